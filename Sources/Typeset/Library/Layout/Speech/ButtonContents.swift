extension LayoutTask {
  /// The texts of all blocks in a button, which is one thing to people who do not see it; nil for none.
  func joinedText(of block: Block, _ environment: TextEnvironment) -> (label: String, language: String)? {
    var texts: [(label: String, language: String)] = []
    collectTexts(of: block, environment, into: &texts)
    guard let first = texts.first else { return nil }
    return (texts.map(\.label).joined(separator: environment.spokenWords.separator), first.language)
  }

  private func collectTexts(
    of block: Block, _ environment: TextEnvironment, into texts: inout [(label: String, language: String)]
  ) {
    guard case .blocks(let blocks) = block.content else { return }
    for inner in blocks where !inner.attributes.isDecorative {
      var inside = environment.entering(inner.name, inner.attributes)
      if let tag = inner.translationLanguage.flatMap(LanguageTag.init) { inside.translationLanguage = tag }
      let given =
        R121AlternativeText.text(alt: inner.attributes[Common.alt], label: inner.attributes[Common.label])
        ?? (inner.name == .avatar ? inner.attributes[AvatarElement.name] : nil)
      if let given {
        texts.append((given, inner.labelLanguage ?? inside.language.tag))
      } else if let text = shownText(of: inner, inside) {
        texts.append(text)
      } else if inner.name == .badge {
        texts.append((inside.spokenText(ofBadge: inner), inside.spokenWords.language))
      } else {
        collectTexts(of: inner, inside, into: &texts)
      }
    }
  }
}
