/// A text that lost a part, or a word of it that lost its shape, without its author asking for it.
struct LostText {
  /// The line.
  let line: CheckedLine
  /// Whether it ends inside a word; else it is cut.
  let isBroken: Bool
  /// Whether it takes most of the width of the page, so that no other arrangement would help.
  let hasAllWidth: Bool

  /// How bad it is: what is cut is lost, what is broken can be read.
  private var severity: Double { isBroken ? hasAllWidth ? 0 : 1 : 2 }

  /// The word that is divided.
  func word(on page: CheckedPage) -> BrokenWord {
    BrokenWord(at: line, of: page.lines(of: page.elements[line.element]))
  }

  /// The lost texts of a page, each once; of a chart, a table or a list the worst one.
  static func all(on page: CheckedPage, for rule: Rule) -> [LostText] {
    var known: Set<Int> = []
    let found = page.lines.filter { ($0.line.isCut || $0.line.isBroken) && known.insert($0.element).inserted }.map {
      LostText(line: $0, isBroken: !$0.line.isCut, hasAllWidth: $0.frame.width >= page.frame.size.width * 0.5)
    }.filter { !$0.isBroken || !$0.hasAllWidth || $0.word(on: page).canBeDivided }
    return page.worst(of: found, for: rule) { ($0.line.element, $0.severity) }
  }

  /// The indices of the elements that lost a text: of texts, or of charts, tables and lists.
  static func elements(on page: CheckedPage, for rule: Rule) -> Set<Int> {
    Set(all(on: page, for: rule).map { page.whole(of: page.elements[$0.line.element], for: rule).index })
  }
}
