import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// The file of known findings.
@Suite struct KnownFindingsTests {
  private static let screen =
    "<document lang=\"en\"><head><title>S</title></head><screen><p>Hello</p></screen></document>"

  private func run(_ run: CommandRun, _ arguments: String...) throws -> CommandRun.Result {
    try run.run(["check"] + arguments + ["--rules", "R105", "--fail-on", "advice"])
  }

  @Test func onlyNewFindingsFail() throws {
    let folder = try CommandRun(["a.xml": Self.screen, "b.xml": Self.screen])
    #expect(try run(folder, "a.xml", "b.xml").status == 1)
    let update = try run(folder, "a.xml", "b.xml", "--known", "known.txt", "--update-known")
    #expect(update.status == 0, "\(update.errors)")
    #expect(
      folder.text("known.txt") == """
        {"typeset": "findings", "version": 1}
        {"document": "a.xml", "rule": "R105", "element": "screen1"}
        {"document": "b.xml", "rule": "R105", "element": "screen1"}

        """)
    // What moves stays known; what is new does not.
    try folder.write("<!-- moved -->\n" + Self.screen, to: "a.xml")
    let known = try run(folder, "a.xml", "b.xml", "--known", "known.txt")
    #expect(
      known.status == 0 && String(decoding: known.output, as: UTF8.self) == "no findings in 2 variants, and 2 known\n")
    try folder.write(Self.screen, to: "c.xml")
    let new = try run(folder, "a.xml", "c.xml", "--known", "known.txt")
    #expect(new.status == 1 && String(decoding: new.output, as: UTF8.self).contains("c.xml:1:"))
  }

  @Test func aPageKeepsItsIdentityInEveryLanguage() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"title": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Boats"}},
        "de": {"stringUnit": {"state": "translated", "value": "Boote"}}}}}}
      """
    let screen = """
      <document lang="en"><head><catalog src="Boats.xcstrings"/></head>
      <screen title="Boats" title-key="title"><p translate="no">Hello</p></screen></document>
      """
    let folder = try CommandRun(["a.xml": screen, "Boats.xcstrings": catalog])
    let update = try run(folder, "a.xml", "--locales", "en", "--known", "known.txt", "--update-known")
    #expect(update.status == 0, "\(update.errors)")
    #expect(
      folder.text("known.txt").contains("{\"document\": \"a.xml\", \"rule\": \"R105\", \"element\": \"screen1\"}"))
    let german = try run(folder, "a.xml", "--locales", "de,en", "--known", "known.txt")
    #expect(german.status == 0 && String(decoding: german.output, as: UTF8.self).hasSuffix("and 1 known\n"))
  }

  @Test func whatIsNoLongerFoundIsAdvice() throws {
    let folder = try CommandRun(["a.xml": Self.screen, "b.xml": Self.screen])
    #expect(try run(folder, "a.xml", "b.xml", "--known", "known.txt", "--update-known").status == 0)
    try folder.write(Self.screen.replacingOccurrences(of: "<p>", with: "<status-bar/><p>"), to: "b.xml")
    let result = try run(folder, "b.xml", "--known", "known.txt")
    // The line about a.xml, which is not in the run, is left alone.
    #expect(
      String(decoding: result.output, as: UTF8.self) == """
        known.txt:3:1: advice: R105 is no longer found at "screen1" in "b.xml"
        hint: update the file of known findings
        no findings in 1 variant

        """)
    #expect(result.status == 0)
    #expect(try run(folder, "b.xml", "--known", "known.txt", "--update-known").status == 0)
    #expect(folder.text("known.txt").contains("a.xml") && !folder.text("known.txt").contains("b.xml"))
    // A rule that is not checked keeps its lines.
    #expect(
      try folder.run(
        "check", "a.xml", "--without", "R105", "--known", "known.txt", "--update-known", "--fail-on", "never"
      )
      .status == 0)
    #expect(folder.text("known.txt").contains("\"document\": \"a.xml\", \"rule\": \"R105\""))
  }

  @Test func pathsAreRelativeToTheFile() throws {
    let folder = try CommandRun(["a.xml": Self.screen])
    #expect(try folder.shell("mkdir lists").status == 0)
    #expect(try run(folder, "a.xml", "--known", "lists/known.txt", "--update-known").status == 0)
    #expect(folder.text("lists/known.txt").contains("{\"document\": \"../a.xml\", \"rule\""))
    let inside = try folder.shell("cd lists; typesetter check ../a.xml --known known.txt --fail-on advice --rules R105")
    #expect(inside.status == 0, "\(inside.errors)")
  }

  @Test(arguments: [
    ("{\"typeset\": \"findings\", \"version\": 2}\n", "a newer version of typesetter wrote this file"),
    ("{\"typeset\": \"findings\", \"version\": 1}\n{\"rule\": \"R105\"\n", "line 2 is damaged: "),
    (
      "{\"typeset\": \"findings\", \"version\": 1}\n{\"rule\": \"R999\"}\n",
      "line 2 is damaged: missing or unknown \"rule\""
    ),
    ("{\"typeset\": \"findings\", \"version\": 1}\n<<<<<<< main\n", "the file contains merge conflict markers"),
    ("my notes\n", "this is not a file of known findings"), ("", "this is not a file of known findings"),
  ])
  func aFileThatCannotBeUsedIsReported(text: String, message: String) throws {
    let folder = try CommandRun(["a.xml": Self.screen, "known.txt": text])
    let result = try run(folder, "a.xml", "--known", "known.txt")
    #expect(result.status == 66 && result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.contains("hint: "))
    // Only what git left is replaced: notes and files of newer versions are not.
    let update = try run(folder, "a.xml", "--known", "known.txt", "--update-known")
    let isMended = message.contains("line 2") || message.contains("conflict")
    #expect(update.status == (isMended ? 0 : 66), "\(update.errors)")
    #expect(isMended || folder.text("known.txt") == text)
  }

  @Test func nothingElseIsReplaced() throws {
    let folder = try CommandRun(["a.xml": Self.screen])
    #expect(try run(folder, "a.xml", "--known", "a.xml", "--update-known").status == 66)
    #expect(folder.text("a.xml") == Self.screen)
    #expect(try run(folder, "a.xml", "--known", "known.txt", "--update-known").status == 0)
    let known = folder.text("known.txt")
    // The report and the file of known findings cannot be one.
    #expect(try run(folder, "a.xml", "--known", "known.txt", "-o", "known.txt").status == 64)
    #expect(try run(folder, "a.xml", "-f", "json", "-o", "known.txt").status == 73)
    #expect(folder.text("known.txt") == known)
    #expect(try run(folder, "a.xml", "--known", "gone.txt").status == 66)
    #expect(try run(folder, "a.xml", "--update-known").status == 64)
  }
}
