/// Stars that fill from where reading starts (R019), with numbers under them on request (R014).
final class Rating: ControlArrangement {
  private static let star = 20.0
  private static let gap = 4.0
  private static let numberGap = 2.0

  let part: Part
  private let task: LayoutTask
  private let fillings: [Double]
  private let showsNumbers: Bool
  private var known: (scale: Double, numbers: [TextBlock])?

  init(_ part: Part, task: LayoutTask) {
    self.part = part
    self.task = task
    fillings = R019HalfStar.fillings(
      of: part.attributes[RatingElement.value], count: part.attributes[RatingElement.max])
    showsNumbers = part.attributes[RatingElement.numbers]
  }

  /// The width of all stars at standard size.
  private var standardWidth: Double {
    Double(fillings.count) * (Self.star + Self.gap) - Self.gap
  }

  func widths() -> Widths {
    Widths(
      minContent: standardWidth * part.environment.controlScale,
      maxContent: standardWidth * part.environment.controlScale)
  }

  /// Stars grow with the text, but are never wider than what is there.
  private func scale(in width: Double) -> Double { min(part.environment.controlScale, max(0, width / standardWidth)) }

  func extent(in width: Double) -> Extent {
    let scale = scale(in: width)
    let below = numbers(scale: scale).first.map { $0.extent(in: .infinity).height + Self.numberGap } ?? 0
    return Extent(height: Self.star * scale + below, firstBaseline: nil)
  }

  func draw(_ parts: inout ControlParts) {
    let scale = scale(in: parts.size.width)
    let side = Self.star * scale
    let pitch = side + Self.gap * scale
    let numbers = numbers(scale: scale)
    for (index, filling) in fillings.enumerated() {
      let u = Double(index) * pitch
      let isHalf = filling > 0 && filling < 1
      parts.add(
        "star", u: u, y: 0, size: Size(width: side, height: side),
        rules: [isHalf && parts.layoutDirection == .rightToLeft ? R019HalfStar.rule : nil],
        items: Star.items(
          side: side, filling: filling, color: color, lineWidth: part.environment.lineWidth(1.4) * scale,
          layoutDirection: parts.layoutDirection))
      guard index < numbers.count else { continue }
      // A number as wide as its star, or a little wider where it has many digits.
      let width = max(side, min(pitch, numbers[index].widths().maxContent + 0.001))
      parts.add(
        "number", u: u - (width - side) / 2, y: side + Self.numberGap, width: width, text: numbers[index],
        rules: [R014NumeralOrder.rule(in: parts.layoutDirection)])
    }
  }

  private var color: Color {
    part.environment.dimmed(part.environment.tint ?? part.environment.resolve(.named("orange")))
  }

  private func numbers(scale: Double) -> [TextBlock] {
    guard showsNumbers else { return [] }
    if let known, known.scale == scale { return known.numbers }
    let environment = part.environment
    let size = DynamicType.size(of: .footnote, at: environment.textSize).size * scale / part.environment.controlScale
    let numbers = fillings.indices.map {
      task.controlNumber(
        environment.format(integer: $0 + 1), style: .footnote, size: size,
        color: environment.signColor("secondary-label"), of: part)
    }
    known = (scale, numbers)
    return numbers
  }
}

/// A star with five points in a square.
enum Star {
  /// The outline of a star, and as much of its inside as `filling` says, 0…1 from where reading starts.
  static func items(side: Double, filling: Double, color: Color, lineWidth: Double, layoutDirection: Direction)
    -> [FrameItem]
  {
    let outline = path(side: side, inset: lineWidth / 2)
    let line = Stroke(color: color, width: lineWidth, isRound: true)
    // A line upon its own background would show where the colour is translucent.
    if filling >= 1, color.alpha < 255 { return [.path(PathItem(path: path(side: side, inset: 0), fill: color))] }
    if filling >= 1 { return [.path(PathItem(path: outline, fill: color, stroke: line))] }
    var items: [FrameItem] = [.path(PathItem(path: outline, stroke: line))]
    if filling > 0 {
      let width = side * filling
      let half = Rect(x: layoutDirection.x(of: width, at: 0, in: side), y: 0, width: width, height: side)
      items.append(
        .group(
          FrameGroup(
            origin: .zero, clip: half, meaning: .artifact, items: [.path(PathItem(path: outline, fill: color))])))
    }
    return items
  }

  /// The sines and cosines of the ten corners, from the topmost clockwise.
  private static let corners: [(x: Double, y: Double)] = [
    (0, -1), (0.5877852522924731, -0.8090169943749475), (0.9510565162951535, -0.3090169943749474),
    (0.9510565162951535, 0.3090169943749474), (0.5877852522924731, 0.8090169943749475), (0, 1),
    (-0.5877852522924731, 0.8090169943749475), (-0.9510565162951535, 0.3090169943749474),
    (-0.9510565162951535, -0.3090169943749474), (-0.5877852522924731, -0.8090169943749475),
  ]

  private static func path(side: Double, inset: Double) -> Path {
    // A star is 1.809 radii high and 1.902 wide; its middle lies below that of its box.
    let radius = (side - 2 * inset) / 1.902_113
    let middle = Point(x: side / 2, y: side / 2 + radius * 0.0955)
    let points = corners.enumerated().map { index, corner in
      let r = index % 2 == 0 ? radius : radius * 0.47
      return Point(x: middle.x + corner.x * r, y: middle.y + corner.y * r)
    }
    return Path([.move(points[0])] + points.dropFirst().map { .line($0) } + [.close])
  }
}
