/// R060 and R061: a value in a sentence of the other direction is isolated, from left to right (R060) or from right to
/// left (R061).
///
/// The published advice sets U+202A or U+202B before the value and U+202C after it. Isolates of Unicode look the same,
/// disturb no neighbour and add no character to the text. Controls that an author typed stay in the text and UAX #9
/// obeys them; where those of a message enclose an argument, they alone decide (``DirectionControls``). Both rules are
/// one decision, so they share this file.
enum R060Embedding {
  /// How an inline element is isolated; nil where it is not: `bdi`, typed inlines, and any inline with `dir` or
  /// `translate="no"` are isolates.
  ///
  /// - Parameters:
  ///   - dir: what its author asks for.
  ///   - language: the direction of its own `lang`.
  ///   - isTranslated: its own `translate`; nil where it has none.
  ///   - numerals: the digits in force inside it, which decide the direction of a formula.
  static func isolate(
    _ name: ElementName, dir: DirectionRequest?, language: Direction?, isTranslated: Bool? = nil,
    numerals: () -> NumberingSystem = { .western }
  ) -> Isolate.Kind? {
    let given = dir?.direction
    if R052PhoneNumber.appliesTo(name) { return .isolate(R052PhoneNumber.direction) }
    guard case .inline(let kind) = name.kind else { return nil }
    switch kind {
    case .bdo: return .override(given ?? language ?? .leftToRight)
    case .bdi: return (dir == .auto ? nil : given ?? language).map { .isolate($0) } ?? .firstStrong
    case .code: return isolate(dir) ?? .isolate(R052PhoneNumber.direction)
    case .formula: return isolate(dir) ?? R012Digits.isolateOfFormula(in: numerals())
    case .span, .b, .strong, .i, .em, .u, .s, .sup, .sub, .a, .br, .wbr, .phone, .url, .email, .codeNumber, .value, .t,
      .arg, .pageNumber, .pageCount:
      return isolate(dir) ?? R069NativeNames.isolate(isTranslated: isTranslated, language: language)
    }
  }

  /// The isolate that an author asks for with `dir`; nil where there is none.
  private static func isolate(_ dir: DirectionRequest?) -> Isolate.Kind? {
    dir.map { dir in dir.direction.map { .isolate($0) } ?? .firstStrong }
  }
}
