/// A text of which something on the page hides a part, or that runs out of what it is in.
struct CoveredText {
  /// What is wrong with it.
  enum Cause {
    /// An element that is painted later covers some of it.
    case covered(by: CheckedElement)
    /// It is on top of a line of another text in an `overlay`.
    case overlaid(on: CheckedLine)
    /// It runs over an edge of the painted box that it is in.
    case outside(CheckedElement)
  }

  /// The line that shows it most.
  let line: CheckedLine
  /// What is wrong.
  let cause: Cause
  /// How much: of covered ink square points, else points.
  let amount: Double
}

extension CheckedPage {
  /// The texts that are covered by what is painted later, that are on top of each other in an `overlay`, and that leave
  /// their box, each once.
  ///
  /// Ink counts and not the boxes of lines. A layer with words or controls of its own that is at least half as wide as
  /// what it is in, such as an alert, covers what is below on purpose. What bars cover (R075), what the edge of the
  /// screen cuts off (R080, R087), texts of touch targets below others (R086), and lines that run into each other
  /// without an `overlay` (R087, R134) are found elsewhere.
  func coveredOrEscapedTexts() -> [CoveredText] {
    let lines = lines.filter { $0.isShown && !isHidden(elements[$0.element]) }
    var found = coveredTexts(among: lines)
    var known = Set(found.map(\.line.element))
    let seen = lines.filter { !known.contains($0.element) }
    for text in overlaidTexts(among: seen) + escapedTexts(among: seen)
    where known.insert(text.line.element).inserted {
      found.append(text)
    }
    return found
  }

  /// Whether an element is on top of another on purpose, as an alert is: in a layer over the screen, or in a painted
  /// box with words or controls of its own, at least half as wide as what both are in, and over something that is
  /// whole.
  func isLaidOver(_ upper: CheckedElement, _ lower: CheckedElement) -> Bool {
    if let layer = layer(of: upper), layer.index != self.layer(of: lower)?.index { return true }
    let around = Set(ancestors(of: lower).map(\.index))
    let path = [upper] + ancestors(of: upper)
    let common = path.first { around.contains($0.index) }
    guard let layer = path.prefix(while: { $0.index != common?.index }).last, layer.element.control == nil,
      layer.end > layer.index + 1, lines(of: layer).isEmpty,
      descendants(of: layer).contains(where: isEssential)
    else { return false }
    let below = ([lower] + ancestors(of: lower)).prefix { $0.index != common?.index }
    return layer.frame.width * 2 >= (common?.frame.width ?? frame.size.width)
      && below.allSatisfy { $0.frame.expanded(by: 1).contains(lower.frame) }
      && allLines(of: lower).allSatisfy { lower.frame.expanded(by: 1).contains($0.frame) }
  }
}

extension CheckedPage {
  /// The innermost `overlay` in which two elements are different layers; nil if none has them so.
  func overlay(of one: Int, and other: Int) -> CheckedElement? {
    let outer = Set(ancestors(of: elements[one]).map(\.index))
    let common = ancestors(of: elements[other]).first { outer.contains($0.index) }
    return common?.name == .overlay ? common : nil
  }

  /// Whether a text runs into another outside of an `overlay`, which is found elsewhere.
  func runsIntoOther(_ text: Int, among lines: [CheckedLine]) -> Bool {
    let own = lines.filter { $0.element == text }
    return lines.contains { other in
      other.element != text && own.contains { $0.meets(other) } && overlay(of: text, and: other.element) == nil
    }
  }
}

extension CheckedLine {
  /// What each of its glyphs draws on the page, inside its clip.
  var seenGlyphInk: [Rect] {
    clip.map { clip in glyphInk.map(clip.intersection).filter { !$0.isEmpty } } ?? glyphInk
  }

  /// Whether its letters meet those of another line.
  func meets(_ other: CheckedLine) -> Bool {
    reach.overlaps(other.reach) && Self.sharedPlace(seenGlyphInk, other.seenGlyphInk) != nil
  }

  /// The largest place that ink of one text shares with ink of another, by more than a point in each direction; nil
  /// where none meet.
  static func sharedPlace(_ ink: [Rect], _ others: [Rect]) -> Rect? {
    var largest: Rect?
    for box in ink {
      for other in others {
        let shared = box.intersection(other)
        if shared.width > 1, shared.height > 1, shared.area > largest?.area ?? 0 { largest = shared }
      }
    }
    return largest
  }
}

extension CheckedDrawing {
  /// The least opacity at which what is below is not seen, of 255.
  static let leastOpacity: UInt8 = 192
}

extension Rect {
  /// Its area in square points.
  var area: Double { width * height }
}
