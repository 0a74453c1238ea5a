/// Measures a line while it grows from opportunity to opportunity, tabs included.
struct LineMeter {
  private let opportunities: [Opportunity]
  private let tabs: TabStops?
  /// Where the line begins in the unbroken text, less what tabs have added since; in points.
  private var origin = 0.0
  private var nextTab = 0

  init(_ paragraph: MeasuredParagraph) {
    opportunities = paragraph.opportunities
    tabs = paragraph.tabStops
  }

  /// Starts a line at an opportunity, or `offset` points behind it in the unbroken text.
  mutating func startLine(at index: Int, offsetBy offset: Double = 0) {
    origin = opportunities[index].position + offset
    if let tabs { nextTab = tabs.first(from: origin) }
  }

  /// The visible width of the line if it ends at an opportunity; asked for in ascending order.
  mutating func width(to index: Int) -> Double {
    let end = opportunities[index].visibleEnd
    if let tabs {
      while nextTab < tabs.words.count, tabs.words[nextTab].position < end {
        let tab = tabs.words[nextTab]
        let x = tab.position - origin
        origin = tab.position + tab.width - tabs.stop(after: x)
        nextTab += 1
      }
    }
    return max(0, end - origin)
  }
}
