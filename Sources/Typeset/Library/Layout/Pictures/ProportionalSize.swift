/// How much room a picture or the screen of another document takes: in its proportions, as its box allows.
struct ProportionalSize {
  /// The extent of what is shown, in points; a square of the least width where there is nothing.
  let natural: Size
  /// The height that the author gave for the contents, in points.
  private let givenHeight: Double?
  /// The most that the contents may be high, in points.
  private let mostHeight: Double

  /// What a picture shrinks to at least beside others, in points.
  private static let leastWidth = 44.0

  /// The room in a box for something of an extent; nil, or an extent of nothing, where it cannot be shown.
  init(_ extent: Size?, in box: BoxStyle) {
    let isSeen = extent.map { $0.width > 0 && $0.height > 0 } ?? false
    natural = isSeen ? extent ?? .zero : Size(width: Self.leastWidth, height: Self.leastWidth)
    if case .points(let height)? = box.height {
      givenHeight = max(1, height - box.insets.vertical)
    } else {
      givenHeight = nil
    }
    mostHeight = max(1, (box.heightBounds.most ?? .infinity) - box.insets.vertical)
  }

  var widths: Widths {
    if let givenHeight {
      let width = givenHeight * natural.width / natural.height
      return Widths(minContent: width, maxContent: width)
    }
    let width = min(natural.width, mostHeight * natural.width / natural.height)
    return Widths(minContent: min(width, Self.leastWidth), maxContent: width)
  }

  func extent(in width: Double) -> Extent {
    Extent(height: givenHeight ?? min(width * natural.height / natural.width, mostHeight), firstBaseline: nil)
  }
}

extension BoxStyle {
  /// The radius of the corners inside the padding, in points.
  var innerRadius: Double {
    max(0, (decoration.radii.common ?? 0) - max(insets.horizontal, insets.vertical) / 2)
  }
}
