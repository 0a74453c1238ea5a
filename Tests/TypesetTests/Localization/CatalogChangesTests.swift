import Foundation
import Testing

@testable import Typeset

/// Whatever changes in the folders of a catalog is seen by those who watch it, and changes the keys of a batch.
@Suite struct CatalogChangesTests {
  private static let files = [
    "S/en.lproj/Localizable.strings": "k = one;", "S/en.lproj/Localizable.stringsdict": "<plist><dict/></plist>",
    "S/de/L.xliff": "<xliff version=\"1.2\"/>", "one.strings": "k = one;",
  ]

  /// A change of the folder of a document.
  enum Change: CaseIterable {
    case changedTable, addedTable, removedTable, changedPlurals, removedPlurals, changedXLIFF, removedXLIFF
    case addedFolder, removedFolder, movedFolder, addedTwin

    func make(in folder: String) throws {
      func write(_ text: String, _ path: String) throws { try CatalogSample.write(text.utf8, to: folder + "/" + path) }
      func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: folder + "/" + path) }
      switch self {
      case .changedTable: try write("k = two;", "S/en.lproj/Localizable.strings")
      case .addedTable: try write("m = two;", "S/en.lproj/Other.strings")
      case .removedTable: try remove("S/en.lproj/Localizable.strings")
      case .changedPlurals: try write("<plist><dict></dict></plist>", "S/en.lproj/Localizable.stringsdict")
      case .removedPlurals: try remove("S/en.lproj/Localizable.stringsdict")
      case .changedXLIFF: try write("<xliff version=\"1.2\"></xliff>", "S/de/L.xliff")
      case .removedXLIFF: try remove("S/de/L.xliff")
      case .addedFolder: try write("k = drei;", "S/fr.lproj/A.strings")
      case .removedFolder: try remove("S/de")
      case .movedFolder: try FileManager.default.moveItem(atPath: folder + "/S/de", toPath: folder + "/S/ar")
      case .addedTwin: try write("<plist><dict/></plist>", "one.stringsdict")
      }
    }
  }

  @Test(arguments: Change.allCases) func aChangeIsSeen(change: Change) throws {
    try CatalogSample.withFolder { folder in
      for (path, text) in Self.files { try CatalogSample.write(text.utf8, to: folder + "/" + path) }
      let xml =
        "<document lang=\"en\"><head><catalog src=\"S\"/><catalog src=\"one.strings\"/></head><canvas/></document>"
      let session = Typesetter(fonts: TextSample.library).session()
      let record = session.inputRecord()
      session.inputs = record
      let log = DiagnosticLog()
      _ = session.read(Array(xml.utf8), name: "x.xml", folder: folder, log: log)
      #expect(!log.hasErrors, "\(log.diagnostics)")
      let (snapshot, digests) = (FileSnapshot(of: record.paths), InputDigests())
      let before = record.paths.map { digests[$0] }
      try change.make(in: folder)
      #expect(!FileSnapshot(of: record.paths).changes(since: snapshot).isEmpty)
      let after = InputDigests()
      #expect(record.paths.map { after[$0] } != before)
    }
  }
}
