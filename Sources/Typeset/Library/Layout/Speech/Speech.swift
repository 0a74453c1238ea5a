/// What assistive technology says about an element, decided before its layout (R114, R117, R132).
struct Speech {
  /// What control it is; nil for what is none.
  var control: ControlKind?
  /// The accessible name; nil where it has none, or its text is the name.
  var label: String?
  /// The language of the name.
  var labelLanguage: String?
  /// The value as it is said.
  var value: String?
  /// What else is said of its state.
  var states: [String] = []
  /// The language of value and states.
  var stateLanguage: String?
  /// Whether it can be used.
  var isEnabled = true
  /// Whether it is the chosen one of several.
  var isSelected: Bool?
  /// Whether a switch is on, or an item has its checkmark.
  var isChecked: Bool?
  /// Its value on its scale.
  var range: ValueRange?

  /// Nothing yet.
  init() {}

  /// A part of a control that is a control itself, called by a word of the interface.
  init(_ control: ControlKind, named word: SpokenWords.Word, in environment: TextEnvironment) {
    let words = environment.spokenWords
    self.control = control
    label = words[word]
    labelLanguage = words.language
    isEnabled = environment.isEnabled
    if !isEnabled { states.append(words[.dimmed]) }
    stateLanguage = states.isEmpty ? nil : words.language
  }

  /// Says whether it is the chosen one of several.
  mutating func select(_ isSelected: Bool, in environment: TextEnvironment) {
    self.isSelected = isSelected
    guard isSelected else { return }
    let words = environment.spokenWords
    states.insert(words[.selected], at: 0)
    stateLanguage = words.language
  }

  /// Tells an element.
  func tell(_ element: inout Element) {
    element.control = control
    element.label = label
    element.labelLanguage = labelLanguage == element.language ? nil : labelLanguage
    element.value = value
    element.states = states
    element.stateLanguage = stateLanguage
    element.isEnabled = isEnabled
    element.isSelected = isSelected
    element.isChecked = isChecked
    element.range = range
  }
}

extension TextEnvironment {
  /// The words of the language of the interface, unless an element around says otherwise; icons follow it too.
  var spokenWords: SpokenWords { SpokenWords.of(nearestLanguage?.tag ?? locale) }
}

extension LayoutTask {
  /// What is said of a block; nil where its text says all. `environment` is the one inside it.
  func speech(of block: Block, _ environment: TextEnvironment) -> Speech? {
    let attributes = block.attributes
    let given = R121AlternativeText.text(alt: attributes[Common.alt], label: attributes[Common.label])
    let asked = attributes[Common.role]?.role
    let control = ControlKind(block.name, asked: asked)
    guard control != nil || given != nil || block.name.isSpoken else { return nil }
    var speech = Speech()
    if let given {
      speech.label = given
      speech.labelLanguage = block.labelLanguage ?? (environment.nearestLanguage ?? environment.rootLanguage).tag
    } else if !attributes.isDecorative, let (label, language) = defaultLabel(of: block, control, environment) {
      (speech.label, speech.labelLanguage) = (label, language)
    }
    speech.control = control
    let words = environment.spokenWords
    if let isSelected = attributes.selection(of: block.name) { speech.select(isSelected, in: environment) }
    if block.name == .item { speech.isChecked = attributes[ItemElement.checkmark] }
    if let control {
      speech.isEnabled = environment.isEnabled
      if !environment.isEnabled { speech.states.append(words[.dimmed]) }
      environment.tellValue(of: control, attributes, words, &speech)
    }
    if speech.value != nil || !speech.states.isEmpty { speech.stateLanguage = words.language }
    return speech
  }

  /// The name of what its author gave none, with its language; nil where its text is the name.
  private func defaultLabel(
    of block: Block, _ control: ControlKind?, _ environment: TextEnvironment
  ) -> (label: String, language: String)? {
    let attributes = block.attributes
    let words = environment.spokenWords
    if block.kind.isLayer, let title = block.title { return shownText(of: title, environment) }
    if block.hasVisibleText { return control?.isNamedByItsText == false ? shownText(of: block, environment) : nil }
    if let control, control == .textField || control == .search, let text = attributes[TextFieldElement.placeholder],
      text.contains(where: { !$0.isWhitespace })
    {
      return (text, (environment.translationLanguage ?? environment.nearestLanguage ?? environment.rootLanguage).tag)
    }
    if block.name == .clock {
      return (environment.format(time: attributes[ClockElement.time]), environment.formatLocale)
    }
    if let icon = block.iconName, let (word, language) = environment.word(forIcon: icon) { return (word, language) }
    guard let word = block.name.word ?? attributes[DirectionElement.to].map(\.word) ?? control?.word else {
      return nil
    }
    return (words[word], words.language)
  }

  /// The text of a block as it will be seen, with its language; nil where it has none.
  func shownText(of block: Block, _ environment: TextEnvironment) -> (label: String, language: String)? {
    guard case .text(let inlines) = block.content, block.hasVisibleText else { return nil }
    let text = setter.compose(inlines, of: block, in: environment, pageNumbers: nil)
    return (String(utf16: text.units), text.language.tag)
  }
}

extension TextEnvironment {
  /// The word for an icon of the bundled set, in English where the language of the interface has none; nil for other
  /// icons.
  fileprivate func word(forIcon name: String) -> (word: String, language: String)? {
    for words in [spokenWords, SpokenWords.of("en")] {
      if let word = words.word(forIcon: name) { return (word, words.language) }
    }
    // The icon that a name of SF Symbols stands for has the word.
    guard let icon = SymbolName.read(name)?.icon, icon != name else { return nil }
    return word(forIcon: icon)
  }
}

extension Block {
  /// The first title in it; nil for none.
  fileprivate var title: Block? {
    if name == .title { return self }
    guard case .blocks(let blocks) = content else { return nil }
    return blocks.lazy.compactMap(\.title).first
  }

  /// The icon that stands for its text; nil for none.
  fileprivate var iconName: String? {
    guard name == .icon else { return attributes[ButtonElement.icon] }
    guard case .blocks(let parts) = content, let base = parts.first(where: { $0.name == .base }) else {
      return attributes[IconElement.name]
    }
    return base.attributes[IconPartElements.baseName]
  }
}

extension Attributes {
  /// Whether an element means nothing, so that it needs no name (R124).
  var isDecorative: Bool {
    R124Decoration.isDecorative(decorative: self[Common.decorative], alt: self[Common.alt])
  }

  /// Whether an element is the chosen one of several; nil where there is nothing to choose.
  fileprivate func selection(of name: ElementName) -> Bool? {
    name == .segment || name == .tab
      ? self[SegmentElement.selected] : name == .item ? self[ItemElement.checkmark] : nil
  }
}

extension ElementName {
  /// Whether assistive technology speaks of it though it is not a control.
  fileprivate var isSpoken: Bool {
    switch kind {
    case .drawing(.icon), .drawing(.clock), .rows(.item): true
    case .bar(let bar): bar != .tab && bar != .homeIndicator
    case .layer(let layer): layer != .toast
    case .structure, .canvas, .running, .container, .text, .list, .rows, .table, .control, .picture, .drawing,
      .inline:
      false
    }
  }

  /// The word for a part of the interface that is always the same; nil for any other.
  fileprivate var word: SpokenWords.Word? {
    switch kind {
    case .control(.back): .back
    case .control(.next): .next
    case .control(.previous): .previous
    case .bar(let bar):
      switch bar {
      case .statusBar: .statusBar
      case .navBar: .navBar
      case .toolbar: .toolbar
      case .tabBar: .tabBar
      case .keyboard: .keyboard
      case .tab, .homeIndicator: nil
      }
    case .structure, .canvas, .running, .container, .text, .list, .rows, .table, .control, .layer, .picture, .drawing,
      .inline:
      nil
    }
  }
}

extension RealDirectionWord {
  /// The word for the direction.
  var word: SpokenWords.Word {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    }
  }
}

extension AlignPickerValue {
  /// The word for the side.
  var word: SpokenWords.Word {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    }
  }
}

extension ControlKind {
  /// The word for what it is; nil where its parts speak for themselves.
  fileprivate var word: SpokenWords.Word? { self == .segmented ? nil : SpokenWords.Word(rawValue: rawValue) ?? .button }
}
