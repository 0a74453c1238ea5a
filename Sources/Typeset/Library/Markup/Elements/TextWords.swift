// The words that attributes of texts take, a type an attribute.

/// A text style of Dynamic Type (F8).
package enum TextStyleName: String, MarkupWord {
  case largeTitle = "large-title"
  case title1, title2, title3, headline, body, callout, subhead, footnote, caption1, caption2
}

/// How a text is broken into lines.
enum Wrap: String, MarkupWord {
  /// Least raggedness over the paragraph, no very short last line.
  case pretty
  /// Lines as even as the least number of lines allows.
  case balance
  /// As much as fits on each line.
  case greedy
  /// Only at forced breaks.
  case none
}

/// Whether words are hyphenated at the ends of lines.
enum Hyphens: String, MarkupWord {
  /// By the patterns of the language, and at soft hyphens.
  case auto
  /// At soft hyphens, and by the patterns only in a word that would otherwise be cut for want of room (R138).
  case manual
  /// Not at all.
  case none
}

/// Where a text is cut when its lines run out.
enum Truncation: String, MarkupWord {
  /// At the end of the last line.
  case end
  /// In the middle of what the last line would have held with all that follows.
  case middle
  /// At the start of the last line, which then shows how the text ends.
  case start
}

/// Whether letters are shown in upper case.
enum Capitals: String, MarkupWord {
  /// All of them, by the rules of the language.
  case all
  /// As written.
  case none
}

/// Whether and how right-to-left text grows beside upper-case Latin (R023, R024).
enum BalanceRequest: String, MarkupWord {
  /// By 2 points, where the guideline applies.
  case auto
  /// Never.
  case off
  /// Until its letters are as high as the capitals, by 4 points at most (R024).
  case measure
}

/// Whether numbers in running text are found that keep the order of their groups (R012, R052).
enum NumbersRequest: String, MarkupWord {
  /// Phone numbers, card numbers and bank account numbers are.
  case auto
  /// None is: UAX #9 orders all of them.
  case plain
}

/// Whether white space is kept.
enum WhiteSpaceRequest: String, MarkupWord {
  /// As written.
  case preserve
  /// Collapsed, as in HTML.
  case collapse = "default"
}
