/// R056–R061: the base direction of a block and of what is set apart in it. Direction and alignment are two things (R059); the
/// first strong character decides only where the author asks for it (R058).
enum R058BaseDirection {
  static let rule = Rule(58)

  /// The base direction of a block of text.
  ///
  /// - Parameters:
  ///   - own: the `dir` of the block: `ltr`, `rtl`, `auto` or none.
  ///   - nearest: the direction of the nearest `lang` on the block or an ancestor below the root.
  ///   - root: the direction of the root's `lang`.
  ///   - context: the direction of the layout.
  ///   - firstStrong: the direction of the first strong character outside isolates (UAX #9, P2 and P3).
  ///   - strong: which strong directions stand outside isolates.
  static func direction(
    own: String?, nearest: Direction?, root: Direction, context: Direction, firstStrong: () -> Direction?,
    strong: () -> (ltr: Bool, rtl: Bool)
  ) -> Direction {
    if own == "auto" { return firstStrong() ?? context }
    if let given = own.flatMap(Direction.init(rawValue:)) ?? nearest { return given }
    let found = strong()
    switch root {
    case .leftToRight where found.ltr, .rightToLeft where found.rtl: return root
    default: return found.ltr ? .leftToRight : found.rtl ? .rightToLeft : context
    }
  }

  /// How an inline element is set apart; nil where it is not: `bdi`, typed inlines, and any inline with `dir` are isolates.
  static func isolate(_ name: ElementName, dir: String?, language: Direction?) -> Isolate.Kind? {
    let given = dir.flatMap(Direction.init(rawValue:))
    switch name {
    case .phone: return .isolate(R052PhoneNumber.direction)
    case .bdo: return .override(given ?? language ?? .leftToRight)
    case .bdi: return (dir == "auto" ? nil : given ?? language).map { .isolate($0) } ?? .firstStrong
    default: return dir == nil ? nil : given.map { .isolate($0) } ?? .firstStrong
    }
  }
}
