/// Finds lines that are too long to read: more than 90 characters, or 45 in Chinese, Japanese and Korean (R089).
///
/// Only text of two lines or more counts, blanks at the ends of lines left out, and nothing inside `readable`, which
/// keeps lines short by itself. A text is Chinese, Japanese or Korean if most of its letters are. The footers of lists
/// are left alone, since they are as wide as their list.
enum R089LineLengthCheck: PageCheck {
  static let rule = Rule(89)

  /// The most characters of a line in an alphabet, and in Chinese, Japanese and Korean.
  private static let (mostLetters, mostIdeographs) = (90, 45)

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    guard page.isScreen else { return }
    for element in page.elements where element.lineRange.count >= 2 {
      let lines = page.lines(of: element)
      guard lines.count >= 2, element.name != .footer, element.name != .header,
        !page.ancestors(of: element).contains(where: { $0.name == .readable })
      else { continue }
      let most = isIdeographic(lines) ? mostIdeographs : mostLetters
      let longest = lines.map(\.length).max() ?? 0
      guard longest > most else { continue }
      log.add(
        .warning, at: element, "a line has \(CountedNoun.character.words(longest))",
        remedy: "put the text into <readable>"
      ) {
        $0.measured = CountedNoun.character.words(longest)
        $0.required = "at most \(CountedNoun.character.words(most))"
        $0.severity = Double(longest)
      }
    }
  }

  /// Whether most of a text is Chinese, Japanese or Korean.
  private static func isIdeographic(_ lines: [CheckedLine]) -> Bool {
    var (ideographs, letters) = (0, 0)
    for run in lines.lazy.flatMap(\.runs) {
      let count = run.run.text.count(where: \.isLetter)
      letters += count
      if ["Hani", "Hira", "Kana", "Hang", "Jpan", "Kore"].contains(run.run.script) { ideographs += count }
    }
    return ideographs * 2 > letters
  }
}

extension CheckedLine {
  /// How many characters it has, blanks at its end left out.
  fileprivate var length: Int { text.reversed().drop { $0.isWhitespace }.count }
}
