/// A date and a time of day, each on a gray ground, and the halves of the day where the locale counts twelve hours.
struct PickerPills: ControlArrangement {
  let part: Part
  private let cells: [Cell]
  private let halves: [TextBlock]
  private let chosenHalf: Int

  /// A text on a ground of its own.
  private struct Cell {
    let name: String
    let text: TextBlock
  }

  /// The least height, the room at the sides of a text, the gap between two grounds, and the radius of their corners.
  private static let (height, margin, gap, radius) = (34.0, 11.0, 6.0, 7.0)
  /// The distance of the chosen half of the day from its ground.
  private static let inset = 2.0

  /// The grounds of a moment; with `hasHalves` the halves of the day are a choice of their own.
  init(_ part: Part, _ moment: CivilMoment, hasHalves: Bool = false, task: LayoutTask) {
    self.part = part
    let environment = part.environment
    let formats = environment.formats
    func text(_ string: String, weight: Int? = nil, lines: Int = 2) -> TextBlock {
      task.controlText(
        string, style: .body, weight: weight, color: environment.controlTextColor("label"), lines: lines,
        isCentered: true, dir: DirectionRequest(environment.formatDirection), of: part)
    }
    var cells: [Cell] = []
    if let date = moment.date {
      let day = CivilMoment(date: date, time: nil)
      cells.append(Cell(name: "date", text: text(formats.string(day, .styles(date: .medium, time: nil)))))
    }
    let showsHalves = hasHalves && moment.time != nil && formats.hasHalvesOfDay
    if let time = moment.time {
      let clock = CivilMoment(date: nil, time: time)
      let shown = formats.string(clock, showsHalves ? .clock : .styles(date: nil, time: .short))
      cells.append(Cell(name: "time", text: text(shown)))
    }
    self.cells = cells
    let chosen = (moment.time?.hour ?? 0) < 12 ? 0 : 1
    chosenHalf = chosen
    halves =
      showsHalves
      ? [0, 1].map { text(formats.halfOfDay($0), weight: $0 == chosen ? 600 : nil, lines: 1) } : []
  }

  private func width(of text: TextBlock) -> Double { text.widths().maxContent + 2 * Self.margin }

  private var halfWidth: Double { halves.reduce(0) { max($0, width(of: $1)) } }

  /// The widths of all that is side by side.
  private var ideals: [Double] { cells.map { width(of: $0.text) } + (halves.isEmpty ? [] : [2 * halfWidth]) }

  func widths() -> Widths {
    let ideals = ideals
    let least = cells.map { $0.text.widths().minContent + 2 * Self.margin } + (halves.isEmpty ? [] : [2 * halfWidth])
    return Widths(
      minContent: least.max() ?? 0,
      maxContent: ideals.reduce(0, +) + Self.gap * Double(max(0, ideals.count - 1)))
  }

  private func isStacked(in width: Double) -> Bool { widths().maxContent > width + 0.001 }

  /// The places of the grounds, x along the reading direction.
  private func boxes(in width: Double) -> [Rect] {
    let isStacked = isStacked(in: width)
    var corner = Point.zero
    let texts = cells.map(\.text) + (halves.isEmpty ? [] : [halves[chosenHalf]])
    let heights = zip(texts, ideals).map { text, ideal in
      max(Self.height, text.extent(in: min(ideal, width) - 2 * Self.margin + 0.001).height + 10)
    }
    let row = heights.max() ?? 0
    return zip(ideals, heights).map { ideal, height in
      let box = Rect(
        x: corner.x, y: corner.y, width: min(ideal, width) + 0.001, height: isStacked ? height : row)
      if isStacked { corner.y += height + Self.gap } else { corner.x += ideal + Self.gap }
      return box
    }
  }

  func extent(in width: Double) -> Extent {
    let boxes = boxes(in: width)
    let first = cells.first.flatMap { cell in
      boxes.first.flatMap { box in
        let extent = cell.text.extent(in: max(1, box.width - 2 * Self.margin))
        return extent.firstBaseline.map { $0 + (box.height - extent.height) / 2 }
      }
    }
    return Extent(height: boxes.map(\.maxY).max() ?? 0, firstBaseline: first)
  }

  func draw(_ parts: inout ControlParts) {
    let environment = part.environment
    let boxes = boxes(in: parts.size.width)
    for (cell, box) in zip(cells, boxes) {
      var inner: [FrameItem] = [
        .roundedBox(box.size, radius: Self.radius, fill: environment.backgroundColor)
      ]
      let width = max(1, box.width - 2 * Self.margin)
      let height = cell.text.extent(in: width).height
      let decisions = cell.text.place(
        in: Size(width: width, height: height), at: Point(x: Self.margin, y: (box.height - height) / 2), into: &inner)
      parts.add(
        cell.name, u: box.minX, y: box.minY, size: box.size, text: decisions, rules: environment.numeralsRules,
        items: inner)
    }
    guard !halves.isEmpty, let box = boxes.last else { return }
    parts.add(
      "track", u: box.minX, y: box.minY, size: box.size, radius: Self.radius, fill: environment.backgroundColor)
    let half = Size(width: box.width / 2, height: box.height)
    let raised = Size(width: half.width - 2 * Self.inset, height: half.height - 2 * Self.inset)
    parts.add(
      "selection", u: box.minX + Double(chosenHalf) * half.width + Self.inset, y: box.minY + Self.inset, size: raised,
      items: FrameItem.raised(
        raised, radius: Self.radius - Self.inset, fill: environment.raisedColor, in: environment))
    for (index, text) in halves.enumerated() {
      let height = text.extent(in: half.width).height
      parts.add(
        "half", u: box.minX + Double(index) * half.width, y: box.minY + (half.height - height) / 2, width: half.width,
        text: text)
    }
  }
}
