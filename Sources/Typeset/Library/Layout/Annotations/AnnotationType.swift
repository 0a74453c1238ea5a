/// Sets the small words of annotations, left to right and in the default font whatever the document is written in.
package final class AnnotationType {
  private let setter: TextSetter
  private let environment: TextEnvironment
  /// What was set before: the captions of a sheet repeat their locales, text sizes and guidelines.
  private var known: [Request: AnnotationWords] = [:]

  /// Words and how they are set.
  private struct Request: Hashable {
    let string: String
    let size: Double
    let weight: Int
    let color: Color
    let width: Double?
  }

  package init(setter: TextSetter, appearance: Appearance) {
    self.setter = setter
    var environment = TextEnvironment(
      layoutDirection: .leftToRight, rootLanguage: .undetermined, locale: "en", appearance: appearance)
    environment.nearestLanguage = LanguageTag("en")
    environment.family = "Noto Sans"
    self.environment = environment
  }

  /// Words in a colour; lines are broken only where a width is given. Sizes and widths are in points.
  package func words(_ string: String, size: Double, weight: Int = 400, color: Color, width: Double? = nil)
    -> AnnotationWords
  {
    let request = Request(string: string, size: size, weight: weight, color: color, width: width)
    if let words = known[request] { return words }
    let words = set(request)
    known[request] = words
    return words
  }

  private func set(_ request: Request) -> AnnotationWords {
    var environment = environment
    environment.color = request.color
    environment.size = request.size
    environment.weight = request.weight
    let inlines = [Inline.text(InlineText(request.string), offset: 0)]
    let block = Block(name: .label, attributes: Attributes(), offset: 0, content: .text(inlines))
    let text = setter.compose(inlines, of: block, in: environment)
    let placed = setter.set(
      text, in: request.width ?? .greatestFiniteMagnitude, as: .control, at: SourcePosition(line: 1, column: 1))
    return AnnotationWords(
      size: Size(width: placed.widestLine, height: placed.height), lines: placed.lines)
  }
}

/// Words that are ready to be put somewhere.
package struct AnnotationWords {
  /// Their extent, in points.
  package let size: Size
  /// The lines from top to bottom, from the corner.
  package let lines: [FrameGroup]

  /// The words with their corner at a point.
  func item(at corner: Point) -> FrameItem {
    .group(FrameGroup(origin: corner, meaning: .annotation, items: lines.map(FrameItem.group)))
  }
}
