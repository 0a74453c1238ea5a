import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// The forms of reports about texts, also with catalogs that mean harm.
@Suite struct TextReportTests {
  /// A key of a thousand characters.
  private static let longKey = String(repeating: "k.", count: 500)

  private static let entries = [
    TextReviewSample.entry(longKey, ["en": "Long", "de": "Lang", "ar": "طويل"]),
    TextReviewSample.entry(
      "markup", ["en": "<script>alert(1)</script>", "de": "</article><img src=x onerror=alert(1)>", "ar": "\"'&<"],
      "\"comment\": \"</style><script>alert(2)</script>\", "),
    TextReviewSample.entry("=cmd|' /C calc'!A0", ["en": "=1+1", "de": "@SUM(A1)", "ar": "-٢"]),
    TextReviewSample.entry("bidi", ["en": "a\u{202E}b", "de": "c\u{2066}d", "ar": "\u{200F}ه\nو"]),
    TextReviewSample.entry("wide", ["en": "Wide", "de": String(repeating: "Wort ", count: 80), "ar": "واسع"]),
  ]

  private static let document = """
    <document lang="en"><head><title>T</title><catalog src="a.xcstrings"/></head>
    <screen id="s" device="iphone-se"><column>
    <p key="\(longKey)">Long</p><p key="markup">M</p><p key="=cmd|' /C calc'!A0">S</p><p key="bidi">B</p>
    <p id="w" key="wide" lines="1">W</p>
    </column></screen></document>
    """

  static func hostile() throws -> TextReviewSample {
    try TextReviewSample(document, entries, axes: [.locale: "en,de,ar-EG", .textSize: "l,ax3"])
  }

  @Test func jsonHasTheNamesThatScriptsRelyOn() throws {
    let text = try Self.hostile().text(as: .json)
    #expect(OutputKind.json.matches(Array(text.utf8)))
    let object = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["typeset"] as? Int == 1 && object["locales"] as? [String] == ["en", "de", "ar-EG"])
    let screens = try #require(object["screens"] as? [[String: Any]])
    #expect(screens.count == 1 && screens[0]["document"] as? String == "a.xml" && screens[0]["name"] as? String == "s")
    let texts = try #require(screens[0]["texts"] as? [[String: Any]])
    #expect(texts.count == 5 && texts[0]["key"] as? String == Self.longKey)
    #expect(texts[1]["comment"] as? String == "</style><script>alert(2)</script>")
    #expect(texts[3]["source"] as? String == "a\u{202E}b")
    let wide = try #require((texts[4]["translations"] as? [[String: Any]])?[1])
    #expect(wide["locale"] as? String == "de" && wide["state"] as? String == "translated")
    #expect((wide["catalog"] as? String)?.hasSuffix("/a.xcstrings") == true && wide["then"] as? String == "cut")
    #expect((wide["room"] as? Double ?? 0) < -1000 && (wide["roomPercent"] as? Int ?? 0) < -50)
    #expect(wide["variants"] as? Int == 2 && wide["seen"] as? Int == 2 && (wide["frame"] as? [Double])?.count == 4)
    #expect((wide["text"] as? String)?.hasSuffix("Wort Wort") == true)
    let summary = try #require(object["summary"] as? [String: Int])
    #expect(summary["texts"] == 5 && summary["tooLong"] == 1 && summary["translated"] == 10 && summary["source"] == 5)
  }

  @Test func tablesAreQuotedAndHarmless() throws {
    let text = try Self.hostile().text(as: .csv)
    #expect(OutputKind.texts.matches(Array(text.utf8)))
    // A line feed in a cell is no end of a row.
    let rows = text.components(separatedBy: "\r\n")
    try #require(rows.count == 1 + 5 * 3 + 1 && rows.last == "")
    let columns = rows[0].split(separator: ",").count
    #expect(rows[1].split(separator: ",", omittingEmptySubsequences: false).count == columns)
    #expect(rows[1].hasPrefix("a.xml,s,"))
    #expect(rows[7].contains(",'=cmd|' /C calc'!A0,,en,source,'=1+1,'=1+1,4,"))
    #expect(rows[8].contains(",'@SUM(A1),8,") && rows[9].contains(",'-٢,2,"))
    #expect(rows[5].contains("</article><img src=x onerror=alert(1)>"))
    #expect(rows[6].contains(",\"\"\"'&<\","))
  }

  @Test func linesHaveNoPowerOverATerminal() throws {
    let text = try Self.hostile().text(as: .text)
    #expect(OutputKind.texts.matches(Array(text.utf8)) && text.hasPrefix("texts: 5 texts on 1 screen in 3 locales: "))
    #expect(text.contains("a<U+202E>b") && !text.unicodeScalars.contains("\u{202E}"))
    #expect(text.contains("pt too long: it is cut"))
    #expect(text.contains("\n    de     Lang\n           translated, 4 characters, "))
  }

  @Test func thePageIsTextAndNothingElse() throws {
    let sample = try Self.hostile()
    let page = try sample.text(as: .html)
    #expect(OutputKind.page.matches(Array(page.utf8)))
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;") && !page.contains("<script>alert"))
    #expect(!page.contains("onerror=alert(1)>") && !page.contains("</style><script>alert"))
    #expect(page.components(separatedBy: "<img ").count == 1 + 15)
    #expect(page.contains("<p class=\"words\" lang=\"ar\" dir=\"rtl\">طويل</p>"))
    #expect(try sample.text(as: .html) == page)
    let run = try CommandRun(["t.html": page])
    #expect(try run.shell("xmllint --noout t.html").status == 0)
  }

  @Test(arguments: TextReportForm.allCases)
  func aDocumentWithoutTextsHasAReport(form: TextReportForm) throws {
    let sample = try TextReviewSample(
      "<document lang=\"en\"><canvas><icon name=\"star\"/></canvas></document>", [], axes: [:])
    #expect(sample.report.screens.isEmpty && sample.report.total == "0 texts on 0 screens in 1 locale")
    let text = try sample.text(as: form)
    #expect(form.kind.matches(Array(text.utf8)))
  }

  @Test func endingsMeanForms() {
    #expect(
      ["a.txt", "a.json", "a.HTML", "a.csv", "a.sarif", "a.xml", "a"].map { TextReportForm(ending: $0) }
        == [.text, .json, .html, .csv, nil, nil, nil])
  }
}
