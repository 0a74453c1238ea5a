import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// The same change in many variants has one entry, which points at the line where it was made.
@Suite struct SharedFindingTests {
  private static func catalog(_ texts: [String: String]) -> String {
    let languages = texts.sorted { $0.key < $1.key }.map { language, text in
      """
              "\(language)" : { "stringUnit" : { "state" : "translated", "value" : "\(text)" } }
      """
    }
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "settings.language" : {
            "localizations" : {
      \(languages.joined(separator: ",\n"))
            }
          }
        },
        "version" : "1.0"
      }
      """
  }

  private static let document = """
    <document lang="en">
      <head><catalog src="Settings.xcstrings"/><variants locales="en,de,ar-EG,he,fr"/></head>
      <canvas width="300">
        <p id="language" key="settings.language"/>
        <p id="below" color="red">Below</p>
      </canvas>
    </document>
    """

  /// A run in which a German text and a colour were changed.
  private func sample() throws -> VerifySample {
    let sample = try VerifySample(records: false)
    let texts = ["en": "Language", "de": "Sprache", "ar": "اللغة", "he": "שפה", "fr": "Langue"]
    try sample.write(Self.document, to: "a.xml")
    try sample.write(Self.catalog(texts), to: "Settings.xcstrings")
    try #require(try sample.run("--update", "missing").status == 0)
    try sample.write(Self.document.replacing("\"red\"", with: "\"orange\""), to: "a.xml")
    var changed = texts
    changed["de"] = "Sprache der App"
    try sample.write(Self.catalog(changed), to: "Settings.xcstrings")
    return sample
  }

  @Test func theTerminalTellsEachChangeOnce() throws {
    let text = try sample().run().text
    #expect(
      text.hasPrefix(
        """
        a.xml: 5 of 5 variants differ from their baselines
          p "below": colour "red" → "orange" (in all 5 variants)
          p "language": text of key "settings.language" changed in "Settings.xcstrings", line 7: "Sprache" → "Sprache der App" (in 1 of 5 variants: de)

        """), "\(text)")
  }

  @Test func gitHubShowsEachChangeAtItsLineInCatalogsToo() throws {
    let lines = try sample().run("--report", "github").text.split(separator: "\n")
    let commands = lines.filter { $0.hasPrefix("::error ") }
    try #require(commands.count == 2, "\(lines)")
    #expect(commands[0].hasPrefix("::error file=a.xml,line=5,col=5,title=p \"below\"::p \"below\": colour"))
    #expect(commands[0].hasSuffix("(in all 5 variants)"))
    #expect(commands[1].hasPrefix("::error file=Settings.xcstrings,line=7,col="))
    #expect(commands[1].hasSuffix("(in 1 of 5 variants: de)"))
  }

  @Test func jUnitRefersToTheFirstVariant() throws {
    let sample = try sample()
    try #require(try sample.run("--report", "r.xml").status == 1)
    let text = try sample.read("r.xml")
    #expect(text.split(separator: "(in all 5 variants)").count - 1 == 2, "in the message and in the body of one case")
    #expect(text.contains("as in a-en-l: p &quot;below&quot;: colour &quot;red&quot; → &quot;orange&quot;"))
    #expect(try sample.system("xmllint", "--noout", "r.xml") == 0)
  }

  @Test func jsonAndThePageHaveTheListOfVariants() throws {
    let sample = try sample()
    try #require(try sample.run("--report", "r.json", "--report", "r.html").status == 1)
    let data = Data(try sample.read("r.json").utf8)
    let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(findings.map { $0["element"] as? String } == ["p \"below\"", "p \"language\""])
    #expect(findings.map { ($0["variants"] as? [String])?.count } == [5, 1])
    #expect(findings[1]["file"] as? String == "Settings.xcstrings" && findings[1]["line"] as? Int == 7)
    let page = try sample.read("r.html")
    #expect(page.contains("in all 5 variants · a.xml, line 5"))
    #expect(page.contains("<a href=\"#variant-a-en-l\">a-en-l</a>"))
  }

  @Test func namesAreShortenedByWhatTheyShare() {
    let names = VariantNames(["s-en-iphone-xs-l", "s-ar-EG-iphone-xs-l", "s-de-iphone-xs-l"])
    #expect(names.short("s-ar-EG-iphone-xs-l") == "ar-EG")
    #expect(names.extent(of: ["s-de-iphone-xs-l"]) == "in 1 of 3 variants: de")
    let many = VariantNames((1...9).map { "s-\($0)" })
    #expect(many.extent(of: (1...6).map { "s-\($0)" }) == "in 6 of 9 variants: 1, 2, 3, 4 …")
    #expect(many.extent(of: (1...9).map { "s-\($0)" }) == "in all 9 variants")
    #expect(VariantNames(["s", "s-l"]).short("s") == "s")
    #expect(VariantNames(["only"]).extent(of: ["only"]) == "")
  }

  /// A title that changed leaves the page with its partner.
  @Test func aPageWithAnotherTitleStillShowsWhatWasExpected() throws {
    let sample = try VerifySample(records: false)
    func document(_ title: String) -> String {
      "<document lang=\"en\"><screen device=\"iphone-se\"><nav-bar><title>\(title)</title></nav-bar><p>Text</p></screen></document>"
    }
    try sample.write(document("Settings"), to: "a.xml")
    try #require(try sample.run("--update", "missing").status == 0)
    try sample.write(document("Preferences"), to: "a.xml")
    let result = try sample.run("--report", "r.html")
    #expect(
      result.text.contains("title \"screen1/nav-bar1/title1\": text \"Settings\" → \"Preferences\""), "\(result.text)")
    let page = try sample.read("r.html")
    #expect(page.contains(" pt at "))
    for side in ["expected", "difference", "actual"] { #expect(page.contains("data-side=\"\(side)\"")) }
  }
}
