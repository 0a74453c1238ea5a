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
        {"typeset": "findings", "version": 2}
        {"document": "a.xml", "rule": "R105", "level": "advice", "kind": "screen"}
        {"document": "b.xml", "rule": "R105", "level": "advice", "kind": "screen"}

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
      folder.text("known.txt").contains(
        "\"rule\": \"R105\", \"level\": \"advice\", \"kind\": \"screen\", \"text\": \"title\"}"))
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
        known.txt:3:1: advice: R105 is no longer found at "screen" in "b.xml" [known-stale]
        hint: update the file of known findings
        1 piece of advice in 1 variant

        """)
    #expect(result.status == 1)
    #expect(try folder.run("check", "b.xml", "--known", "known.txt", "--rules", "R105").status == 0)
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
    ("{\"typeset\": \"findings\", \"version\": 3}\n", "a newer version of typesetter wrote this file"),
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

  /// A catalog with texts in English, German and Arabic; one key lacks Latvian.
  private static func catalog(german: String?) -> String {
    func unit(_ language: String, _ value: String) -> String {
      "\"\(language)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(value)\"}}"
    }
    let title = [unit("en", "Boats"), german.map { unit("de", $0) }, unit("ar", "قوارب")].compactMap(\.self)
    let other = [unit("en", "Ships"), unit("de", "Schiffe"), unit("ar", "سفن"), unit("lv", "Kuģi")]
    return """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "boats": {"localizations": {\(title.joined(separator: ", "))}},
        "ships": {"localizations": {\(other.joined(separator: ", "))}}}}
      """
  }

  private static let translated = """
    <document lang="en"><head><catalog src="Boats.xcstrings"/></head>
    <screen><status-bar/><h1 key="boats">Boats</h1><p key="ships">Ships</p></screen></document>
    """

  @Test func aTextIsKnownForEachOfItsLanguages() throws {
    let folder = try CommandRun(["a.xml": Self.translated, "Boats.xcstrings": Self.catalog(german: "Boote")])
    func run(_ arguments: String...) throws -> CommandRun.Result {
      try folder.run(["check", "a.xml", "--rules", "R049", "--known", "known.txt"] + arguments)
    }
    #expect(try run("--update-known").status == 0)
    #expect(
      folder.text("known.txt").contains(
        "{\"catalog\": \"Boats.xcstrings\", \"rule\": \"R049\", \"level\": \"warning\", \"key\": \"boats\", "
          + "\"language\": \"lv\", \"aspect\": \"missing\"}"))
    #expect(try run().status == 0)
    // The German text is deleted.
    try folder.write(Self.catalog(german: nil), to: "Boats.xcstrings")
    let new = try run()
    let text = String(decoding: new.output, as: UTF8.self)
    #expect(new.status == 1 && text.contains("1 of 2 keys that screens use lacks German: \"boats\" [R049"), "\(text)")
    #expect(text.hasSuffix("1 warning in 1 variant, and 1 known\n"), "\(text)")
    // An empty one is another fault.
    try folder.write(Self.catalog(german: ""), to: "Boats.xcstrings")
    let empty = String(decoding: try run().output, as: UTF8.self)
    #expect(empty.contains("error: 1 of 2 texts that screens use is empty in German: \"boats\" [R049"), "\(empty)")
  }

  private static func paragraphs(_ contents: String) -> String {
    "<document lang=\"en\"><head><title>S</title></head><screen><status-bar/>\(contents)</screen></document>"
  }

  @Test func whatComesBeforeAKnownElementMakesItNotNew() throws {
    let faulty = "<p color=\"#777777\">Boats</p>"
    let folder = try CommandRun(["a.xml": Self.paragraphs(faulty)])
    func run(_ contents: String, _ arguments: String...) throws -> (status: Int32, text: String) {
      try folder.write(Self.paragraphs(contents), to: "a.xml")
      let result = try folder.run(["check", "a.xml", "--rules", "R151", "--known", "known.txt"] + arguments)
      return (result.status, String(decoding: result.output, as: UTF8.self))
    }
    #expect(try run(faulty, "--update-known").status == 0)
    for contents in [
      "<p>Before</p>\(faulty)", "<column><p>Around</p>\(faulty)</column>", "<box id=\"box\">\(faulty)</box>",
      "<p color=\"#777777\">Ships</p>", "<p color=\"#777777\" id=\"boats\">Boats</p>",
    ] {
      let result = try run(contents)
      #expect(result.status == 0 && result.text.hasSuffix("and 1 known\n"), "\(contents): \(result.text)")
    }
    // Another element with the same fault is new, wherever it is.
    for contents in [
      "\(faulty)<p color=\"#777777\">Ships</p>", "<p color=\"#777777\">Ships</p>\(faulty)", "\(faulty)\(faulty)",
      "<p>Boats</p><p color=\"#777777\">Ships</p>", "<h1 color=\"#aaaaaa\">Boats</h1>",
    ] {
      let result = try run(contents)
      #expect(result.status == 1, "\(contents): \(result.text)")
    }
    // Of two that are alike, both are written, and neither takes the line of the other.
    #expect(try run(faulty + faulty, "--update-known").status == 0)
    #expect(folder.text("known.txt").contains("\"place\": 2"))
    #expect(try run("<p>Before</p>" + faulty + faulty).text.hasSuffix("and 2 known\n"))
    #expect(try run(faulty + faulty + faulty).text.contains("1 error in 1 variant, and 2 known"))
  }

  @Test(arguments: [
    ("#7a7a7a", true), ("#838383", true), ("#999999", false),
  ]) func whatIsWorseByMoreThanATenthIsNew(color: String, isKnown: Bool) throws {
    func screen(_ color: String) -> String { Self.paragraphs("<p id=\"low\" color=\"\(color)\">Boats</p>") }
    let folder = try CommandRun(["a.xml": screen("#7f7f7f")])
    func run(_ arguments: String...) throws -> CommandRun.Result {
      try folder.run(["check", "a.xml", "--rules", "R151", "--known", "known.txt"] + arguments)
    }
    #expect(try run("--update-known").status == 0)
    #expect(folder.text("known.txt").contains("\"element\": \"low\", \"measured\": \""))
    try folder.write(screen(color), to: "a.xml")
    let result = try run()
    let text = String(decoding: result.output, as: UTF8.self)
    #expect(result.status == (isKnown ? 0 : 1), "\(text)")
    #expect(isKnown || text.contains(", known with "), "\(text)")
    #expect(!text.contains("known-stale"), "\(text)")
  }

  @Test func figuresAreComparedAsTheyAreMeant() {
    func isWorse(_ now: String, _ before: String, _ required: String?) -> Bool {
      MeasuredFigure(now, required: required).isWorse(than: before)
    }
    #expect(isWorse("3.4:1", "3.9:1", "4.5:1") && !isWorse("3.6:1", "3.9:1", "4.5:1"))
    #expect(isWorse("101 characters", "91 characters", "at most 90 characters"))
    #expect(!isWorse("100 characters", "91 characters", "at most 90 characters"))
    #expect(isWorse("90 × 20 pt", "60 × 30 pt", "44 × 44 pt") && !isWorse("40 × 30 pt", "60 × 30 pt", "44 × 44 pt"))
    #expect(
      isWorse("10 and 20 pt", "10 and 16 pt", "equal insets") && !isWorse("30 and 36 pt", "10 and 16 pt", "equal"))
    #expect(
      isWorse("2 pt", "1 pt", "0 pt, or more than 3 pt") && isWorse("0 of 3 texts", "1 of 3 texts", "3 of 3 texts"))
    #expect(!isWorse("#ff0000 and #00ff00", "#aa0000 and #00ff00", "1") && !isWorse("9", "1", nil))
  }

  /// A file as the version before wrote it.
  private static let older = """
    {"typeset": "findings", "version": 1}
    {"document": "a.xml", "rule": "R105", "element": "screen1"}
    {"document": "b.xml", "rule": "R105", "element": "screen1"}
    {"catalog": "Boats.xcstrings", "rule": "R049", "key": "boats", "aspect": "missing"}

    """

  @Test(arguments: [older, "\u{FEFF}" + older, older.replacingOccurrences(of: "\n", with: "\r\n")])
  func aFileOfTheOlderFormIsReadAndWrittenAnew(known: String) throws {
    let screen = Self.translated.replacingOccurrences(of: "<status-bar/>", with: "")
    let folder = try CommandRun([
      "a.xml": screen, "b.xml": Self.screen, "Boats.xcstrings": Self.catalog(german: nil), "known.txt": known,
    ])
    let rules = ["--rules", "R049,R105", "--fail-on", "advice", "--known", "known.txt"]
    let result = try folder.run(["check", "a.xml"] + rules)
    let text = String(decoding: result.output, as: UTF8.self)
    #expect(result.status == 0 && text == "no findings in 1 variant, and 3 known\n", "\(text)\(result.errors)")
    #expect(folder.text("known.txt").contains("\"version\": 1"))
    #expect(try folder.run(["check", "a.xml", "--update-known"] + rules).status == 0)
    #expect(
      folder.text("known.txt") == """
        {"typeset": "findings", "version": 2}
        {"catalog": "Boats.xcstrings", "rule": "R049", "level": "warning", "key": "boats", "language": "de", "aspect": "missing"}
        {"catalog": "Boats.xcstrings", "rule": "R049", "level": "warning", "key": "boats", "language": "lv", "aspect": "missing"}
        {"document": "a.xml", "rule": "R105", "level": "advice", "kind": "screen"}
        {"document": "b.xml", "rule": "R105", "element": "screen1"}

        """)
    #expect(try folder.run(["check", "a.xml", "b.xml"] + rules).status == 0)
  }

  @Test func whatAMergeLeftIsNamedWithItsPlaceAndMended() throws {
    let line = "{\"document\": \"a.xml\", \"rule\": \"R105\", \"level\": \"advice\", \"kind\": \"screen\"}"
    let conflicts = [
      "{\"typeset\": \"findings\", \"version\": 2}\n<<<<<<< ours\n\(line)\n=======\n>>>>>>> theirs\n",
      "<<<<<<< ours\n{\"typeset\": \"findings\", \"version\": 2}\n\(line)\n=======\n"
        + "{\"typeset\": \"findings\", \"version\": 1}\n>>>>>>> theirs\n",
    ]
    for (conflict, place) in zip(conflicts, ["known.txt:2:1", "known.txt:1:1"]) {
      let folder = try CommandRun(["a.xml": Self.screen, "known.txt": conflict])
      let result = try run(folder, "a.xml", "--known", "known.txt")
      #expect(result.status == 66, "\(result.errors)")
      #expect(
        result.errors.hasPrefix("\(place): error: the file contains merge conflict markers\n"), "\(result.errors)")
      let update = try run(folder, "a.xml", "--known", "known.txt", "--update-known")
      #expect(update.status == 0, "\(update.errors)")
      #expect(folder.text("known.txt") == "{\"typeset\": \"findings\", \"version\": 2}\n\(line)\n")
    }
  }

  @Test func everyFormTellsWhatIsNoLongerFound() throws {
    let folder = try CommandRun(["a.xml": Self.screen])
    #expect(try run(folder, "a.xml", "--known", "known.txt", "--update-known").status == 0)
    try folder.write(Self.screen.replacingOccurrences(of: "<p>", with: "<status-bar/><p>"), to: "a.xml")
    for form in ["text", "json", "sarif", "html", "github", "junit", "csv"] {
      let result = try run(folder, "a.xml", "--known", "known.txt", "-f", form)
      let text = String(decoding: result.output, as: UTF8.self)
      #expect(result.status == 1 && text.contains("known-stale") && text.contains("R105 is no longer found"), "\(form)")
    }
    let junit = String(decoding: try run(folder, "a.xml", "--known", "known.txt", "-f", "junit").output, as: UTF8.self)
    #expect(junit.contains("failures=\"1\"") && junit.contains("<testsuite name=\"known.txt\""))
  }
}
