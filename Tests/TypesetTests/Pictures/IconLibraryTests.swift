import Foundation
import Testing

@testable import Typeset

/// The set that comes with the program, and folders that documents bring along.
@Suite struct IconLibraryTests {
  @Test func everyFileOfTheSetIsInTheCodeAndInTheManifest() throws {
    let folder = Examples.folder.deletingLastPathComponent().appendingPathComponent(
      "Sources/Typeset/Library/Pictures/Icons/Set")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".svg") }
      .sorted()
    let declared = BundledIcons.entries.values.flatMap { [$0.file] + $0.variants.map(\.file) }.sorted()
    #expect(declared == files)
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(file)))
      #expect(BundledIcons.bytes(of: file) == bytes, "\(file)")
    }
  }

  @Test func everyIconOfTheSetStaysInItsBox() {
    for entry in BundledIcons.entries.values {
      for file in [entry.file] + entry.variants.map(\.file) {
        let artwork = BundledIcons.artwork(file)
        #expect(artwork.size == Size(width: 24, height: 24))
        for turned in [false, true] {
          let picture = IconComposition(base: artwork, mirrorsBase: turned, movesParts: turned).picture()
          for part in picture.parts {
            let bounds = part.bounds ?? Rect(x: 12, y: 12, width: 0, height: 0)
            #expect(bounds.minX > 0.9 && bounds.minY > 0.9 && bounds.maxX < 23.1 && bounds.maxY < 23.1, "\(file)")
          }
        }
      }
    }
  }

  @Test func theSetHasWhatTheGuidelinesPicture() {
    let meanings = Dictionary(grouping: BundledIcons.entries.values, by: \.meaning)
    #expect(Set(meanings.keys) == Set(IconMeaning.allCases), "an icon of every meaning")
    #expect(BundledIcons.entries.count >= 40)
    for entry in meanings[.textGlyph] ?? [] {
      let follows = BundledIcons.artwork(entry.file).followsReaders
      #expect(
        follows || entry.variants.contains { $0.script == .arabic }, "\(entry.name) has no Arabic letter (R032)")
    }
  }

  @Test func aVersionIsChosenByLanguageThenNumeralsThenScriptThenDirection() {
    let entry = IconEntry(
      name: "x", meaning: .textGlyph, file: "x.svg",
      variants: [
        IconVariant(direction: .rightToLeft, file: "rtl.svg"), IconVariant(script: .arabic, file: "arab.svg"),
        IconVariant(language: "ur", file: "ur.svg"), IconVariant(numerals: ["beng", "deva"], file: "deva.svg"),
      ])
    func file(_ tag: String, _ direction: Direction, numerals: String = "latn") -> String {
      entry.file(for: tag, script: LanguageTag(tag)!.script, numerals: numerals, direction: direction).name
    }
    #expect(file("ar", .rightToLeft, numerals: "deva") == "deva.svg")
    #expect(file("ur", .rightToLeft, numerals: "deva") == "ur.svg")
    #expect(file("ur-PK", .rightToLeft) == "ur.svg")
    #expect(file("ar", .leftToRight) == "arab.svg")
    #expect(file("he", .rightToLeft) == "rtl.svg")
    #expect(file("en", .leftToRight) == "x.svg")
  }

  @Test func aFolderOfTheDocumentWins() throws {
    let folder = try Self.folder([
      "manifest.xml": """
      <icons><icon name="heart" file="own.svg" meaning="forward"/>
        <icon name="stamp" file="own.svg" meaning="object" direction="ltr-only"/></icons>
      """,
      "own.svg": "<svg viewBox=\"0 0 10 10\"><path d=\"M1 1h8v8z\"/></svg>",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let xml = """
      <document lang="ar"><head><icons src="icons"/></head><canvas width="100">
        <icon id="heart" name="heart"/><icon id="stamp" name="stamp"/><icon id="star" name="star"/></canvas></document>
      """
    let sample = try LayoutSample(xml, folder: folder.path)
    #expect(sample.diagnostics.isEmpty)
    #expect(try sample.element("heart").isMirrored, "it means something else here")
    #expect(try !sample.element("stamp").isMirrored)
  }

  @Test(arguments: [
    ("<icons><icon name=\"a\" file=\"a.svg\" meaning=\"objekt\"/></icons>", "did you mean \"object\"?", "icon"),
    ("<icons><icon name=\"a\" file=\"a.svg\"/></icons>", "", "icon"),
    ("<icons><icon name=\"a\" file=\"../a.svg\" meaning=\"object\"/></icons>", "", "icon-path"),
    ("<icons><icon name=\"a\" file=\"b.svg\" meaning=\"object\"/></icons>", "", "missing-icons"),
    ("<icons><icon name=\"a\" file=\"bad.svg\" meaning=\"object\"/></icons>", "", "icon"),
    ("<icons><icon name=\"a\" file=\"a.svg\" meaning=\"object\"><variant file=\"a.svg\"/></icon></icons>", "", "icon"),
    ("<icons><icon nmae=\"a\" file=\"a.svg\" meaning=\"object\"/></icons>", "did you mean name?", "icon"),
    ("<pack/>", "the root element must be <icons>", "icon"), ("<icons>", "", "unclosed"), ("", "", "empty"),
  ])
  func aBrokenFolderIsRefusedWithAPlace(manifest: String, hint: String, code: String) throws {
    let folder = try Self.folder([
      "manifest.xml": manifest, "a.svg": "<svg viewBox=\"0 0 1 1\"/>", "bad.svg": "<svg viewBox=\"0 0 1 1\"><x/></svg>",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let diagnostics = try Self.diagnostics(of: "<icons src=\"icons\"/>", folder: folder)
    let first = try #require(diagnostics.first)
    #expect(first.severity == .error && first.range != nil)
    if ["icon", "icon-path", "missing-icons"].contains(code) { #expect(first.code == code) }
    if !hint.isEmpty { #expect(diagnostics.flatMap(\.hints).contains(hint), "\(diagnostics.flatMap(\.hints))") }
  }

  @Test func aMissingFolderIsAMissingInput() throws {
    let folder = try Self.folder([:])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try Self.diagnostics(of: "<icons src=\"nowhere\"/>", folder: folder).map(\.isMissingInput) == [true])
    #expect(try Self.diagnostics(of: "<icons src=\"icons\"/>", folder: folder).map(\.isMissingInput) == [true])
    #expect(try Self.diagnostics(of: "<icons src=\"/etc\"/>", folder: folder).map(\.code) == ["icon-path"])
  }

  @Test(arguments: [("manifest.xml", "secret.xml"), ("own.svg", "secret.svg")])
  func aLinkToAFileOutsideIsNotFollowed(link: String, target: String) throws {
    let folder = try Self.folder([
      "manifest.xml": "<icons><icon name=\"a\" file=\"own.svg\" meaning=\"object\"/></icons>",
      "own.svg": "<svg viewBox=\"0 0 1 1\"/>",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    try "top secret".write(to: folder.appendingPathComponent(target), atomically: true, encoding: .utf8)
    let path = folder.path + "/icons/" + link
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "../" + target)
    let diagnostics = try Self.diagnostics(of: "<icons src=\"icons\"/>", folder: folder)
    #expect(diagnostics.map(\.code) == ["icon-path"])
    #expect(!diagnostics.map { DiagnosticPrinter().string(for: $0) }.joined().contains("secret"))
  }

  /// A folder with a folder `icons` in it.
  static func folder(_ files: [String: String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("typeset-icons-\(UUID().uuidString)")
    let icons = folder.appendingPathComponent("icons")
    try FileManager.default.createDirectory(at: icons, withIntermediateDirectories: true)
    for (name, text) in files { try Data(text.utf8).write(to: icons.appendingPathComponent(name)) }
    return folder
  }

  private static func diagnostics(of head: String, folder: URL) throws -> [Diagnostic] {
    let log = DiagnosticLog()
    let xml = "<document lang=\"en\"><head>\(head)</head><canvas/></document>"
    let loaded = Typesetter(fonts: TextSample.library).session().read(
      Array(xml.utf8), name: "x.xml", folder: folder.path, log: log)
    #expect(loaded == nil)
    return log.diagnostics
  }
}
