/// A plain device around a screen: its body, its buttons and its housing, of our own drawing and of no maker's.
///
/// Shape and housing of the screen come from the table of devices. All of it is an artifact.
enum DeviceFrame {
  /// The body between the edge of the screen and that of the device, upright, in points.
  private struct Body {
    /// The width of the body at both sides, and at top and bottom, in points.
    let side, end: Double
    /// The radius of the corners of the device, in points.
    let radius: Double
    /// Whether there is a round button below the screen.
    let hasHomeButton: Bool

    init(_ device: Device) {
      let corner = device.displayShape.cornerRadius
      let isPad = device.kind == .pad
      hasHomeButton = corner == 0
      side = isPad ? 26 : hasHomeButton ? 16 : 14
      end = hasHomeButton ? isPad ? 72 : 88 : side
      radius = hasHomeButton ? isPad ? 32 : 48 : corner + side
    }
  }

  /// The colour of the front, of its edge, and of the buttons.
  private static let front = Color.black
  private static let edge = Color(red: 110, green: 110, blue: 115)
  private static let buttons = Color(red: 142, green: 142, blue: 147)
  private static let detail = Color(red: 44, green: 44, blue: 46)
  /// The width of the edge, and how far buttons stand out from it, in points.
  private static let (edgeWidth, buttonHeight) = (2.5, 2.5)

  /// The frame with the device around it; anything but the whole screen of a device is returned as it is.
  static func around(_ frame: Frame) -> Frame {
    guard let device = frame.device.flatMap(Devices.named), let orientation = frame.orientation,
      frame.split == .full, !frame.isFramed
    else { return frame }
    let placement = ScreenPlacement(device, orientation)
    let body = Body(device)
    let (x, y) = orientation.isLandscape ? (body.end, body.side) : (body.side, body.end)
    let corner = Point(x: x + buttonHeight, y: y + buttonHeight)
    let screen = Rect(origin: corner, size: frame.size)
    let whole = Rect(
      x: buttonHeight, y: buttonHeight, width: frame.size.width + 2 * x, height: frame.size.height + 2 * y)
    let outline = Path(screen, radius: device.displayShape.cornerRadius)
    let drawing = Drawing(body: body, device: device, orientation: orientation, whole: whole)

    var result = frame
    result.size = Size(width: whole.maxX + buttonHeight, height: whole.maxY + buttonHeight)
    result.background = nil
    result.isFramed = true
    result.safeArea = nil
    result.layoutMargins = nil
    var ground = drawing.items
    if let background = frame.background {
      ground.append(.path(PathItem(path: outline, fill: background)))
    }
    result.items = [.group(.annotation(ground))]
    result.items += frame.items.map { $0.moved(by: corner).clipped(to: outline) }
    // Where several grounds end at the edge of the screen, each covers a little more of its pixels.
    result.items.append(
      .group(.annotation([.path(PathItem(path: outline, stroke: Stroke(color: front, width: 1)))])))
    if let housing = HousingDrawing.item(on: placement, height: frame.size.height) {
      result.items.append(.group(.annotation(at: corner, [housing])))
    }
    return result
  }

  /// The body of a device, laid out upright and turned with it.
  private struct Drawing {
    let body: Body
    let device: Device
    let orientation: DeviceOrientation
    /// The place of the body.
    let whole: Rect

    /// The extent of the upright body, in points.
    private var upright: Size {
      orientation.isLandscape ? Size(width: whole.height, height: whole.width) : whole.size
    }

    /// Buttons behind the body, the body with its edge, and what is on its front.
    var items: [FrameItem] {
      var items = buttonPlaces.map { box(turned($0), radius: 1.5, DeviceFrame.buttons) }
      items.append(box(whole, radius: body.radius, DeviceFrame.edge))
      items.append(box(whole.expanded(by: -edgeWidth), radius: body.radius - edgeWidth, DeviceFrame.front))
      if body.hasHomeButton {
        let middle = Rect(x: upright.width / 2, y: upright.height - body.end / 2, width: 0, height: 0)
        let diameter = min(58, body.end * 0.7)
        items.append(
          .path(
            PathItem(
              path: Path(turned(middle.expanded(by: diameter / 2)), radius: diameter / 2),
              stroke: Stroke(color: DeviceFrame.detail, width: 3))))
        if device.kind != .pad {
          let slit = Rect(x: upright.width / 2 - 28, y: body.end / 2 - 3, width: 56, height: 6)
          items.append(box(turned(slit), radius: 3, DeviceFrame.detail))
        }
      }
      return items
    }

    /// The buttons at the sides of the upright body, half of each behind it; the sides are real ones.
    private var buttonPlaces: [Rect] {
      let (width, depth) = (upright.width, DeviceFrame.buttonHeight * 2)
      let top = body.end
      func left(_ y: Double, _ length: Double) -> Rect {
        Rect(x: -DeviceFrame.buttonHeight, y: top + y, width: depth, height: length)
      }
      func right(_ y: Double, _ length: Double) -> Rect {
        Rect(x: width - DeviceFrame.buttonHeight, y: top + y, width: depth, height: length)
      }
      if device.kind == .pad {
        let power = Rect(x: width - 110, y: -DeviceFrame.buttonHeight, width: 50, height: depth)
        return [power, right(60, 44), right(112, 44)]
      }
      return [left(86, 30), left(142, 56), left(210, 56), right(160, 92)]
    }

    private func box(_ rect: Rect, radius: Double, _ color: Color) -> FrameItem {
      .path(PathItem(path: Path(rect, radius: radius), fill: color))
    }

    /// A place on the upright body, as the device is held.
    private func turned(_ rect: Rect) -> Rect {
      let (width, height) = (upright.width, upright.height)
      let turned =
        switch orientation {
        case .portrait: rect
        case .portraitUpsideDown:
          Rect(x: width - rect.maxX, y: height - rect.maxY, width: rect.width, height: rect.height)
        case .landscapeLeft: Rect(x: rect.minY, y: width - rect.maxX, width: rect.height, height: rect.width)
        case .landscapeRight: Rect(x: height - rect.maxY, y: rect.minX, width: rect.height, height: rect.width)
        }
      return turned.moved(by: whole.origin)
    }
  }
}

extension FrameItem {
  /// The item at another place.
  fileprivate func moved(by distance: Point) -> FrameItem {
    if case .group(var group) = self {
      group.origin = group.origin + distance
      return .group(group)
    }
    return .group(FrameGroup(origin: distance, meaning: .artifact, items: [self]))
  }
}
