/// Shows the shaped words of a text in reading order: their glyphs from left to right as `id@cluster+advance`, in font units.
enum RunStage {
  static func text(of paragraph: MeasuredParagraph) -> String {
    let text = paragraph.text
    var lines = ["\(text.quoted(0..<text.units.count)) \(paragraph.minContent.short)…\(paragraph.maxContent.short) pt"]
    for word in paragraph.words {
      let item = paragraph.items[word.item]
      let glyphs = word.shaped.glyphs.map { glyph in
        let offset = glyph.xOffset == 0 && glyph.yOffset == 0 ? "" : "(\(glyph.xOffset),\(glyph.yOffset))"
        let cluster = word.range.lowerBound + Int(glyph.cluster)
        return "\(glyph.id)@\(cluster)+\(glyph.advance)\(offset)\(glyph.isUnsafeToBreak ? "!" : "")"
      }
      lines.append(
        "  \(text.quoted(word.range)) \(item.direction.rawValue) \(item.font.family) \(word.width.short) pt: "
          + glyphs.joined(separator: " "))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
