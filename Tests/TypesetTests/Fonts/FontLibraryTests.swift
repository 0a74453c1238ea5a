import Foundation
import Testing

@testable import Typeset

@Suite struct FontLibraryTests {
  /// Calls `body` with a new folder, which goes away afterwards.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.resolvingSymlinksInPath())
  }

  private func copy(_ name: String, to place: URL) throws {
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: BundledFonts.folder + "/" + name, toPath: place.path)
  }

  private func error(_ body: () throws -> Void) -> FontError? {
    do {
      try body()
      return nil
    } catch { return error as? FontError }
  }

  @Test func foldersAreReadInOrderAndByName() throws {
    try withFolder { folder in
      try copy("NotoSansThaiUI-Regular.ttf", to: folder.appendingPathComponent("one/b.ttf"))
      try copy("NotoSansHebrew-Regular.ttf", to: folder.appendingPathComponent("one/a.TTF"))
      try copy("NotoSansMono-Regular.ttf", to: folder.appendingPathComponent("one/deep/c.ttf"))
      try copy("NotoSans-Italic.ttf", to: folder.appendingPathComponent("two/a.ttf"))
      try Data("text".utf8).write(to: folder.appendingPathComponent("two/README.md"))
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent("one/loop").path, withDestinationPath: folder.path)
      let library = try FontLibrary(
        folders: [folder.path + "/two", folder.path + "/one"], bundled: BundledFonts.folder, packs: false)
      let names = library.folderFonts.prefix(4).map(\.postScriptName)
      #expect(
        names == ["NotoSans-Italic", "NotoSansHebrew-Regular", "NotoSansThaiUI-Regular", "NotoSansMono-Regular"])
      #expect(library.bundledFonts.count == 29)
      let selector = FontSelector(library: library)
      #expect(selector.font(family: nil, weight: 400, italic: true).font === library.folderFonts[0])
    }
  }

  @Test func aFolderThatIsMissingOrEmptyIsAnError() throws {
    try withFolder { folder in
      #expect(
        error { _ = try FontLibrary(folders: ["/nowhere"], bundled: nil) } == FontError("/nowhere", .missingFolder))
      #expect(
        error { _ = try FontLibrary(folders: [folder.path], bundled: nil) } == FontError(folder.path, .noFonts))
    }
  }

  @Test func bundledFontsAreFoundFromTheExecutable() throws {
    try withFolder { folder in
      let tool = folder.appendingPathComponent("install/bin/typesetter")
      try copy("OFL.txt", to: tool)
      #expect(FontLibrary.bundledFolder(executable: tool.path)?.hasPrefix(folder.path) != true)
      try copy("NotoSans-Regular.ttf", to: folder.appendingPathComponent("Fonts/NotoSans-Regular.ttf"))
      #expect(FontLibrary.bundledFolder(executable: tool.path) == folder.path + "/Fonts")
      let installed = folder.appendingPathComponent("install/share/typeset/Fonts/NotoSans-Regular.ttf")
      try copy("NotoSans-Regular.ttf", to: installed)
      #expect(FontLibrary.bundledFolder(executable: tool.path) == installed.deletingLastPathComponent().path)
      let link = folder.appendingPathComponent("link")
      try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: tool.path)
      #expect(FontLibrary.bundledFolder(executable: link.path) == installed.deletingLastPathComponent().path)
      #expect(FontLibrary.bundledFolder(executable: folder.path + "/nothing") == nil)
    }
  }

  @Test func documentFontsStayInTheirFolders() throws {
    try withFolder { folder in
      let document = folder.appendingPathComponent("document").path
      let other = folder.appendingPathComponent("other").path
      try copy("NotoSansHebrew-Regular.ttf", to: URL(fileURLWithPath: document + "/fonts/a.ttf"))
      try copy("NotoSansHebrew-Bold.ttf", to: URL(fileURLWithPath: other + "/b.ttf"))
      try copy("NotoSansHebrew-Bold.ttf", to: folder.appendingPathComponent("document-too/b.ttf"))
      try FileManager.default.createSymbolicLink(
        atPath: document + "/link.ttf", withDestinationPath: other + "/b.ttf")
      func load(_ path: String, roots: [String] = []) -> FontError.Reason? {
        error { _ = try FontLibrary.load(path, from: document, roots: roots) }?.reason
      }
      #expect(load("fonts/a.ttf") == nil)
      #expect(load("./fonts/../fonts/a.ttf") == nil)
      #expect(load(document + "/fonts/a.ttf") == nil)
      #expect(load("link.ttf") == .outside)
      #expect(load("../other/b.ttf") == .outside)
      #expect(load("../document-too/b.ttf") == .outside)
      #expect(load(other + "/b.ttf") == .outside)
      #expect(load("../nothing.ttf") == .outside, "what exists outside is nobody's business")
      #expect(load("link.ttf", roots: [other]) == nil)
      #expect(load("../other/b.ttf", roots: [other + "/"]) == nil)
      #expect(load("missing.ttf") == .missing)
      #expect(load("") == .missing)
      #expect(load("a\0b") == .missing)
      #expect(load("fonts") == .unreadable("it is a folder"))
    }
  }

  @Test func aReportListsFontsAndChoices() {
    let report = FontReport(library: BundledFonts.library, text: "Aשaሀ漢A", language: "he")
    #expect(report.fonts.count == 29)
    #expect(report.fonts[12].version == "2.004")
    #expect(report.characters.flatMap(\.codePoints) == ["U+0041", "U+05E9", "U+0061", "U+1200", "U+6F22"])
    let families = ["Noto Sans", "Noto Sans Hebrew", "Noto Sans", nil, "Droid Sans Fallback"]
    #expect(report.characters.map(\.family) == families)
    let text = report.description
    #expect(text.contains("Noto Sans Hebrew         600         3.000  Hebr            "))
    #expect(text.hasSuffix("U+1200  missing                  ሀ\nU+6F22  Droid Sans Fallback 400  漢\n"))
  }
}
