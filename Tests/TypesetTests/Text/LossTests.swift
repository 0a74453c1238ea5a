import Testing

@testable import Typeset

/// No text is lost or doubled, whatever the width and the way lines are broken.
@Suite struct LossTests {
  private static let texts: [(lang: String, markup: String)] = [
    ("en", "The <b>tower</b> was not on\u{AD}ly a lamp for ships, office affine waffle. +20 (2) 2735-1234"),
    ("ar", "كانت منارة الإسكندرية (<bdi lang=\"en\">Pharos</bdi>) من أعلى ٣٤ المباني في <b>زمانها</b> لا إله 12"),
    ("he", "המגדל, <i>Pharos</i>, לא היה רק פנס 45 לאוניות (שלוש) <bdo dir=\"rtl\">abc</bdo>"),
    ("th", "ภาษาไทยเป็นภาษาที่มีระดับเสียงของคำแน่นอน"),
    ("hi", "अलेक्ज़ेंड्रिया का प्रकाशस्तंभ <u>ऊँचा</u> था क्षेत्र"),
    ("en", "It was <b>bold</b> <i>italic</i>, <u>under </u><s> struck</s> and a<bdi>שלום </bdi> end <b> of</b> it"),
    ("en", "a<br/><br/>b e\u{301}\u{323}\u{301} \u{200F}x\u{200E} 漢字 \u{1F600}\u{200D}\u{1F466} end"),
  ]

  @Test(arguments: 0..<7)
  func everyCharacterIsOnOneLine(number: Int) {
    let (lang, markup) = Self.texts[number]
    for wrap in ["greedy", "pretty", "balance", "none"] {
      let sample = TextSample("<p wrap=\"\(wrap)\">\(markup)</p>", lang: lang)
      let paragraph = sample.measured
      for width in [0.0, 1, 7, 15, 31, 48, 77, 120, 180, 290, 1000] {
        let broken = sample.setter.lines(of: paragraph, in: width)
        var end = 0
        for line in broken.lines {
          #expect(line.range.lowerBound == end)
          end = line.range.upperBound
        }
        #expect(end == paragraph.text.units.count)
        for index in broken.lines.indices { check(broken.visualLine(index), of: paragraph, wrap: wrap, width: width) }
      }
    }
  }

  /// The pieces of a line show every unit once, but for the blanks that hang and the forced break.
  private func check(_ line: VisualLine, of paragraph: MeasuredParagraph, wrap: String, width: Double) {
    var shown = line.runs.flatMap { line.pieces[$0.pieces].flatMap { Array($0.text) } }.sorted()
    while let last = shown.last, paragraph.text.units[last] == 0x20 { shown.removeLast() }
    var visible = Array(line.range)
    while let last = visible.last, [0x20, 0x0A].contains(paragraph.text.units[last]) { visible.removeLast() }
    #expect(shown == visible, "\(wrap) in \(width)")
    if wrap == "greedy", line.range.count > 2, width > 20 { #expect(line.width <= width + 0.01) }
  }
}
