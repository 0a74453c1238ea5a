import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// The reports of `typesetter verify`.
@Suite struct VerificationReportTests {
  /// A run in which something differs, something is new, something is damaged and something is obsolete.
  private func sample() throws -> VerifySample {
    let sample = try VerifySample(records: false)
    try sample.write(VerifySample.document(locales: "en,ar,de,fr"), to: "a,b.xml")
    #expect(try sample.verify(["a,b.xml"], ["--update", "all"]).status == 0)
    try sample.write(
      VerifySample.document("Save &lt;all&gt; \"now\"", locales: "en,ar,de,he"), to: "a,b.xml")
    try sample.write("damaged", to: "B/a,b-de-l.baseline")
    return sample
  }

  @Test func jUnitIsValid() throws {
    let sample = try sample()
    #expect(try sample.verify(["a,b.xml"], ["--report", "r.xml"]).status == 66)
    let schema = Golden.folder("verify").appendingPathComponent("junit.xsd").path
    #expect(try sample.system("xmllint", "--noout", "--schema", schema, "r.xml") == 0)
    let text = try sample.read("r.xml")
    let suite = "<testsuite name=\"a,b.xml\" tests=\"4\" failures=\"3\" errors=\"1\" time=\"0\" skipped=\"0\">"
    #expect(text.contains(suite))
    #expect(text.contains("<testcase classname=\"a,b.xml\" name=\"a,b-en-l\" time=\"0\">"))
    for kind in ["missing", "different", "unreadable"] { #expect(text.contains("type=\"\(kind)\"")) }
    #expect(text.contains("Save &lt;all&gt; &quot;now&quot;"))
    #expect(try sample.verify(["a,b.xml"], ["--report", "r2.xml"]).status == 66)
    #expect(try sample.read("r2.xml") == text)
  }

  @Test func aPageHoldsAllItShows() throws {
    let sample = try sample()
    #expect(try sample.verify(["a,b.xml"], ["--report", "r.html"]).status == 66)
    #expect(try sample.system("xmllint", "--noout", "r.html") == 0)
    let text = try sample.read("r.html")
    for words in [
      "id=\"variant-a,b-en-l\"", "data-filter=\"missing\"", "data-kind=\"obsolete\"",
      "Expected, sketched from the baseline", "class=\"was\"", "type=\"range\"", "data-side=\"actual\"",
      "in 2 of 4 variants: en, ar", "data:image/png;base64,", "Save &lt;all&gt;",
      "1 obsolete",
    ] { #expect(text.contains(words), "\(words)") }
    #expect(!text.contains("http:") && !text.contains("https:") && !text.contains("src=\"/"))
    // The order of variants, not that of workers.
    let places = try ["en", "ar", "de", "he"].map { try #require(text.range(of: "variant-a,b-\($0)-l")).lowerBound }
    #expect(places == places.sorted())
    #expect(try sample.verify(["a,b.xml"], ["--report", "r2.html"]).status == 66)
    #expect(try sample.read("r2.html") == text)
  }

  @Test func jsonContainsEveryVariant() throws {
    let sample = try sample()
    #expect(try sample.verify(["a,b.xml"], ["--report", "r.json"]).status == 66)
    let data = Data(try sample.read("r.json").utf8)
    let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let variants = try #require(report["variants"] as? [[String: Any]])
    #expect(variants.map { $0["status"] as? String } == ["different", "different", "unreadable", "missing"])
    let change = try #require((variants[0]["changes"] as? [[String: Any]])?.first)
    #expect(change["id"] as? String == "save")
    #expect(change["line"] as? Int == 4 && change["column"] as? Int == 5)
    #expect((report["obsoleteBaselines"] as? [Any])?.count == 1)
  }

  @Test func gitHubAnnotationsHavePlacesAndAreEscaped() throws {
    let sample = try sample()
    let lines = try sample.verify(["a,b.xml"], ["--report", "github"]).text.split(separator: "\n")
    let commands = lines.filter { $0.hasPrefix("::error ") }
    try #require(commands.count == 3, "\(lines)")
    // One for both variants in which the text differs.
    #expect(commands[0].hasPrefix("::error file=a%2Cb.xml,line=4,col=5,title=p \"save\"::p \"save\": text "))
    #expect(commands[0].hasSuffix(" (in 2 of 4 variants: en, ar)"))
    #expect(commands[1].hasPrefix("::error file=B/a%2Cb-de-l.baseline,line=1,col=1,title=a%2Cb-de-l::"))
    #expect(commands[2].hasPrefix("::error file=a%2Cb.xml,line=1,col=1,title=a%2Cb-he-l::no baseline"))
    #expect(GitHubCommand.data("50% a:b,c\r\nd") == "50%25 a:b,c%0D%0Ad")
    #expect(GitHubCommand.property("50% a:b,c") == "50%25 a%3Ab%2Cc")
    #expect(GitHubCommand.property("a,\u{301}line=2:\u{301}:%\u{301}") == "a%2C\u{301}line=2%3A\u{301}%3A%25\u{301}")
    #expect(GitHubCommand.data("\u{1B}[2J\u{9B}\u{202E}") == "<U+001B>[2J<U+009B><U+202E>")
  }

  @Test func aReportThatCannotBeWrittenIsReportedWithTheFindings() throws {
    let sample = try sample()
    let result = try sample.verify(["a,b.xml"], ["--report", "missing/r.xml"])
    #expect(result.status == 73)
    #expect(result.errors.contains("cannot write \"missing/r.xml\""))
    #expect(result.text.contains("2 different"))
  }
}
