/// The base direction of a block of text, with what each guideline says of it (R013, R058, R059, R069).
///
/// Direction is decided by language, never by the side on which the text stands.
enum BaseDirection {
  /// The base direction of a block of text.
  ///
  /// - Parameters:
  ///   - own: the `dir` of the block: `ltr`, `rtl`, `auto` or none.
  ///   - nearest: the direction of the nearest `lang` on the block or an ancestor below the root.
  ///   - root: the direction of the root's `lang`.
  ///   - context: the direction of the layout.
  ///   - firstStrong: the direction of the first strong character outside isolates.
  ///   - strong: which strong directions stand outside isolates.
  static func of(
    own: String?, nearest: Direction?, root: Direction, context: Direction, firstStrong: () -> Direction?,
    strong: () -> (ltr: Bool, rtl: Bool)
  ) -> Direction {
    if own == R058FirstStrong.word { return R058FirstStrong.direction(firstStrong: firstStrong(), context: context) }
    if let given = own.flatMap(Direction.init(rawValue:)) ?? nearest { return given }
    return R069NativeNames.direction(root: root, strong: strong())
      ?? R013CaptionNumber.directionOfBareNumber(in: context)
  }
}
