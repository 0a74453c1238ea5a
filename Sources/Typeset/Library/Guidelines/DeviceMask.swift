/// What of a screen nobody sees, or may use: round corners, the sensor housing and the home indicator, as the device is
/// held (R098, R099).
package struct DeviceMask: Sendable, Hashable {
  /// What hides a part of the screen.
  package enum Part: Sendable, Hashable {
    /// A round corner.
    case corner
    /// The sensor housing.
    case housing
    /// The home indicator.
    case indicator
  }

  /// The screen, in points.
  package let screen: Rect
  /// The radius of the corners, in points; 0 for square ones.
  ///
  /// The display draws a curve that bends a little softer than a circle, which is the difference of a fraction of a
  /// point.
  package let cornerRadius: Double
  /// The box of the sensor housing on the screen; nil where there is none.
  package let housing: Rect?
  /// The radius of the corners of the housing that are inside the screen, in points.
  package let housingRadius: Double
  /// The line of the home indicator; nil on devices with a home button.
  package let indicator: Rect?

  /// How far something may reach into a part unseen, in points.
  private static let tolerance = 1.0

  /// The mask of a screen.
  ///
  /// `height` is that of the page where it scrolls, which may be more than that of the device: the lower corners and
  /// the indicator are at its end, and a housing at its side covers whatever scrolls past it. An app that has only a
  /// share of the screen has no corners, since it is not known on which side it is.
  package init(_ placement: ScreenPlacement, height: Double? = nil) {
    let size = placement.size
    let height = height ?? size.height
    let screen = Rect(x: 0, y: 0, width: size.width, height: height)
    self.screen = screen
    let shape = placement.device.displayShape
    cornerRadius = placement.split == .full ? shape.cornerRadius : 0
    housing = shape.housing.map { Self.box(of: $0, on: screen, deviceHeight: size.height, placement.orientation) }
    housingRadius = shape.housing?.radius ?? 0
    indicator =
      placement.safeArea.bottom > 0 && placement.device.system != .androidButtons
      ? HomeIndicatorShape.box(on: placement.device, width: size.width, bottom: height) : nil
  }

  /// The place of a housing, which is at a real side in landscape, whatever the direction of the layout (R087).
  private static func box(
    of housing: SensorHousing, on screen: Rect, deviceHeight: Double, _ orientation: DeviceOrientation
  ) -> Rect {
    let extent = housing.depth - housing.distance
    switch orientation {
    case .portrait, .portraitUpsideDown:
      return Rect(
        x: (screen.width - housing.length) / 2, y: housing.distance, width: housing.length, height: extent)
    case .landscapeLeft, .landscapeRight:
      let x = orientation == .landscapeLeft ? housing.distance : screen.width - housing.depth
      let scrolls = screen.height > deviceHeight + tolerance
      return scrolls
        ? Rect(x: x, y: 0, width: extent, height: screen.height)
        : Rect(x: x, y: (screen.height - housing.length) / 2, width: extent, height: housing.length)
    }
  }

  /// What hides some of a box; nil if all of it is seen.
  package func part(hiding box: Rect) -> Part? {
    if let housing, isHidden(box, by: housing) { return .housing }
    if let indicator, isHidden(box, by: indicator) { return .indicator }
    return isCut(box) ? .corner : nil
  }

  private func isHidden(_ box: Rect, by part: Rect) -> Bool {
    let shared = box.intersection(part)
    return shared.width > Self.tolerance && shared.height > Self.tolerance
  }

  /// Whether a round corner of the screen cuts a corner of a box off.
  private func isCut(_ box: Rect) -> Bool {
    guard cornerRadius > 0 else { return false }
    let centers = screen.expanded(by: -cornerRadius)
    return box.corners.contains { corner in
      let x = max(centers.minX - corner.x, corner.x - centers.maxX, 0)
      let y = max(centers.minY - corner.y, corner.y - centers.maxY, 0)
      return x > 0 && y > 0 && (x * x + y * y).squareRoot() > cornerRadius + Self.tolerance
    }
  }
}

/// The line of the home indicator (F3).
enum HomeIndicatorShape {
  /// Its height, and its distance from the edge of the screen, in points.
  static let (thickness, distance) = (5.0, 8.0)

  /// Its width: a little over a third of the upright screen, from 134 to 148 points.
  static func width(on device: Device) -> Double { min(148, max(134, device.portraitSize.width * 0.357)) }

  /// Its place on a screen that ends at `bottom`.
  static func box(on device: Device, width: Double, bottom: Double) -> Rect {
    let length = min(self.width(on: device), width)
    return Rect(
      x: (width - length) / 2, y: bottom - distance - thickness, width: length, height: thickness)
  }
}

extension Rect {
  /// The four corners.
  fileprivate var corners: [Point] {
    [
      origin, Point(x: maxX, y: minY), Point(x: minX, y: maxY), Point(x: maxX, y: maxY),
    ]
  }
}
