/// Finds links in a text that only their colour tells from the words around them (R118): a warning.
///
/// A link with `underline="no"` is one where the text around it has words, unless it is bolder by its weight or bold
/// itself, has a background, or is in a font or a case of its own. A link that is the whole text is left alone.
enum R118LinkCheck: DocumentCheck {
  static let rule = Rule(118)

  static func check(_ document: CheckedDocument, _ log: inout FaultLog) {
    for link in document.elements where link.name == .a && link[Common.underline] == false {
      guard let parent = link.parent else { continue }
      let around = document.ancestors(of: link)
      let text = around.first { !$0.isInline } ?? document.elements[parent]
      let rest = text.text.count { $0.isLetter } - link.text.count { $0.isLetter }
      guard rest > 0, !hasSign(link) else { continue }
      let inside = document.descendants(of: link) + around.prefix { $0.isInline }
      guard !inside.contains(where: hasSign) else { continue }
      log.add(
        .warning, at: link, "only its colour tells the link \(quoted(link.text)) from the text around it",
        remedy: "remove underline=\"no\", or make the link bold")
    }
  }

  /// Whether an element has a sign besides its colour.
  private static func hasSign(_ element: SourceElement) -> Bool {
    switch element.name {
    case .b, .strong, .u, .code: return true
    default: break
    }
    return element[Common.underline] == true || element[Common.weight].map { $0 >= 600 } ?? false
      || element.gives(Common.background) || element.gives(Common.font) || element.gives(Common.caps)
      || element[Common.italic] == true
  }
}
