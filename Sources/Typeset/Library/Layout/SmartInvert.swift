/// Inverts a finished frame as smart invert does (R150): pictures and icons in full colour stay, and so does what is
/// dark already, a screen or a box with all it holds.
struct SmartInvert {
  /// What is behind an item: the nearest background, or a picture.
  private struct Ground {
    /// Its extent on the page, in points.
    var box: Rect
    /// Whether what is on it is inverted.
    var isInverted: Bool
    /// The colour that is seen; nil for a picture.
    var color: Color?
  }

  private let frame: Frame

  private init(_ frame: Frame) { self.frame = frame }

  /// The frame as it looks then.
  static func inverted(_ frame: Frame) -> Frame { SmartInvert(frame).inverted() }

  private func inverted() -> Frame {
    let isInverted = R150Invert.applies(toBackground: frame.background)
    var result = frame
    if isInverted { result.background = frame.background.map(R150Invert.inverted) }
    let ground = Ground(
      box: Rect(origin: .zero, size: frame.size), isInverted: isInverted, color: result.background ?? .white)
    var painted: [Ground] = []
    result.items = inverted(frame.items, at: .zero, on: ground, &painted)
    return result
  }

  /// Items on a ground; `painted` are pictures and bars on that ground, which may be behind later items.
  private func inverted(
    _ items: [FrameItem], at origin: Point, on ground: Ground, _ painted: inout [Ground]
  ) -> [FrameItem] {
    items.map { item in
      switch item {
      case .glyphs(var run):
        if ground.isInverted { run.appearance.color = R150Invert.inverted(run.appearance.color) }
        return .glyphs(run)
      case .path(let path): return .path(ground.isInverted ? inverted(path) : path)
      case .image(var image) where image.tint != nil:
        if ground.isInverted { image.tint = image.tint.map(R150Invert.inverted) }
        return .image(image)
      case .image(let image):
        painted.append(
          Ground(box: image.bounds.moved(by: origin), isInverted: false, color: nil))
        return item
      case .group(var group):
        let place = origin + group.origin
        switch group.meaning {
        case .element(let element): group.items = inverted(element, group.items, at: place, on: ground, &painted)
        case .artifact: group.items = inverted(artifact: group.items, at: place, on: ground, &painted)
        case .line: group.items = inverted(group.items, at: place, on: ground, &painted)
        case .annotation: break
        }
        return .group(group)
      }
    }
  }

  private func inverted(_ path: PathItem) -> PathItem {
    guard !path.isFullColor else { return path }
    var path = path
    path.changeFill(R150Invert.inverted)
    if let stroke = path.stroke { path.stroke?.color = R150Invert.inverted(stroke.color) }
    return path
  }

  /// The items of an element: its own background decides, else what was painted behind it, else what is around it.
  private func inverted(
    _ element: Element, _ items: [FrameItem], at place: Point, on around: Ground, _ painted: inout [Ground]
  ) -> [FrameItem] {
    let box = Rect(origin: place, size: element.size)
    guard element.isBox, let background = items.first?.opaqueFill, background.bounds.covers(element.size) else {
      return inverted(items, at: place, on: painted.last { $0.box.contains(box) } ?? around, &painted)
    }
    let isInverted = R150Invert.applies(toBackground: background.color)
    let ground = Ground(
      box: box, isInverted: isInverted,
      color: isInverted ? R150Invert.inverted(background.color) : background.color)
    // What was painted on the ground around it is covered.
    var paintedInside: [Ground] = []
    var result = inverted(items, at: place, on: ground, &paintedInside)
    if around.isInverted, !isInverted, let seen = around.color,
      let line = R150Invert.outline(of: background.color, on: seen)
    {
      result.insert(.path(PathItem(path: background.path, stroke: Stroke(color: line, width: 1))), at: 1)
    }
    return result
  }

  /// What has no meaning: the background of a bar decides about the bar that follows.
  private func inverted(
    artifact items: [FrameItem], at place: Point, on around: Ground, _ painted: inout [Ground]
  ) -> [FrameItem] {
    var ground = around
    if let fill = items.first?.opaqueFill, fill.bounds.width >= frame.size.width - 0.5 {
      let isInverted = R150Invert.applies(toBackground: fill.color)
      ground = Ground(
        box: Rect(origin: place + fill.bounds.origin, size: fill.bounds.size), isInverted: isInverted,
        color: isInverted ? R150Invert.inverted(fill.color) : fill.color)
      painted.append(ground)
    }
    return inverted(items, at: place, on: ground, &painted)
  }
}

/// A path that is filled with an opaque colour and has no line.
private struct OpaqueFill {
  /// The path.
  var path: Path
  /// Its colour.
  var color: Color
  /// Its extent.
  var bounds: Rect
}

extension FrameItem {
  /// What it fills, if it is nothing but an opaque area.
  fileprivate var opaqueFill: OpaqueFill? {
    guard case .path(let item) = self, let fill = item.fill, fill.alpha == 255, item.stroke == nil,
      let bounds = item.path.tightBounds
    else { return nil }
    return OpaqueFill(path: item.path, color: fill, bounds: bounds)
  }
}

extension Element {
  /// Whether its background carries others: controls and drawings are inverted with what is around them.
  fileprivate var isBox: Bool {
    guard control == nil, let kind = ElementName(rawValue: name)?.kind else { return false }
    switch kind {
    case .canvas, .running, .container, .text, .list, .rows, .table, .bar, .layer, .picture: return true
    case .structure, .control, .drawing, .inline: return false
    }
  }
}
