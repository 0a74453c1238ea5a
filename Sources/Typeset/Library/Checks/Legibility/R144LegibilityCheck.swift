/// Finds characters that no font has, and text on screens that is too small or set in a font whose small letters are
/// too low (R144).
///
/// A box in place of a character is an error, on paper as well; what no font has is one finding for each script of a
/// document. Text below 11 points is too small (F9); charts, tables and lists are one element each. Letters are too low
/// if `x` is lower than 0.45 of a capital's em on text of body size or smaller, one finding for each font of a
/// document; the bundled fonts reach 0.53. Paper may have smaller text.
enum R144LegibilityCheck: PageCheck {
  static let rule = Rule(144)
  static let level = CheckLevel.error

  /// The least size of text in points (F9), the least height of `x` in type sizes, and the size up to which it counts.
  private static let (leastSize, leastHeight, largestSmallSize) = (11.0, 0.45, 17.0)

  /// How many missing characters a message lists.
  private static let mostListed = 5

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    checkCharacters(of: page, &log)
    guard page.isScreen else { return }
    var reported: Set<Int> = []
    var families: Set<String> = []
    for run in page.lines.lazy.flatMap(\.runs) where !run.run.text.allSatisfy(\.isWhitespace) {
      let appearance = run.run.appearance
      let element = page.whole(of: page.elements[run.element], for: rule)
      if appearance.size < leastSize, reported.insert(element.index).inserted {
        log.add(
          .warning, at: element, "text is only \(PointText.words(appearance.size)) large",
          remedy: "use a style such as caption2, which is never smaller than 11 points", aspect: "size"
        ) {
          $0.measured = "\(PointText.text(appearance.size)) pt"
          $0.required = "11 pt"
          $0.severity = leastSize / max(appearance.size, 0.01)
        }
      } else if appearance.size <= largestSmallSize, run.run.script == "Latn",
        let height = appearance.font.smallLetterHeight, height < leastHeight,
        families.insert(appearance.font.family).inserted
      {
        log.add(
          .advice, at: element, "the small letters of \(quoted(appearance.font.family)) are low",
          remedy: "use a font with higher letters, or a larger style", aspect: "height \(appearance.font.family)"
        ) {
          $0.isOfDocument = true
          $0.measured = "0.\(Int(height * 100))"
          $0.required = "0.45"
        }
      }
    }
  }

  /// Reports the characters of each script that no font has, at the first element with one.
  private static func checkCharacters(of page: CheckedPage, _ log: inout FaultLog) {
    var missing: [String: (element: Int, texts: [String])] = [:]
    for run in page.lines.lazy.flatMap(\.runs) where run.run.isMissing {
      let text = run.run.text
      let known = missing[run.run.script]?.texts ?? []
      if !known.contains(text) {
        missing[run.run.script] = (missing[run.run.script]?.element ?? run.element, known + [text])
      }
    }
    for (script, found) in missing.sorted(by: { $0.key < $1.key }) {
      let texts = found.texts
      let listed = texts.prefix(mostListed).map { quoted($0) }
      let others = texts.count - listed.count
      let words = others > 0 ? listed + ["\(others) more"] : listed
      log.add(
        .error, at: page.elements[found.element], "no font has \(words.enumerated)",
        remedy: "declare a font that has \(texts.count == 1 ? "it" : "them") with <font> in the head",
        aspect: "missing \(script)"
      ) {
        $0.isOfDocument = true
        $0.measured = CountedNoun.character.words(texts.count)
        $0.required = CountedNoun.character.words(0)
        $0.severity = Double(texts.count)
      }
    }
  }
}
