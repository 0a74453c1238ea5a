/// What being a control changes in an element before it is laid out: the colour of its text, the guidelines that act, what is said
/// of its state.
extension TextEnvironment {
  /// Takes over the colour of a control that stands here; gives the guidelines that acted.
  mutating func takeLooks(of name: ElementName, _ attributes: Attributes) -> [Rule] {
    guard name.isControl else { return [] }
    let look = name == .button ? attributes.buttonLook(isEnabled: isEnabled) : nil
    var rules: [Rule] = []
    if attributes[.color] == nil || !isEnabled, let textColor = textColor(of: name, look, attributes) {
      color = resolve(.named(textColor))
    }
    if name == .button, attributes[.kind] == nil, look?.kind == .filled { rules.append(R115ButtonHierarchy.rule) }
    if underlines(name, attributes) { rules.append(R116ButtonShapes.rule) }
    return layoutDirection == .rightToLeft ? rules + name.rulesFromRightToLeft : rules
  }

  /// Whether a control is underlined on the reader's request.
  fileprivate func underlines(_ name: ElementName, _ attributes: Attributes) -> Bool {
    accessibility.showsButtonShapes && attributes[.underline] == nil
      && R116ButtonShapes.underlines(name, look: attributes.buttonLook(isEnabled: isEnabled))
  }

  /// The colour of a control's text, a name of the palette; nil for what it inherits.
  private func textColor(of name: ElementName, _ look: ButtonLook?, _ attributes: Attributes) -> String? {
    if !isEnabled { return "tertiary-label" }
    guard let look else { return nil }
    // A gray or plain button without a purpose takes the colour around it.
    let isNeutral = (look.kind == .gray || look.kind == .plain) && attributes[.purpose] == nil
    return isNeutral && color != nil ? nil : look.text
  }
}

extension Block {
  /// The block with what the state of a control adds to its text: a line under it, more weight where it is selected.
  func dressed(in environment: TextEnvironment) -> Block {
    var block = self
    if environment.underlines(name, attributes) { block.attributes[.underline] = .flag(true) }
    if name == .segment, attributes[.weight] == nil, attributes.flag(.selected) ?? false {
      block.attributes[.weight] = .number(600)
    }
    return block
  }
}

extension Attributes {
  /// The looks of a button with these attributes.
  func buttonLook(isEnabled: Bool) -> ButtonLook {
    R115ButtonHierarchy.look(kind: text(.kind), purpose: text(.purpose), isEnabled: isEnabled)
  }
}

extension ElementName {
  /// Whether it is a control, which can be out of use.
  fileprivate var isControl: Bool {
    switch self {
    case .button, .toggle, .slider, .progress, .steps, .rating, .stepper, .segmented, .segment, .pager, .textField,
      .search, .back, .next, .previous, .direction, .alignPicker, .player, .badge, .tab:
      true
    default: false
    }
  }

  /// The guidelines that turn a control round where reading runs from right to left.
  fileprivate var rulesFromRightToLeft: [Rule] {
    switch self {
    case .slider, .progress: [R016FlippedControls.rule]
    case .steps: [R015NumberSequences.rule]
    case .pager: [R015NumberSequences.rule, R054FlippedControls.rule]
    case .back: [R020Back.rule]
    case .next, .previous: [R021NextPrevious.rule]
    default: R054FlippedControls.applies(to: self) ? [R054FlippedControls.rule] : []
    }
  }
}
