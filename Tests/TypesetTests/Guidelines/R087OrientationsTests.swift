import Testing

@testable import Typeset

/// R087, R084, R092: all orientations can be looked at, on both sides.
@Suite struct R087OrientationsTests {
  @Test func thereAreThree() {
    #expect(R087Orientations.all == DeviceOrientation.allCases)
    #expect(DeviceOrientation(named: "portrait-upside-down") == nil)
  }

  @Test func theExampleShowsThemAll() throws {
    let sample = try LayoutSample.example("R087Orientations")
    #expect(sample.frames.map(\.orientation) == R087Orientations.all + R087Orientations.all)
    #expect(sample.codes.isEmpty)
  }
}
