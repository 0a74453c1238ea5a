import Testing

@testable import Typeset

@Suite struct R048GraphTests {
  private static let chart = "<chart id=\"x\" values=\"10,-5,20\" labels=\"a,b,c\" width=\"240\" height=\"120\""

  @Test(arguments: ["bar", "line", "area"])
  func theAxisOfValuesIsAtTheLeft(kind: String) throws {
    var plots: [[Path]] = []
    for lang in ["en", "ar-EG"] {
      let sample = try LayoutSample.canvas(Self.chart + " kind=\"\(kind)\"/>", lang: lang)
      let plot = try sample.box("x/plot1")
      for number in 1...4 { #expect(try sample.box("x/number\(number)").maxX < plot.minX, "left of the plot") }
      #expect(try sample.box("x/label1").minX < sample.box("x/label3").minX, "values go on to the right")
      #expect(try sample.element("x").rules == (lang == "en" ? [] : [Rule(48)]))
      plots.append(sample.paths.map(\.path))
    }
    let widths = plots.map { $0.compactMap(\.bounds).map(\.width).max() ?? 0 }
    #expect(abs(widths[0] - widths[1]) < 8, "as wide but for the numerals")
  }

  @Test func theNumeralsAreThoseOfThePlace() throws {
    let sample = try LayoutSample.canvas(Self.chart + "/>", lang: "ar-EG")
    #expect(sample.texts(of: "x/number3") == ["١٠"])
    let western = try LayoutSample.canvas(Self.chart + " numerals=\"latn\"/>", lang: "ar-EG")
    #expect(western.texts(of: "x/number3") == ["10"])
  }

  @Test func theLegendIsWhereReadingEnds() throws {
    let pie = "<chart id=\"x\" kind=\"pie\" values=\"2,1\" labels=\"a,b\" width=\"240\" height=\"100\"/>"
    let english = try LayoutSample.canvas(pie, lang: "en")
    let arabic = try LayoutSample.canvas(pie, lang: "ar")
    #expect(try english.box("x/label1").minX > english.box("x/plot1").maxX)
    #expect(try arabic.box("x/label1").maxX < arabic.box("x/plot1").minX)
    let slices = (english.paths.prefix(2).map(\.path), arabic.paths.prefix(2).map(\.path))
    #expect(slices.0 == slices.1, "the shares go on clockwise")
  }

  @Test func scalesAreRound() {
    #expect(ChartScale([3, 7, 12]).ticks == [0, 5, 10, 15])
    #expect(ChartScale([-1, 4]).ticks == [-2, 0, 2, 4])
    #expect(ChartScale([0.02, 0.07]).ticks.count == 5)
    #expect(ChartScale([0.02, 0.07]).fractionDigits == 2)
    #expect(ChartScale([]).ticks.first == 0)
    #expect(ChartScale([0, 0]).greatest == 1)
    for values in [[1e60, -1e60], [1e-60], [.leastNonzeroMagnitude]] {
      #expect(ChartScale(values).ticks.allSatisfy { $0.isFinite })
    }
  }
}
