/// Shows what Unicode says of a text: its direction, levels, scripts and break opportunities, and what R023 made of it.
enum ParagraphStage {
  static func text(of paragraph: MeasuredParagraph) -> String {
    let analysed = paragraph.analysed
    let text = analysed.text
    var lines = [
      "\(text.direction.rawValue) in \(text.layoutDirection.rawValue), \(text.language.tag) \(text.quoted(0..<text.units.count))"
    ]
    let levels = analysed.levels.isEmpty ? [(0..<text.units.count, analysed.baseLevel)] : runs(of: analysed.levels)
    lines.append("  levels " + levels.map { "\($0.1):\(text.quoted($0.0))" }.joined(separator: " "))
    lines.append(
      "  scripts " + analysed.scripts.map { "\($0.script.tag):\(text.quoted($0.range))" }.joined(separator: " "))
    lines.append(
      "  breaks " + analysed.breaks.map { "\($0.offset)\($0.isMandatory ? "!" : "")" }.joined(separator: " "))
    for span in text.spans {
      let style = span.style
      lines.append(
        "  span \(text.quoted(span.range)) \(style.family ?? FontSelector.defaultFamily) \(style.weight)"
          + (style.isItalic ? " italic" : "") + " \(style.size.short)/\(style.leading.short) \(style.color.hex)")
    }
    if text.raisesRightToLeft {
      let points = text.balance == .measure ? "to the height of capitals" : "+\(R023Balance.points.short)"
      lines.append("  balance \(points) for right-to-left letters")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Stretches of equal levels.
  private static func runs(of levels: [UInt8]) -> [(Range<Int>, UInt8)] {
    var runs: [(Range<Int>, UInt8)] = []
    for (offset, level) in levels.enumerated() {
      if let last = runs.last, last.1 == level {
        runs[runs.count - 1].0 = last.0.lowerBound..<offset + 1
      } else {
        runs.append((offset..<offset + 1, level))
      }
    }
    return runs
  }
}

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

/// Shows the shaped words of a text in reading order: their glyphs from left to right as `id@cluster+advance`, in font
/// units.
enum RunStage {
  static func text(of paragraph: MeasuredParagraph) -> String {
    let text = paragraph.text
    var lines = ["\(text.quoted(0..<text.units.count)) \(paragraph.minContent.short)…\(paragraph.maxContent.short) pt"]
    for word in paragraph.words {
      let item = paragraph.items[word.item]
      let glyphs = word.shaped.glyphs.map { glyph in
        let offset = glyph.xOffset == 0 && glyph.yOffset == 0 ? "" : "(\(glyph.xOffset),\(glyph.yOffset))"
        let cluster = word.range.lowerBound + Int(glyph.cluster)
        return "\(glyph.id)@\(cluster)+\(glyph.advance)\(offset)\(glyph.isBoundToPrevious ? "!" : "")"
      }
      lines.append(
        "  \(text.quoted(word.range)) \(item.direction.rawValue) \(item.font.family) \(word.width.short) pt: "
          + glyphs.joined(separator: " "))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// Shows the lines of a text: where they end, how wide they are, and their runs from left to right.
enum LineStage {
  static func text(of broken: BrokenParagraph, _ alignment: BlockAlignment) -> String {
    let paragraph = broken.paragraph
    let text = paragraph.text
    var lines = [
      "\(broken.lineCount) \(broken.lineCount == 1 ? "line" : "lines") in \(broken.width.short) pt, \(text.wrap.rawValue)"
        + ", \(alignment.side.rawValue)" + (alignment.rule.map { " by \($0)" } ?? "")
        + (broken.isTruncated ? ", cut" : "")
    ]
    for (index, (line, height)) in zip(broken.lines, broken.lineHeights).enumerated() {
      let visual = broken.visualLine(index)
      let runs = visual.runs.map { "\(paragraph.items[$0.item].level):\(text.quoted($0.text))" }
      lines.append(
        "  \(line.range.lowerBound)..<\(line.range.upperBound) \(visual.width.short)×\(height.short) pt"
          + (line.endsInHyphen ? " hyphen" : "")
          + (line.isEmergency ? " inside a word" : line.endsInPart ? " inside a part" : "") + ": "
          + runs.joined(separator: " "))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
