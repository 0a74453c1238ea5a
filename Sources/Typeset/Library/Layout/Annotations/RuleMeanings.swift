/// What guidelines that act say, in as few words as a legend has room for.
package enum RuleMeanings {
  /// The guidelines among those given, with what they say, in ascending order; annotations have signs for the others.
  package static func of(_ rules: Set<Rule>) -> [(rule: Rule, words: String)] { found(rules, in: table) }

  /// The same, with those that annotations show by a sign.
  package static func ofAll(_ rules: Set<Rule>) -> [(rule: Rule, words: String)] {
    found(rules, in: table + signs).sorted { $0.rule < $1.rule }
  }

  private static func found(
    _ rules: Set<Rule>, in table: [(number: Int, words: String)]
  ) -> [(rule: Rule, words: String)] {
    table.filter { rules.contains(Rule($0.number)) }.map { (Rule($0.number), $0.words) }
  }

  private static let signs: [(number: Int, words: String)] = [
    (11, "a notation of numbers that was asked for"),
    (23, "larger beside capital letters"),
    (31, "icons of text run with the reading direction"),
    (32, "letters in icons are those of the script"),
    (34, "icons of motion run with the reading direction"),
    (39, "the slash stays, what it crosses out turns round"),
    (40, "a badge that shows a part of the interface turns round"),
    (41, "a badge goes to the other corner, its sign stays"),
    (42, "a tool changes its place and keeps its slant"),
    (44, "arrows run with the layout"),
    (50, "a drawing, a version of it, or turned round: one of three ways"),
    (51, "turned round in its own box"),
    (62, "a variable at the start does not turn the text"),
    (79, "bars are lower where there is little height"),
    (86, "answers to touch, at least 44 × 44 pt"),
    (96, "cropped, with the part in sight that matters"),
    (115, "the most likely action is filled"),
    (118, "links have a sign besides their colour"),
    (140, "icons grow with the text"),
    (154, "opaque grounds in place of translucent ones"),
  ]

  private static let table: [(number: Int, words: String)] = [
    (3, "numbers, signs and currencies of the locale"),
    (4, "stands on the side where the layout starts"),
    (5, "three lines or more: stands on the side of its own language"),
    (6, "one or two lines: keeps the side of the layout"),
    (7, "items and cells: all on one side, whatever their script"),
    (9, "digits of the locale"),
    (10, "digits that were asked for"),
    (14, "numbers of a control run with the layout, their digits do not turn"),
    (15, "a sequence of numbers runs with the layout"),
    (16, "fills from the side where reading starts"),
    (17, "the signs at both ends change places"),
    (18, "letters of the script"),
    (19, "stars fill from the side where reading starts"),
    (20, "back points against the reading direction"),
    (21, "next and previous follow the reading direction"),
    (22, "means a real direction and keeps it"),
    (27, "a picture of its own for the direction or the language"),
    (28, "the order of pictures runs with the layout"),
    (45, "playback runs from left to right everywhere"),
    (46, "clocks never turn"),
    (48, "the axes of charts never turn"),
    (52, "phone numbers run from left to right"),
    (54, "the control runs with the layout"),
    (55, "the arrangement follows what the element means"),
    (60, "set apart, from left to right"),
    (61, "set apart, from right to left"),
    (63, "the author said how it behaves"),
    (64, "tools run with the layout"),
    (65, "columns run with the layout"),
    (67, "formats of another locale"),
    (68, "the calendar of the region"),
    (89, "no line is longer than is easy to read"),
    (116, "a shape tells a button from text"),
    (117, "the knob stands on the side where reading ends when on"),
    (138, "large text stands above, not beside"),
    (139, "large text takes fewer columns"),
  ]
}
