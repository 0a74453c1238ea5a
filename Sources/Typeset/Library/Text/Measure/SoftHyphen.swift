/// U+00AD: shows nothing, except for a hyphen where a line is broken after it.
enum SoftHyphen {
  /// The hyphen that it shows in an item: U+2010 where the font has it, otherwise U+002D.
  static func shaped(in item: Item, of text: StyledText, shaper: Shaper) -> ShapedText {
    shaper.character(item.font.covers("\u{2010}") ? 0x2010 : 0x2D, in: item, of: text)
  }
}
