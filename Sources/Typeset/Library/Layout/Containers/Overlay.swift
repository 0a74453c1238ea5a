/// Children upon each other, each at its anchor.
struct Overlay: Arrangement {
  let children: [LayoutNode]
  let layoutDirection: Direction

  func widths() -> Widths {
    children.reduce(into: .zero) { widths, child in
      widths.minContent = max(widths.minContent, child.widths.minContent)
      widths.maxContent = max(widths.maxContent, child.widths.maxContent)
    }
  }

  func extent(in width: Double) -> Extent {
    let height = children.reduce(0) { max($0, $1.extent(in: self.width(of: $1, in: width)).height) }
    for child in children {
      let own = child.extent(in: self.width(of: child, in: width))
      guard let baseline = own.firstBaseline else { continue }
      return Extent(height: height, firstBaseline: baseline + child.anchor.vertical.offset(of: own.height, in: height))
    }
    return Extent(height: height, firstBaseline: nil)
  }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    for child in children {
      let width = width(of: child, in: size.width)
      child.warnIfWider(width, than: size.width)
      let height =
        child.box.height == .fill
        ? child.box.heightBounds.clamp(size.height, of: size.height)
        : child.height(child.extent(in: width).height, of: size.height)
      let offset = child.anchor.horizontal.offset(of: width, in: size.width)
      let x = layoutDirection.x(of: width, at: offset, in: size.width)
      let y = child.anchor.vertical.offset(of: height, in: size.height)
      child.place(Size(width: width, height: height), at: origin + Point(x: x, y: y), into: &items)
    }
    return nil
  }

  func shareSpare(_ spare: Double, in width: Double) {
    for child in children { child.spareWidth = max(0, width - self.width(of: child, in: width)) + spare }
  }

  /// Children take their ideal width: an anchor is nothing to what fills.
  private func width(of child: LayoutNode, in available: Double) -> Double {
    child.box.width == nil
      ? child.box.widthBounds.clamp(min(child.widths.maxContent, available), of: available)
      : child.width(offered: available)
  }
}

/// The place of a child in an overlay.
struct Anchor: Equatable {
  /// A place along one axis.
  enum Place: String {
    case start, center, end

    /// The distance from the start of something of a length.
    func offset(of length: Double, in available: Double) -> Double {
      switch self {
      case .start: 0
      case .center: (available - length) / 2
      case .end: available - length
      }
    }
  }

  /// The place from top to bottom.
  var vertical = Place.center
  /// The place along the reading direction.
  var horizontal = Place.center

  /// The middle.
  init() {}

  /// Reads `top|center|bottom start|center|end`.
  init(_ text: String) {
    for (index, word) in text.split(separator: " ").enumerated() {
      switch word {
      case "top": vertical = .start
      case "bottom": vertical = .end
      case "start": horizontal = .start
      case "end": horizontal = .end
      default: if index == 0 { vertical = .center } else { horizontal = .center }
      }
    }
  }
}
