/// A picture, or its visible part, at its position.
package struct ImageItem: Sendable {
  /// The picture.
  package var picture: Picture
  /// The frame of the visible part, in the enclosing coordinates.
  package var rect: Rect
  /// The visible part, in points of the upright picture.
  package var crop: Rect
  /// Whether the drawing is mirrored (R051); never anything around it.
  package var isMirrored: Bool
  /// The radius of the corners, in points.
  package var radius: Double
  /// By how many degrees it is turned clockwise around the middle of `rect`.
  package var turn = 0.0
  /// How opaque it is, from 0 to 1.
  package var opacity = 1.0
  /// The colour in which its shape is drawn; nil for its own colours.
  package var tint: Color?
  /// How its colours are seen (R149); nil for as they are.
  package var vision: ColorVision?

  /// A picture at its position; without `crop`, all of it is visible.
  package init(picture: Picture, rect: Rect, crop: Rect? = nil, isMirrored: Bool = false, radius: Double = 0) {
    self.picture = picture
    self.rect = rect
    self.crop = crop ?? Rect(origin: .zero, size: picture.size)
    self.isMirrored = isMirrored
    self.radius = radius
  }

  /// The turn of what is in `rect`.
  package var turnTransform: Transform {
    turn == 0
      ? .identity
      : .turn(degrees: turn, around: Point(x: rect.minX + rect.width / 2, y: rect.minY + rect.height / 2))
  }

  /// The least upright rectangle around it, in the enclosing coordinates.
  package var bounds: Rect { turn == 0 ? rect : Path(rect).transformed(by: turnTransform).bounds ?? rect }

  /// Whether parts of the picture are hidden.
  package var isCropped: Bool {
    crop.minX > 0.001 || crop.minY > 0.001 || crop.maxX < picture.size.width - 0.001
      || crop.maxY < picture.size.height - 0.001
  }

  /// From the points of the upright picture to the enclosing coordinates, before its turn.
  package var transform: Transform {
    let (across, down) = (rect.width / crop.width, rect.height / crop.height)
    let scaled = Transform(
      a: across, b: 0, c: 0, d: down, tx: -crop.minX * across, ty: -crop.minY * down)
    let turned = isMirrored ? R051FlipTransform.transform(width: rect.width) : .identity
    return scaled.followed(by: turned).followed(
      by: Transform(a: 1, b: 0, c: 0, d: 1, tx: rect.minX, ty: rect.minY))
  }
}
