import Testing

@testable import Typeset

/// Lines of Urdu do not touch, though their letters reach far above and below the baseline.
@Suite struct NastaliqTests {
  private static let prose = """
    شام چھ بجے مینار کا رکھوالا لمبی سیڑھیاں آہستہ آہستہ چڑھتا ہے۔ وہ چراغ جلاتا ہے، شیشے صاف کرتا ہے اور ہوا کا رخ اپنی کاپی میں \
    لکھ لیتا ہے۔ دھند کی رات میں ہر گھنٹے کے بعد گھنٹی بجتی ہے اور کنکشن مکمل ہو جاتا ہے۔
    """

  @Test func aLineGrowsByTheRatioOfTheFonts() throws {
    let ratio = 2.5 / 1.362
    let sample = TextSample("<p>چراغ</p>", lang: "ur")
    #expect(abs(sample.placed(in: 300).height - 22 * ratio) < 0.001)
    let caption = TextSample("<p style=\"caption1\">چراغ</p>", lang: "ur")
    #expect(abs(caption.placed(in: 300).height - 16 * ratio) < 0.001)
    // The leading of a title is 41, tighter than that of body text would be at its size.
    let title = TextSample("<p style=\"large-title\">چراغ</p>", lang: "ur")
    #expect(abs(title.placed(in: 300).height - 34 * 22 / 17 * ratio) < 0.001)
    #expect(TextSample("<p>چراغ</p>", lang: "fa").placed(in: 300).height == 22)
    #expect(TextSample("<p font=\"Noto Sans Arabic UI\">چراغ</p>", lang: "ur").placed(in: 300).height == 22)
    // Where only a word is Urdu, the block has the room for it.
    #expect(TextSample("<p>A <bdi lang=\"ur\">چراغ</bdi></p>").placed(in: 300).height > 40)
  }

  @Test func chineseCharactersMakeNoLineTaller() throws {
    for language in ["ja", "ko", "zh-Hans", "zh-Hant"] {
      #expect(TextSample("<p>港口 항구</p>", lang: language).placed(in: 300).height == 22)
    }
  }

  @Test(arguments: [TextSizeCategory.l, .ax1, .ax5], ["p", "h1", "caption"])
  func noLineReachesIntoTheNext(size: TextSizeCategory, element: String) throws {
    var options = LayoutOptions()
    options.textSize = size
    let sample = try LayoutSample(
      "<document lang=\"ur\"><canvas width=\"700\" background=\"#ffffff\"><\(element) wrap=\"greedy\">\(Self.prose)"
        + "</\(element)></canvas></document>", options: options)
    let frame = try #require(sample.frames.first)
    let lines = Self.lines(frame.items)
    #expect(lines.count >= 2)
    let ink = try lines.map { line in
      var alone = frame
      alone.items = [.group(line)]
      let picture = try PictureSample.read(try PNGOutput.png(of: alone, scale: 1))
      let pixels = try picture.pixels()
      return Set((0..<Int(picture.size.width * picture.size.height)).filter { pixels[$0] & 0xFF < 0x80 })
    }
    for (upper, lower) in zip(ink, ink.dropFirst()) {
      let shared = upper.intersection(lower).count
      #expect(shared * 100 <= upper.count, "\(shared) of \(upper.count) pixels lie on those of the next line")
    }
  }

  /// The lines of a frame with their places on it.
  private static func lines(_ items: [FrameItem], at origin: Point = .zero) -> [FrameGroup] {
    items.flatMap { item -> [FrameGroup] in
      guard case .group(var group) = item else { return [] }
      group.origin = origin + group.origin
      if case .line = group.meaning { return [group] }
      return lines(group.items, at: group.origin)
    }
  }
}
