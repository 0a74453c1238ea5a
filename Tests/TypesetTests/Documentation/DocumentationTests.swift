import Foundation
import Testing

@testable import Typeset

/// The commands of the documentation, typed into each shell that a reader may have.
@Suite struct DocumentationTests {
  @Test(arguments: Shell.allCases, Manuscript.all)
  func everyCommandRuns(in shell: Shell, of manuscript: Manuscript) throws {
    let page = try DocumentationPage(manuscript.path)
    let run = try CommandRun()
    try manuscript.prepare(run)
    for block in page.blocks where block.reason == nil {
      let result = try run.type(block.commands, into: shell)
      #expect(
        result.status == block.status,
        "\(manuscript.path):\(block.line): \(shell) ends with \(result.status)\n\(block.commands)\(result.errors)")
    }
    manuscript.check(run)
  }

  /// The commands of a page missing from the table would never run.
  @Test func noPageIsForgotten() throws {
    let folder = "Sources/Typeset/Library/Typeset.docc"
    let names = try FileManager.default.contentsOfDirectory(
      atPath: DocumentationPage.root.appendingPathComponent(folder).path)
    let pages = ["README.md"] + names.filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }
    let withCommands = try pages.filter { try !DocumentationPage($0).blocks.isEmpty }
    #expect(Set(withCommands) == Set(Manuscript.all.map(\.path)))
  }

  @Test(arguments: Manuscript.all)
  func whatIsNotRunIsCounted(in manuscript: Manuscript) throws {
    let blocks = try DocumentationPage(manuscript.path).blocks
    #expect(blocks.filter { $0.reason != nil }.count == manuscript.notRun)
    #expect(blocks.contains { $0.reason == nil })
  }

  /// `typeset` is a builtin of bash, zsh and ksh: a shell that meets it never calls the command.
  @Test func nothingCallsTheBuiltinOfShells() throws {
    let root = DocumentationPage.root
    let folders = ["README.md", "Makefile", "Sources", "Examples", "Fonts", "Packaging", "Benchmarks", ".ci", "Tests"]
    let files = folders.flatMap { name -> [String] in
      let below = try? FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(name).path)
      return below.map { $0.map { "\(name)/\($0)" } } ?? [name]
    }
    let commands = try CommandRun().commands().joined(separator: "|")
    let call = try Regex(#"(?:^|[^\w"$/.-])typeset +(?:-|(?:\#(commands))\b)"#)
    var read = 0
    for file in files where !file.contains(".build") {
      guard let text = try? String(contentsOf: root.appendingPathComponent(file), encoding: .utf8) else { continue }
      read += 1
      for line in text.split(separator: "\n") where line.contains("typeset ") {
        let calls = line.firstMatch(of: call) != nil
        #expect(!calls, "\(file): \(line)")
      }
    }
    let example = "  " + ["typeset", "render", "a.xml"].joined(separator: " ")
    #expect(read > 300 && example.firstMatch(of: call) != nil)
  }
}
