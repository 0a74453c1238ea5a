/// Finds text that does not survive a text size: cut without its author asking for it, broken inside a word, clipped by
/// what it is in, or covered by another text (R134).
///
/// A word that is wider than a column over half of the screen has to be broken somewhere, and is advice. Text that is
/// cut at the author's wish (`lines`) is left alone, and so is a text that lies over another in an `overlay`. Clipped
/// text is reported at text sizes other than the usual one; at the usual size the device is the reason (R087).
enum R134DynamicTypeCheck: PageCheck {
  static let rule = Rule(134)
  static let level = CheckLevel.error

  /// How much two lines may overlap, in points: line boxes are higher than their letters.
  private static let allowedOverlap = 2.0

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    var reported: Set<Int> = []
    for line in page.lines where line.line.isCut || line.line.isBroken {
      guard reported.insert(line.element).inserted else { continue }
      let element = page.elements[line.element]
      let whole = element.element.label ?? page.text(of: element)
      if line.line.isCut {
        log.add(
          .error, at: element, "text is cut: \(quoted(whole.shortened(to: 40)))",
          remedy: "make room for it, shorten the text, or say with lines how much of it is enough", aspect: "cut")
      } else {
        let hasAllWidth = line.frame.width >= page.frame.size.width * 0.5
        log.add(
          hasAllWidth ? .advice : .error, at: element,
          "a word is broken in \(quoted(line.text.shortened(to: 40)))",
          remedy: hasAllWidth
            ? "say where it may be divided with a soft hyphen (U+00AD), or use a shorter word"
            : "make room for it, or use fewer columns", aspect: "broken"
        ) {
          $0.measured = "\(PointText.text(line.frame.width)) pt"
        }
      }
    }
    if !page.hasUsualTextSize { checkClips(of: page, reported, &log) }
    checkOverlaps(of: page, &log)
  }

  private static func checkClips(of page: CheckedPage, _ reported: Set<Int>, _ log: inout FaultLog) {
    for clipped in page.clippedLines() where !reported.contains(clipped.line.element) {
      log.add(
        .error, at: page.elements[clipped.line.element],
        "text is clipped at this text size: \(quoted(clipped.line.text.shortened(to: 40)))",
        remedy: "let the screen scroll with scroll=\"yes\", or remove fixed heights", aspect: "clipped"
      ) {
        $0.severity = clipped.hiddenHeight
      }
    }
  }

  /// Lines in the order of their upper edges are compared with those that begin before they end.
  private static func checkOverlaps(of page: CheckedPage, _ log: inout FaultLog) {
    let lines = page.lines.filter { !$0.runs.isEmpty && !$0.text.allSatisfy(\.isWhitespace) }
      .map { (line: $0, box: $0.inkBox) }.sorted { $0.box.minY < $1.box.minY }
    var reported: Set<Int> = []
    for (index, (line, box)) in lines.enumerated() {
      for (other, otherBox) in lines[(index + 1)...] {
        if otherBox.minY > box.maxY - allowedOverlap { break }
        let shared = box.intersection(otherBox)
        guard shared.width > allowedOverlap, shared.height > allowedOverlap, line.element != other.element,
          !page.liesInOverlay(line.element, other.element)
        else { continue }
        let (first, second) = line.element < other.element ? (line, other) : (other, line)
        guard reported.insert(second.element).inserted else { continue }
        log.add(
          .error, at: page.elements[second.element],
          "text overlaps another: \(quoted(second.text.shortened(to: 30))) and \(quoted(first.text.shortened(to: 30)))",
          remedy: "remove fixed heights, or make room", aspect: "overlap"
        ) {
          $0.measured = "\(PointText.text(shared.height)) pt"
          $0.required = "0 pt"
          $0.severity = shared.height
        }
      }
    }
  }
}

extension CheckedLine {
  /// Where its letters are: from the ascenders to the descenders of its type size.
  var inkBox: Rect {
    let size = runs.map(\.run.appearance.size).max() ?? line.fontSize
    let baseline = frame.minY + line.baseline
    return Rect(x: frame.minX, y: baseline - size * 0.75, width: frame.width, height: size)
  }
}

extension CheckedPage {
  /// Whether two elements are in different layers of an `overlay`, which lie over each other on purpose.
  fileprivate func liesInOverlay(_ one: Int, _ other: Int) -> Bool {
    let outer = Set(ancestors(of: elements[one]).map(\.index))
    return ancestors(of: elements[other]).first { outer.contains($0.index) }?.name == .overlay
  }
}
