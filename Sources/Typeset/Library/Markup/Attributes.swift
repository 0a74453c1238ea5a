/// The attributes that an element was given, read and checked; few, so a small list serves.
package struct Attributes: Sendable {
  /// Names and values in the order of the source.
  package private(set) var entries: [(name: AttributeName, value: AttributeValue)] = []

  /// Creates an empty list.
  package init() {}

  /// The value of an attribute; nil where it was not given.
  package subscript(name: AttributeName) -> AttributeValue? { entries.first { $0.name == name }?.value }

  /// Gives an attribute a value in place of any other; nil removes it.
  mutating func set(_ name: AttributeName, _ value: AttributeValue?) {
    entries.removeAll { $0.name == name }
    if let value { entries.append((name, value)) }
  }

  /// Removes an attribute.
  mutating func remove<Value>(_ attribute: Attribute<Value>) { set(attribute.declaration.name, nil) }
}

/// The checked value of an attribute.
package enum AttributeValue: Sendable, Hashable {
  /// Free text.
  case text(String)
  /// One of the words of the attribute.
  case word(Word)
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
  /// Colours that change into each other.
  case gradient(GradientValue)
  /// A share of what the container has, in percent.
  case share(Double)
  /// The radii of four corners.
  case corners(CornerRadii)
  /// A shadow.
  case shadow(ShadowValue)
}

extension AttributeValue {
  /// A word of an attribute.
  package struct Word: Sendable, Hashable {
    /// As the markup writes it.
    package var text: String
    /// Its index among the words of the attribute.
    var index: Int
  }

  /// The value as the markup writes it.
  var text: String {
    switch self {
    case .text(let text): text
    case .word(let word): word.text
    case .number(let number): number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    case .numbers(let numbers): numbers.map { AttributeValue.number($0).text }.joined(separator: ", ")
    case .flag(let flag): flag ? "yes" : "no"
    case .fill: "fill"
    case .color(.named(let name)), .color(.own(let name)): name
    case .color(.literal(let color)): color.hex
    case .gradient(let gradient): gradient.text
    case .share(let percent): AttributeValue.number(percent).text + "%"
    case .corners(let corners): corners.text
    case .shadow(let shadow): shadow.text
    }
  }
}

extension AttributeValue {
  /// The names that may be those of the app's own colours.
  var ownColors: [String] {
    let colors: [ColorValue] =
      switch self {
      case .color(let color): [color]
      case .gradient(let gradient): gradient.stops.map(\.color)
      case .shadow(.measures(let shadow)): [shadow.color]
      case .text, .word, .number, .numbers, .flag, .fill, .share, .corners, .shadow(.level): []
      }
    return colors.compactMap { if case .own(let name) = $0 { name } else { nil } }
  }
}

/// A colour as the author gave it.
package enum ColorValue: Sendable, Hashable {
  /// A name of the palette (F16).
  case named(String)
  /// A name of the app's own colours, or else of the palette, in a document that has `assets`.
  case own(String)
  /// `#rrggbb` or `#rrggbbaa`.
  case literal(Color)
}

extension Attributes {
  /// The value of an attribute: the author's, else its default.
  subscript<Value>(attribute: Attribute<Value>) -> Value {
    get { self[attribute.declaration.name].flatMap(Value.init) ?? attribute.standard }
    set { set(attribute.declaration.name, newValue.attributeValue) }
  }

  /// Whether the author gave an attribute.
  func gives<Value>(_ attribute: Attribute<Value>) -> Bool { self[attribute.declaration.name] != nil }

  /// Sets an attribute that the author does not give.
  mutating func setDefault<Value>(_ attribute: Attribute<Value>, _ value: Value) {
    if !gives(attribute) { self[attribute] = value }
  }

  /// The author's `id`.
  package var id: String? { self[Common.id] }
  /// The author's `lang`, a BCP 47 tag.
  package var language: String? { self[Common.lang] }
}
