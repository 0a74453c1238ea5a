/// R060 and R061: a value in a sentence of the other direction is isolated, from left to right (R060) or from right to left (R061).
///
/// The published advice sets U+202A or U+202B before the value and U+202C after it. Isolates of Unicode look the
/// same, disturb no neighbour and add no character to the text. Controls that an author typed stay in the text and UAX #9 obeys
/// them. Both rules are one decision, so they share this file.
enum R060Embedding {
  /// How an inline element is isolated; nil where it is not: `bdi`, typed inlines, and any inline with `dir` are isolates.
  ///
  /// Numbers, dates and times run as their block does, which is decided later.
  static func isolate(_ name: ElementName, dir: DirectionRequest?, language: Direction?) -> Isolate.Kind? {
    let given = dir?.direction
    if R052PhoneNumber.appliesTo(name) { return .isolate(R052PhoneNumber.direction) }
    guard case .inline(let kind) = name.kind else { return nil }
    switch kind {
    case .bdo: return .override(given ?? language ?? .leftToRight)
    case .bdi: return (dir == .auto ? nil : given ?? language).map { .isolate($0) } ?? .firstStrong
    case .span, .b, .strong, .i, .em, .u, .s, .code, .sup, .sub, .a, .br, .wbr, .phone, .url, .email, .codeNumber,
      .value,
      .t, .arg, .pageNumber, .pageCount:
      return dir == nil ? nil : given.map { .isolate($0) } ?? .firstStrong
    }
  }
}
