/// The three sides on which a text can stand, as segments: real sides that never turn (R022).
struct AlignPicker: ControlArrangement {
  private static let segment = Size(width: 44, height: 32)
  /// The distance of the lines of text in a segment, in points.
  private static let leading = 4.5
  private static let inset = 2.0
  /// The lengths of the lines of text in a segment, in points.
  private static let lines = [18.0, 12, 16, 9]

  let part: Part
  private let sides = AlignPickerValue.allCases
  /// How many times as large as at text size `l` it is (R140).
  private var growth: Double { part.environment.controlGrowth }

  init(_ part: Part) { self.part = part }

  func widths() -> Widths {
    let width = Self.segment.width * growth * Double(sides.count)
    return Widths(minContent: width, maxContent: width)
  }

  func extent(in width: Double) -> Extent { Extent(height: Self.segment.height * growth, firstBaseline: nil) }

  func draw(_ parts: inout ControlParts) {
    let environment = part.environment
    let selected = part.attributes[AlignPickerElement.value]
    let width = parts.size.width / Double(sides.count)
    parts.add("track", u: 0, y: 0, size: parts.size, radius: 8, fill: environment.backgroundColor)
    for (index, side) in sides.enumerated() {
      let size = Size(width: width, height: parts.size.height)
      let raised = Size(width: width - 2 * Self.inset, height: size.height - 2 * Self.inset)
      if side == selected {
        parts.add(
          "selection", u: Double(index) * width + Self.inset, y: Self.inset, size: raised,
          items: FrameItem.raised(
            raised, radius: 6,
            fill: environment.raisedColor,
            in: environment))
      }
      var speech = Speech(.segment, named: side.word, in: environment)
      speech.select(side == selected, in: environment)
      parts.add("segment", u: Double(index) * width, y: 0, size: size, speech: speech, items: bars(at: side, in: size))
    }
  }

  /// Lines of text aligned to a side of a segment.
  private func bars(at side: AlignPickerValue, in size: Size) -> [FrameItem] {
    let lines = Self.lines.map { $0 * growth }
    let longest = lines[0]
    let thickness = part.environment.lineWidth(1.6)
    let left = (size.width - longest) / 2
    let leading = Self.leading * growth
    let top = (size.height - 3 * leading) / 2
    return lines.enumerated().map { index, length in
      let x =
        switch side {
        case .left: 0.0
        case .center: (longest - length) / 2
        case .right: longest - length
        }
      let bar = Rect(x: left + x, y: top + Double(index) * leading - thickness / 2, width: length, height: thickness)
      return .path(
        PathItem(path: Path(bar, radius: thickness / 2), fill: part.environment.signColor("label")))
    }
  }
}
