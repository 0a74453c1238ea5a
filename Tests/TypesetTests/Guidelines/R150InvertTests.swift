import Testing

@testable import Typeset

/// R150: smart invert leaves pictures and dark screens alone.
@Suite struct R150InvertTests {
  @Test func channelsAreInvertedAndOpacityStays() {
    let color = Color(red: 0, green: 102, blue: 204, alpha: 128)
    #expect(R150Invert.inverted(color) == Color(red: 255, green: 153, blue: 51, alpha: 128))
    #expect(R150Invert.inverted(R150Invert.inverted(color)) == color)
  }

  @Test func darkGroundsStay() {
    #expect(R150Invert.applies(toGround: .white) && R150Invert.applies(toGround: nil))
    #expect(!R150Invert.applies(toGround: .black))
  }

  @Test func theExampleShowsBoth() throws {
    let usual = try LayoutSample.example("R150Invert")
    let inverted = try LayoutSample.example("R150Invert", options: .with { $0.accessibility.invertsColors = true })
    #expect(inverted.frames[0].background == .black)
    #expect(inverted.frames[1].background == usual.frames[1].background)
    #expect(inverted.elements().first?.lines == usual.elements().first?.lines)
  }

  @Test func darkAppearanceIsLeftAlone() throws {
    let sample = try LayoutSample.example(
      "R150Invert",
      options: .with {
        $0.accessibility.invertsColors = true
        $0.appearance = .dark
      })
    #expect(sample.frames[0].background == .black)
  }
}
