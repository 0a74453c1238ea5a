/// Finds headings without words (R126), and advises on screens that have no heading at all.
///
/// An empty heading is a warning: people go to it and hear nothing; `label` or `alt` are words too. A screen without a
/// `title`, a heading or the header of a section is advice where it has two texts, lists or tables besides its bars and
/// controls, so that there is something to find one's way in. Without any title, R125 reports it; decoration is left
/// alone.
enum R126MissingHeadingsCheck: PageCheck {
  static let rule = Rule(126)

  /// The least number of texts for which people need a heading.
  private static let leastTexts = 2

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    let headings = page.elements.filter { $0.element.role == .heading && !page.isHidden($0) }
    for heading in headings where heading.element.label == nil && !hasWords(heading, page) {
      log.add(
        .warning, at: heading, "the heading has no words", remedy: "write some, or remove it", aspect: "empty")
    }
    guard page.isScreen, headings.isEmpty, page.title != nil else { return }
    let texts = page.elements.filter { $0.isPassage && hasWords($0, page) && !page.isHidden($0) && !isInside($0, page) }
    guard texts.count >= leastTexts else { return }
    log.add(
      .advice, at: page, "the screen has no heading",
      remedy: "add a <title> or <h1> with what the screen is about", aspect: "none"
    )
  }

  private static func hasWords(_ element: CheckedElement, _ page: CheckedPage) -> Bool {
    page.allLines(of: element).contains { !$0.text.allSatisfy(\.isWhitespace) }
  }

  /// Whether an element is in a bar, a control, a list or a table, which counts once.
  private static func isInside(_ element: CheckedElement, _ page: CheckedPage) -> Bool {
    page.ancestors(of: element).contains {
      $0.name?.declaration.place == .bar || $0.element.control != nil || [.list, .table, .ul, .ol].contains($0.name)
    }
  }
}

extension CheckedElement {
  /// Whether it is a text that people read for its own sake, or a list or table of them.
  fileprivate var isPassage: Bool {
    switch name {
    case .p, .label, .caption, .ul, .ol, .blockquote, .pre, .list, .table: true
    default: false
    }
  }
}
