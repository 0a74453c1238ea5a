import Testing

@testable import Typeset

/// R095: what needs hardware is shown only where there is some.
@Suite struct R095HardwareTests {
  @Test func aCallIsOfferedOnPhonesAlone() throws {
    let sample = try LayoutSample.example("R095Hardware")
    for frame in sample.frames.indices {
      let isPhone = sample.frames[frame].device == "iphone-8"
      #expect(sample.elements(on: frame).count { $0.element.name == "label" } == (isPhone ? 2 : 1))
    }
  }
}
