import Foundation
import Testing

@testable import Typeset

/// The article "From Swift": its code is the code of `SwiftGuide`, runs, and needs nothing that isn't public.
@Suite struct SwiftGuideTests {
  private static let root = DocumentationPage.root
  private static let guide = root.appendingPathComponent("Tests/TypesetTests/Session/SwiftGuide.swift")

  @Test(arguments: ["FromSwift", "Typeset", "Batches", "Sheets", "VisualTests"])
  func theCodeOfAPageIsThatOfTheGuide(page: String) throws {
    let path = Self.root.appendingPathComponent("Sources/Typeset/Library/Typeset.docc/\(page).md")
    let blocks = try String(contentsOf: path, encoding: .utf8).components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    let guide = try String(contentsOf: Self.guide, encoding: .utf8)
    #expect(!blocks.isEmpty)
    // What belongs into a test or a manifest is no code of the guide.
    for block in blocks where !block.hasPrefix("import Testing") && !block.hasPrefix(".testTarget") {
      let lines = block.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      let indented = lines.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
      #expect(guide.contains(indented), "the guide lacks\n\(block)")
    }
  }

  @Test func theGuideRuns() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("typeset-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appendingPathComponent("page.xml")
    let changed = folder.appendingPathComponent("changed.xml")
    let markup = "<document lang=\"en\"><canvas width=\"200\"><p id=\"greeting\">Hello</p></canvas></document>"
    try Data(markup.utf8).write(to: page)
    try Data(markup.replacing("Hello", with: "Goodbye").utf8).write(to: changed)
    try SwiftGuide.run(page: page, changed: changed, folder: folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(
      names == ["Baselines", "changed.xml", "out", "page.pdf", "page.png", "page.xml", "sheet.pdf"])
    let baselines = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Baselines")
    #expect(baselines.count == 4)
  }

  /// The guide as the code of a package of another name, to which only what is public can be seen.
  @Test(
    .enabled(if: Toolchain.isAvailable, "there is no swiftc and pkg-config, or no modules of a build, to compile with"))
  func theGuideCompilesInAnotherPackage() throws {
    let result = try Toolchain.typeCheck(Self.guide.path, package: "another")
    #expect(result.status == 0, "\(result.output)")
    let test = """
      import TypesetTesting
      func check() { expectTypeset("a.xml", matches: "B", variants: [.locale: ["en"]], record: .missing) }
      """
    #expect(try typeCheck(test).status == 0)
    #expect(try typeCheck("import Typeset\nlet log = DiagnosticLog()\n").output.contains("DiagnosticLog"))
  }

  private func typeCheck(_ code: String) throws -> (status: Int32, output: String) {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(code.utf8).write(to: file)
    return try Toolchain.typeCheck(file.path, package: "another")
  }
}
