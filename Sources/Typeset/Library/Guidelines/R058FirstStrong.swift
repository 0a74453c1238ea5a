/// R058: the natural writing direction of a text is that of its first strong character (UAX #9, P2 and P3; isolates are skipped).
///
/// It decides only where the author asks for it with `dir="auto"`: a Hebrew text that starts with a Latin name would else be
/// ordered from the left, so a known language always goes before it.
enum R058FirstStrong {
  static let rule = Rule(58)

  /// The word that asks for it.
  static let word = "auto"

  /// The base direction by the first strong character; a text without one takes the context's.
  static func direction(firstStrong: Direction?, context: Direction) -> Direction { firstStrong ?? context }
}
