/// Shows the items of a text: one look, level, script, language and font each.
enum ItemStage {
  static func text(of paragraph: MeasuredParagraph) -> String {
    let text = paragraph.text
    var lines = [text.quoted(0..<text.units.count)]
    for item in paragraph.items { lines.append("  " + line(of: item, in: text)) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(of item: Item, in text: StyledText) -> String {
    let kind =
      switch item.kind {
      case .text: ""
      case .tab: " tab"
      case .lineFeed: " forced break"
      case .missing: " no font"
      }
    let balance = item.balance > 0 ? " (+\(item.balance.short))" : ""
    return "\(item.range.lowerBound)..<\(item.range.upperBound) level \(item.level) \(item.script.tag) "
      + "\(text.spans[item.span].style.language.tag) \(item.font.family) \(item.font.weight) "
      + "\(item.size.short)\(balance)\(kind) \(text.quoted(item.range))"
  }
}
