import Testing

@testable import Typeset

/// R089: on wide screens, lines stay short enough to read.
@Suite struct R089ReadableTests {
  @Test func theWidthGrowsWithTheText() {
    #expect(R089Readable.maxWidth(textScale: 1) == 672)
    #expect(R089Readable.maxWidth(textScale: 2) == 1344)
  }

  @Test func aReadableIsInTheMiddle() throws {
    let sample = try LayoutSample.example("R089Readable")
    for (frame, name) in ["english", "arabic", "hebrew"].enumerated() {
      let readable = try sample.box("\(name)-readable", on: frame)
      #expect(readable.width == 672 && readable.minX == 81)
      #expect(try sample.box("\(name)-wide", on: frame).width == 794)
    }
  }

  @Test func itChangesNothingOnAPhone() throws {
    let sample = try LayoutSample.example("R089Readable", options: .with { $0.device = "iphone-se" })
    #expect(try sample.box("english-readable").width == 288)
  }
}
