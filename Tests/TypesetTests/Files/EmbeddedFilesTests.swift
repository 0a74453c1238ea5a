import Foundation
import Testing

@testable import Typeset

/// Folders of the sources that the build puts into the program.
@Suite struct EmbeddedFilesTests {
  @Test(arguments: [
    ("Sources/Typeset/Library/Pictures/Icons/Set", EmbeddedFiles.icons),
    ("Sources/Typeset/Library/Localization/Spoken/Words", EmbeddedFiles.words),
    ("Sources/Typeset/Library/Localization/Keyboards/Layouts", EmbeddedFiles.keyboards),
    ("Sources/TypesetPreview/Page", EmbeddedFiles.page),
    ("Examples/Gallery", EmbeddedFiles.gallery),
  ])
  func everyFileOfAFolderIsInTheProgram(path: String, files: EmbeddedFiles) throws {
    let folder = DocumentationPage.root.appendingPathComponent(path)
    let enumerator = try #require(FileManager.default.enumerator(atPath: folder.path))
    let paths = enumerator.compactMap { $0 as? String }
      .filter { !folder.appendingPathComponent($0).hasDirectoryPath && $0.contains(".") }
    #expect(files.paths == paths.sorted())
    for path in paths {
      let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(path)))
      #expect(files[path] == bytes, "\(path)")
    }
  }
}
