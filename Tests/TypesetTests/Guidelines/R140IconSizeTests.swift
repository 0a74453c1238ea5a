import Testing

@testable import Typeset

@Suite struct R140IconSizeTests {
  private static func sample(_ attributes: String, _ size: TextSizeCategory) throws -> LayoutSample {
    var options = LayoutOptions()
    options.textSize = size
    return try LayoutSample(
      "<document lang=\"en\"><canvas width=\"300\"><icon id=\"x\" name=\"heart\" \(attributes)/></canvas></document>",
      options: options)
  }

  @Test(arguments: TextSizeCategory.allCases)
  func anIconIsAFifthLargerThanItsText(size: TextSizeCategory) throws {
    let sample = try Self.sample("", size)
    let body = DynamicType.size(of: .body, at: size).size
    #expect(abs(try sample.box("x").width - 1.2 * body) < 1e-9)
    #expect(abs(try sample.box("x").height - 1.2 * body) < 1e-9)
    #expect(try sample.element("x").rules == (size == .l ? [] : [Rule(140)]))
    let widest = sample.paths.compactMap(\.path.bounds).map(\.width).max() ?? 0
    #expect(abs(widest / body - 18 / 24 * 1.2) < 0.01, "the drawing grows along")
  }

  @Test func aStyleCountsAndASizeOfItsOwnStays() throws {
    #expect(abs(try Self.sample("style=\"large-title\"", .ax5).box("x").width - 72) < 1e-9)
    for attributes in ["width=\"24\"", "height=\"24\"", "width=\"24\" height=\"24\""] {
      let sample = try Self.sample(attributes, .ax5)
      #expect(near(try sample.box("x"), 0, 0, 24, 24))
      #expect(try sample.element("x").rules == [])
    }
    #expect(abs(try Self.sample("size=\"20\"", .ax5).box("x").width - 24) < 1e-9)
  }

  @Test func linesGrowWithBoldText() throws {
    func line(_ isBold: Bool) throws -> Double {
      var options = LayoutOptions()
      options.accessibility.isBold = isBold
      let sample = try LayoutSample(
        "<document lang=\"en\"><canvas><icon name=\"heart\" width=\"24\"/></canvas></document>", options: options)
      return sample.paths[0].stroke?.width ?? 0
    }
    #expect(abs(try line(false) - 1.8) < 1e-9)
    #expect(abs(try line(true) - 1.8 * 1.3) < 1e-9, "R143")
  }
}
