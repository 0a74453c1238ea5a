/// How a grapheme wants to be seen: as text or as a picture with colours (UTS #51).
enum EmojiPresentation {
  /// As text: it is not an emoji, or has U+FE0E.
  case text
  /// As a picture: default emoji, those with U+FE0F, and sequences.
  case picture
  /// As text if a font has it, otherwise as a picture.
  case either

  /// The presentation of the characters of a grapheme.
  init(of scalars: [Unicode.Scalar]) {
    guard let first = scalars.first, first.properties.isEmoji, !scalars.contains(Self.textSelector) else {
      self = .text
      return
    }
    let asksForPicture = scalars.contains(Self.pictureSelector)
    if first.isASCII {
      // Digits, # and * are emoji as keycaps only.
      self = scalars.contains(Self.keycap) ? asksForPicture ? .picture : .either : .text
    } else if asksForPicture || first.properties.isEmojiPresentation
      || scalars.dropFirst().contains(where: { $0.properties.isEmojiPresentation })
    {
      self = .picture
    } else {
      self = .either
    }
  }

  /// Whether a character makes it necessary to look at the whole grapheme around it.
  static func isDecided(around scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case textSelector, pictureSelector, keycap: true
    default: scalar.value >= 0x231A && scalar.properties.isEmojiPresentation
    }
  }

  private static let textSelector: Unicode.Scalar = "\u{FE0E}"
  private static let pictureSelector: Unicode.Scalar = "\u{FE0F}"
  private static let keycap: Unicode.Scalar = "\u{20E3}"
}
