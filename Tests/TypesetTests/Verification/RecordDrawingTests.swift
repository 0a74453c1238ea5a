import Testing

@testable import Typeset
@testable import TypesetReview

/// Pages that are drawn again from their records.
@Suite struct RecordDrawingTests {
  private let session = Typesetter(fonts: TextSample.library).session()

  private func drawn(_ record: PageRecord, with parts: Frame) throws -> Bitmap {
    let drawing = RecordDrawing(parts: RecordedParts(of: parts, fonts: session.fonts.fonts))
    return try session.bitmap(of: drawing.frame(of: record, scale: 2))
  }

  private func compare(_ one: Bitmap, _ other: Bitmap) -> PictureComparison {
    PictureComparison(
      expected: one, actual: other, tolerance: PixelTolerance(), ignoring: [], direction: .leftToRight)
  }

  @Test(arguments: ["Mockups/settings.xml", "Mockups/player.xml", "Mockups/layers.xml", "Mockups/article.xml"])
  func aPageLooksAsItWasDrawn(example: String) throws {
    let frame = try #require(try LayoutSample(example: example).frames.first)
    let comparison = compare(
      try session.bitmap(of: frame, scale: 2), try drawn(PageRecord(frame), with: frame))
    // Places in a record have two decimals, so that the edges of letters differ; blurred backgrounds are in none.
    let share = Double(comparison.differingPixels) / (frame.size.width * frame.size.height * 4)
    #expect(share < 0.04, "\(example): \(share) of all pixels differ")
  }

  @Test func onlyWhatChangedDiffers() throws {
    func page(_ text: String) throws -> Frame {
      try #require(
        try LayoutSample(
          """
          <document lang="en"><screen device="iphone-se"><nav-bar><back>Home</back><title>Title</title></nav-bar>
          <list kind="inset"><section><item disclosure="yes"><leading><icon name="star"/></leading><label>First</label></item>
          <item><leading><icon name="heart"/></leading><label id="second">\(text)</label></item></section></list></screen></document>
          """
        ).frames.first)
    }
    let (old, new) = (try page("Second"), try page("Third"))
    // The old page is known by its record alone; its outlines come from the new one.
    let comparison = compare(try drawn(PageRecord(old), with: new), try drawn(PageRecord(new), with: new))
    #expect(comparison.differingPixels > 20)
    let box = try #require(PageRecord(new).frames(of: ["second"]).first)
    for region in comparison.regions {
      let middle = (Double(region.y) + Double(region.height) / 2) / 2
      #expect(box.minY - 2 < middle && middle < box.maxY + 2)
    }
  }

  @Test func whatNoPageHasIsABox() throws {
    let frame = Frame(
      name: "", size: Size(width: 40, height: 40), direction: .leftToRight, locale: "en",
      items: [
        .path(
          PathItem(
            path: Path([.move(Point(x: 10, y: 30)), .line(Point(x: 20, y: 10)), .line(Point(x: 30, y: 30)), .close]),
            fill: .black))
      ])
    let empty = Frame(name: "", size: frame.size, direction: .leftToRight, locale: "en")
    let triangle = try drawn(PageRecord(frame), with: frame)
    let box = try drawn(PageRecord(frame), with: empty)
    #expect(compare(triangle, box).differingPixels > 100)
    #expect(compare(box, try session.bitmap(of: empty, scale: 2)).differingPixels > 100)
  }
}
