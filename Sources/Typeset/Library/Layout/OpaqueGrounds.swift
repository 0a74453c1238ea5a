/// Makes the translucent grounds of a finished frame opaque, for readers who reduce transparency (R154): those of
/// boxes, texts, controls and bars.
struct OpaqueGrounds {
  /// What is behind an item.
  private struct Ground {
    /// Its extent on the page, in points.
    var box: Rect
    /// Its colour; nil for a picture.
    var color: Color?
  }

  /// The height from which an area is a ground, in points.
  private static let leastHeight = 8.0

  private let appearance: Appearance

  /// The frame as it looks then.
  static func opaque(_ frame: Frame, _ appearance: Appearance) -> Frame {
    let ground = Ground(
      box: Rect(origin: .zero, size: frame.size),
      color: frame.background ?? Palette.color(named: "background", appearance: appearance))
    var result = frame
    var painted: [Ground] = []
    result.items =
      Self(appearance: appearance).opaque(frame.items, at: .zero, on: ground, &painted) { $0.covers(frame.size) }.items
    return result
  }

  /// Items, and whether a ground among them was translucent: a path that `isGround`, by its extent. `painted` are the
  /// areas that may be behind later items.
  private func opaque(
    _ items: [FrameItem], at origin: Point, on around: Ground, _ painted: inout [Ground], isGround: (Rect) -> Bool
  ) -> (items: [FrameItem], hasChanged: Bool) {
    var hasChanged = false
    var ground = around
    let items = items.map { item -> FrameItem in
      switch item {
      case .path(var path):
        guard path.blur == 0, let fill = path.fill, let bounds = path.path.tightBounds, isGround(bounds) else {
          return item
        }
        let box = Rect(origin: origin + bounds.origin, size: bounds.size)
        if fill.alpha > 0, fill.alpha < 255 {
          let behind = behind(box, ground, painted)
          let isGradient = path.gradient != nil
          path.changeFill {
            // A colour of a gradient may well be that of the ground.
            isGradient ? $0.composed(over: behind ?? $0) : R154Transparency.opaque($0, over: behind, appearance)
          }
          hasChanged = true
        }
        if let fill = path.fill, fill.alpha == 255 {
          ground = Ground(box: box, color: fill)
          painted.append(ground)
        }
        return .path(path)
      case .image(let image):
        painted.append(Ground(box: image.bounds.moved(by: origin), color: nil))
        return item
      case .glyphs: return item
      case .group(var group):
        let place = origin + group.origin
        switch group.meaning {
        // What dims a screen stays translucent.
        case .element(let element) where element.name == Element.scrimName: break
        case .element(var element):
          let box = Rect(origin: place, size: element.size)
          let ground = Ground(box: box, color: behind(box, ground, painted))
          let inside = opaque(group.items, at: place, on: ground, &painted) { $0.covers(element.size) }
          group.items = inside.items
          if inside.hasChanged, !element.rules.contains(R154Transparency.rule) {
            element.rules.append(R154Transparency.rule)
          }
          group.meaning = .element(element)
        case .artifact, .line:
          // Grounds of bars and of marked words, but neither separators nor lines at text.
          group.items = opaque(group.items, at: place, on: ground, &painted) { $0.height >= Self.leastHeight }.items
        case .annotation: break
        }
        return .group(group)
      }
    }
    return (items, hasChanged)
  }

  /// The colour behind a box; nil for a picture.
  private func behind(_ box: Rect, _ ground: Ground, _ painted: [Ground]) -> Color? {
    painted.last { $0.box.contains(box) }.map(\.color) ?? ground.color
  }
}

extension Rect {
  /// Whether it covers a box of a size at the origin, but for what rounding leaves.
  func covers(_ size: Size) -> Bool {
    size.width > 0 && size.height > 0 && minX <= 0.5 && minY <= 0.5 && maxX >= size.width - 0.5
      && maxY >= size.height - 0.5
  }
}
