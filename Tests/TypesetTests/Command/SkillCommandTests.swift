import Foundation
import Testing

@testable import Typeset

/// `skill`: pages for coding agents, which must be true.
@Suite struct SkillCommandTests {
  private static let pages = EmbeddedFiles.skill.paths.sorted()

  private static func text(_ page: String) -> String {
    String(decoding: EmbeddedFiles.skill[page] ?? [], as: UTF8.self)
  }

  @Test func theFirstPageIsShown() throws {
    let result = try CommandRun().run("skill")
    let text = String(decoding: result.output, as: UTF8.self)
    #expect(result.status == 0 && text.hasPrefix("---\nname: typesetter\n") && text.contains("## The loop"))
  }

  @Test func pagesAreInstalledAndReplaced() throws {
    let command = try CommandRun()
    let result = try command.run("skill", "--install", "skills")
    #expect(result.status == 0 && Self.pages.count == 3, "\(result.errors)")
    for page in Self.pages { #expect(command.text("skills/typesetter/\(page)").hasPrefix(Self.text(page))) }
    #expect(try command.run("skill", "--install", "skills").status == 0)
    // What somebody has written is kept.
    try "mine".write(
      to: command.folder.appendingPathComponent("skills/typesetter/markup.md"), atomically: true, encoding: .utf8)
    let refused = try command.run("skill", "--install", "skills")
    #expect(refused.status == 73 && refused.errors.contains("markup.md"))
    #expect(command.text("skills/typesetter/markup.md") == "mine")
  }

  @Test(arguments: pages) func aPageIsShort(page: String) {
    // A token is about four characters.
    #expect(Self.text(page).count / 4 < 2500)
  }

  @Test(arguments: pages) func everyOptionExists(page: String) throws {
    let help = try ["render", "check", "sheet", "verify", "fonts", "icons", "skill", "strings"].map {
      try String(decoding: CommandRun().run($0, "--help").output, as: UTF8.self)
    }.joined()
    let options = Self.text(page).matches(of: /--[a-z][a-z-]+/).map { String($0.output) }
    #expect(page == "markup.md" || options.count > 3)
    for option in Set(options) where option != "---" {
      #expect(help.contains(option), "\(option) in \(page)")
    }
  }

  @Test func theMarkupIsAccepted() throws {
    for page in Self.pages {
      for block in Self.text(page).matches(of: /```xml\n((?:.|\n)*?)```/) {
        let xml = String(block.output.1)
        let text = xml.contains("<document") ? xml : "<document lang=\"en\"><page>\(xml)</page></document>"
        let command = try CommandRun([
          "a.xml": text, "Settings.xcstrings": #"{"sourceLanguage": "en", "version": "1.0", "strings": {}}"#,
        ])
        let result = try command.run("check", "a.xml", "--rules", "R134", "--fail-on", "error")
        #expect(result.status == 0 && !result.errors.contains("error:"), "\(result.errors)")
      }
    }
  }

  @Test func theLoopFindsAndClearsAFault() throws {
    let files = ["a.xml": Self.screen(String(repeating: "Weiter zur Zahlung. ", count: 25))]
    let command = try CommandRun(files)
    func matrix() throws -> (status: Int32, lines: [Substring]) {
      let result = try command.run("check", "a.xml", "--device", "iphone-se", "--text-sizes", "l,ax3", "--matrix")
      return (result.status, String(decoding: result.output, as: UTF8.self).split(separator: "\n"))
    }
    let before = try matrix()
    #expect(before.status == 1 && before.lines.count == 2, "\(before.lines)")
    #expect(before.lines[1].contains("warning") || before.lines[1].contains("error"), "\(before.lines)")
    let outline = try command.run("render", "a.xml", "--device", "iphone-se", "--observe", "outline", "--crop", "next")
    #expect(String(decoding: outline.output, as: UTF8.self).contains("p#next"), "\(outline.errors)")
    #expect(outline.output.count < 2048)
    try Self.screen("Weiter").write(
      to: command.folder.appendingPathComponent("a.xml"), atomically: true, encoding: .utf8)
    let after = try matrix()
    #expect(after.status == 0 && after.lines.allSatisfy { $0.hasSuffix("clean") }, "\(after.lines)")
    #expect(after.lines[0] != before.lines[0])
  }

  private static func screen(_ text: String) -> String {
    """
    <document lang="de"><screen title="Kasse"><status-bar/><p id="next">\(text)</p><home-indicator/></screen></document>
    """
  }
}
