/// The base direction of a block of text, decided by language and never by the side to which the text is aligned (R013,
/// R058, R059, R069).
enum BaseDirection {
  /// The base direction of a block of text.
  ///
  /// - Parameters:
  ///   - own: the `dir` of the block: `ltr`, `rtl`, `auto` or none.
  ///   - isCode: whether the block is a `pre`, which runs from left to right (R052).
  ///   - nearest: the direction of the nearest `lang` on the block or an ancestor below the root.
  ///   - root: the direction of the root's `lang`.
  ///   - context: the direction of the layout.
  ///   - firstStrong: the direction of the first strong character outside isolates.
  ///   - strong: the directions of the strong characters outside isolates.
  static func of(
    own: DirectionRequest?, isCode: Bool = false, nearest: Direction?, root: Direction, layoutDirection: Direction,
    firstStrong: () -> Direction?,
    strong: () -> (ltr: Bool, rtl: Bool)
  ) -> Direction {
    if own == .auto { return R058FirstStrong.direction(firstStrong: firstStrong(), layoutDirection: layoutDirection) }
    if let given = own?.direction ?? (isCode ? R052PhoneNumber.direction : nearest) { return given }
    return R069NativeNames.direction(root: root, strong: strong())
      ?? R013CaptionNumber.directionOfBareNumber(in: layoutDirection)
  }
}

/// R012: the digits of a number are never reversed; 541 is 541 in every language.
///
/// UAX #9 orders typed digits and never reverses them, and mirroring places boxes without touching the text in them. A
/// number that the software writes itself (a page number, the number of an item) is isolated, so that no neighbour can
/// move it, or the sign behind it, to the other side.
enum R012Digits {
  static let rule = Rule(12)

  /// How a number that the software writes is isolated in a layout that runs in `context`.
  static func isolate(in layoutDirection: Direction) -> Isolate.Kind { .isolate(direction(in: layoutDirection)) }

  /// The direction of the number and of a sign that belongs to it: it orders the two, never the digits.
  static func direction(in layoutDirection: Direction) -> Direction { layoutDirection }

  /// How a formula is isolated: mathematics with the digits `arab` is written from right to left, whichever digits its
  /// author typed, and from left to right with any others, those of Persian and Urdu included.
  static func isolateOfFormula(in numerals: NumberingSystem) -> Isolate.Kind {
    numerals.name == "arab" ? .rightToLeftFormula : .isolate(.leftToRight)
  }
}

/// R013: a caption and its number run as the caption does: words from the side where reading starts, then the number.
///
/// Digits are not strong characters, so a number never reverses its caption; and a text that is nothing but a number,
/// such as the value in a row, runs with the layout and so follows its caption there too.
enum R013CaptionNumber {
  /// The base direction of an unlabelled text without strong characters, in a layout that runs in `context`.
  static func directionOfBareNumber(in layoutDirection: Direction) -> Direction { layoutDirection }
}

/// R058: the natural writing direction of a text is that of its first strong character (UAX #9, P2 and P3; isolates are
/// skipped).
///
/// It decides only where the author asks for it with `dir="auto"`: a Hebrew text that starts with a Latin name would
/// otherwise be ordered from the left, so a known language always comes first.
enum R058FirstStrong {
  /// The base direction by the first strong character; a text without one takes the context's.
  static func direction(firstStrong: Direction?, layoutDirection: Direction) -> Direction {
    firstStrong ?? layoutDirection
  }
}

/// R062: a variable at the start of a message does not set the direction of the whole.
///
/// The base direction is that of the message's language, and every inserted value is isolated, so an Arabic name at the
/// start of an English message leaves it left to right. No direction mark is written into the text.
enum R062LeadingVariable {
  static let rule = Rule(62)

  /// The rule where a formatted value runs against the text around it.
  static func rule(value: Direction, text: Direction) -> Rule? { value == text ? nil : rule }

  /// The rule where it changed something: the value at the start of a message runs against it.
  ///
  /// `leading` is the first strong direction of the value, nil where it has none.
  static func rule(message: Direction, leading: Direction?) -> Rule? {
    leading == nil || leading == message ? nil : rule
  }
}

/// R069: product names that nobody translates stay Latin inside right-to-left text and do not reverse it.
///
/// An unlabelled text is in the document's own language as soon as it holds a single letter of that direction, however
/// many Latin letters its product names have and wherever they are.
enum R069NativeNames {
  /// How a part of a text with `translate="no"` is isolated: by the direction of its own `lang`, else by its first
  /// strong character; nil for text that may be translated.
  static func isolate(isTranslated: Bool?, language: Direction?) -> Isolate.Kind? {
    isTranslated == false ? language.map { .isolate($0) } ?? .firstStrong : nil
  }

  /// What decides the direction of a block: of one that is not translated, where it says nothing itself, the first
  /// strong character.
  static func request(dir: DirectionRequest?, isTranslated: Bool?, hasLanguage: Bool) -> DirectionRequest? {
    dir ?? (isTranslated == false && !hasLanguage ? .auto : nil)
  }

  /// The language of a text: of what is not translated, and has no `lang`, nobody knows it.
  static func language(isTranslated: Bool?) -> LanguageTag? { isTranslated == false ? .undetermined : nil }

  /// The base direction of an unlabelled text in a document whose language runs in `root`; nil where it has no strong
  /// character.
  ///
  /// `strong` holds the directions of the strong characters outside isolates.
  static func direction(root: Direction, strong: (ltr: Bool, rtl: Bool)) -> Direction? {
    switch root {
    case .leftToRight where strong.ltr, .rightToLeft where strong.rtl: root
    default: strong.ltr ? .leftToRight : strong.rtl ? .rightToLeft : nil
    }
  }
}
