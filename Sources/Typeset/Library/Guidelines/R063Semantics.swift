/// R063: the attribute `semantics` says how an element behaves in the other context. It acts on the arrangement of the element's
/// own children and is not handed down: inside of them the context around the element goes on.
enum R063Semantics {
  static let rule = Rule(63)

  /// The semantics of an element: what its author says, else what it is by nature.
  static func semantics(of name: ElementName, asked: String?) -> Semantics {
    let asked = asked.flatMap(Semantics.init(rawValue:)) ?? .auto
    return asked == .auto ? standard(for: name) : asked
  }

  /// What an element is by nature: players are for playback (R045), real directions are spatial (R022).
  static func standard(for name: ElementName) -> Semantics {
    if R045Playback.applies(to: name) { return .playback }
    return R022RealDirection.applies(to: name) ? .spatial : .auto
  }

  /// The guidelines that turned the arrangement of an element away from its context.
  static func rules(of name: ElementName, asked: String?, in context: Direction) -> [Rule] {
    let semantics = semantics(of: name, asked: asked)
    guard R055EffectiveDirection.effectiveDirection(context, semantics) != context else { return [] }
    let isAuthors = asked != nil && asked != Semantics.auto.rawValue
    if isAuthors { return [R055EffectiveDirection.rule, rule] }
    return [R045Playback.applies(to: name) ? R045Playback.rule : R022RealDirection.rule, R055EffectiveDirection.rule]
  }
}
