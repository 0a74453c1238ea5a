/// What housing and system cover of a screen (R075), and its layout margins: tinted bands with a dashed edge; in
/// landscape the housing itself (R087).
enum AreaAnnotation {
  static func draw(_ frame: Frame, into marks: inout AnnotationMarks, colors: AnnotationColors) -> [LegendEntry] {
    let page = marks.page
    var entries: [LegendEntry] = []
    var inner = page
    if let insets = frame.safeArea, insets != .zero {
      let safe = page.inset(by: insets, in: frame.direction)
      draw(from: page, to: safe, color: colors.safeArea, into: &marks)
      entries.append(entry("outside the safe area", insets, color: colors.safeArea))
      inner = safe
    }
    if let insets = frame.layoutMargins {
      let content = page.inset(by: insets, in: frame.direction)
      let beyond = Insets(
        top: content.minY - inner.minY, start: content.minX - inner.minX, bottom: inner.maxY - content.maxY,
        end: inner.maxX - content.maxX)
      if beyond != .zero {
        draw(from: inner, to: content, color: colors.margin, into: &marks)
        entries.append(entry("layout margins", beyond, color: colors.margin))
      }
    }
    if let housing = frame.housing {
      let color = colors.safeArea.translucent(110)
      marks.backgrounds.append(sign(of: housing.box.moved(by: page.origin), radius: housing.radius, on: page, color))
      let isAtLeft = housing.box.minX < page.width / 2
      entries.append(
        LegendEntry("sensor housing at the \(isAtLeft ? "left" : "right")") { corner in
          let box = Rect(x: corner.x, y: corner.y, width: 16, height: 10)
          let small = Rect(x: isAtLeft ? box.minX : box.maxX - 7.5, y: box.minY + 1, width: 7.5, height: 8)
          return [sign(of: small, radius: 3, on: box, color)]
        })
    }
    return entries
  }

  /// A housing at or near a side of a box, round at the corners that are not at the edge.
  private static func sign(of housing: Rect, radius: Double, on box: Rect, _ color: Color) -> FrameItem {
    // The outer corners lie beyond the edge, where nothing is drawn.
    let (isAtLeft, isAtRight) = (housing.minX <= box.minX, housing.maxX >= box.maxX)
    let outline = Rect(
      x: housing.minX - (isAtLeft ? radius : 0), y: housing.minY,
      width: housing.width + (isAtLeft || isAtRight ? radius : 0), height: housing.height)
    return .group(.annotation(clip: box, [.path(PathItem(path: Path(outline, radius: radius), fill: color))]))
  }

  /// Tints what lies between two rectangles.
  private static func draw(from outer: Rect, to inner: Rect, color: Color, into marks: inout AnnotationMarks) {
    let bands = [
      Rect(x: outer.minX, y: outer.minY, width: outer.width, height: inner.minY - outer.minY),
      Rect(x: outer.minX, y: inner.maxY, width: outer.width, height: outer.maxY - inner.maxY),
      Rect(x: outer.minX, y: inner.minY, width: inner.minX - outer.minX, height: inner.height),
      Rect(x: inner.maxX, y: inner.minY, width: outer.maxX - inner.maxX, height: inner.height),
    ]
    let edges = [
      (Point(x: outer.minX, y: inner.minY), Point(x: outer.maxX, y: inner.minY)),
      (Point(x: outer.minX, y: inner.maxY), Point(x: outer.maxX, y: inner.maxY)),
      (Point(x: inner.minX, y: inner.minY), Point(x: inner.minX, y: inner.maxY)),
      (Point(x: inner.maxX, y: inner.minY), Point(x: inner.maxX, y: inner.maxY)),
    ]
    for (band, edge) in zip(bands, edges) where band.width > 0 && band.height > 0 {
      marks.backgrounds.append(.path(PathItem(path: Path(band), fill: color.translucent(20))))
      marks.backgrounds.append(
        .path(
          PathItem(
            path: .dashes(from: edge.0, to: edge.1, dash: 1.6, gap: 2.2),
            stroke: Stroke(color: color.translucent(170), width: 0.6))))
    }
  }

  private static func entry(_ words: String, _ insets: Insets, color: Color) -> LegendEntry {
    let sides = [
      ("top", insets.top), ("start", insets.start), ("bottom", insets.bottom), ("end", insets.end),
    ].filter { $0.1 > 0 }.map { "\($0.0) \($0.1.words)" }
    return LegendEntry("\(words): \(sides.joined(separator: ", "))") { corner in
      let box = Rect(x: corner.x + 0.3, y: corner.y + 0.3, width: 15.4, height: 9.4)
      return [
        .path(PathItem(path: Path(box), fill: color.translucent(30))),
        .path(PathItem(path: .dashes(around: box), stroke: Stroke(color: color.translucent(170), width: 0.6))),
      ]
    }
  }
}

/// The sensor housing of a phone in landscape (R087), on its page.
private struct HousingSign {
  /// Its box, in points.
  let box: Rect
  /// The radius of the corners that are not at the edge, in points.
  let radius: Double
}

extension Frame {
  /// The housing; nil where the device has none, or is upright.
  fileprivate var housing: HousingSign? {
    guard let orientation, orientation.isLandscape, let device = device.flatMap(Devices.named) else { return nil }
    let mask = DeviceMask(ScreenPlacement(device, orientation, split: split), height: size.height)
    return mask.housing.map { HousingSign(box: $0, radius: mask.housingRadius) }
  }
}

extension Double {
  /// A length without a needless fraction.
  fileprivate var words: String {
    let rounded = (self * 10).rounded() / 10
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }
}
