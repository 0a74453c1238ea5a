// The words that attributes of typed values take, a type an attribute.

/// How a number is written.
enum NumberNotation: String, MarkupWord {
  /// With all digits.
  case standard
  /// In short, as `1.2K`.
  case compact
}

/// What the ends of a range are.
enum RangeType: String, MarkupWord {
  case number, percent, date, time
}

/// How a length of time is written.
enum DurationStyle: String, MarkupWord {
  /// In whole words.
  case full
  /// With short units.
  case short
  /// With the shortest units.
  case narrow
  /// By place, as `1:02:03`.
  case digits
}

/// What the value of an argument is.
enum ArgumentType: String, MarkupWord {
  case int, decimal, percent, currency, date, time, phone, name, text, code, url, email, bytes
}
