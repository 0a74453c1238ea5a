import Testing

@testable import Typeset

/// R087, R084, R092: all orientations can be looked at, on both sides.
@Suite struct R087OrientationsTests {
  @Test func thereAreThree() {
    #expect(DeviceOrientation.allCases == [.portrait, .landscapeLeft, .landscapeRight])
    #expect(DeviceOrientation(named: "portrait-upside-down") == nil)
  }

  @Test func theExampleShowsThemAll() throws {
    let sample = try LayoutSample.example("R087Orientations")
    #expect(sample.frames.map(\.orientation) == DeviceOrientation.allCases + DeviceOrientation.allCases)
    #expect(sample.codes.isEmpty)
  }
}
