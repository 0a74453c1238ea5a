/// What housing and system cover of a screen (R075), and its layout margins: tinted bands with a dashed edge; in landscape the
/// housing itself (R087).
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
      marks.backgrounds.append(sign(of: housing, on: page, colors: colors))
      let side = housing.side == .left ? "left" : "right"
      entries.append(
        LegendEntry("sensor housing at the \(side)") { corner in
          [sign(of: housing, on: Rect(x: corner.x, y: corner.y, width: 16, height: 10), scale: 0.25, colors: colors)]
        })
    }
    return entries
  }

  /// The housing in the middle of a side of a box, round at the corners that are not at the edge.
  private static func sign(
    of housing: Housing, on box: Rect, scale: Double = 1, colors: AnnotationColors
  ) -> FrameItem {
    let (depth, length) = (Housing.depth * scale, min(Housing.length * scale, box.height - 2 * scale))
    let radius = 12 * scale
    // The outer corners lie beyond the edge, where nothing is drawn.
    let x = housing.side == .left ? box.minX - radius : box.maxX - depth
    let outline = Path(
      Rect(x: x, y: box.minY + (box.height - length) / 2, width: depth + radius, height: length), radius: radius)
    return .group(
      .annotation(clip: box, [.path(PathItem(path: outline, fill: colors.safeArea.translucent(110)))]))
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

/// The sensor housing of a phone in landscape (R087).
private struct Housing {
  /// The side of the screen that it is at, whatever the direction of the layout.
  let side: PageSide
  /// How far it reaches into the screen and along its side: that of an iPhone X, in points.
  static let (depth, length) = (30.0, 209.0)
}

extension Frame {
  /// The housing; nil where the device has none, or is upright.
  fileprivate var housing: Housing? {
    guard let orientation, orientation.isLandscape, let safeArea, safeArea.horizontal > 0 else { return nil }
    return Housing(side: orientation == .landscapeLeft ? .left : .right)
  }
}

extension Rect {
  /// What is left inside distances from the edges.
  fileprivate func inset(by insets: Insets, in layoutDirection: Direction) -> Rect {
    let width = max(0, width - insets.horizontal)
    return Rect(
      x: minX + layoutDirection.x(of: width, at: insets.start, in: self.width), y: minY + insets.top, width: width,
      height: max(0, height - insets.vertical))
  }
}

extension Double {
  /// A length without a needless fraction.
  fileprivate var words: String {
    let rounded = (self * 10).rounded() / 10
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }
}
