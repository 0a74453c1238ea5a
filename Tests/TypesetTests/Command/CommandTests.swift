import Foundation
import Testing

@testable import Typeset

/// What scripts rely on: outputs and their names, exit statuses, diagnostics on standard error.
@Suite struct CommandTests {
  private static let page = "<document lang=\"en\"><page><p>Hello</p></page></document>"
  private static let pages = "<document lang=\"en\"><page><p>One</p></page><page><p>Two</p></page></document>"
  private static let bad = "<document lang=\"en\"><page><para>x</para></page></document>"

  @Test func outputsAreNamedAfterTheirInputs() throws {
    let command = try CommandRun(["a.xml": Self.page, "b.xml": Self.pages])
    #expect(try command.run("render", "a.xml").status == 0)
    #expect(try command.run("render", "b.xml", "-f", "svg").status == 0)
    #expect(try command.run("render", "a.xml", "-o", "c.png").status == 0)
    #expect(command.files == ["a.pdf", "a.xml", "b-1.svg", "b-2.svg", "b.xml", "c.png"])
    #expect(try command.run("render", "a.xml", "b.xml", "-o", "out", "-f", "json").status == 0)
    #expect(FileManager.default.fileExists(atPath: command.folder.appendingPathComponent("out/b.json").path))
  }

  @Test func standardInputGoesToStandardOutput() throws {
    let command = try CommandRun()
    let result = try command.run("render", "-", input: Self.page)
    #expect(result.status == 0)
    #expect(result.output.starts(with: Data("%PDF-".utf8)))
    #expect(command.files.isEmpty)
  }

  /// The arguments, separated by spaces, and the resulting status.
  private static let wrong: [(String, Int32)] = [
    ("render", 64), ("render a.xml -f gif", 64), ("render a.xml --locale klingon", 64), ("render a.xml --scale 0", 64),
    ("render a.xml b.xml -o -", 64), ("render b.xml -f png -o -", 64), ("render - -", 64),
    ("render a.xml ./a.xml", 64), ("render two.xml two-1.xml -f png -o out", 64), ("render bad.xml", 65),
    ("render a.xml bad.xml", 65), ("render none.xml", 66), ("render a.xml --fonts none", 66), ("render font.xml", 66),
    ("render bad.xml none.xml", 66), ("render a.xml -o none/a.pdf", 73), ("inspect a.xml --stage pages", 64),
    ("inspect bad.xml --stage lines", 65), ("fonts --lang klingon", 64),
  ]

  @Test(arguments: wrong)
  func statusesAreThoseDocumented(arguments: String, status: Int32) throws {
    let font = "<document lang=\"en\"><head><font src=\"x.ttf\"/></head><page/></document>"
    let command = try CommandRun([
      "a.xml": Self.page, "b.xml": Self.pages, "bad.xml": Self.bad, "font.xml": font, "two.xml": Self.pages,
      "two-1.xml": Self.page,
    ])
    let result = try command.run(arguments.split(separator: " ").map(String.init))
    #expect(result.status == status, "\(result.errors)")
    #expect(!result.errors.isEmpty)
  }

  @Test func aFailureIsReportedAndTheRestContinue() throws {
    let command = try CommandRun(["a.xml": Self.page, "b.xml": Self.bad, "c.xml": Self.page])
    #expect(try command.run("render", "a.xml", "b.xml", "c.xml").status == 65)
    #expect(command.files == ["a.pdf", "a.xml", "b.xml", "c.pdf", "c.xml"])
  }

  @Test func aFailingRunLeavesAnOlderFile() throws {
    let command = try CommandRun(["a.xml": Self.bad, "a.pdf": "old"])
    #expect(try command.run("render", "a.xml").status == 65)
    #expect(try String(contentsOf: command.folder.appendingPathComponent("a.pdf"), encoding: .utf8) == "old")
    #expect(command.files == ["a.pdf", "a.xml"])
  }

  @Test func strictMakesErrorsOfWarnings() throws {
    let command = try CommandRun(["a.xml": "<document lang=\"en\"><page><p>ሀ</p></page></document>"])
    let lenient = try command.run("render", "a.xml")
    #expect(lenient.status == 0)
    #expect(lenient.errors.contains("a.xml:1:30: warning: "))
    let strict = try command.run("render", "a.xml", "--strict", "-f", "json", "-o", "-")
    #expect(strict.status == 65)
    #expect(strict.errors.contains("a.xml:1:30: error: "))
    #expect(strict.output.isEmpty)
  }

  @Test func diagnosticsCanBeJSON() throws {
    let command = try CommandRun(["a.xml": Self.bad])
    let errors = try command.run("render", "a.xml", "--diagnostics", "json").errors
    let line = try JSONSerialization.jsonObject(with: Data(errors.split(separator: "\n")[0].utf8)) as? [String: Any]
    #expect(line?["code"] as? String == "unknown-element")
    #expect(line?["line"] as? Int == 1)
    #expect(line?["column"] as? Int == 28)
  }

  @Test func bytesDoNotFollowTheSurroundings() throws {
    let command = try CommandRun(["a.xml": Self.page])
    for format in OutputFormat.allCases.map(\.rawValue) {
      let plain = try command.run("render", "a.xml", "-f", format, "-o", "-").output
      let surroundings = ["LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Tokyo", "HOME": "/nowhere", "LANGUAGE": "ar"]
      let moved = try command.run("render", "a.xml", "-f", format, "-o", "-", environment: surroundings).output
      #expect(!plain.isEmpty)
      #expect(plain == moved)
    }
    let dated = try command.run("render", "a.xml", "-o", "-", environment: ["SOURCE_DATE_EPOCH": "86400"]).output
    #expect(String(decoding: dated, as: UTF8.self).contains("D:19700102"))
  }
}
