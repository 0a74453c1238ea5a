/// Inline markup in the content of a key, which the text of a catalog replaces.
extension Translator {
  /// Warns of an element whose content the text of a key replaces, markup included.
  ///
  /// - Parameters:
  ///   - content: what the document says.
  ///   - used: the indices of the arguments in it that the text uses.
  ///   - key: the key.
  ///   - place: where the key is.
  func checkMarkup(in content: [Inline], used: Set<Int>, of key: String, at place: Place) {
    var argument = 0
    guard let lost = Self.lostElement(in: content, used: used, argument: &argument),
      let text = catalogs.place(of: key, locale: locale, developmentLanguage: developmentLanguage)
    else { return }
    tell(
      .warning, code: "lost-markup",
      "the text of \(quoted(key)) replaces <\(lost.rawValue)>, which is lost", at: place,
      hints: ["the text is in \(text)", "split the text, and give <\(lost.rawValue)> a key of its own"])
  }

  /// The first element that no placeholder stands for; line ends are left to the translation, and so are arguments written as such.
  private static func lostElement(in content: [Inline], used: Set<Int>, argument: inout Int) -> ElementName? {
    for case .element(let element) in content {
      let arguments = InlineArgument.all(in: [.element(element)])
      if let own = arguments.first, own.element.name == element.name, own.element.offset == element.offset {
        argument += 1
        if own.isExplicit || used.contains(argument - 1) { continue }
        return element.name
      }
      if element.name != .br, element.name != .wbr { return element.name }
      argument += arguments.count
    }
    return nil
  }
}
