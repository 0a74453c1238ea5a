import Testing

@testable import Typeset

/// R087, R084, R092: all orientations can be looked at, on both sides.
@Suite struct R087OrientationsTests {
  @Test func fullScreenPhonesHaveThree() throws {
    let device = try #require(Devices.named("iphone-xr"))
    #expect(device.orientations == [.portrait, .landscapeLeft, .landscapeRight])
  }

  @Test(arguments: [DeviceOrientation.landscapeLeft, .landscapeRight], Direction.allCases)
  func annotationsShowTheSideOfTheHousing(orientation: DeviceOrientation, direction: Direction) throws {
    let xml = "<document lang=\"en\"><screen device=\"DEVICE\"><p id=\"p\">Text</p></screen></document>"
    let options = LayoutOptions.with {
      $0.orientation = orientation
      $0.direction = direction
    }
    func sides(_ device: String) throws -> [String] {
      try AnnotationSample(xml.replacing("DEVICE", with: device), options: options).words().map(\.text)
        .filter { $0.hasPrefix("sensor housing") }
    }
    #expect(
      try sides("iphone-xs") == ["sensor housing at the \(orientation == .landscapeLeft ? "left" : "right")"])
    #expect(try sides("iphone-8").isEmpty && sides("ipad-9.7").isEmpty)
  }

  @Test func theExampleShowsThemAll() throws {
    let sample = try LayoutSample.example("R087Orientations")
    let orientations = try #require(Devices.named("iphone-xr")).orientations
    #expect(sample.frames.map(\.orientation) == orientations + orientations)
    #expect(sample.codes.isEmpty)
  }
}
