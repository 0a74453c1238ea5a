/// What being a control changes in an element before it is laid out: the colour of its text, the guidelines that act,
/// what is said of its state.
extension TextEnvironment {
  /// Takes over the colour of a control that stands here; gives the guidelines that acted.
  mutating func resolveStyle(of name: ElementName, _ attributes: Attributes, holdsBlocks: Bool = false) -> [Rule] {
    guard name.has(.isControl) else { return [] }
    let look = name == .button ? attributes.buttonStyle(isEnabled: isEnabled) : nil
    var rules: [Rule] = []
    if !attributes.gives(Common.color) || !isEnabled,
      let textColor = textColor(of: name, look, attributes, holdsBlocks: holdsBlocks)
    {
      color = resolve(.named(textColor))
    }
    if name == .button, !attributes.gives(ButtonElement.kind), look?.kind == .filled {
      rules.append(R115ButtonHierarchy.rule)
    }
    if underlines(name, attributes) { rules.append(R116ButtonShapes.rule) }
    guard layoutDirection == .rightToLeft, case .control(let control) = name.kind else { return rules }
    return rules + control.rulesFromRightToLeft
  }

  /// Whether a control is underlined on the reader's request.
  fileprivate func underlines(_ name: ElementName, _ attributes: Attributes) -> Bool {
    accessibility.showsButtonShapes && !attributes.gives(Common.underline)
      && R116ButtonShapes.underlines(name, look: attributes.buttonStyle(isEnabled: isEnabled))
  }

  /// The colour of a control's text, a name of the palette; nil for what it inherits.
  private func textColor(
    of name: ElementName, _ look: ButtonStyle?, _ attributes: Attributes, holdsBlocks: Bool
  ) -> String? {
    if !isEnabled { return "tertiary-label" }
    if name == .chip { return attributes[ChipElement.selected] == true ? "on-tint" : "label" }
    guard let look else { return nil }
    // A gray or plain button without a purpose takes the colour around it, and its blocks have colours of their own.
    let isNeutral = (look.kind == .gray || look.kind == .plain) && !attributes.gives(ButtonElement.purpose)
    return isNeutral && (color != nil || holdsBlocks) ? nil : look.text
  }
}

extension Block {
  /// The block with what the state of a control adds to its text: a line under it, more weight where it is selected.
  func resolvingStyle(in environment: TextEnvironment) -> Block {
    var block = self
    if environment.underlines(name, attributes) { block.attributes[Common.underline] = true }
    let isChosen = name == .segment && attributes[SegmentElement.selected]
    if !attributes.gives(Common.weight), isChosen || name == .chip && attributes[ChipElement.selected] == true {
      block.attributes[Common.weight] = 600
    }
    return block
  }
}

extension Attributes {
  /// The looks of a button with these attributes.
  func buttonStyle(isEnabled: Bool) -> ButtonStyle {
    R115ButtonHierarchy.look(kind: self[ButtonElement.kind], purpose: self[ButtonElement.purpose], isEnabled: isEnabled)
  }
}

extension ElementKind.Control {
  /// The guidelines that mirror a control in a right-to-left layout.
  fileprivate var rulesFromRightToLeft: [Rule] {
    switch self {
    case .slider, .progress: [R016FlippedControls.rule]
    case .steps: [R015NumberSequences.rule]
    case .pager: [R015NumberSequences.rule, R054FlippedControls.rule]
    case .back: [R020Back.rule]
    case .next, .previous: [R021NextPrevious.rule]
    case .segmented, .toggle, .stepper, .rating: [R054FlippedControls.rule]
    case .button, .segment, .textField, .search, .direction, .alignPicker, .player, .badge, .checkbox, .radio, .chip,
      .textArea, .spinner, .ring:
      []
    }
  }
}
