import Testing

@testable import Typeset

@Suite struct R096AspectRatioTests {
  private let picture = Size(width: 300, height: 200)

  private func placement(
    _ fit: PictureFit, _ width: Double, _ height: Double, focus: Rect? = nil
  ) -> R096AspectRatio.Placement {
    R096AspectRatio.placement(of: picture, in: Size(width: width, height: height), fit: fit, focus: focus)
  }

  @Test func theSameShapeChangesNothing() {
    for fit in [PictureFit.fit, .fill, .stretch] {
      let placement = placement(fit, 150, 100, focus: Rect(x: 0, y: 0, width: 0.1, height: 0.1))
      #expect(!placement.isChanged)
      #expect(near(placement.crop, 0, 0, 300, 200))
    }
  }

  @Test func fitLeavesBars() {
    #expect(near(placement(.fit, 150, 150).rect, 0, 25, 150, 100))
    #expect(near(placement(.fit, 300, 100).rect, 75, 0, 150, 100))
    #expect(near(placement(.fit, 150, 150).crop, 0, 0, 300, 200))
  }

  @Test func fillCropsAndKeepsTheFocus() {
    #expect(near(placement(.fill, 100, 100).crop, 50, 0, 200, 200))
    #expect(near(placement(.fill, 100, 100).rect, 0, 0, 100, 100))
    let left = Rect(x: 0.05, y: 0, width: 0.1, height: 1)
    #expect(near(placement(.fill, 100, 100, focus: left).crop, 15, 0, 200, 200))
    let right = Rect(x: 0.9, y: 0.4, width: 0.1, height: 0.1)
    #expect(near(placement(.fill, 100, 100, focus: right).crop, 100, 0, 200, 200))
    // In the middle already.
    let middle = Rect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
    #expect(near(placement(.fill, 100, 100, focus: middle).crop, 50, 0, 200, 200))
    // Larger than what is seen: its middle is.
    let wide = Rect(x: 0.1, y: 0, width: 0.8, height: 1)
    #expect(near(placement(.fill, 50, 100, focus: wide).crop, 100, 0, 100, 200))
  }

  @Test func whateverTheFocusItIsSeenAndTheBoxIsCovered() {
    for x in stride(from: 0, through: 0.8, by: 0.05) {
      for y in stride(from: 0, through: 0.8, by: 0.05) {
        for (width, height) in [(100.0, 100.0), (50, 200), (300, 50), (299, 200)] {
          let focus = Rect(x: x, y: y, width: 0.2, height: 0.2)
          let crop = placement(.fill, width, height, focus: focus).crop
          #expect(abs(crop.width / crop.height - width / height) < 1e-6)
          #expect(crop.minX >= 0 && crop.minY >= 0 && crop.maxX <= 300.000001 && crop.maxY <= 200.000001)
          if crop.width >= 60 { #expect(crop.minX <= x * 300 + 1e-6 && crop.maxX >= (x + 0.2) * 300 - 1e-6) }
          if crop.height >= 40 { #expect(crop.minY <= y * 200 + 1e-6 && crop.maxY >= (y + 0.2) * 200 - 1e-6) }
        }
      }
    }
  }

  @Test func stretchKeepsAllOfIt() {
    let placement = placement(.stretch, 100, 100)
    #expect(near(placement.crop, 0, 0, 300, 200) && near(placement.rect, 0, 0, 100, 100) && placement.isChanged)
  }

  @Test func theExampleKeepsTowerAndSun() throws {
    let sample = try LayoutSample.example("R096AspectRatio")
    let crops = sample.pictures().map(\.crop)
    #expect(crops[0].width == 900)
    #expect(crops[2].minX <= 0.22 * 900 && crops[2].maxX >= 0.34 * 900)
    #expect(crops[3].minX <= 0.74 * 900 && crops[3].maxX >= 0.84 * 900 - 0.001)
    #expect(crops[2].minX < crops[1].minX && crops[1].minX < crops[3].minX)
    let isNamed = try ["fit", "fill", "tower", "sun", "lantern", "stretch"].map {
      try sample.element($0).rules == [R096AspectRatio.rule]
    }
    #expect(isNamed.allSatisfy { $0 })
  }
}
