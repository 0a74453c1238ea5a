/// The inline elements of a content that are lost where the text of a catalog replaces it.
///
/// A text of a catalog is characters and arguments: an element remains only as an argument that one of the texts of the
/// message asks for, since a plural may leave its number out. Where lines end is for each language to say.
struct LostMarkup {
  /// The outermost lost elements, in order.
  private(set) var elements: [InlineElement] = []
  /// The arguments that the message asks for.
  private let use: ArgumentUse
  /// How many arguments have been passed.
  private var argumentCount = 0

  /// Compares a content with the message that replaces it.
  init(in content: [Inline], replacedBy message: CatalogMessage) {
    use = ArgumentUse(of: [message])
    search(content, isInsideLost: false)
  }

  private mutating func search(_ inlines: [Inline], isInsideLost: Bool) {
    for case .element(let element) in inlines {
      let isLost: Bool
      if let argument = InlineArgument(element) {
        // An `arg` is no markup, and one that is not used is an error of its own.
        isLost = !argument.isExplicit && !use.includes(argument.argument, at: argumentCount)
        argumentCount += 1
      } else {
        isLost = Self.changesText(element)
        search(element.children, isInsideLost: isInsideLost || isLost)
      }
      if isLost, !isInsideLost { elements.append(element) }
    }
  }

  /// Whether anything of an element that is no argument is missed.
  private static func changesText(_ element: InlineElement) -> Bool {
    switch element.name {
    case .br, .wbr: false
    case .span: !element.attributes.entries.isEmpty
    default: true
    }
  }
}

extension Translator {
  /// Warns of the elements of a content that the text of a key replaces without them.
  func warnOfLostMarkup(in content: [Inline], replacedBy message: CatalogMessage, of key: String) {
    guard let place = message.place else { return }
    for element in LostMarkup(in: content, replacedBy: message).elements {
      let hint =
        InlineArgument(element) == nil
        ? "give each part of the text a key of its own, or put the element in <bdi> and %@ in the text"
        : "put a placeholder such as %@ in the text"
      tell(
        .warning, code: "lost-markup", "<\(element.name.rawValue)> is lost: the text of \(quoted(key)) replaces it",
        at: Place(offset: element.offset, attribute: nil), hints: ["the text is in \(CatalogPlace(place))", hint])
    }
  }
}
