import Testing

@testable import Typeset

/// What of a screen the front of a device hides.
@Suite struct DeviceMaskTests {
  private func mask(_ id: String, _ orientation: DeviceOrientation = .portrait, height: Double? = nil) throws
    -> DeviceMask
  {
    DeviceMask(ScreenPlacement(try #require(Devices.named(id)), orientation), height: height)
  }

  @Test func aDeviceHasAShapeIfItHasNoHomeButton() {
    // Devices of Android have no common shape.
    for device in Devices.all where device.system == .apple {
      let hasHomeButton = device.portraitSafeArea.bottom == 0
      #expect((device.displayShape.cornerRadius == 0) == hasHomeButton, "\(device.id)")
      #expect((device.displayShape.housing != nil) == (!hasHomeButton && device.kind != .pad), "\(device.id)")
      // The housing is inside what the safe area keeps free.
      if let housing = device.displayShape.housing {
        #expect(housing.depth <= device.portraitSafeArea.top, "\(device.id)")
      }
    }
  }

  @Test func theHousingIsAtTheTopOrAtARealSide() throws {
    #expect(try mask("iphone-xs").housing == Rect(x: 83, y: 0, width: 209, height: 30))
    #expect(try mask("iphone-xs", .landscapeLeft).housing == Rect(x: 0, y: 83, width: 30, height: 209))
    #expect(try mask("iphone-xs", .landscapeRight).housing == Rect(x: 782, y: 83, width: 30, height: 209))
    #expect(try mask("iphone-15").housing == Rect(x: 133.5, y: 11, width: 126, height: 37))
    #expect(try mask("iphone-15", .landscapeRight).housing == Rect(x: 804, y: 133.5, width: 37, height: 126))
    #expect(try mask("iphone-8").housing == nil && mask("ipad-pro-11").housing == nil)
  }

  @Test func whatScrollsPassesTheHousing() throws {
    let housing = try #require(try mask("iphone-xs", .landscapeLeft, height: 900).housing)
    #expect(housing.minY == 0 && housing.maxY == 900)
  }

  @Test func theIndicatorIsAtTheBottom() throws {
    let indicator = try #require(try mask("iphone-xs").indicator)
    #expect(indicator.minY == 799 && indicator.maxY == 804 && abs(indicator.minX + indicator.maxX - 375) < 0.01)
    #expect(try mask("iphone-xs", height: 1000).indicator?.maxY == 992)
    #expect(try mask("iphone-8").indicator == nil)
  }

  @Test func aCornerCutsWhatReachesBeyondItsCircle() throws {
    let mask = try mask("iphone-xs")
    // On the diagonal the circle of 39 points is 11.4 points from both edges; a point more is allowed.
    #expect(mask.part(hiding: Rect(x: 10.8, y: 10.8, width: 50, height: 10)) == nil)
    #expect(mask.part(hiding: Rect(x: 10.6, y: 10.6, width: 50, height: 10)) == .corner)
    #expect(mask.part(hiding: Rect(x: 325, y: 790, width: 48, height: 20)) == .corner)
    #expect(try self.mask("iphone-16-pro").part(hiding: Rect(x: 12, y: 12, width: 50, height: 10)) == .corner)
    #expect(try self.mask("iphone-8").part(hiding: Rect(x: 0, y: 0, width: 50, height: 10)) == nil)
  }

  @Test func aPointOfOverlapIsNothing() throws {
    let mask = try mask("iphone-xs")
    #expect(mask.part(hiding: Rect(x: 100, y: 29, width: 50, height: 10)) == nil)
    #expect(mask.part(hiding: Rect(x: 100, y: 28.9, width: 50, height: 10)) == .housing)
    #expect(mask.part(hiding: Rect(x: 150, y: 795, width: 50, height: 5.1)) == .indicator)
  }

  @Test func aShareOfAScreenHasNoCorners() throws {
    let pad = try #require(Devices.named("ipad-pro-11"))
    #expect(DeviceMask(ScreenPlacement(pad, .landscapeLeft, split: .half)).cornerRadius == 0)
    #expect(DeviceMask(ScreenPlacement(pad, .landscapeLeft)).cornerRadius == 18)
  }
}
