import Foundation
import Testing

@testable import Typeset

/// `typesetter check --texts` as people run it.
@Suite struct TextsCommandTests {
  private func run() throws -> CommandRun {
    try CommandRun([
      "a.xml": """
      <document lang="en"><head><title>A</title><catalog src="a.xcstrings"/></head>
      <screen id="s"><status-bar/><p key="ok">OK</p><p key="gone">Gone</p></screen></document>
      """,
      "a.xcstrings": TextReviewSample.catalog([TextReviewSample.entry("ok", ["en": "OK", "de": "Gut"])]),
      "b.xml": "<a",
    ])
  }

  @Test func theFormComesFromTheEnding() throws {
    let run = try run()
    for (name, kind) in [
      ("t.html", OutputKind.page), ("t.json", .json), ("t.csv", .texts), ("t.txt", .texts),
    ] {
      for _ in 0..<2 {
        let result = try run.run("check", "a.xml", "--texts", "--locales", "en,de", "-o", name)
        #expect(result.status == 0 && result.output.isEmpty, "\(result.errors)")
        // As with any rendering.
        #expect(
          result.errors.hasPrefix("a.xml:2:55: warning: key \"gone\" not found in any catalog"), "\(result.errors)")
      }
      #expect(kind.matches(Array(run.text(name).utf8)), "\(name)")
      // A report of another form is not replaced.
      #expect(
        try run.run("check", "a.xml", "--texts", "-f", name == "t.json" ? "csv" : "json", "-o", name).status == 73)
    }
    let standard = try run.run("check", "a.xml", "--texts", "--locales", "en,de")
    let text = String(decoding: standard.output, as: UTF8.self)
    #expect(standard.status == 0 && text.hasPrefix("texts: 2 texts on 1 screen in 2 locales: 2 missing\n"), "\(text)")
    // A report of findings does not take its place either.
    #expect(try run.run("check", "a.xml", "-o", "t.csv").status == 73)
  }

  @Test func formsOfFindingsAreRefusedWithThoseThatThereAre() throws {
    let run = try run()
    let sarif = try run.run("check", "a.xml", "--texts", "-f", "sarif")
    #expect(sarif.status == 64 && sarif.errors.contains("use text, html, csv or json"))
    for options in [["--rules", "R086"], ["--without", "R105"], ["--known", "k.txt"], ["--catalogs"]] {
      let result = try run.run(["check", "a.xml", "--texts"] + options)
      #expect(result.status == 64 && result.errors.contains("--texts checks nothing"), "\(options)")
    }
    #expect(try run.run("check", "a.xml", "--texts", "-o", "t.sarif").status == 64)
  }

  @Test func oneDocumentWithErrorsKeepsNoOtherFromBeingListed() throws {
    let run = try run()
    let result = try run.run("check", "b.xml", "a.xml", "--texts", "-f", "json")
    #expect(result.status == 65 && String(decoding: result.output, as: UTF8.self).contains("\"texts\": 2"))
    #expect(try run.run("check", "c.xml", "--texts").status == 66)
  }
}
