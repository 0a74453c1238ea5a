/// A box or a ring that shows whether something is chosen, with an optional text after it: both begin at the start
/// (R001), and the check mark is never mirrored (R036).
struct ChoiceControl: Arrangement {
  private static let sign = 22.0
  /// The distance between sign and text, in points.
  private static let gap = 10.0

  private let part: Part
  private let text: TextBlock?
  private let isOn: Bool
  /// The side of the sign, in points (R140).
  private let side: Double
  /// The distance from a baseline up to the middle of capitals, in points.
  private let capitalMiddle: Double

  init(_ part: Part, task: LayoutTask) {
    self.part = part
    isOn = part.attributes[ChoiceElements.on]
    side = Self.sign * part.environment.controlGrowth
    capitalMiddle = R140IconSize.capitalMiddle(at: part.environment.textSize)
    text =
      part.block.hasVisibleText
      ? TextBlock(part.block, path: part.identity.path, part.environment, in: part.surroundings, task: task) : nil
  }

  private var rest: Double { side + (text == nil ? 0 : Self.gap) }

  func widths() -> Widths {
    let text = text?.widths() ?? .zero
    return Widths(minContent: text.minContent + rest, maxContent: text.maxContent + rest, cuttable: text.cuttable)
  }

  /// The distances of sign and text from the top in a width: the sign is in the middle of the first line.
  private func tops(in width: Double) -> (sign: Double, text: Double, height: Double) {
    guard let own = text?.extent(in: max(0, width - rest)) else { return (0, 0, side) }
    let middle = own.firstBaseline.map { $0 - capitalMiddle } ?? own.height / 2
    let (signTop, textTop) = (max(0, middle - side / 2), max(0, side / 2 - middle))
    return (signTop, textTop, max(signTop + side, textTop + own.height))
  }

  func extent(in width: Double) -> Extent {
    let tops = tops(in: width)
    let baseline = text?.extent(in: max(0, width - rest)).firstBaseline
    return Extent(height: tops.height, firstBaseline: baseline.map { $0 + tops.text })
  }

  func shareSpare(_ spare: Double, in width: Double) { text?.shareSpare(spare, in: max(0, width - rest)) }

  func usedWidth(in width: Double) -> Double { rest + (text?.usedWidth(in: max(0, width - rest)) ?? 0) }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    let tops = tops(in: size.width)
    let top = max(0, (size.height - tops.height) / 2)
    var parts = ControlParts(of: part, size: size, at: origin)
    draw(&parts, y: top + tops.sign)
    items += parts.items
    guard let text else { return nil }
    let width = max(0, size.width - rest)
    let x = parts.layoutDirection.x(of: width, at: rest, in: size.width)
    return text.place(
      in: Size(width: width, height: text.extent(in: width).height), at: origin + Point(x: x, y: top + tops.text),
      into: &items)
  }

  private func draw(_ parts: inout ControlParts, y: Double) {
    let environment = part.environment
    let isRound = part.block.name == .radio
    let box = Size(width: side, height: side)
    let line = Stroke(color: environment.controlColor("gray"), width: environment.lineWidth(1.5))
    parts.add(
      isRound ? "ring" : "box", u: 0, y: y, size: box, radius: isRound ? side / 2 : side * 0.27,
      fill: isOn ? environment.controlColor("tint") : nil, stroke: isOn ? nil : line)
    guard isOn else { return }
    let color = environment.resolve(.named("on-tint"))
    if isRound {
      let dot = Size(width: side * 0.4, height: side * 0.4)
      parts.add(
        "dot", u: (side - dot.width) / 2, y: y + (side - dot.height) / 2, size: dot, radius: dot.width / 2, fill: color)
    } else {
      parts.add("check", u: 0, y: y, size: box, items: [.checkMark(in: side, color: color, in: environment)])
    }
  }
}

extension FrameItem {
  /// A check mark in a square with a side, the same in every layout (R036).
  static func checkMark(in side: Double, color: Color, in environment: TextEnvironment) -> FrameItem {
    let path = Path([
      .move(Point(x: side * 0.26, y: side * 0.53)), .line(Point(x: side * 0.43, y: side * 0.7)),
      .line(Point(x: side * 0.75, y: side * 0.32)),
    ])
    let width = environment.lineWidth(side * 0.1)
    return .path(PathItem(path: path, stroke: Stroke(color: color, width: width, isRound: true)))
  }
}
