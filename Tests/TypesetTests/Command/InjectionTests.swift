import Foundation
import Testing

@testable import Typeset

/// Names of files, keys and texts reach the standard streams only in a form without power over terminals and runners.
@Suite struct InjectionTests {
  /// Part of a name that clears the screen, begins a command of GitHub's runner, and turns text round.
  private static let evil = "a\u{1B}[2J\n::error file=x::\u{9B}1m\u{202E}##[error]%0A"

  /// Every line is harmless: no control, no bidi control, no command that names an evil file.
  private func check(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(text.contains("<U+"), "the name is shown: \(text)", sourceLocation: sourceLocation)
    let powerful = text.unicodeScalars.filter {
      $0.value < 0x20 && $0 != "\n" && $0 != "\t" || (0x7F...0x9F).contains($0.value) || $0.value == 0x202E
    }
    #expect(powerful.isEmpty, "\(Array(powerful))", sourceLocation: sourceLocation)
    #expect(!text.contains("##["), sourceLocation: sourceLocation)
    for line in text.split(separator: "\n") where line.trimmingPrefix(while: \.isWhitespace).hasPrefix("::") {
      #expect(!line.hasPrefix("::error file=x"), "\(line)", sourceLocation: sourceLocation)
    }
  }

  private func output(_ result: CommandRun.Result) -> String { String(decoding: result.output, as: UTF8.self) }

  @Test func namesOfFilesAreHarmless() throws {
    let run = try CommandRun([:])
    let name = Self.evil + ".xml"
    try run.write("<document lang=\"en\"><canvas><p>Hello</p></canvas></document>", to: name)
    try run.write("<document lang=\"en\"><canvas><p key=\"x\"</canvas></document>", to: "b" + name)
    check(try run.run("render", "b" + name).errors)
    check(try run.run("render", name, "-f", name).errors)
    check(try run.run("compare", name, Self.evil + "none.xml").errors)
    check(try run.run("compare", name, "b" + name, "-o", name).errors)
    check(output(try run.run("batch", name, "--out", Self.evil + "out", "-f", "json")))
    check(output(try run.run("verify", name, "--baselines", "B", "--report", "github")))
    check(output(try run.run("verify", name, "--baselines", Self.evil)))
    check(try run.run("verify", "b" + name, "--baselines", "B", "--report", "github").errors)
    check(try run.run("fonts", "--fonts", Self.evil).errors)
    check(try run.run("inspect", name, "--stage", Self.evil).errors)
    check(try run.run("explain", Self.evil).errors)
    check(try run.run("rules", Self.evil).errors)
  }

  @Test func keysAndTextsOfCatalogsAreHarmless() throws {
    let run = try CommandRun([:])
    let evil = Self.evil.replacingOccurrences(of: "\u{1B}", with: "\\U001B").replacingOccurrences(
      of: "\u{9B}", with: "\\U009B"
    ).replacingOccurrences(of: "%", with: "%%")
    try run.write("\"k\" = \"%@ \(evil)\";\n\"\(evil)\" = \"1\";\n\"\(evil)\" = \"2\";\n", to: "a.strings")
    try run.write(
      "<document lang=\"en\"><head><catalog src=\"a.strings\"/></head><canvas><p key=\"k\"/></canvas></document>",
      to: "a.xml")
    check(try run.run("render", "a.xml").errors)
    try run.write(
      "<document lang=\"en\"><head><catalog src=\"a.strings\"/></head><canvas width=\"3000\"><p id=\"p\" key=\"k\"><arg value=\"b\"/></p></canvas></document>",
      to: "b.xml")
    try run.write("<document lang=\"en\"><canvas width=\"3000\"><p id=\"p\">c</p></canvas></document>", to: "c.xml")
    check(output(try run.run("compare", "b.xml", "c.xml")))
    #expect(try run.run("verify", "b.xml", "--baselines", "B", "--update", "all").status == 0)
    try run.write("\"k\" = \"%@ \(evil) changed\";\n", to: "a.strings")
    check(output(try run.run("verify", "b.xml", "--baselines", "B", "--report", "github")))
  }
}
