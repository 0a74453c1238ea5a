import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// The forms of reports about findings.
@Suite struct CheckReportTests {
  @Test func textIsAsDiagnosticsAre() throws {
    let report = try CheckReportSample.report().report
    #expect(
      report.text() == """
        a,b.xml:2:1: advice: a title would help [R125 title]
        <canvas width="200"><p id="small">Tab</p>
        ^~~~~~~
        hint: add a title
        a,b.xml:2:21: error: the target "50%, a<b" is too small [R086 target]
        <canvas width="200"><p id="small">Tab</p>
                            ^~
        measured 30 pt, required 44 pt
        in all 3 variants
        hint: make it larger
        a,b.xml:3:2: warning: the target "50%, a<b" is too small [R086 target]
        \t<p>Nä<b>me</b></p></canvas>
        \t^~
        in all 3 variants
        hint: make it larger
        1 error, 1 warning, 1 piece of advice in 3 variants

        """)
    #expect(report.text(usesColor: true).contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(report.findings[1].shownVariant == "a,b-ar-EG-l")
  }

  @Test func manyFindingsOfARuleAreSummedUp() throws {
    let paragraphs = (0..<23).map { _ in "<p>a</p>" }.joined(separator: "\n")
    let report = try CheckReportSample.report(
      "<document lang=\"en\"><canvas width=\"99\">\(paragraphs)</canvas></document>", locales: "en"
    ).report
    let short = report.text(isWhole: false)
    #expect(short.components(separatedBy: "[R086 target]").count == 21)
    #expect(short.contains("a,b.xml: 3 more of R086 target\n"))
    #expect(short.hasSuffix("23 warnings, 1 piece of advice in 1 variant\n"))
    #expect(report.text().components(separatedBy: "[R086 target]").count == 24)
  }

  @Test func jsonHasTheNamesThatScriptsRelyOn() throws {
    let text = try CheckReportSample.report().text(as: .json)
    #expect(OutputKind.json.matches(Array(text.utf8)))
    let object = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings.map { $0["level"] as? String } == ["advice", "error", "warning"])
    let error = findings[1]
    #expect(error["rule"] as? String == "R086" && error["document"] as? String == "a,b.xml")
    #expect(error["line"] as? Int == 2 && error["column"] as? Int == 21 && error["element"] as? String == "small")
    #expect(error["variants"] as? [String] == ["a,b-en-l", "a,b-ar-EG-l", "a,b-he-l"])
    #expect(error["measured"] as? String == "30 pt" && error["required"] as? String == "44 pt")
    #expect((error["frame"] as? [Double])?.count == 4 && error["remedy"] as? String == "make it larger")
    let summary = try #require(object["summary"] as? [String: Int])
    #expect(summary == ["error": 1, "warning": 1, "advice": 1, "known": 0, "stale": 0, "variants": 3])
  }

  @Test func gitHubShowsEachFindingOnce() throws {
    let lines = try CheckReportSample.report().text(as: .github).split(separator: "\n")
    try #require(lines.count == 3)
    #expect(lines[0] == "::notice file=a%2Cb.xml,line=2,col=1,title=R125 title::a title would help%0Aadd a title")
    #expect(
      lines[1] == "::error file=a%2Cb.xml,line=2,col=21,title=R086 target::the target \"50%25, a<b\" is too small "
        + "(in all 3 variants)%0Ameasured 30 pt, required 44 pt%0Amake it larger")
    #expect(lines[2].hasPrefix("::warning file=a%2Cb.xml,line=3,col=2,"))
  }

  @Test func jUnitHasACaseForEachRule() throws {
    var sample = try CheckReportSample.report()
    let text = try sample.text(as: .junit)
    #expect(text.contains("<testsuites name=\"typesetter check\" tests=\"3\" failures=\"1\" errors=\"0\""))
    #expect(text.contains("<testcase classname=\"a,b.xml\" name=\"R135 trunc: little is truncated\" time=\"0\"/>"))
    #expect(
      text.contains("<failure message=\"the target &quot;50%, a&lt;b&quot; is too small (and 1 more)\" type=\"error\">")
    )
    #expect(text.contains("<system-out>a,b.xml:2:1: advice: a title would help\n  add a title</system-out>"))
    let schema = Golden.folder("verify").appendingPathComponent("junit.xsd")
    let run = try CommandRun(["r.xml": text, "junit.xsd": String(contentsOf: schema, encoding: .utf8)])
    #expect(try run.shell("xmllint --noout --schema junit.xsd r.xml").status == 0)
    sample.report.failureLevel = nil
    #expect(try sample.text(as: .junit).contains("tests=\"3\" failures=\"0\" errors=\"0\""))
  }

  @Test func tablesAreQuotedAndHarmless() throws {
    let rows = try CheckReportSample.report().text(as: .csv).components(separatedBy: "\r\n")
    try #require(rows.count == 5 && rows[4].isEmpty)
    #expect(rows[0].hasPrefix("rule,name,level,message,remedy,"))
    #expect(
      rows[2]
        == "R086,target,error,\"the target \"\"50%, a<b\"\" is too small\",make it larger,30 pt,44 pt,\"a,b.xml\",2,21,"
        + "canvas1,small,,,,\"a,b-en-l a,b-ar-EG-l a,b-he-l\"")
    let columns = rows[0].split(separator: ",").count
    #expect(rows[1].split(separator: ",", omittingEmptySubsequences: false).count == columns + 1)
    #expect(DelimitedText.cell("=1+1") == "'=1+1" && DelimitedText.cell("-3 pt") == "-3 pt")
    #expect(DelimitedText.cell("a\nb") == "\"a\nb\"" && DelimitedText.cell("@x,\"") == "\"'@x,\"\"\"")
  }

  @Test func endingsMeanForms() {
    let forms = ["a.txt", "a.json", "a.SARIF", "b/a.html", "a.htm", "a.xml", "a.csv", "a.pdf", "csv"]
      .map { CheckReportForm(ending: $0) }
    #expect(forms == [.text, .json, .sarif, .html, .html, .junit, .csv, nil, nil])
  }

  @Test(arguments: CheckReportForm.allCases)
  func everyFormIsKnownAsAReportAndReplacesNothingElse(form: CheckReportForm) throws {
    let text = try CheckReportSample.report().text(as: form)
    #expect(form.kind.matches(Array(text.utf8)), "\(text.prefix(200))")
    for other in [
      "<document lang=\"en\"/>", "{\"a\": 1}", "a,b\r\n1,2\r\n", "notes: a thing", "{\"typeset\": \"findings\"}",
    ] {
      #expect(!form.kind.matches(Array(other.utf8)))
    }
    #expect(try CheckReportSample.report().text(as: form) == text)
  }

  @Test func aReportWithoutFindingsSaysSo() throws {
    let sample = try CheckReportSample.report(
      "<document lang=\"en\"><canvas><h1>A</h1></canvas></document>", locales: "en")
    var report = sample.report
    report.leaveOut(KnownFindings(path: "known.txt").updated(with: report))
    #expect(report.text() == "no findings in 1 variant, and 1 known\n")
    #expect(OutputKind.findings.matches(Array(report.text().utf8)))
  }

  @Test func theCommandTakesTheFormFromTheEnding() throws {
    let run = try CommandRun([
      "a.xml": "<document lang=\"en\"><head><title>A</title></head><screen><p>Hello</p></screen></document>",
      "b.xml": "<a",
    ])
    for (name, kind) in [
      ("r.html", OutputKind.page), ("r.sarif", .staticAnalysis), ("r.xml", .testResults), ("r.json", .json),
      ("r.csv", .findings), ("r.txt", .findings),
    ] {
      for _ in 0..<2 {
        let result = try run.run("check", "a.xml", "--rules", "R105", "-o", name)
        #expect(result.status == 0 && result.output.isEmpty, "\(result.errors)")
      }
      #expect(kind.matches(Array(run.text(name).utf8)), "\(name)")
      // A report of another form, and a document, are not replaced.
      #expect(try run.run("check", "a.xml", "-f", name == "r.json" ? "csv" : "json", "-o", name).status == 73)
    }
    let standard = try run.run("check", "a.xml", "--rules", "R105", "-o", "-", "--fail-on", "advice")
    #expect(standard.status == 1 && String(decoding: standard.output, as: UTF8.self).contains("[R105 hidestatus]"))
    #expect(try run.run("check", "a.xml", "-o", "a.xml").status != 0 && run.text("a.xml").hasPrefix("<document"))
    #expect(try run.run("check", "a.xml", "--rules", "R999").status == 64)
    // One document that cannot be read keeps no other from being checked.
    let mixed = try run.run("check", "b.xml", "a.xml", "--rules", "R105", "-f", "json")
    #expect(mixed.status == 65 && String(decoding: mixed.output, as: UTF8.self).contains("\"advice\": 1"))
  }
}
