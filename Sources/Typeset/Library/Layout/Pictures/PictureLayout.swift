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
  /// The colour in which its shape is drawn; nil for its own colours.
  var tint: Color?
  /// The guidelines that chose the picture, or turned it round.
  let rules: [Rule]
  /// The radius of its own corners, in points.
  let radius: Double
  /// By how many degrees it is turned clockwise.
  let turn: Double
  /// The room that it takes.
  let room: ProportionalSize

  func widths() -> Widths { room.widths }

  func extent(in width: Double) -> Extent { room.extent(in: width) }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    guard let picture, size.width > 0, size.height > 0 else { return nil }
    let placement = placement(in: size)
    let rect = Rect(origin: origin + placement.rect.origin, size: placement.rect.size)
    var item = ImageItem(
      picture: picture, rect: rect, crop: placement.crop, isMirrored: isMirrored, radius: radius)
    item.turn = turn
    item.tint = tint
    items.append(.image(item))
    return nil
  }

  func drawing(in size: Size) -> DrawingDecisions {
    guard picture != nil else { return DrawingDecisions() }
    return DrawingDecisions(
      isMirrored: isMirrored, rules: rules + (placement(in: size).isChanged ? [R096AspectRatio.rule] : []))
  }

  private func placement(in size: Size) -> R096AspectRatio.Placement {
    R096AspectRatio.placement(of: room.natural, in: size, fit: fit, focus: focus)
  }
}
