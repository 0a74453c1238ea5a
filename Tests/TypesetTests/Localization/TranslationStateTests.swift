import Foundation
import Testing

@testable import Typeset

/// `key`, `catalog` and `state` in the dump.
@Suite struct TranslationStateTests {
  /// The elements of a dump in a locale that have a key, by their ids.
  private func elements(_ contents: String, _ entries: [String], locale: String) throws -> [String: [String: Any]] {
    let run = try CommandRun([
      "a.xml": "<document lang=\"en\"><head><title>T</title><catalog src=\"a.xcstrings\"/></head>"
        + "<canvas width=\"300\">\(contents)</canvas></document>",
      "a.xcstrings": TextReviewSample.catalog(entries),
    ])
    let result = try run.run("render", "a.xml", "-o", "-", "-f", "json", "--locale", locale)
    let object = try #require(JSONSerialization.jsonObject(with: result.output) as? [String: Any])
    let page = try #require((object["pages"] as? [[String: Any]])?.first)
    var found: [String: [String: Any]] = [:]
    func search(_ elements: Any?) {
      for element in elements as? [[String: Any]] ?? [] {
        if element["key"] != nil { found[element["id"] as? String ?? ""] = element }
        search(element["children"])
      }
    }
    search(page["elements"])
    return found
  }

  @Test func everyElementWithAKeyHasItsState() throws {
    let elements = try elements(
      """
      <p id="a" key="a">A</p><p id="b" key="b">B</p><p id="c" key="c">C</p><p id="d" key="d">D</p><p id="e" key="e">E</p>
      <p id="n">No key</p><p>More <span id="i" key="a">A</span></p>
      <text-field id="f" placeholder="A" placeholder-key="a" label="B" label-key="b"/>
      """,
      [
        TextReviewSample.entry("a", ["en": "A", "de": "Ä"]),
        TextReviewSample.entry("b", ["en": "B", "de": "needs_review:Be"]),
        TextReviewSample.entry("c", ["en": "C"]),
        TextReviewSample.entry("d", ["en": "D", "de": "Die"], "\"extractionState\": \"stale\", "),
      ], locale: "de")
    #expect(elements.keys.sorted() == ["a", "b", "c", "d", "e", "f", "i"])
    let states = ["a", "b", "c", "d", "e", "f", "i"].map { elements[$0]?["state"] as? String }
    #expect(states == ["translated", "needs-review", "missing", "stale", "missing", "translated", "translated"])
    #expect(elements["a"]?["catalog"] as? String == "a.xcstrings" && elements["a"]?["catalogLine"] as? Int == 2)
    #expect(elements["e"]?["catalog"] == nil)
    let field = try #require(elements["f"])
    #expect(field["key"] as? String == "a")
    let keys = try #require(field["keys"] as? [String: [String: Any]])
    #expect(keys["label"]?["key"] as? String == "b" && keys["label"]?["state"] as? String == "needs-review")
    #expect(keys["placeholder"]?["state"] as? String == "translated")
  }

  @Test func inItsOwnLanguageATextIsTranslated() throws {
    let elements = try elements(
      "<p id=\"a\" key=\"a\">A</p><p id=\"b\" key=\"b\">B</p>",
      [TextReviewSample.entry("a", ["en": "new:A"]), TextReviewSample.entry("b", ["de": "Be"])], locale: "en")
    #expect(["a", "b"].map { elements[$0]?["state"] as? String } == ["translated", "translated"])
  }

  @Test func withoutCatalogsNothingIsSaid() throws {
    let sample = try LayoutSample.canvas("<p key=\"a\">A</p><toggle label-key=\"b\" label=\"B\"/><p key=\"c\"/>")
    let sink = ByteSink()
    let dump = try JSONDump(to: sink, versions: [])
    for frame in sample.frames { try dump.add(frame) }
    try dump.finish()
    let text = String(decoding: sink.bytes, as: UTF8.self)
    #expect(!text.contains("\"state\"") && !text.contains("\"keys\"") && !text.contains("\"key\": \"a\""))
  }
}
