import Typeset

/// The legend at the end of a sheet: the meaning of its captions, what was found, and the guidelines that applied.
struct SheetLegend {
  private let rules: [RuleEntry]
  private let mirrors: Bool
  private let findings: MarkedFindings?
  private let type: AnnotationType
  private let colors: AnnotationColors
  private static let column = 330.0
  private static let gap = 28.0
  private static let numberWidth = 46.0
  private static let size = 12.0

  /// A legend in the type of a sheet, about the guidelines that applied, mirrored panels if there are some, and what
  /// was found.
  init(
    rules: Set<Rule>, mirrors: Bool, findings: MarkedFindings?, type: AnnotationType, colors: AnnotationColors
  ) {
    self.rules = RuleCatalogue.entries(of: rules)
    self.mirrors = mirrors
    self.findings = findings
    self.type = type
    self.colors = colors
  }

  /// The legend in a width, from its corner, and its height in points.
  func items(width: Double) -> (items: [FrameItem], height: Double) {
    let heading = SheetText(type.words("Legend", size: 17, weight: 600, color: colors.ink, width: width))
    var items = [heading.item(.h2, id: "sheet/legend", role: .heading, at: .zero, level: 2, outline: "Legend")]
    var y = heading.size.height + 6
    let meaning = paragraph(
      "Below each picture: its locale, its device and text size, other unusual settings, and the guidelines that applied.",
      width: width)
    items.append(meaning.item(.p, id: "sheet/captions", role: .paragraph, at: Point(x: 0, y: y)))
    y += meaning.size.height + 12
    if let findings {
      let found = findingItems(findings, width: width, at: y)
      items += found.items
      y += found.height + 12
    }
    if mirrors {
      let swatches = mirrorItems(width: width, at: y)
      items += swatches.items
      y += swatches.height + 12
    }
    let table = columns(of: rules.map(row), width: width, at: y)
    return (items + table.items, y + table.height)
  }

  private func paragraph(_ words: String, width: Double) -> SheetText {
    SheetText(type.words(words, size: Self.size, color: colors.quietInk, width: min(width, 640)))
  }

  /// An entry of a legend: a sign, and words beside it.
  private struct Row {
    /// The name of the entry among the elements of the sheet.
    let id: String
    /// What is drawn below its words.
    var ground: [FrameItem] = []
    /// Its words in a width.
    let text: (_ width: Double) -> SheetText
  }

  /// The number of a guideline, and what it asks for.
  private func row(of entry: RuleEntry) -> Row {
    Row(id: "sheet/\(entry.rule)") { width in
      var text = SheetText(type.words(entry.rule.description, size: Self.size, weight: 600, color: colors.text))
      let words = type.words(entry.summary, size: Self.size, color: colors.quietInk, width: width - Self.numberWidth)
      text.put(words, at: Point(x: Self.numberWidth, y: 0))
      return text
    }
  }

  /// The number of a finding as it is on the pictures, what is wrong, and where.
  private func row(of entry: MarkedFindings.Entry) -> Row {
    let sign = FindingSign(entry.number, entry.level, type: type, colors: colors, scale: 1.25)
    let corner = Point(x: 1, y: 1.5)
    return Row(id: "sheet/finding\(entry.number)", ground: sign.ground(at: corner)) { width in
      var text = SheetText()
      text.put(sign.words, at: corner + sign.wordsCorner)
      let room = width - Self.numberWidth
      let words = type.words(
        "\(entry.level.rawValue): \(entry.words)", size: Self.size, color: colors.ink, width: room)
      text.put(words, at: Point(x: Self.numberWidth, y: 0))
      guard !entry.extent.isEmpty else { return text }
      let extent = type.words(entry.extent, size: Self.size, color: colors.quietInk, width: room)
      text.put(extent, at: Point(x: Self.numberWidth, y: text.size.height))
      return text
    }
  }

  /// What was found, in as many columns as fit, and how much more there is.
  private func findingItems(
    _ findings: MarkedFindings, width: Double, at top: Double
  ) -> (items: [FrameItem], height: Double) {
    let heading = SheetText(
      type.words(findings.report.total.capitalizedFirst, size: 15, weight: 600, color: colors.ink, width: width))
    var items = [
      heading.item(
        .h3, id: "sheet/findings", role: .heading, at: Point(x: 0, y: top), level: 3, outline: "Findings")
    ]
    var y = top + heading.size.height + 4
    let table = columns(of: findings.entries.map(row), width: width, at: y)
    items += table.items
    y += table.height
    let count = findings.countElsewhere
    if count > 0 {
      let words = CountedNoun.finding.words(count) + (count == 1 ? " has" : " have")
      let note = paragraph("\(words) no place on these pictures.", width: width)
      items.append(note.item(.p, id: "sheet/elsewhere", role: .paragraph, at: Point(x: 0, y: y + 4)))
      y += note.size.height + 4
    }
    return (items, y - top)
  }

  /// Entries in as many columns as fit, read column by column.
  private func columns(of rows: [Row], width: Double, at top: Double) -> (items: [FrameItem], height: Double) {
    guard !rows.isEmpty else { return ([], 0) }
    let count = max(1, min(Int((width + Self.gap) / (Self.column + Self.gap)), rows.count))
    let column = (width - Double(count - 1) * Self.gap) / Double(count)
    let perColumn = (rows.count + count - 1) / count
    var items: [FrameItem] = []
    var (y, bottom) = (top, top)
    for (index, row) in rows.enumerated() {
      if index % perColumn == 0 { y = top }
      let text = row.text(max(80 + Self.numberWidth, min(column, 420)))
      let corner = Point(x: Double(index / perColumn) * (column + Self.gap), y: y)
      if !row.ground.isEmpty { items.append(.group(.annotation(at: corner, row.ground))) }
      items.append(text.item(.p, id: row.id, role: .paragraph, at: corner))
      y += text.size.height + 4
      bottom = max(bottom, y - 4)
    }
    return (items, bottom - top)
  }

  /// The colours of mirrored panels.
  private func mirrorItems(width: Double, at top: Double) -> (items: [FrameItem], height: Double) {
    let entries: [(color: Color, words: String)] = [
      (MirrorPanel.shared, "Mirrored panels: in both pictures, so it mirrors with the layout"),
      (MirrorPanel.faded(MirrorPanel.leftToRight), "only in the left-to-right picture"),
      (
        MirrorPanel.faded(MirrorPanel.rightToLeft),
        "only in the right-to-left picture: it kept its direction, or its contents differ"
      ),
    ]
    var items: [FrameItem] = []
    var y = top
    for (index, entry) in entries.enumerated() {
      let text = SheetText(
        type.words(entry.words, size: Self.size, color: colors.quietInk, width: min(width, 640) - 24))
      let box = Rect(x: 0, y: y + 3, width: 16, height: 11)
      items.append(.group(.annotation([.path(PathItem(path: Path(box, radius: 2), fill: entry.color))])))
      items.append(text.item(.p, id: "sheet/mirror\(index + 1)", role: .paragraph, at: Point(x: 24, y: y)))
      y += text.size.height + 3
    }
    return (items, y - 3 - top)
  }
}
