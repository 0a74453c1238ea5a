/// A type that the value of an attribute can have.
protocol MarkupValue: Sendable {
  /// The value as a checked attribute holds it; nil where it holds another type.
  init?(_ value: AttributeValue)
  /// The value as an attribute holds it; nil stands for an attribute that is absent.
  var attributeValue: AttributeValue? { get }
}

/// A type whose values are words of the markup, one case a word.
protocol MarkupWord: MarkupValue, RawRepresentable<String>, CaseIterable, Hashable where AllCases == [Self] {}

extension MarkupWord {
  /// All words, in the order of their declaration.
  static var words: [String] { allCases.map(\.rawValue) }

  init?(_ value: AttributeValue) {
    guard case .word(let word) = value, Self.allCases.indices.contains(word.index) else { return nil }
    self = Self.allCases[word.index]
  }

  var attributeValue: AttributeValue? {
    .word(AttributeValue.Word(text: rawValue, index: Self.allCases.firstIndex(of: self) ?? 0))
  }
}

extension Optional: MarkupValue where Wrapped: MarkupValue {
  init?(_ value: AttributeValue) {
    guard let wrapped = Wrapped(value) else { return nil }
    self = .some(wrapped)
  }

  var attributeValue: AttributeValue? { self?.attributeValue }
}

extension String: MarkupValue {
  init?(_ value: AttributeValue) {
    guard case .text(let text) = value else { return nil }
    self = text
  }

  var attributeValue: AttributeValue? { .text(self) }
}

extension Double: MarkupValue {
  init?(_ value: AttributeValue) {
    guard case .number(let number) = value else { return nil }
    self = number
  }

  var attributeValue: AttributeValue? { .number(self) }
}

extension Int: MarkupValue {
  init?(_ value: AttributeValue) {
    guard case .number(let number) = value else { return nil }
    self = Int(number)
  }

  var attributeValue: AttributeValue? { .number(Double(self)) }
}

extension Bool: MarkupValue {
  init?(_ value: AttributeValue) {
    guard case .flag(let flag) = value else { return nil }
    self = flag
  }

  var attributeValue: AttributeValue? { .flag(self) }
}

extension [Double]: MarkupValue {
  init?(_ value: AttributeValue) {
    guard case .numbers(let numbers) = value else { return nil }
    self = numbers
  }

  var attributeValue: AttributeValue? { .numbers(self) }
}

extension ColorValue: MarkupValue {
  init?(_ value: AttributeValue) {
    guard case .color(let color) = value else { return nil }
    self = color
  }

  var attributeValue: AttributeValue? { .color(self) }
}

/// A width or a height that the author asks for.
enum LengthRequest: Hashable, MarkupValue {
  /// In points, padding and border included.
  case points(Double)
  /// A share of what the container has, from 0.
  case share(Double)
  /// All that is offered.
  case fill

  /// The length in points; nil for `fill` and shares.
  var points: Double? { if case .points(let points) = self { points } else { nil } }

  /// The share of what the container has; nil for anything else.
  var share: Double? { if case .share(let share) = self { share } else { nil } }

  init?(_ value: AttributeValue) {
    switch value {
    case .number(let points): self = .points(points)
    case .share(let percent): self = .share(percent / 100)
    case .fill: self = .fill
    case .text, .word, .numbers, .flag, .color, .gradient, .corners, .shadow: return nil
    }
  }

  var attributeValue: AttributeValue? {
    switch self {
    case .points(let points): .number(points)
    case .share(let share): .share(share * 100)
    case .fill: .fill
    }
  }
}

/// How high a sheet is.
enum SheetDetent: Hashable, MarkupValue {
  /// Half of the screen.
  case medium
  /// All of the screen but a little at its top.
  case large
  /// A number of points.
  case height(Double)

  /// The heights that have names.
  static let words = ["medium", "large"]

  init?(_ value: AttributeValue) {
    switch value {
    case .number(let points): self = .height(points)
    case .text("medium"): self = .medium
    case .text("large"): self = .large
    case .text, .word, .numbers, .flag, .color, .gradient, .fill, .share, .corners, .shadow: return nil
    }
  }

  var attributeValue: AttributeValue? {
    switch self {
    case .medium: .text("medium")
    case .large: .text("large")
    case .height(let points): .number(points)
    }
  }
}
