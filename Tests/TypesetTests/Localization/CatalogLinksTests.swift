import Foundation
import Testing

@testable import Typeset

/// Links in the folder of a catalog lead to nothing outside of what is allowed, through any door.
@Suite struct CatalogLinksTests {
  private static let table = "secret = \"text\";"
  private static let plurals =
    "<plist><dict><key>secret</key><dict><key>NSStringLocalizedFormatKey</key><string>text</string></dict></dict></plist>"
  private static let xliff =
    "<xliff version=\"1.2\"><file source-language=\"en\"><body><trans-unit id=\"secret\"><source>text</source></trans-unit></body></file></xliff>"
  private static let own = "own = \"text\";"

  /// A folder `doc` of documents beside `away`, where the same files are; links are given by path in `doc` and target.
  private func withLink(_ link: String, to target: String, _ body: (String) throws -> Void) throws {
    try CatalogSample.withFolder { folder in
      for root in ["doc/held", "away"] {
        for (path, text) in [
          ("ar.lproj/Localizable.strings", Self.table), ("plain.strings", Self.table),
          ("plain.stringsdict", Self.plurals),
          ("de/a.xliff", Self.xliff), ("a.xliff", Self.xliff),
        ] { try CatalogSample.write(text.utf8, to: "\(folder)/\(root)/\(path)") }
      }
      try CatalogSample.write(Self.own.utf8, to: folder + "/doc/S/he.lproj/Localizable.strings")
      let path = folder + "/doc/" + link
      try FileManager.default.createDirectory(
        atPath: FileSystem.folder(of: path), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: target.replacingOccurrences(of: "FOLDER", with: folder))
      try body(folder)
    }
  }

  /// The codes of what is reported about a catalog that a document names, and whether it has the key that only a link
  /// gives.
  private func load(_ path: String, in folder: String, roots: [String] = []) -> String {
    let log = DiagnosticLog()
    let source = SourceFile(name: "doc.xml", utf8: Array("<catalog/>".utf8))
    let catalog = CatalogLibrary().load(
      path, from: folder + "/doc", roots: roots, at: SourceRange(file: source, bytes: 0..<1), log: log)
    return (log.diagnostics.map(\.code) + [catalog?.entries["secret"] == nil ? "nothing" : "found"]).joined(
      separator: " ")
  }

  static let doors: KeyValuePairs = [
    "S/ar.lproj": "ar.lproj", "S/de": "de", "S/fr.xcloc/Localized Contents": "de",
    "S/fr.lproj/Localizable.strings": "ar.lproj/Localizable.strings", "S/fr.lproj/A.stringsdict": "plain.stringsdict",
    "S/he.lproj/Localizable.stringsdict": "plain.stringsdict", "S/b.xliff": "a.xliff", "S/fr/c.xlf": "a.xliff",
  ]

  @Test(arguments: doors.map { [$0.key, $0.value] }) func aLinkInAFolderStaysInside(door: [String]) throws {
    try withLink(door[0], to: "FOLDER/away/" + door[1]) { folder in
      #expect(load("S", in: folder) == "catalog-outside nothing")
      #expect(load("S", in: folder, roots: [folder + "/away"]) == "found")
      let log = DiagnosticLog()
      #expect(CatalogLibrary().load(folder + "/doc/S", log: log) == nil)
      #expect(log.diagnostics.map(\.code) == ["catalog-outside"], "the folder that the user named is the limit")
      #expect(CatalogLibrary().load(folder + "/doc/S", roots: [folder], log: DiagnosticLog()) != nil)
    }
    try withLink(door[0], to: "FOLDER/doc/held/" + door[1]) { folder in #expect(load("S", in: folder) == "found") }
  }

  @Test func theThirdPartOfAPathMayBeALink() throws {
    try withLink("S/x/y", to: "FOLDER/away") { folder in
      #expect(load("S/x/y/plain.strings", in: folder) == "catalog-outside nothing")
      #expect(load("S/x/y/../away/a.xliff", in: folder) == "catalog-outside nothing")
      #expect(load("S/x/y/nothing.strings", in: folder) == "missing-catalog nothing")
    }
  }

  @Test func theTwinOfATableStaysInside() throws {
    try withLink("own.stringsdict", to: "FOLDER/away/plain.stringsdict") { folder in
      try CatalogSample.write(Self.own.utf8, to: folder + "/doc/own.strings")
      #expect(load("own.strings", in: folder) == "catalog-outside nothing")
      #expect(load("own.strings", in: folder, roots: [folder + "/away"]) == "found")
      let log = DiagnosticLog()
      #expect(CatalogLibrary().load(folder + "/doc/own.strings", log: log) == nil)
      #expect(log.diagnostics.map(\.code) == ["catalog-outside"])
    }
  }

  @Test func whatTheUserNamesIsTrusted() throws {
    try withLink("named.strings", to: "FOLDER/away/plain.strings") { folder in
      let log = DiagnosticLog()
      #expect(CatalogLibrary().load(folder + "/doc/named.strings", log: log)?.entries["secret"] != nil)
      #expect(log.diagnostics.isEmpty)
      #expect(load("named.strings", in: folder) == "catalog-outside nothing", "a document is not the user")
    }
    try withLink("fr.lproj", to: "FOLDER/away/ar.lproj") { folder in
      #expect(CatalogLibrary().load(folder + "/doc/fr.lproj", log: DiagnosticLog())?.languages == ["fr"])
    }
  }

  @Test func documentsWithOtherRightsShareNothing() throws {
    try withLink("S/ar.lproj", to: "FOLDER/away/ar.lproj") { folder in
      let library = CatalogLibrary()
      let range = SourceRange(file: SourceFile(name: "doc.xml", utf8: []), bytes: 0..<0)
      func load(_ roots: [String]) -> Catalog? {
        library.load("S", from: folder + "/doc", roots: roots, at: range, log: DiagnosticLog())
      }
      let allowed = try #require(load([folder]))
      #expect(load([]) == nil && load([folder]) === allowed)
    }
  }
}
