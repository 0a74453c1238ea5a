/// A shadow as the author gave it: a level, or `0 4 12 #00000029`.
package enum ShadowValue: Sendable, Hashable {
  /// How far something seems to be above its ground.
  package enum Level: String, Sendable, CaseIterable {
    case low, medium, high
  }

  /// How a shadow of an author's own is.
  package struct Measures: Sendable, Hashable {
    /// How far it is moved along the reading direction, in points.
    package var x: Double
    /// How far it is moved down, in points.
    package var y: Double
    /// How wide its edge is blurred, in points: twice the standard deviation.
    package var blur: Double
    /// Its colour.
    package var color: ColorValue
  }

  /// A shadow of the system.
  case level(Level)
  /// A shadow of the author's own.
  case measures(Measures)

  /// The shadow as the markup writes it.
  var text: String {
    switch self {
    case .level(let level): level.rawValue
    case .measures(let own):
      ([own.x, own.y, own.blur].map { AttributeValue.number($0).text } + [AttributeValue.color(own.color).text])
        .joined(separator: " ")
    }
  }
}

extension ShadowValue: MarkupValue {
  init?(_ value: AttributeValue) {
    guard case .shadow(let shadow) = value else { return nil }
    self = shadow
  }

  var attributeValue: AttributeValue? { .shadow(self) }
}
