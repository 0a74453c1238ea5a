/// Finds headings that skip a level, as one of the third level below one of the first (R126): a warning.
///
/// Each page is looked at by itself, so that the first heading of a page may have any level.
enum R126SkippedHeadingCheck: PageCheck {
  static let rule = Rule(126)

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    var previous: Int?
    for element in page.elements {
      guard let level = element.element.headingLevel, !page.isHidden(element) else { continue }
      if R126Headings.skips(level, after: previous) {
        log.add(
          .warning, at: element, "a heading of level \(level) follows one of level \(previous ?? 0)",
          remedy: "use the next level; change how it looks with style=\"…\"", aspect: "skipped"
        ) {
          $0.measured = "level \(level)"
          $0.required = "level \((previous ?? 0) + 1) at most"
        }
      }
      previous = level
    }
  }
}

/// Advises on texts that look like headings and are none (R126), so that nobody can go to them.
///
/// Such a text is a `p` or `label` of at most 60 characters without a full stop at its end, all of it bold or in the
/// style of a headline or title, before a `p` that is not, or before a list, in a column, box or page. Texts in rows,
/// grids, overlays, lists, tables, groups and bars are left alone, and so is one with the role of a heading.
enum R126BoldHeadingCheck: DocumentCheck {
  static let rule = Rule(126)

  /// The most characters of a heading.
  private static let mostCharacters = 60
  /// The least weight that looks bold.
  private static let leastWeight = 600

  static func check(_ document: CheckedDocument, _ log: inout FaultLog) {
    for element in document.elements
    where isBold(element, in: document) && (element.name == .p || element.name == .label) {
      guard element.text.count <= mostCharacters, element.text.contains(where: \.isLetter),
        element.text.last.map({ !".:!?,;。؟".contains($0) }) ?? false, element[Common.role] == nil,
        element.parent.map({ holdsHeadings(document.elements[$0].name) }) ?? false,
        !document.ancestors(of: element).contains(where: { arrangesUnits($0.name) }),
        element.end < document.elements.count
      else { continue }
      let next = document.elements[element.end]
      guard next.parent == element.parent, isBelowHeading(next, in: document) else { continue }
      log.add(
        .advice, at: element, "the text \(quoted(element.text)) looks like a heading and is none",
        remedy: "use <h1> to <h4>, with style=\"…\" for its looks", aspect: "bold")
    }
  }

  /// Whether an element can be what a heading is about.
  private static func isBelowHeading(_ element: SourceElement, in document: CheckedDocument) -> Bool {
    switch element.name {
    case .p: !isBold(element, in: document)
    case .ul, .ol, .list, .table: true
    default: false
    }
  }

  /// Whether all of a text is bold, or in the style of a headline or title.
  private static func isBold(_ element: SourceElement, in document: CheckedDocument) -> Bool {
    if let weight = element[Common.weight] { return weight >= leastWeight }
    switch element[Common.style] {
    case .largeTitle, .title1, .title2, .title3, .headline: return true
    default: break
    }
    let inner = document.descendants(of: element)
    return inner.contains {
      ($0.name == .b || $0.name == .strong) && $0.parent == element.index && $0.text == element.text
    }
  }

  /// Whether what is in an element has its own texts beside each other, with or without a heading.
  private static func arrangesUnits(_ name: ElementName) -> Bool {
    switch name {
    case .row, .grid, .gallery, .overlay, .list, .table, .group: true
    default: false
    }
  }

  private static func holdsHeadings(_ name: ElementName) -> Bool {
    switch name {
    case .page, .screen, .canvas, .column, .box, .section, .readable: true
    default: false
    }
  }
}
