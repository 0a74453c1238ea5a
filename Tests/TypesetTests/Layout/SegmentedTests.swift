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

  @Test func textsThatNeedMoreShrinkTogether() throws {
    let usual = sizes(try sample(["On", "Off", "Auto"]))
    let shrunk = try sample(["Lighthouses", "Harbours", "All"], width: 258)
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
