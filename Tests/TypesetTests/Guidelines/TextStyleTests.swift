import Testing

@testable import Typeset

@Suite struct TextStyleTests {
  @Test func rowsOfTheTable() {
    #expect(row(.largeTitle) == "31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70")
    #expect(row(.headline) == "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62")
    #expect(row(.subhead) == "12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58")
    #expect(row(.caption2) == "11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48")
  }

  @Test func columnOfTheStandardCategory() {
    let column = TextStyleName.allCases.map { style in
      let size = DynamicType.size(of: style)
      return "\(style.rawValue) \(Int(size.size))/\(Int(size.leading)) \(DynamicType.weight(of: style))"
    }
    #expect(
      column == [
        "large-title 34/41 400", "title1 28/34 400", "title2 22/28 400", "title3 20/25 400", "headline 17/22 600",
        "body 17/22 400", "callout 16/21 400", "subhead 15/20 400", "footnote 13/18 400", "caption1 12/16 400",
        "caption2 11/13 400",
      ])
  }

  @Test func sizesGrowWithTheCategory() {
    for style in TextStyleName.allCases {
      let sizes = TextSizeCategory.allCases.map { DynamicType.size(of: style, at: $0) }
      for (smaller, larger) in zip(sizes, sizes.dropFirst()) {
        #expect(smaller.size <= larger.size && smaller.leading <= larger.leading)
      }
    }
  }

  @Test func accessibilityCategoriesAreTheLastFive() {
    #expect(TextSizeCategory.allCases == TextSizeCategory.allCases.sorted())
    #expect(TextSizeCategory.allCases.filter(\.isAccessibility) == [.ax1, .ax2, .ax3, .ax4, .ax5])
    #expect(DynamicType.scale(at: .standard) == 1)
  }

  /// A row as the table writes it: size and leading from the smallest category to the largest.
  private func row(_ style: TextStyleName) -> String {
    TextSizeCategory.allCases.map { category in
      let size = DynamicType.size(of: style, at: category)
      return "\(Int(size.size))/\(Int(size.leading))"
    }.joined(separator: " ")
  }
}
