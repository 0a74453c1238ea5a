import Foundation
import Testing

@testable import Typeset

/// What a Swift user calls: reading, rendering to memory and files, layouts, and the errors on the way.
@Suite struct TypesetterTests {
  private static let markup = """
    <document lang="en"><head><title>Two canvases</title></head>
    <canvas width="200"><p id="first">Hello <a href="https://example.org">there</a></p></canvas>
    <canvas width="200"><p lang="ar" id="second">مرحبا</p></canvas></document>
    """

  private let typesetter = Typesetter(fonts: BundledFonts.library)

  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("typeset-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test func everyFormatIsRenderedIntoMemory() throws {
    let document = try typesetter.document(from: Self.markup)
    #expect(document.title() == "Two canvases")
    #expect(document.language == "en")
    let starts: [OutputFormat: String] = [.pdf: "%PDF-", .svg: "<?xml", .png: "\u{89}PNG", .json: "{"]
    for format in OutputFormat.allCases {
      let output = try document.render(as: format)
      #expect(output.files.count == (format.holdsAllPages ? 1 : 2))
      let start = try #require(starts[format])
      for file in output.files { #expect(file.starts(with: start.unicodeScalars.map { UInt8($0.value) }), "\(format)") }
      #expect(output.warnings.isEmpty)
    }
    #expect(try document.render(as: .pdf).files == document.render(as: .pdf).files)
  }

  @Test func bytesAndFilesGiveTheSameDocument() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("page ä.xml")
    try Data(Self.markup.utf8).write(to: file)
    let fromFile = try typesetter.document(contentsOf: file).render(as: .pdf).files
    let fromBytes = try typesetter.document(from: Data(Self.markup.utf8)).render(as: .pdf).files
    #expect(fromFile == fromBytes)
  }

  @Test func severalFilesAreNumberedAndNoneIsWrittenWhereOneCannotBe() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = try typesetter.document(from: Self.markup).render(as: .svg)
    let written = try output.write(to: folder.appendingPathComponent("page.svg"))
    #expect(written.map(\.lastPathComponent) == ["page-1.svg", "page-2.svg"])
    #expect(try Array(Data(contentsOf: written[1])) == output.files[1])
    let other = folder.appendingPathComponent("other")
    try FileManager.default.createDirectory(
      at: other.appendingPathComponent("page-2.svg"), withIntermediateDirectories: true)
    #expect(throws: OutputError.self) { try output.write(to: other.appendingPathComponent("page.svg")) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: other.path) == ["page-2.svg"])
  }

  /// Several threads put them in their places.
  @Test func manyFilesReplaceThoseOfALongerDocument() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    func document(_ count: Int) -> String {
      let pages = (1...count).map { "<page><p>\($0) of \(count)</p></page>" }.joined()
      return "<document lang=\"en\">\(pages)</document>"
    }
    for count in [60, 40] {
      let output = try typesetter.document(from: document(count)).render(as: .svg)
      let written = try output.write(to: folder.appendingPathComponent("page.svg"))
      #expect(written.map(\.lastPathComponent) == (1...count).map { "page-\($0).svg" })
      #expect(try written.map { try Array(Data(contentsOf: $0)) } == output.files)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == count)
    }
  }

  @Test func aDocumentWithErrorsIsThrownWithAllOfThem() throws {
    let error = try #require(throws: DocumentError.self) {
      try typesetter.document(from: "<document><canvas><q>a</q></canvas></document>", name: "a.xml")
    }
    #expect(error.diagnostics.contains { $0.severity == .error && $0.location?.line == 1 })
    #expect(error.description.hasPrefix("a.xml:1:"))
    let missing = try #require(throws: DocumentError.self) {
      try typesetter.document(contentsOf: URL(filePath: "/none/a.xml"))
    }
    #expect(missing.diagnostics.map(\.code) == ["unreadable-input"])
  }

  @Test func warningsAreErrorsOnRequest() throws {
    let document = try typesetter.document(
      from: "<document lang=\"en\"><canvas width=\"100\"><p font=\"None\">a</p></canvas></document>")
    #expect(try document.render(as: .pdf).warnings.map(\.code) == ["missing-family"])
    var options = RenderingOptions()
    options.treatsWarningsAsErrors = true
    #expect(throws: DocumentError.self) { try document.render(as: .pdf, options: options) }
  }

  @Test func optionsThatMakeNoSenseAreThrown() throws {
    let document = try typesetter.document(from: Self.markup)
    var numerals = RenderingOptions()
    numerals.numerals = "roman"
    var split = RenderingOptions(device: Device(named: "iphone-xs"))
    split.split = .half
    var scale = RenderingOptions()
    scale.scale = 0
    let iPhone = try #require(Device(named: "iphone-xs"))
    let cases: [(RenderingOptions, RenderingError)] = [
      (RenderingOptions(locale: "qq-none"), .unknownLocale("qq-none")), (numerals, .unknownNumerals("roman")),
      (split, .unsupportedSplit(iPhone)), (scale, .unsupportedScale(0)),
    ]
    for (options, error) in cases {
      #expect(throws: error) { try document.render(as: .pdf, options: options) }
      #expect(throws: error) { try document.layout(options: options) }
    }
    let large = try typesetter.document(
      from: "<document lang=\"en\"><canvas width=\"14000\" height=\"10\"/></document>")
    var fine = RenderingOptions()
    fine.scale = 64
    let thrown = try #require(throws: RenderingError.self) { try large.render(as: .png, options: fine) }
    guard case .unsupportedPageSize = thrown else { return #expect(Bool(false), "\(thrown)") }
  }

  @Test func aLayoutSaysWhereEverythingIs() throws {
    let pages = try typesetter.document(from: Self.markup).layout()
    #expect(pages.count == 2)
    let line = try #require(pages[0].lines.first)
    #expect(line.text == "Hello there")
    #expect(line.runs.map(\.text).joined() == "Hello there")
    #expect(line.frame.minX >= 0 && line.frame.maxX <= 200 && line.baseline > line.frame.minY)
    let link = try #require(pages[0].elements.first?.descendants.first { $0.name == "a" })
    #expect(link.role == "link" && link.frame.minX > line.frame.minX)
    let arabic = try #require(pages[1].lines.first)
    #expect(arabic.direction == .rightToLeft && arabic.runs.first?.script == "Arab")
    // A short text keeps the side of the layout (R006).
    #expect(arabic.frame.minX < 1 && arabic.frame.maxX < 100)
    #expect(pages[1].elements.flatMap(\.descendants).contains { $0.id == "second" && !$0.rules.isEmpty })
  }

  @Test func aFolderWithoutFontsIsThrown() {
    #expect(throws: FontError.self) { try Typesetter(fonts: [URL(filePath: "/none")]) }
  }
}

extension PageLayout.Element {
  /// The element and all that it contains.
  fileprivate var descendants: [PageLayout.Element] { [self] + children.flatMap(\.descendants) }
}
