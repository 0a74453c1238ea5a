/// Finds lines that are too long to read: more than 90 characters, or 45 in Chinese, Japanese and Korean (R089).
///
/// Only text of two lines or more counts, and nothing inside `readable`, which keeps lines short by itself. The footers
/// of lists are left alone, since they are as wide as their list.
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
      let isIdeographic = lines.contains { line in
        line.runs.contains { ["Hani", "Hira", "Kana", "Hang", "Jpan", "Kore"].contains($0.run.script) }
      }
      let most = isIdeographic ? mostIdeographs : mostLetters
      let longest = lines.map { $0.text.count { !$0.isNewline } }.max() ?? 0
      guard longest > most else { continue }
      log.add(
        .warning, at: element, "a line has \(longest) characters", remedy: "put the text into <readable>"
      ) {
        $0.measured = "\(longest) characters"
        $0.required = "at most \(most) characters"
        $0.severity = Double(longest)
      }
    }
  }
}
