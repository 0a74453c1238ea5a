import Testing

@testable import Typeset

/// R079: bars are lower where there is little height (F3), and their text stays at one size.
@Suite struct R079BarHeightsTests {
  private func height(_ bar: ElementKind.Bar, _ id: String, _ orientation: DeviceOrientation = .portrait) throws
    -> Double
  {
    R079BarHeights.height(of: bar, on: ScreenPlacement(try #require(Devices.named(id)), orientation))
  }

  @Test func heightsAreThoseOfTheTable() throws {
    for bar in [ElementKind.Bar.navBar, .toolbar] {
      #expect(try height(bar, "iphone-xs") == 44)
      #expect(try height(bar, "iphone-xs", .landscapeLeft) == 32)
      #expect(try height(bar, "ipad-9.7", .landscapeLeft) == 44)
    }
    #expect(try height(.tabBar, "iphone-xs") == 49)
    #expect(try height(.tabBar, "iphone-plus", .landscapeRight) == 32)
    #expect(try height(.tabBar, "ipad-9.7") == 50)
    #expect(try height(.homeIndicator, "iphone-xs") == 34)
    #expect(try height(.homeIndicator, "iphone-xs", .landscapeLeft) == 21)
    #expect(try height(.homeIndicator, "iphone-8") == 0)
  }

  @Test(arguments: [ElementKind.Bar.statusBar, .navBar, .toolbar, .tabBar])
  func textOfBarsStaysAtTheStandardSize(bar: ElementKind.Bar) {
    #expect(TextSizeCategory.allCases.allSatisfy { R079BarHeights.textSize(in: bar, asked: $0) == .l })
  }

  @Test func theRuleActsWhereBarsAreLower() throws {
    let sample = try LayoutSample.example("R079BarHeights")
    for (frame, isLow) in [(0, false), (1, true)] {
      let bars = sample.elements(on: frame).filter { ["nav-bar", "toolbar", "tab-bar"].contains($0.element.name) }
      #expect(bars.map(\.box.height) == (isLow ? [32, 32, 32] : [44, 44, 49]))
      #expect(bars.allSatisfy { $0.element.rules.contains(R079BarHeights.rule) == isLow })
    }
  }

  @Test func aSideWithoutAStatusBarShowsNone() throws {
    let sample = try LayoutSample.example("R079BarHeights")
    #expect(sample.elements(on: 0).contains { $0.element.name == "status-bar" })
    #expect(!sample.elements(on: 1).contains { $0.element.name == "status-bar" })
  }
}
