import Testing

@testable import Typeset

/// Segments wrap, shrink together, and are stacked at the sizes for accessibility only.
@Suite struct SegmentedTests {
  private func sample(_ texts: [String], _ size: TextSizeCategory = .l, width: Double = 300) throws -> LayoutSample {
    let segments = texts.map { "<segment>\($0)</segment>" }.joined()
    return try LayoutSample(
      "<document lang=\"en\"><canvas width=\"\(width)\"><segmented id=\"s\">\(segments)</segmented></canvas></document>",
      options: .with { $0.textSize = size })
  }

  private func sizes(_ sample: LayoutSample) -> Set<Double> { Set(sample.sizes(of: "s")) }

  @Test func textsWrapToTwoLines() throws {
    let wrapped = try sample(["Once a week", "Every month", "Never"], width: 240)
    #expect(try wrapped.lineBoxes(of: "canvas1/segmented1/segment1").count == 2)
    #expect(try wrapped.box("canvas1/segmented1/segment3").minX == 160 && sizes(wrapped).count == 1)
  }

  @Test func segmentsAreAsWideAsTheirWordsNeed() throws {
    let texts = ["Tag", "Woche", "Monat", "Kalenderjahr"]
    let sample = try sample(texts, width: 300)
    #expect(sample.codes.isEmpty)
    #expect(try sizes(sample) == sizes(self.sample(["On", "Off"])), "without a smaller type")
    for index in 1...4 { #expect(try sample.lineBoxes(of: "canvas1/segmented1/segment\(index)").count == 1) }
    let boxes = try (1...4).map { try sample.box("canvas1/segmented1/segment\($0)") }
    #expect(boxes[3].width > boxes[0].width && abs(boxes[3].maxX - 300) < 0.01)
    #expect(zip(boxes, boxes.dropFirst()).allSatisfy { abs($0.maxX - $1.minX) < 0.01 })
  }

  @Test func textsThatNeedMoreShrinkTogether() throws {
    let usual = sizes(try sample(["On", "Off", "Auto"]))
    let shrunk = try sample(["Lighthouses", "Harbours", "All"], width: 190)
    #expect(try sizes(shrunk).count == 1 && #require(sizes(shrunk).first) < #require(usual.first))
    #expect(shrunk.codes.isEmpty)
    #expect(try shrunk.lineBoxes(of: "canvas1/segmented1/segment2").count == 1)
  }

  @Test(arguments: [TextSizeCategory.xs, .l, .xxxl])
  func theyNeverStackAtStandardSizes(size: TextSizeCategory) throws {
    let narrow = try sample(["Lighthouses", "Harbourmasters", "Both of them"], size, width: 180)
    #expect(try narrow.box("canvas1/segmented1/segment2").minY == narrow.box("canvas1/segmented1/segment1").minY)
  }

  @Test func theyStackAtTheSizesForAccessibility() throws {
    let large = try sample(["Lighthouses", "Harbourmasters", "All"], .ax2)
    #expect(try large.box("canvas1/segmented1/segment2").minY == large.box("canvas1/segmented1/segment1").maxY)
    #expect(try large.element("s").rules.contains(R138Stacking.rule))
  }
}
