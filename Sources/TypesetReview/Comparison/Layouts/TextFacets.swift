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
    addLines()
    if let whole, whole.areEqual {
      facets.append(Facet(.lines, "it breaks across pages differently"))
    } else if let whole {
      addText(from: whole.expected, to: whole.actual)
    } else {
      addText()
    }
    if expected.isTruncated != actual.isTruncated {
      facets.append(
        Facet(.truncation, actual.isTruncated ? "its text is now truncated" : "its text is no longer truncated"))
    }
    addLooks()
  }

  private var isControl: Bool { actual.role == .button || actual.role == .control }
  private var noun: String { isControl ? "its label" : "its text" }

  /// The origin of a changed text, if the layout reveals it.
  private var origin: String {
    expected.language == actual.language ? " (the document or its catalog changed)" : ""
  }

  private mutating func addLines() {
    let (was, now) = (expected.lines.count, actual.lines.count)
    if was != now {
      facets.append(
        Facet(
          .lines, "\(noun) takes \(now) \(now == 1 ? "line" : "lines") instead of \(was)", from: "\(was)", to: "\(now)")
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
    facets.append(Facet(.text, "\(noun) is \(quoted(now)) instead of \(quoted(was))" + origin, from: old, to: new))
  }

  /// Whether a text is another with something left out at the ellipsis.
  private static func isCut(_ text: String, of whole: String) -> Bool {
    guard let ellipsis = text.firstIndex(of: "…") else { return false }
    return whole.hasPrefix(text[..<ellipsis]) && whole.hasSuffix(text[text.index(after: ellipsis)...])
  }

  /// The appearance of the runs in order, without repetition.
  private mutating func addLooks() {
    let (was, now) = (Looks(expected), Looks(actual))
    let hasSameText = expected.textWithoutBlanks == actual.textWithoutBlanks
    if was.families != now.families {
      let (old, new) = (was.families.joined(separator: ", "), now.families.joined(separator: ", "))
      let origin = hasSameText ? " (another was requested or substituted)" : ""
      let words = "its font is \(new) instead of \(old)" + origin
      facets.append(Facet(.font, words, from: old, to: new))
    }
    if was.sizes != now.sizes {
      let (old, new) = (Measure.list(was.sizes), Measure.list(now.sizes))
      facets.append(Facet(.font, "its font style is \(new) instead of \(old)", from: old, to: new))
    }
    if was.weights != now.weights {
      let (old, new) = (was.weights.joined(separator: ", "), now.weights.joined(separator: ", "))
      facets.append(Facet(.font, "its weight is \(new) instead of \(old)", from: old, to: new))
    }
    if was.families == now.families, was.weights == now.weights, was.files != now.files {
      facets.append(Facet(.font, "its font file has a different version"))
    } else if hasSameText, was.sizes == now.sizes, was.files == now.files, was.glyphs != now.glyphs {
      facets.append(Facet(.font, "its letters are shaped differently"))
    }
    if was.colors != now.colors {
      let (old, new) = (was.colors.joined(separator: ", "), now.colors.joined(separator: ", "))
      facets.append(Facet(.color, "its text colour is \(new) instead of \(old)", from: old, to: new))
    }
  }
}

/// The appearance of the runs of an element: each value once, in order of first appearance.
private struct Looks {
  var families: [String] = []
  var files: [String] = []
  var weights: [String] = []
  var sizes: [Double] = []
  var colors: [String] = []
  /// The glyphs of all runs in the order of lines; where lines end may differ, so only their number a glyph counts.
  var glyphs: [UInt32: Int] = [:]

  init(_ element: ElementRecord) {
    for run in element.lines.flatMap(\.runs) {
      for glyph in run.glyphs { glyphs[glyph.id, default: 0] += 1 }
      // Blanks look like nothing.
      guard run.text.contains(where: { !$0.isWhitespace }) else { continue }
      families.addOnce(run.font)
      files.addOnce(run.fontChecksum)
      weights.addOnce("\(run.weight)" + (run.isItalic ? " italic" : ""))
      sizes.addOnce(run.size)
      colors.addOnce(run.color.hex)
    }
  }
}

extension Array where Element: Equatable {
  fileprivate mutating func addOnce(_ element: Element) { if !contains(element) { append(element) } }
}
