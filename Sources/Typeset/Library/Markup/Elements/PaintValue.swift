/// What a background is painted with, as the author gave it.
package enum PaintValue: Sendable, Hashable {
  /// One colour.
  case color(ColorValue)
  /// Colours that change into each other.
  case gradient(GradientValue)
}

/// A gradient as the author gave it: `linear-gradient(to end, red, blue 80%)`, `radial-gradient(gray6, #00000000)`.
package struct GradientValue: Sendable, Hashable {
  /// Along what the colours change.
  package enum Shape: Sendable, Hashable {
    /// Along the reading direction to its end: it mirrors.
    case toEnd
    /// Against the reading direction: it mirrors.
    case toStart
    /// From the bottom to the top.
    case toTop
    /// From the top to the bottom.
    case toBottom
    /// Along a real direction, in degrees clockwise from the top, which never mirrors.
    case degrees(Double)
    /// From the middle to the farthest corner.
    case radial
  }

  /// A colour and its place.
  package struct Stop: Sendable, Hashable {
    /// The colour.
    package var color: ColorValue
    /// Its place in percent, 0 to 100; nil puts it evenly between its neighbours.
    package var place: Double?
  }

  /// Along what the colours change.
  package var shape: Shape
  /// The colours in order, at least two.
  package var stops: [Stop]
}

extension GradientValue {
  /// The places of all colours from 0 to 1: none is before the one that comes before it.
  var places: [Double] {
    var places = stops.map { $0.place.map { $0 / 100 } }
    places[0] = places[0] ?? 0
    places[places.count - 1] = places[places.count - 1] ?? 1
    var last = 0.0
    var result: [Double] = []
    for index in places.indices {
      if let place = places[index] {
        last = max(last, place)
      } else {
        // Those without a place part what is left up to the next one with a place.
        let next = places[index...].firstIndex { $0 != nil } ?? places.count - 1
        last += (max(last, places[next] ?? 1) - last) / Double(next - index + 1)
      }
      result.append(last)
    }
    return result
  }

  /// The gradient as the markup writes it.
  var text: String {
    let direction: String? =
      switch shape {
      case .toEnd: "to end"
      case .toStart: "to start"
      case .toTop: "to top"
      case .toBottom: "to bottom"
      case .degrees(let degrees): AttributeValue.number(degrees).text + "deg"
      case .radial: nil
      }
    let stops = stops.map { stop in
      AttributeValue.color(stop.color).text + (stop.place.map { " \(AttributeValue.number($0).text)%" } ?? "")
    }
    let parts = [direction].compactMap(\.self) + stops
    return (shape == .radial ? "radial" : "linear") + "-gradient(\(parts.joined(separator: ", ")))"
  }
}

extension PaintValue: MarkupValue {
  init?(_ value: AttributeValue) {
    switch value {
    case .color(let color): self = .color(color)
    case .gradient(let gradient): self = .gradient(gradient)
    case .text, .word, .number, .numbers, .flag, .fill, .share, .corners, .shadow: return nil
    }
  }

  var attributeValue: AttributeValue? {
    switch self {
    case .color(let color): .color(color)
    case .gradient(let gradient): .gradient(gradient)
    }
  }
}
