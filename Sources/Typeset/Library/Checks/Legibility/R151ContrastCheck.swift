/// Finds text that does not stand out enough from what really lies under it (R151).
///
/// Text up to 17 points needs 4.5:1; text from 18 points on, and semibold or heavier text, needs 3:1 (F1). `wcag-aa`
/// and `wcag-aaa` have the limits of the Web Content Accessibility Guidelines. Translucent colours are laid over each
/// other first. Over pictures and other grounds of several colours the worst pixel that a glyph covers counts, those at
/// the edges of glyphs left out (F10).
///
/// A part of a text with a colour of its own is found as itself, beside the text. Text of controls that cannot be used
/// is left alone, and so is decoration; placeholders are text like any other. The remedy names the most similar colour
/// of the palette that is meant for such text and has enough contrast.
enum R151ContrastCheck: PageCheck {
  static let rule = Rule(151)
  static let level = CheckLevel.error

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    var worst: [WeakText.Place: WeakText] = [:]
    let pixels = GroundPixels()
    for line in page.lines {
      for run in line.runs {
        guard let weak = WeakText(run, in: line, on: page, pixels) else { continue }
        worst[weak.place] = worst[weak.place]?.joined(with: weak) ?? weak
      }
    }
    for place in worst.keys.sorted() {
      if let weak = worst[place] { report(weak, on: page, &log) }
    }
  }

  private static func report(_ weak: WeakText, on page: CheckedPage, _ log: inout FaultLog) {
    let element = page.elements[weak.place.element]
    let part = weak.place.part.map { page.span($0, of: element) }
    let color = weak.run.run.appearance.color
    let limit = weak.limit
    log.add(
      .error, at: element,
      "text \(quoted(weak.text.shortened(to: 40))) has too little contrast: \(color.over(weak.ground).hex) on \(weak.ground.hex)",
      remedy: Palette.advice(
        instead: color, on: weak.ground, limit: limit, in: page.appearance(of: element), as: page.role(of: element)),
      aspect: weak.place.part.map { "span \($0 + 1)" } ?? ""
    ) {
      $0.measured = limit.text(of: weak.ratio)
      $0.required = limit.text
      $0.severity = limit.ratio / weak.ratio
      guard let part else { return }
      $0.frame = weak.box
      if let offset = part.offset, let source = page.source { $0.position = source.position(at: offset) }
    }
  }
}

/// A text with less contrast than it needs, in one line.
private struct WeakText {
  /// The text that a finding is about: an element, or a part of its text with a colour of its own.
  struct Place: Hashable, Comparable {
    /// The index of the element.
    let element: Int
    /// The index of the part among those of the element; nil for the text of the element itself.
    let part: Int?

    static func < (left: Place, right: Place) -> Bool {
      (left.element, left.part ?? -1) < (right.element, right.part ?? -1)
    }
  }

  let place: Place
  /// The run with the least contrast for its size.
  let run: CheckedRun
  /// The index of its line, by its place in the text.
  private let line: CheckedLine
  /// The part of the text of the line that is weak, UTF-16.
  private var range: Range<Int>
  /// Where that is on the page.
  private(set) var box: Rect
  let ratio: Double
  let ground: Color
  let limit: ContrastLimit

  /// The weak part of the text of the line.
  var text: String { String(utf16: line.line.paragraph[range]) }

  /// A run; nil if it has enough contrast.
  init?(_ run: CheckedRun, in line: CheckedLine, on page: CheckedPage, _ pixels: GroundPixels) {
    let appearance = run.run.appearance
    limit = ContrastLimit(size: appearance.size, weight: appearance.font.weight, profile: page.profile)
    guard let ink = run.ink else { return nil }
    let box = line.clip.map(ink.intersection) ?? ink
    guard !box.isEmpty, !page.isExemptFromContrast(run.element) else { return nil }
    switch page.ground(under: box, below: run.drawingsBelow) {
    case .plain(let ground):
      (ratio, self.ground) = (appearance.color.contrast(on: ground), ground)
    case .mixed:
      guard let worst = pixels.worstContrast(of: run, in: box, on: page) else { return nil }
      (ratio, ground) = worst
    }
    guard ratio < limit.ratio, !run.run.text.allSatisfy(\.isWhitespace) else { return nil }
    // A chart is one element, whose labels have one colour.
    let around = page.ancestors(of: page.elements[run.element])
    let chart = around.last { $0.name == .chart }?.index
    place = Place(element: chart ?? run.element, part: chart == nil ? page.coloredSpan(of: run) : nil)
    (self.run, self.line, range, self.box) = (run, line, run.run.range, box)
  }

  /// The worse one of two weak runs of one text, with both of them as its text if they are in one line.
  func joined(with other: WeakText) -> WeakText {
    var result = other.ratio / other.limit.ratio < ratio / limit.ratio ? other : self
    guard line.element == other.line.element, line.line.range == other.line.line.range else { return result }
    result.range = min(range.lowerBound, other.range.lowerBound)..<max(range.upperBound, other.range.upperBound)
    result.box = box.union(other.box)
    return result
  }
}

extension CheckedPage {
  /// Whether the contrast of an element does not count: it cannot be used, or it is decoration.
  func isExemptFromContrast(_ index: Int) -> Bool {
    let element = elements[index]
    return ([element] + ancestors(of: element)).contains {
      !$0.element.isEnabled || $0[Common.enabled] == false || $0.element.isDecorative
    }
  }

  /// The index of the part of a text that gives a run its colour, or its background; nil if the text as a whole does,
  /// or an element of its own.
  fileprivate func coloredSpan(of run: CheckedRun) -> Int? {
    let parts = elements[run.element].element.source.parts
    let words = run.run.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return parts.indices.last { index in
      let part = parts[index]
      return (part.attributes.gives(Common.color) || part.attributes.gives(Common.background))
        && part.text.contains(words)
    }
  }

  /// A part of the text of an element.
  fileprivate func span(_ index: Int, of element: CheckedElement) -> ElementSource.Part {
    element.element.source.parts[index]
  }

  /// What the colour of a text is for.
  fileprivate func role(of element: CheckedElement) -> PaletteRole {
    let isOfControl = ([element] + ancestors(of: element)).contains { around in
      around.element.link != nil || around.element.role == .button || around.name == .tab
    }
    return isOfControl ? .controlText : .text
  }
}
