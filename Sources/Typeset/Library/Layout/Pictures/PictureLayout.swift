/// A picture in a box.
struct PictureLayout: Arrangement {
  /// The picture; nil where it cannot be shown, which was reported.
  let picture: Picture?
  /// How it takes a box of another shape (R096).
  let fit: PictureFit
  /// The part that matters, in shares of the picture from 0 to 1; nil for all of it.
  let focus: Rect?
  /// Whether its drawing is mirrored (R051).
  let isMirrored: Bool
  /// The guidelines that chose the picture, or turned it round.
  let rules: [Rule]
  /// The radius of its own corners, in points.
  let radius: Double
  /// By how many degrees it is turned clockwise.
  let turn: Double
  /// The height that the author gave for the contents, in points.
  let givenHeight: Double?
  /// The most that the contents may be high, in points.
  let mostHeight: Double

  /// What a picture shrinks to at least beside others, in points.
  private static let leastWidth = 44.0

  /// The extent of the picture, in points.
  private var natural: Size { picture?.size ?? Size(width: Self.leastWidth, height: Self.leastWidth) }

  func widths() -> Widths {
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

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    guard let picture, size.width > 0, size.height > 0 else { return nil }
    let placement = placement(in: size)
    let rect = Rect(origin: origin + placement.rect.origin, size: placement.rect.size)
    var item = ImageItem(
      picture: picture, rect: rect, crop: placement.crop, isMirrored: isMirrored, radius: radius)
    item.turn = turn
    items.append(.image(item))
    return nil
  }

  func drawing(in size: Size) -> DrawingDecisions {
    guard picture != nil else { return DrawingDecisions() }
    return DrawingDecisions(
      isMirrored: isMirrored, rules: rules + (placement(in: size).isChanged ? [R096AspectRatio.rule] : []))
  }

  private func placement(in size: Size) -> R096AspectRatio.Placement {
    R096AspectRatio.placement(of: natural, in: size, fit: fit, focus: focus)
  }
}
