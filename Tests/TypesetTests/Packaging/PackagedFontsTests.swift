import Foundation
import Testing
import TypesetFonts

/// The package gives other packages every font that comes with the command.
struct PackagedFontsTests {
  @Test func everyFontIsInThePackage() throws {
    let bundled = try Self.fonts(in: DocumentationPage.root.appending(path: "Fonts").path)
    #expect(bundled.count > 20)
    #expect(try Self.fonts(in: TypesetFonts.folder) == bundled)
  }

  private static func fonts(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".ttf") }.sorted()
  }
}
