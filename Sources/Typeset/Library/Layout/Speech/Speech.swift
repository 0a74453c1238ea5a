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
    self.init(control, named: words[word], language: words.language, in: environment)
  }

  /// A part of a control that is a control itself, called by a name in a language.
  init(_ control: ControlKind, named name: String, language: String, in environment: TextEnvironment) {
    self.control = control
    label = name
    labelLanguage = language
    isEnabled = environment.isEnabled
    if !isEnabled { states.append(environment.spokenWords[.dimmed]) }
    stateLanguage = states.isEmpty ? nil : environment.spokenWords.language
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
    if let badge = block.badges.first { speech.value = environment.spokenText(ofBadge: badge) }
    if let status = attributes[AvatarElement.status], block.name == .avatar { speech.states.append(words[status.word]) }
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
    if block.name == .avatar {
      return attributes[AvatarElement.name].map { ($0, environment.language.tag) }
    }
    if block.name == .button, block.holdsBlocks, let text = joinedText(of: block, environment) { return text }
    if block.hasVisibleText { return control?.isNamedByItsText == false ? shownText(of: block, environment) : nil }
    if let control, control == .textField || control == .search, let text = attributes[TextFieldElement.placeholder],
      text.contains(where: { !$0.isWhitespace })
    {
      return (text, (environment.translationLanguage ?? environment.nearestLanguage ?? environment.rootLanguage).tag)
    }
    if block.name == .clock {
      return (environment.format(time: attributes[ClockElement.time]), environment.formatLocale)
    }
    if block.name == .mockup { return mockupTitle(of: block, environment) }
    if let icon = block.name.iconNamingIt ?? block.iconName, let (word, language) = environment.word(forIcon: icon) {
      return (word, language)
    }
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

extension TextEnvironment {
  /// What is said of a badge: its number or its letters; a dot is new.
  func spokenText(ofBadge badge: Block) -> String {
    let value = badge.attributes[BadgeElement.value] ?? ""
    if value.allSatisfy(\.isWhitespace) { return spokenWords[.new] }
    return PlainNumber.integer(value).map { format(integer: $0) } ?? value
  }
}

extension PresenceStatus {
  /// The word for it.
  fileprivate var word: SpokenWords.Word {
    switch self {
    case .online: .online
    case .away: .away
    case .busy: .busy
    case .offline: .offline
    }
  }
}

extension Attributes {
  /// Whether an element means nothing, so that it needs no name (R124).
  var isDecorative: Bool {
    R124Decoration.isDecorative(decorative: self[Common.decorative], alt: self[Common.alt])
  }

  /// Whether an element is the chosen one of several; nil where there is nothing to choose.
  fileprivate func selection(of name: ElementName) -> Bool? {
    switch name {
    case .segment, .tab: self[SegmentElement.selected]
    case .item: self[ItemElement.checkmark] ?? self[ItemElement.selected]
    case .radio: self[ChoiceElements.on]
    case .chip: self[ChipElement.selected]
    default: nil
    }
  }
}

extension ElementName {
  /// Whether assistive technology speaks of it though it is not a control.
  fileprivate var isSpoken: Bool {
    switch kind {
    case .drawing(.icon), .drawing(.clock), .rows(.item), .picture(.mockup), .picture(.avatar): true
    case .bar(let bar): bar != .tab && bar != .homeIndicator
    case .layer(let layer): layer != .toast
    case .structure, .canvas, .running, .container, .text, .list, .rows, .table, .control, .picture, .drawing,
      .inline:
      false
    }
  }

  /// The icon whose word is its name where its author gives none; nil for any other element.
  fileprivate var iconNamingIt: String? {
    switch self {
    case .calendar, .datePicker: "calendar"
    case .timePicker: "clock"
    default: nil
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
    case .layer(let layer):
      switch layer {
      case .alert: .alert
      case .sheet, .popover: .dialog
      case .menu, .contextMenu: .menu
      case .actionSheet: .choices
      case .banner: .notification
      case .submenu, .toast: nil
      }
    case .structure, .canvas, .running, .container, .text, .list, .rows, .table, .control, .picture, .drawing,
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
  fileprivate var word: SpokenWords.Word? {
    switch self {
    case .segmented, .media: nil
    default: SpokenWords.Word(rawValue: rawValue) ?? .button
    }
  }
}
