import Testing

@testable import Typeset

/// R075: neither the system nor a bar covers contents.
@Suite struct R075SafeAreaTests {
  @Test func barsAreOnTheSafeArea() {
    #expect(R075SafeArea.inset(safeArea: 44, system: 44, bars: [44]) == 88)
    #expect(R075SafeArea.inset(safeArea: 20, system: 30, bars: []) == 30)
    #expect(R075SafeArea.inset(safeArea: 34, system: 0, bars: [44, 49]) == 127)
  }

  @Test func contentsFillWhatIsFree() throws {
    let sample = try LayoutSample.example("R075SafeArea")
    #expect(near(try sample.box("english-contents"), 16, 100, 343, 812 - 100 - 95))
    #expect(sample.frames[0].layoutMargins == Insets(top: 100, start: 16, bottom: 95, end: 16))
    #expect(sample.frames[0].safeArea == Insets(top: 44, start: 0, bottom: 34, end: 0))
  }
}
