/// What a translator or a machine has made of a placeholder, and what no program takes for one: `% @`, `%1 $ d`, `％@`.
struct BrokenPlaceholder: Hashable {
  /// As it is written.
  var written: String
  /// The placeholder that it was.
  var repaired: String
  /// That placeholder.
  var placeholder: Placeholder

  /// Percent signs of other scripts.
  private static let foreignSigns: Set<Unicode.Scalar> = ["\u{FF05}", "\u{FE6A}", "\u{66A}"]
  /// How many characters one may have.
  private static let longest = 16

  /// Those of a text, in order.
  static func all(in text: String) -> [BrokenPlaceholder] {
    let scalars = Array(text.unicodeScalars)
    return scalars.indices.compactMap { start in
      let isForeign = foreignSigns.contains(scalars[start])
      guard isForeign || scalars[start] == "%", start == 0 || scalars[start - 1] != "%" else { return nil }
      return reading(scalars[start...].prefix(longest), isForeign: isForeign)
    }
  }

  /// The one that a stretch begins with.
  private static func reading(_ stretch: ArraySlice<Unicode.Scalar>, isForeign: Bool) -> BrokenPlaceholder? {
    var repaired = "%"
    var isBroken = isForeign
    for index in stretch.indices.dropFirst() {
      let scalar = stretch[index]
      switch scalar {
      case " ", "\u{A0}", "\u{202F}", "\u{2009}": isBroken = true
      case "\u{FF20}":
        repaired += "@"
        isBroken = true
      case "0"..."9", "$", ".", "l", "h", "q", "z", "@", "d", "i", "u", "s", "f", "c", "x":
        repaired.unicodeScalars.append(scalar)
      default: return nil
      }
      guard case .argument(let placeholder)? = FormatString(repaired).tokens.first, placeholder.written == repaired
      else { continue }
      // A word that goes on is a word: `50 % des textes`.
      let next = stretch.indices.contains(index + 1) ? stretch[index + 1] : nil
      if next?.properties.isAlphabetic == true, placeholder.position == nil, scalar != "@" { return nil }
      return isBroken
        ? BrokenPlaceholder(
          written: String(String.UnicodeScalarView(stretch[stretch.startIndex...index])), repaired: repaired,
          placeholder: placeholder)
        : nil
    }
    return nil
  }
}
