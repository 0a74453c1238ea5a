import Testing

@testable import Typeset

@Suite struct BreakTests {
  private static let prose = """
    The tower was not only a lamp for ships. It was the first sentence that a stranger read of the city, and it was \
    written so large that nobody could pass without reading it.
    """

  private func lines(_ wrap: String, _ text: String = prose, in width: Double) -> [String] {
    TextSample("<p wrap=\"\(wrap)\">\(text)</p>").lines(in: width)
  }

  private func raggedness(_ sample: TextSample, in width: Double) -> Double {
    let broken = sample.broken(in: width)
    let slicer = LineSlicer(broken.paragraph)
    return broken.lines.dropLast().reduce(0) { sum, line in
      let gap = width - slicer.width(of: line)
      return sum + gap * gap
    }
  }

  @Test func greedyFillsEveryLine() {
    let sample = TextSample("<p wrap=\"greedy\">\(Self.prose)</p>")
    let broken = sample.broken(in: 200)
    let slicer = LineSlicer(broken.paragraph)
    for (line, next) in zip(broken.lines, broken.lines.dropFirst()) {
      let units = broken.paragraph.text.units[next.range]
      let firstWord = units.firstIndex(of: 0x20) ?? next.range.upperBound
      let longer = LineRange(range: line.range.lowerBound..<firstWord)
      #expect(slicer.width(of: line) <= 200.001)
      #expect(slicer.width(of: longer) > 200)
    }
  }

  @Test(arguments: Array(stride(from: 60.0, through: 600, by: 17)))
  func prettyIsNeverMoreRaggedNorLonger(width: Double) {
    let greedy = TextSample("<p wrap=\"greedy\">\(Self.prose)</p>")
    let pretty = TextSample("<p wrap=\"pretty\">\(Self.prose)</p>")
    #expect(pretty.lines(in: width).count == greedy.lines(in: width).count)
    if let last = greedy.lines(in: width).last, last.count > 20 {
      #expect(raggedness(pretty, in: width) <= raggedness(greedy, in: width) + 0.01)
    }
  }

  @Test func prettyLeavesNoSingleWordBehind() {
    let text = "A line that is just a little too long for its measure here"
    let width = TextSample("<p wrap=\"greedy\">\(text)</p>").measured.maxContent - 5
    #expect(lines("greedy", text, in: width).last == "here")
    #expect((lines("pretty", text, in: width).last ?? "").split(separator: " ").count > 1)
  }

  @Test func balanceEvensTheLinesOut() {
    let text = "The old lighthouses of the cold and stormy northern sea"
    let even = lines("balance", text, in: 400)
    #expect(even.count == lines("greedy", text, in: 400).count)
    #expect(abs(even[0].count - even[1].count) <= 6)
  }

  @Test func noneBreaksOnlyWhereForced() {
    #expect(lines("none", "one two<br/>three", in: 10) == ["one two", "three"])
  }

  @Test func longWordsAreBrokenAtClusters() {
    let word = String(repeating: "e\u{301}x", count: 40)
    let broken = lines("greedy", "a \(word) b", in: 100)
    #expect(broken.joined(separator: "").replacing(" ", with: "") == "a\(word)b")
    #expect(broken[0] == "a")
    #expect(broken.allSatisfy { !$0.hasPrefix("\u{301}") })
  }

  @Test func everyLineHasAtLeastOneCluster() {
    #expect(lines("greedy", "abc", in: 1) == ["a", "b", "c"])
    #expect(lines("greedy", "abc", in: 0) == ["a", "b", "c"])
  }

  @Test func softHyphensShowOnlyAtLineEnds() throws {
    let sample = TextSample("<p wrap=\"greedy\">extra\u{AD}ordinary</p>")
    #expect(sample.broken(in: 400).lineCount == 1)
    let broken = sample.broken(in: 60)
    #expect(broken.lines.first?.endsInHyphen == true)
    let line = broken.visualLine(0)
    let hyphen = try #require(line.runs.last.map { line.pieces[$0.pieces] }?.last)
    #expect(hyphen.text == 5..<6)
    #expect(hyphen.width > 3)
    #expect(line.width <= 60)
  }

  @Test func wordBreaksBreakWithoutACharacter() {
    #expect(lines("greedy", "super<wbr/>market", in: 60) == ["super", "market"])
    #expect(lines("greedy", "super<wbr/>market", in: 600) == ["supermarket"])
  }

  @Test func phoneNumbersStayWholeWhileThereIsRoom() {
    let markup = "call us at <phone>+20 2 2735 1234</phone> now"
    for width in stride(from: 140.0, to: 300, by: 10) {
      #expect(lines("greedy", markup, in: width).contains { $0.contains("+20 2 2735 1234") })
    }
    #expect(lines("greedy", markup, in: 60).count > 4)
  }

  @Test func tabsReachTheNextStop() throws {
    let plain = TextSample("<p xml:space=\"preserve\" wrap=\"greedy\">a\tb</p>").placed(in: 400)
    guard case .glyphs(let last)? = plain.lines.first?.items.last else { throw Unexpected() }
    #expect(abs(last.origin.x - 36) < 0.01)
    let code = TextSample("<pre>abc\td\n12345678\te</pre>").placed(in: 400)
    let starts = code.lines.compactMap { group -> Double? in
      guard case .glyphs(let run)? = group.items.last else { return nil }
      return run.origin.x
    }
    let blank = 17 * 0.6
    #expect(abs(starts[0] - 8 * blank) < 0.01)
    #expect(abs(starts[1] - 16 * blank) < 0.01)
  }

  @Test func thaiBreaksBetweenWords() {
    let broken = TextSample("<p wrap=\"greedy\">ภาษาไทยเป็นภาษาที่มีระดับเสียง</p>", lang: "th").lines(in: 100)
    #expect(broken.count > 1)
    #expect(broken.joined() == "ภาษาไทยเป็นภาษาที่มีระดับเสียง")
    #expect(["ภาษา", "ไทย", "เป็น", "ที่", "มี", "ระดับ", "เสียง"].contains { broken[1].hasPrefix($0) })
  }

  @Test func emptyTextHasNoLines() {
    let broken = TextSample("<p> </p>").broken(in: 100)
    #expect(broken.lineCount == 0)
    #expect(broken.height == 0)
  }

  private struct Unexpected: Error {}
}
