/// A knob on a track that fills from where reading starts (R016), with ticks, numbers under them (R014) and icons at
/// both ends (R017).
struct Slider: ControlArrangement {
  private static let knob = 28.0
  private static let track = 4.0
  private static let tick = Size(width: 1.5, height: 12)
  /// The distance between an icon and the track, and above the numbers, in points.
  private static let iconGap = 12.0
  private static let numberGap = 2.0
  private static let largestIcon = 44.0
  /// The least distance between two numbers, in points.
  private static let numberSpacing = 4.0

  let part: Part
  private let scale: ControlScale
  private let icons: (least: IconDrawing?, greatest: IconDrawing?)
  private let numbers: [TextBlock]
  private let tickCount: Int

  init(_ part: Part, task: LayoutTask) {
    self.part = part
    let environment = part.environment
    scale = ControlScale(part.attributes)
    tickCount = part.attributes[SliderElement.ticks]
    // The icons grow with the text (R140), but leave the track its room.
    let size = min(DynamicType.size(of: .body, at: environment.textSize).size * 1.2, Self.largestIcon)
    let icon = { (attribute: Attribute<String?>) in
      part.attributes[attribute].flatMap {
        task.iconDrawing(named: $0, size: size, color: environment.signColor("secondary-label"), for: part)
      }
    }
    icons = (icon(SliderElement.minIcon), icon(SliderElement.maxIcon))
    let shows = part.attributes[SliderElement.numbers]
    let values = R014NumeralOrder.values(from: scale.least, to: scale.greatest, ticks: max(tickCount, 2))
    numbers =
      !shows
      ? []
      : values.map {
        task.controlNumber(
          environment.format(number: $0), style: .footnote, color: environment.signColor("secondary-label"),
          of: part)
      }
  }

  /// The widths that the icons take at the start and at the end, distance included.
  private var ends: (start: Double, end: Double) {
    (icons.least.map { $0.size.width + Self.iconGap } ?? 0, icons.greatest.map { $0.size.width + Self.iconGap } ?? 0)
  }

  private var barHeight: Double {
    max(Self.knob, icons.least?.size.height ?? 0, icons.greatest?.size.height ?? 0)
  }

  func widths() -> Widths {
    let rest = ends.start + ends.end
    return Widths(minContent: 88 + rest, maxContent: 200 + rest)
  }

  func extent(in width: Double) -> Extent {
    let below = numbers.reduce(0) { max($0, $1.extent(in: .infinity).height) }
    return Extent(height: barHeight + (below > 0 ? Self.numberGap + below : 0), firstBaseline: nil)
  }

  func draw(_ parts: inout ControlParts) {
    let environment = part.environment
    let (start, end) = ends
    let length = max(0, parts.size.width - start - end)
    // The knob's middle runs from half a knob behind the start to half a knob before the end.
    let way = max(0, length - Self.knob)
    let middle = start + Self.knob / 2 + way * scale.fraction
    let y = barHeight / 2
    drawIcons(&parts)
    parts.add(
      "track", u: start, y: y - Self.track / 2, size: Size(width: length, height: Self.track), radius: Self.track / 2,
      fill: environment.trackColor)
    let unfilled = environment.appearance.isHighContrast ? "gray" : "gray2"
    for place in places(start: start, way: way, count: tickCount) {
      let isFilled = place <= middle
      parts.add(
        "tick", u: place - Self.tick.width / 2, y: y - Self.tick.height / 2, size: Self.tick,
        radius: Self.tick.width / 2, fill: environment.controlColor(isFilled ? "tint" : unfilled))
    }
    parts.add(
      "fill", u: start, y: y - Self.track / 2, size: Size(width: middle - start, height: Self.track),
      radius: Self.track / 2, fill: environment.controlColor("tint"))
    let knob = Size(width: Self.knob, height: Self.knob)
    parts.add(
      "knob", u: middle - Self.knob / 2, y: y - Self.knob / 2, size: knob,
      items: FrameItem.raised(knob, radius: Self.knob / 2, fill: environment.knobColor, in: environment))
    drawNumbers(&parts, start: start, way: way)
  }

  /// The places of evenly spaced marks along the way of the knob's middle.
  private func places(start: Double, way: Double, count: Int) -> [Double] {
    R014NumeralOrder.values(from: start + Self.knob / 2, to: start + Self.knob / 2 + way, ticks: count)
  }

  private func drawIcons(_ parts: inout ControlParts) {
    let rule = R017EndIcons.rule(in: parts.layoutDirection)
    if let icon = icons.least {
      parts.add("min-icon", u: 0, y: (barHeight - icon.size.height) / 2, icon: icon, rules: [rule])
    }
    if let icon = icons.greatest {
      parts.add(
        "max-icon", u: parts.size.width - icon.size.width, y: (barHeight - icon.size.height) / 2, icon: icon,
        rules: [rule])
    }
  }

  private func drawNumbers(_ parts: inout ControlParts, start: Double, way: Double) {
    guard !numbers.isEmpty else { return }
    let widths = numbers.map { $0.widths().maxContent + 0.001 }
    let places = places(start: start, way: way, count: numbers.count)
    let step = R014NumeralOrder.stride(
      count: numbers.count, needed: (widths.max() ?? 0) + Self.numberSpacing, pitch: way / Double(numbers.count - 1))
    for index in numbers.indices where index % step == 0 {
      let u = min(max(places[index] - widths[index] / 2, 0), max(0, parts.size.width - widths[index]))
      parts.add(
        "number", u: u, y: barHeight + Self.numberGap, width: widths[index], text: numbers[index],
        rules: [R014NumeralOrder.rule(in: parts.layoutDirection)])
    }
  }
}

/// Where a value stands between the two ends of a scale; the reader of the document has checked that it does.
struct ControlScale {
  /// The value at the start.
  let least: Double
  /// The value at the end.
  let greatest: Double
  /// The value.
  let value: Double

  /// The scale of a slider: from 0 to 1 where nothing is said.
  init(_ attributes: Attributes) {
    least = attributes[SliderElement.min]
    greatest = attributes[SliderElement.max]
    value = attributes[SliderElement.value] ?? least
  }

  /// The scale of a progress bar: from 0 to its total.
  init(progress attributes: Attributes) {
    least = 0
    greatest = attributes[ProgressElement.total] ?? 1
    value = attributes[ProgressElement.value]
  }

  /// Which part of the way has been gone, 0…1.
  var fraction: Double { R016FlippedControls.fraction(of: value, from: least, to: greatest) }
}
