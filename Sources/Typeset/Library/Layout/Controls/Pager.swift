/// Dots for pages, the current one darker, from the first along the reading direction (R015, R054).
struct Pager: ControlArrangement {
  private static let dot = 7.0
  private static let gap = 9.0

  let part: Part
  private let count: Int
  private let current: Int

  init(_ part: Part) {
    self.part = part
    count = part.attributes[PagerElement.total]
    current = part.attributes[PagerElement.current]
  }

  private var idealWidth: Double { Double(count) * (Self.dot + Self.gap) - Self.gap }

  func widths() -> Widths { Widths(minContent: idealWidth, maxContent: idealWidth) }

  func extent(in width: Double) -> Extent { Extent(height: Self.dot, firstBaseline: nil) }

  func draw(_ parts: inout ControlParts) {
    let environment = part.environment
    // Many dots shrink together until they fit.
    let scale = min(1, parts.size.width / idealWidth)
    let dot = Size(width: Self.dot * scale, height: Self.dot * scale)
    let start = (parts.size.width - idealWidth * scale) / 2
    for index in 0..<count {
      let isCurrent = index + 1 == current
      let faint = environment.appearance.isHighContrast ? "gray" : "tertiary-label"
      let color =
        isCurrent
        ? environment.tint ?? environment.color ?? environment.resolve(.named("label"))
        : environment.resolve(.named(faint))
      parts.add(
        "dot", u: start + Double(index) * (Self.dot + Self.gap) * scale, y: (Self.dot - dot.height) / 2, size: dot,
        radius: dot.width / 2, fill: environment.dimmed(color))
    }
  }
}
