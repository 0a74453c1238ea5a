import Testing

@testable import Typeset

/// R071: lying on its side, a screen has the same extent exchanged.
@Suite struct R071OrientationTests {
  @Test func theExtentIsExchanged() {
    let upright = Size(width: 375, height: 812)
    #expect(R071Orientation.extent(of: upright, in: .portrait) == upright)
    for side in [DeviceOrientation.landscapeLeft, .landscapeRight] {
      #expect(R071Orientation.extent(of: upright, in: side) == Size(width: 812, height: 375))
    }
  }

  @Test func framesFollow() throws {
    let sizes = try LayoutSample.example("R071Orientation").frames.map(\.size)
    #expect(sizes == [Size(width: 375, height: 667), Size(width: 667, height: 375)] + sizes.prefix(2))
  }

  @Test func optionsWinOverTheScreen() throws {
    let options = LayoutOptions.with {
      $0.device = "iphone-se"
      $0.orientation = .landscapeRight
    }
    let sample = try LayoutSample.example("R071Orientation", options: options)
    #expect(sample.frames.allSatisfy { $0.size == Size(width: 568, height: 320) && $0.orientation == .landscapeRight })
  }
}
