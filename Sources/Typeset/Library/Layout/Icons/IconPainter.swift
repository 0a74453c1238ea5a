/// Turns the marks of an icon into outlines of a frame.
struct IconPainter {
  /// Points for one unit of the icon's view box.
  let scale: Double
  /// The colour of what has none of its own.
  let color: Color
  /// The colours of parts that the author gave one.
  var colors: [IconPartKind: Color] = [:]
  /// Whether the icon is in full colour.
  var isFullColor = false

  init(scale: Double, color: Color) {
    self.scale = scale
    self.color = color
  }

  /// The outlines of a part, in an icon whose corner is `offset`.
  func items(of part: IconPicture.Part, at offset: Point) -> [FrameItem] {
    let place = Transform.scale(x: scale, y: scale).followed(by: .translation(x: offset.x, y: offset.y))
    let color = colors[part.kind] ?? color
    return part.marks.map { mark in
      var item = PathItem(path: mark.path.transformed(by: place), fill: mark.fill.map { $0.color(or: color) })
      item.isFullColor = isFullColor
      item.usesEvenOdd = mark.usesEvenOdd
      item.stroke = mark.stroke.map {
        Stroke(color: $0.color(or: color), width: mark.strokeWidth * scale, cap: mark.cap, join: mark.join)
      }
      item.cutouts = mark.cutouts.map { $0.transformed(by: place) }
      return .path(item)
    }
  }

  /// The parts of a composed icon: all that belongs to the base in one, which has the extent of the icon.
  func layers(of picture: IconPicture, size: Double, offset: Point, isMirrored: Bool) -> [IconDrawing.Layer] {
    var base = IconDrawing.Layer(
      name: IconPartKind.base.rawValue, frame: Rect(x: 0, y: 0, width: size, height: size), isMirrored: isMirrored,
      items: [])
    var layers: [IconDrawing.Layer] = []
    for part in picture.parts {
      guard part.kind.cutsBase, let bounds = part.bounds else {
        base.items += items(of: part, at: offset)
        continue
      }
      let frame = Rect(
        x: offset.x + bounds.minX * scale, y: offset.y + bounds.minY * scale, width: bounds.width * scale,
        height: bounds.height * scale)
      layers.append(
        IconDrawing.Layer(
          name: part.kind.rawValue, frame: frame, isMirrored: part.isMirrored,
          items: items(of: part, at: Point(x: offset.x - frame.minX, y: offset.y - frame.minY))))
    }
    return [base] + layers
  }
}

extension IconPaint {
  /// The colour, which is `current` where the icon has none of its own.
  fileprivate func color(or current: Color) -> Color {
    switch self {
    case .current: current
    case .fixed(let color): color
    }
  }
}
