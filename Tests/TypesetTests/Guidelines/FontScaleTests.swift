import Testing

@testable import Typeset

/// The font scales of Android.
@Suite struct FontScaleTests {
  @Test(arguments: [
    // The tables of AndroidX.
    (200, 14.0, 26.0), (200, 30, 38), (130, 8, 10.4), (115, 24, 25.2), (150, 18, 24), (180, 100, 100),
    // Between two sizes, and between two scales.
    (130, 17, 20.9), (200, 17, 29), (140, 14, 20.4), (190, 4, 7.6), (107, 30, 30),
    // What grows alike.
    (100, 17, 17), (85, 20, 17), (103, 10, 10.3),
  ])
  func whatIsLargeGrowsLess(percent: Int, size: Double, scaled: Double) {
    #expect(FontScale(percent: percent).scaled(size) == scaled)
  }

  @Test func linesKeepTheirDistance() {
    let type = DynamicType.size(of: .body, at: .percent(200))
    #expect(type == TypeSize(size: 29, leading: 38))
    #expect(DynamicType.size(of: .largeTitle, at: .percent(200)).size < 42)
  }

  @Test func aScaleIsATextSize() {
    #expect(TextSizeCategory(rawValue: "130%") == .percent(130) && TextSizeCategory.percent(85).rawValue == "85%")
    for word in ["84%", "201%", "+130%", "0130%", "130", "%", "1.3", "١٣٠%", "L"] {
      #expect(TextSizeCategory(rawValue: word) == nil, "\(word)")
    }
    #expect(TextSizeCategory.percent(130) > .xl && TextSizeCategory.percent(130) < .xxl)
    #expect(TextSizeCategory.percent(200).isAccessibility && !TextSizeCategory.percent(180).isAccessibility)
    #expect(TextSizeCategory.percent(100) >= .l && TextSizeCategory.percent(100) <= .l)
    #expect(TextSizeCategory.allCases == TextSizeCategory.allCases.sorted() && TextSizeCategory.allCases.count == 12)
  }
}
