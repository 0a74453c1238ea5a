import Testing

@testable import Typeset

@Suite struct R014NumeralOrderTests {
  /// The texts of the numbers of a control from left to right.
  private func numbers(_ id: String, in sample: LayoutSample) -> [String] {
    sample.elements().filter { $0.element.id.hasPrefix("\(id)/number") }.sorted { $0.box.minX < $1.box.minX }
      .map { sample.seen($0.element.id) }
  }

  @Test func numbersRunFromWhereReadingStarts() throws {
    let sample = try LayoutSample.example("R014NumeralOrder")
    #expect(numbers("en", in: sample) == ["0", "2", "4", "6", "8", "10"])
    #expect(numbers("he", in: sample) == ["10", "8", "6", "4", "2", "0"])
    #expect(numbers("ar", in: sample) == ["١٠", "٨", "٦", "٤", "٢", "٠"])
    #expect(numbers("ar-stars", in: sample) == ["٥", "٤", "٣", "٢", "١"])
    #expect(numbers("he-stars", in: sample) == ["5", "4", "3", "2", "1"])
    #expect(numbers("wrong", in: sample) == ["٠", "٢", "٤", "٦", "٨", "١٠"])
  }

  @Test func theRuleIsOnTheMirroredElement() throws {
    let sample = try LayoutSample.example("R014NumeralOrder")
    #expect(try sample.element("he/number1").rules.contains(R014NumeralOrder.rule))
    #expect(try !sample.element("en/number1").rules.contains(R014NumeralOrder.rule))
    #expect(try sample.element("ar/number6").rules.contains(R009Numerals.rule))
  }

  @Test func valuesAreSpreadEvenly() {
    #expect(R014NumeralOrder.values(from: 10, to: 20, ticks: 3) == [10, 15, 20])
    #expect(R014NumeralOrder.values(from: 10, to: 20, ticks: 1) == [15])
    #expect(R014NumeralOrder.values(from: 10, to: 20, ticks: 0).isEmpty)
  }

  @Test(arguments: [(20.0, 1), (30, 2), (50, 4), (90, 4), (1000, 8)])
  func numbersThatWouldCollideAreLeftOut(needed: Double, stride: Int) {
    #expect(R014NumeralOrder.stride(count: 9, needed: needed, pitch: 20) == (needed == 90 ? 8 : stride))
  }

  @Test func numbersOfASliderKeepApart() throws {
    let sample = try LayoutSample(
      """
      <document lang="en"><canvas width="200"><slider id="s" value="0" min="0" max="1000" ticks="11" numbers="yes"/>
      </canvas></document>
      """,
      options: {
        var options = LayoutOptions(); options.textSize = .ax3; return options
      }())
    let boxes = sample.elements().filter { $0.element.name == "number" }.map(\.box).sorted { $0.minX < $1.minX }
    #expect(boxes.count == 2)
    for (one, other) in zip(boxes, boxes.dropFirst()) { #expect(one.maxX <= other.minX) }
    #expect(boxes.allSatisfy { $0.minX >= -0.01 && $0.maxX <= 200.01 })
  }
}
