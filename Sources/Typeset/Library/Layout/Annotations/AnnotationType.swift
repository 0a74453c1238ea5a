/// Sets the small words of annotations, left to right and in the default font whatever the document is written in.
package final class AnnotationType {
  private let setter: TextSetter
  private let environment: TextEnvironment

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
    var environment = environment
    environment.color = color
    environment.size = size
    environment.weight = weight
    let inlines = [Inline.text(InlineText(string), offset: 0)]
    let block = Block(name: .label, attributes: Attributes(), offset: 0, content: .text(inlines))
    let text = setter.compose(inlines, of: block, in: environment)
    let placed = setter.set(
      text, in: width ?? .greatestFiniteMagnitude, as: .control, at: SourcePosition(line: 1, column: 1))
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
