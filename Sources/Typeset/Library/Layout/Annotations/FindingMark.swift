/// Something that was found on a page, as it is marked there and explained in a legend.
package struct FindingMark: Sendable {
  /// The number by which all pictures of a run mark it, from 1.
  package let number: Int
  /// How much it matters.
  package let level: CheckLevel
  /// What is wrong, in a few words with the number of the guideline.
  package let words: String
  /// Its places on the page, in points from the top left corner; none for what concerns the page as a whole.
  package let frames: [Rect]

  /// Creates a mark.
  package init(number: Int, level: CheckLevel, words: String, frames: [Rect]) {
    self.number = number
    self.level = level
    self.words = words
    self.frames = frames
  }
}

/// What was found on the pages of one rendering.
package struct FindingMarks: Sendable {
  /// The marks of each page.
  private let pages: [[FindingMark]]
  /// Whether every page has a legend of its own; else one elsewhere explains the numbers.
  package var hasLegend: Bool

  /// Creates the marks of pages in order.
  package init(_ pages: [[FindingMark]], hasLegend: Bool = true) {
    self.pages = pages
    self.hasLegend = hasLegend
  }

  /// The marks of a page, counted from 0.
  package subscript(page: Int) -> [FindingMark] { pages.indices.contains(page) ? pages[page] : [] }
}
