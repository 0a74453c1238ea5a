/// R056: natural alignment is what a text gets when nobody asks for a side, and it mirrors with the layout.
///
/// The side itself is decided by R004 to R007; here stands only that they are asked unless the author decides.
enum R056NaturalAlignment {
  static let rule = Rule(56)

  /// How a text stands when nothing is said.
  static let standard = AlignmentRequest.auto
}
