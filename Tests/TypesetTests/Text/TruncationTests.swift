import Testing

@testable import Typeset

@Suite struct TruncationTests {
  private func lines(_ attributes: String, _ text: String, lang: String = "en", in width: Double) -> [String] {
    TextSample("<p \(attributes)>\(text)</p>", lang: lang).lines(in: width)
  }

  @Test func theEndIsCutAtACluster() {
    let cut = lines("lines=\"1\"", "The tower was not only a lamp", in: 120)
    #expect(cut.count == 1)
    #expect(cut[0].hasSuffix("…"))
    #expect("The tower was not only a lamp".hasPrefix(cut[0].dropLast()))
    let marked = lines("lines=\"1\"", String(repeating: "e\u{301}", count: 60), in: 100)[0]
    #expect(marked.dropLast().allSatisfy { $0 == "e\u{301}" })
  }

  @Test func blanksBeforeTheEllipsisGo() {
    for width in stride(from: 20.0, to: 240, by: 3) {
      let cut = lines("lines=\"1\"", "a bc def ghij klmno pqrstu vwxyz", in: width)[0]
      #expect(!cut.contains(" …"))
    }
  }

  @Test func middleAndStartKeepTheEnd() {
    let text = "Documents/Pictures/Lighthouses/Alexandria.png"
    let middle = lines("lines=\"1\" truncate=\"middle\"", text, in: 200)[0]
    #expect(middle.hasPrefix("Doc") && middle.hasSuffix(".png") && middle.contains("…"))
    let start = lines("lines=\"1\" truncate=\"start\"", text, in: 200)[0]
    #expect(start.hasPrefix("…") && start.hasSuffix("Alexandria.png"))
  }

  @Test func theLinesBeforeStayWhole() {
    let text = "The tower was not only a lamp for ships. It was the first sentence that a stranger read."
    let whole = lines("lines=\"0\" wrap=\"greedy\"", text, in: 150)
    let cut = lines("lines=\"3\" wrap=\"greedy\"", text, in: 150)
    #expect(cut.count == 3)
    #expect(Array(cut[..<2]) == Array(whole[..<2]))
    #expect(cut[2].hasSuffix("…"))
  }

  @Test func whatFitsIsNotCut() {
    let broken = TextSample("<p lines=\"2\">short</p>").broken(in: 200)
    #expect(!broken.isTruncated)
    #expect(TextSample("<p lines=\"1\">a<br/>b</p>").broken(in: 200).isTruncated)
  }

  @Test func theEllipsisIsAtTheEndOfTheBaseDirection() throws {
    for (lang, side) in [("ar", 0), ("en", 1)] {
      let sample = TextSample("<p lines=\"1\">العربية <bdi lang=\"en\">English text here</bdi></p>", lang: lang)
      let broken = sample.broken(in: 120)
      let line = broken.visualLine(broken.lineCount - 1)
      let run = try #require(side == 0 ? line.runs.first : line.runs.last)
      let shown = String(decoding: broken.paragraph.text.units[run.text], as: UTF16.self)
      if lang == "ar" { #expect(shown.hasSuffix("…") || shown == "…") }
      #expect(line.width <= 120.01)
    }
  }

  @Test func nothingFitsShowsTheEllipsisAlone() {
    #expect(lines("lines=\"1\"", "Wide", in: 2) == ["…"])
  }
}
