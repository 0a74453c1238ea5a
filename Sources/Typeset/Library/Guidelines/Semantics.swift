/// R022: a control that means a real direction, or a side of a text, keeps it: "to the right" is right in every
/// language.
enum R022RealDirection {
  static let rule = Rule(22)

  /// Whether an element means a real direction by nature.
  static func applies(to name: ElementName) -> Bool { name == .direction || name == .alignPicker }

  /// Whether a row means real directions by what it holds: two or more of them, such as left and right, and nothing
  /// else but the space between them.
  static func applies(toRowOf children: [ElementName]) -> Bool {
    let contents = children.filter { $0 != .spacer }
    return contents.count > 1 && contents.allSatisfy { $0 == .direction }
  }
}

/// R045: the controls of a player and its timeline are never mirrored: they show the direction of a tape, not of a
/// text.
enum R045Playback {
  static let rule = Rule(45)

  /// Whether an element is for playback by nature.
  static func applies(to name: ElementName) -> Bool { name == .player || name == .media }
}

/// R055: the direction in which a view arranges its contents depends on its semantic attribute (F11).
enum R055EffectiveDirection {
  static let rule = Rule(55)

  /// The direction in which the children of an element are arranged inside a layout that runs in `context`.
  static func effectiveDirection(_ layoutDirection: Direction, _ semantics: Semantics) -> Direction {
    switch semantics {
    case .auto: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

/// R063: the attribute `semantics` says how an element behaves in the other context. It applies to the arrangement of
/// the element's own children and is not inherited: inside them the context around the element continues.
enum R063Semantics {
  static let rule = Rule(63)

  /// The semantics of an element: what its author says, else what it is by nature.
  static func semantics(of name: ElementName, holding children: [ElementName] = [], asked: Semantics) -> Semantics {
    asked == .auto ? standard(for: name, holding: children) : asked
  }

  /// What an element is by nature: players are for playback (R045); real directions, and a row of them, are spatial
  /// (R022), as are keyboards.
  static func standard(for name: ElementName, holding children: [ElementName] = []) -> Semantics {
    if R045Playback.applies(to: name) { return .playback }
    // The letters of a keyboard are where fingers know them, and number pads begin at the left in every language.
    if name == .keyboard { return .spatial }
    if name == .row, R022RealDirection.applies(toRowOf: children) { return .spatial }
    return R022RealDirection.applies(to: name) ? .spatial : .auto
  }

  /// The guidelines that arrange an element against its context.
  static func rules(
    of name: ElementName, holding children: [ElementName] = [], asked: Semantics, in layoutDirection: Direction
  ) -> [Rule] {
    let semantics = semantics(of: name, holding: children, asked: asked)
    guard R055EffectiveDirection.effectiveDirection(layoutDirection, semantics) != layoutDirection else { return [] }
    if asked != .auto { return [R055EffectiveDirection.rule, rule] }
    if name == .keyboard { return [R055EffectiveDirection.rule] }
    return [R045Playback.applies(to: name) ? R045Playback.rule : R022RealDirection.rule, R055EffectiveDirection.rule]
  }
}
