extension StructureTag {
  /// The type of a block; nil where its contents stand for themselves (R133).
  static func block(_ element: Element, hasText: Bool) -> StructureTag? {
    R133Structure.block(
      role: element.role, name: element.name, headingLevel: element.headingLevel, hasText: hasText,
      isSpoken: element.label != nil && !element.isDecorative)
  }

  /// The type of an element inside a text (R133).
  static func inline(_ element: Element) -> StructureTag {
    R133Structure.inline(name: element.name, leads: element.link.flatMap(LinkTarget.init) != nil)
  }
}
