import Testing

@testable import Typeset

/// R076: four combinations to adapt to.
@Suite struct R076SizeClassesTests {
  @Test func combinationsReadAsInTheTable() {
    #expect(R076SizeClasses.combination(width: .compact, height: .regular) == "compact regular")
    #expect(R076SizeClasses.combination(width: .regular, height: .compact) == "regular compact")
  }

  @Test func theClassChoosesTheLayout() throws {
    let sample = try LayoutSample.example("R076SizeClasses")
    #expect(sample.elements(on: 0).map(\.element.name) == ["h2", "p"])
    #expect(sample.elements(on: 1).map(\.element.name) == ["row", "h2", "p"])
  }
}
