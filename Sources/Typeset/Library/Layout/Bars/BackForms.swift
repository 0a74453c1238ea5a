/// The way back in a navigation bar in all its forms: it is the first to give way where the bar lacks room.
///
/// It shows the title of where it leads, else the word for going back, else its arrow alone. Its accessible name stays
/// the title.
struct BackForms {
  /// The forms from the longest to the shortest.
  let nodes: [LayoutNode]

  /// How many forms there are.
  static let count = 3

  /// The forms of a `back`; `surroundings` are those of each form, which count siblings by themselves.
  init(_ block: Block, in surroundings: [Surroundings], task: LayoutTask) {
    let environment = surroundings[0].environment.entering(block.name, block.attributes)
    let words = environment.spokenWords
    let shorter = block.named(by: task.shownText(of: block, environment.translated(by: block)))
    nodes = zip([block, shorter.showing(words[.back], in: words.language), shorter.showing(nil)], surroundings).map {
      task.node(of: $0, in: $1)
    }
  }
}

extension Block {
  /// The block with an accessible name, unless its author gave one.
  fileprivate func named(by text: (label: String, language: String)?) -> Block {
    guard let text, !attributes.gives(Common.label), !attributes.gives(Common.alt) else { return self }
    var block = self
    block.attributes[Common.label] = text.label
    block.labelLanguage = text.language
    return block
  }

  /// The block with another text; nil for none.
  fileprivate func showing(_ text: String?, in language: String? = nil) -> Block {
    guard hasVisibleText else { return self }
    var block = self
    block.content = .text(text.map { [.text(InlineText($0), offset: offset)] } ?? [])
    block.translationLanguage = language ?? translationLanguage
    block.attributes.remove(Common.dir)
    return block
  }
}

extension TextEnvironment {
  /// The environment of a text that comes from a translation, where it does.
  fileprivate func translated(by block: Block) -> TextEnvironment {
    guard let tag = block.translationLanguage.flatMap(LanguageTag.init) else { return self }
    var environment = self
    environment.translationLanguage = tag
    return environment
  }
}
