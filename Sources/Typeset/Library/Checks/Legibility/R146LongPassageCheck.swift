/// Finds long passages in italics or in capitals, and italics in Arabic and Hebrew, which have none (R146).
///
/// A passage is long with more than 60 letters, or from four lines on with more than 20. Capitals count whether `caps`
/// makes them or the author wrote them.
enum R146LongPassageCheck: PageCheck {
  static let rule = Rule(146)

  /// The most lines and letters of a short passage.
  private static let (mostLines, mostLetters, leastLetters) = (3, 60, 20)

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    for element in page.elements where !element.lineRange.isEmpty {
      let lines = page.lines(of: element)
      guard !lines.isEmpty else { continue }
      checkCapitals(of: element, lines, &log)
      checkItalics(of: element, lines, page, &log)
    }
  }

  private static func checkCapitals(of element: CheckedElement, _ lines: [CheckedLine], _ log: inout FaultLog) {
    var letters = 0
    for letter in lines.lazy.flatMap(\.text) where letter.isCased {
      guard letter.isUppercase else { return }
      letters += 1
    }
    report("capitals", letters, lines.count, of: element, remedy: "write it in small letters", &log)
  }

  private static func checkItalics(
    of element: CheckedElement, _ lines: [CheckedLine], _ page: CheckedPage, _ log: inout FaultLog
  ) {
    let runs = lines.flatMap(\.runs).filter { $0.run.appearance.font.isItalic }
    let letters = runs.flatMap(\.run.text).count(where: \.isLetter)
    if letters > 0, letters * 2 > lines.flatMap(\.text).count(where: \.isLetter) {
      report("italics", letters, lines.count, of: element, remedy: "use another way to set it apart", &log)
    }
    guard lines.flatMap(\.runs).contains(where: { ["Arab", "Hebr"].contains($0.run.script) }),
      ([element] + page.ancestors(of: element)).lazy.compactMap({ $0[Common.italic] }).first == true
    else { return }
    log.add(
      .warning, at: element, "italics are asked for, which Arabic and Hebrew do not have",
      remedy: "remove italic, or use weight or colour there", aspect: "script")
  }

  private static func report(
    _ what: String, _ letters: Int, _ lines: Int, of element: CheckedElement, remedy: String, _ log: inout FaultLog
  ) {
    guard letters > mostLetters || lines > mostLines && letters > leastLetters else { return }
    log.add(
      .warning, at: element, "a passage of \(CountedNoun.letter.words(letters)) is in \(what)", remedy: remedy,
      aspect: what
    ) {
      $0.measured = CountedNoun.letter.words(letters)
      $0.required = "at most \(CountedNoun.letter.words(mostLetters))"
    }
  }
}
