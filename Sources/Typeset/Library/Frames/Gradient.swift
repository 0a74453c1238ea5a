/// Colours that change into each other over an area.
package struct Gradient: Hashable, Sendable {
  /// Along what they change, in the coordinates of what is painted, in points.
  package enum Shape: Hashable, Sendable {
    /// Along a line; the first and the last colour go on beyond its ends.
    case linear(from: Point, to: Point)
    /// From a middle outwards; the last colour goes on beyond the radius.
    case radial(center: Point, radius: Double)
  }

  /// A colour and its place.
  package struct Stop: Hashable, Sendable {
    /// Its place from 0 to 1; not before that of the stop before it.
    package var place: Double
    /// The colour.
    package var color: Color

    package init(place: Double, color: Color) {
      self.place = place
      self.color = color
    }
  }

  /// Along what they change.
  package var shape: Shape
  /// The colours in order, at least two.
  package var stops: [Stop]

  package init(shape: Shape, stops: [Stop]) {
    self.shape = shape
    self.stops = stops
  }

  /// The one colour that comes nearest to all: the mean along the line.
  package var mean: Color { Self.mean(of: stops) }

  /// The mean along the line of colours at places from 0 to 1.
  static func mean(of stops: [Stop]) -> Color {
    var sums = (red: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)
    func add(_ color: Color, _ share: Double) {
      sums.red += share * Double(color.red)
      sums.green += share * Double(color.green)
      sums.blue += share * Double(color.blue)
      sums.alpha += share * Double(color.alpha)
    }
    guard let first = stops.first, let last = stops.last else { return .black }
    add(first.color, first.place)
    add(last.color, 1 - last.place)
    for (before, next) in zip(stops, stops.dropFirst()) {
      let half = (next.place - before.place) / 2
      add(before.color, half)
      add(next.color, half)
    }
    func byte(_ sum: Double) -> UInt8 { UInt8(max(0, min(255, sum.rounded()))) }
    return Color(red: byte(sums.red), green: byte(sums.green), blue: byte(sums.blue), alpha: byte(sums.alpha))
  }

  /// The gradient with every colour replaced.
  func mapColors(_ change: (Color) -> Color) -> Gradient {
    Gradient(shape: shape, stops: stops.map { Stop(place: $0.place, color: change($0.color)) })
  }
}
