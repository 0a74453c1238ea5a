/// U+00AD: shows nothing, but for a hyphen where a line is broken behind it.
enum SoftHyphen {
  static let unit: UInt16 = 0xAD

  /// The hyphen that it shows in an item: U+2010 where the font has it, else U+002D.
  static func shaped(in item: Item, of text: StyledText, shaper: Shaper) -> ShapedText {
    let hyphen: [UInt16] = [item.font.covers("\u{2010}") ? 0x2010 : 0x2D]
    return hyphen.withUnsafeBufferPointer {
      shaper.word($0, range: 0..<1, font: item.font, properties: item.properties(in: text))
    }
  }
}
