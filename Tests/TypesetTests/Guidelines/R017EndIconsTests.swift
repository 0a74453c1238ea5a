import Testing

@testable import Typeset

@Suite struct R017EndIconsTests {
  @Test func theIconsSwapTheirPlaces() throws {
    let sample = try LayoutSample.example("R017EndIcons")
    let (least, greatest) = try (sample.box("en/min-icon1"), sample.box("en/max-icon1"))
    #expect(least.minX < greatest.minX)
    for id in ["ar", "he"] {
      #expect(abs(try sample.box("\(id)/min-icon1").minX - greatest.minX) < 0.01)
      #expect(abs(try sample.box("\(id)/max-icon1").minX - least.minX) < 0.01)
      #expect(try sample.element("\(id)/min-icon1").rules.contains(R017EndIcons.rule))
    }
    #expect(try !sample.element("en/min-icon1").rules.contains(R017EndIcons.rule))
  }

  @Test func theSunItselfIsNotMirrored() throws {
    #expect(try !LayoutSample.example("R017EndIcons").element("ar/min-icon1").isMirrored)
  }
}
