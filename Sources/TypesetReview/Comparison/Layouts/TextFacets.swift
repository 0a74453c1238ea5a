import Typeset

/// What became of the text of an element: its words, lines, letters and colours.
struct TextFacets {
  /// What changed, the most telling first.
  private(set) var facets: [Facet] = []
  private let expected: ElementRecord
  private let actual: ElementRecord

  /// Compares the text of an element in two layouts; `whole` is its text on all pages if it is split over several.
  init(_ expected: ElementRecord, _ actual: ElementRecord, whole: SplitTexts.Texts?) {
    self.expected = expected
    self.actual = actual
    guard !expected.lines.isEmpty || !actual.lines.isEmpty else { return }
    if let whole, whole.areEqual {
      facets.append(Facet(.lines, "it breaks across pages differently"))
    } else if let whole {
      addText(from: whole.expected, to: whole.actual)
    } else {
      addText()
    }
    addLines()
    if expected.isTruncated != actual.isTruncated {
      facets.append(
        Facet(.truncation, actual.isTruncated ? "it is now truncated" : "it is no longer truncated"))
    }
    addStyle()
  }

  private mutating func addLines() {
    let (was, now) = (expected.lines.count, actual.lines.count)
    if was != now {
      facets.append(
        Facet(
          .lines, "it takes \(now) \(now == 1 ? "line" : "lines") instead of \(was)", from: "\(was)", to: "\(now)")
      )
    }
  }

  private mutating func addText() {
    let (was, now) = (expected.textWithoutBlanks, actual.textWithoutBlanks)
    if was != now {
      // A truncated text is shorter, but otherwise the same.
      if expected.isTruncated || actual.isTruncated, Self.isCut(was, of: now) || Self.isCut(now, of: was) { return }
      addText(from: expected.wholeText, to: actual.wholeText)
    } else if expected.lines.count == actual.lines.count,
      zip(expected.lines, actual.lines).contains(where: { $0.text != $1.text })
    {
      facets.append(Facet(.lines, "its lines break differently"))
    }
  }

  private mutating func addText(from old: String, to new: String) {
    let (was, now) = Excerpt.ofDifference(old, new)
    facets.append(Facet(.text, "text \(quoted(was)) → \(quoted(now))", from: old, to: new))
  }

  /// Whether a text is another with something left out at the ellipsis.
  private static func isCut(_ text: String, of whole: String) -> Bool {
    guard let ellipsis = text.firstIndex(of: "…") else { return false }
    return whole.hasPrefix(text[..<ellipsis]) && whole.hasSuffix(text[text.index(after: ellipsis)...])
  }

  /// Changes of fonts, sizes, weights and colours; where all of the text is in one, that of the text, else of the
  /// parts.
  private mutating func addStyle() {
    let (was, now) = (Looks(expected), Looks(actual))
    let hasSameText = expected.textWithoutBlanks == actual.textWithoutBlanks
    let changed = hasSameText ? ChangedRuns(expected, actual) : nil
    add(.font, "font", was.families, now.families, changed) { quoted($0.font) }
    add(.font, "type size", was.sizes, now.sizes, changed) { Measure.points($0.size) }
    add(.font, "weight", was.weights, now.weights, changed) { $0.weightWords }
    if was.families == now.families, was.weights == now.weights, was.files != now.files {
      facets.append(Facet(.font, "another version of its font file"))
    } else if hasSameText, was.sizes == now.sizes, was.files == now.files, was.glyphs != now.glyphs {
      facets.append(Facet(.font, "its letters are shaped differently"))
    }
    add(.color, "text colour", was.colors, now.colors, changed) { $0.color.hex }
  }

  /// Adds a change of the values that runs have; the order in which they appear is none.
  private mutating func add(
    _ kind: ElementChange.Kind, _ noun: String, _ was: [String], _ now: [String], _ changed: ChangedRuns?,
    value: (RunRecord) -> String
  ) {
    if let changed {
      for change in changed.changes(of: value) {
        let owner = change.text.map { "\(noun) of \(quoted($0))" } ?? noun
        facets.append(
          Facet(kind, "\(owner) \(change.expected) → \(change.actual)", from: change.expected, to: change.actual))
      }
    } else if Set(was) != Set(now) {
      // Another text may need another font, such as that of another script.
      let (old, new) = (was.joined(separator: ", "), now.joined(separator: ", "))
      facets.append(Facet(kind, "\(noun) \(old) → \(new)", from: old, to: new))
    }
  }
}

/// The appearance of the runs of an element: each value once, in order of first appearance.
private struct Looks {
  var families: [String] = []
  var files: [String] = []
  var weights: [String] = []
  var sizes: [String] = []
  var colors: [String] = []
  /// The glyphs of all runs in the order of lines; where lines end may differ, so only their number a glyph counts.
  var glyphs: [UInt32: Int] = [:]

  init(_ element: ElementRecord) {
    for run in element.lines.flatMap(\.runs) {
      for glyph in run.glyphs { glyphs[glyph.id, default: 0] += 1 }
      // Blanks look like nothing.
      guard run.text.contains(where: { !$0.isWhitespace }) else { continue }
      families.addOnce(quoted(run.font))
      files.addOnce(run.fontChecksum)
      weights.addOnce(run.weightWords)
      sizes.addOnce(Measure.points(run.size))
      colors.addOnce(run.color.hex)
    }
  }
}

extension Array where Element: Equatable {
  fileprivate mutating func addOnce(_ element: Element) { if !contains(element) { append(element) } }
}
