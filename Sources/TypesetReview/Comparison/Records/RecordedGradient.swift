import Typeset

// Gradients in records, as words: the shape, counted from a corner, then each colour with its place.
extension Gradient {
  /// The gradient in words, counted from `base`.
  func recorded(from base: Point) -> String {
    let shape: (name: String, numbers: [Double]) =
      switch shape {
      case .linear(let start, let end):
        ("linear", [start.x - base.x, start.y - base.y, end.x - base.x, end.y - base.y])
      case .radial(let center, let radius): ("radial", [center.x - base.x, center.y - base.y, radius])
      }
    let stops = stops.map { "\($0.color.hex) \($0.place.roundedToHundredths)" }
    return ([shape.name] + shape.numbers.map { "\($0.roundedToHundredths)" } + stops).joined(separator: " ")
  }

  /// The gradient that a record has in words, counted from `corner`; nil for words that are none.
  init?(recorded words: String, from corner: Point) {
    let parts = words.split(separator: " ")
    let numbers = parts.map { Double($0) }
    func point(at index: Int) -> Point? {
      guard index + 1 < numbers.count, let x = numbers[index], let y = numbers[index + 1] else { return nil }
      return Point(x: corner.x + x, y: corner.y + y)
    }
    let shape: Shape
    let start: Int
    switch parts.first {
    case "linear":
      guard let from = point(at: 1), let to = point(at: 3) else { return nil }
      (shape, start) = (.linear(from: from, to: to), 5)
    case "radial":
      guard let center = point(at: 1), numbers.count > 3, let radius = numbers[3] else { return nil }
      (shape, start) = (.radial(center: center, radius: radius), 4)
    default: return nil
    }
    var stops: [Stop] = []
    for index in stride(from: start, to: parts.count - 1, by: 2) {
      guard let color = Color(hex: parts[index]), let place = numbers[index + 1] else { return nil }
      stops.append(Stop(place: place, color: color))
    }
    guard stops.count > 1 else { return nil }
    self.init(shape: shape, stops: stops)
  }
}
