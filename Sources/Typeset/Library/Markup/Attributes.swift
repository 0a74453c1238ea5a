/// The attributes that an element was given, read and checked; few, so a small list serves.
package struct Attributes: Sendable {
  /// Names and values in the order of the source.
  package private(set) var entries: [(name: AttributeName, value: AttributeValue)] = []

  /// Creates an empty list.
  package init() {}

  /// The value of an attribute; nil where it was not given. Setting replaces.
  package subscript(name: AttributeName) -> AttributeValue? {
    get { entries.first { $0.name == name }?.value }
    set {
      entries.removeAll { $0.name == name }
      if let newValue { entries.append((name, newValue)) }
    }
  }
}

/// The checked value of an attribute.
package enum AttributeValue: Sendable, Hashable {
  /// One of the words that the vocabulary lists, and any free text.
  case text(String)
  /// A number: a length in points, a factor, a count, seconds, minutes of the day.
  case number(Double)
  /// Several numbers.
  case numbers([Double])
  /// `yes` or `no`.
  case flag(Bool)
  /// `fill`, where a length may stand.
  case fill
  /// A colour: a palette name or a literal.
  case color(ColorValue)
}

/// A colour as the author gave it.
package enum ColorValue: Sendable, Hashable {
  /// A name of the palette (F16).
  case named(String)
  /// `#rrggbb` or `#rrggbbaa`.
  case literal(Color)
}

extension Attributes {
  /// A word or free text.
  package func text(_ name: AttributeName) -> String? {
    if case .text(let text)? = self[name] { text } else { nil }
  }
  /// A number.
  package func number(_ name: AttributeName) -> Double? {
    if case .number(let number)? = self[name] { number } else { nil }
  }
  /// Several numbers.
  package func numbers(_ name: AttributeName) -> [Double]? {
    if case .numbers(let numbers)? = self[name] { numbers } else { nil }
  }
  /// `yes` or `no`.
  package func flag(_ name: AttributeName) -> Bool? {
    if case .flag(let flag)? = self[name] { flag } else { nil }
  }
  /// A colour.
  package func color(_ name: AttributeName) -> ColorValue? {
    if case .color(let color)? = self[name] { color } else { nil }
  }
  /// The author's `id`.
  package var id: String? { text(.id) }
  /// The author's `lang`, a BCP 47 tag.
  package var language: String? { text(.lang) }
}
