/// R030: every icon declares what becomes of it in a right-to-left layout: it flips, it stays, or it is left-to-right only.
///
/// What it means decides, by the rules R031 to R038, unless its manifest says otherwise.
enum R030Symbols {
  static let rule = Rule(30)

  /// The class of an icon; `declared` is what its manifest says.
  static func directionality(of meaning: IconMeaning, declared: IconDirectionality? = nil) -> IconDirectionality {
    if let declared { return declared }
    let isTurned = R031TextIcons.flips(meaning) || R034Motion.flips(meaning)
    return isTurned ? .flips : .fixed
  }

  /// What becomes of an icon in a context; `flip` is what the author asks for, nil for nothing.
  static func turn(
    of meaning: IconMeaning, declared: IconDirectionality? = nil, flip: Bool? = nil, context: Direction
  ) -> IconTurn {
    guard context == .rightToLeft, flip != false else { return IconTurn() }
    let directionality = directionality(of: meaning, declared: declared)
    if directionality == .leftToRightOnly, flip == nil { return IconTurn() }
    var turn = IconTurn(isMirrored: directionality == .flips, movesParts: true)
    if flip == true, !turn.isMirrored {
      turn.isMirrored = true
      turn.rules = [R044Arrows.rule]
    } else if turn.isMirrored {
      turn.rules = rules(of: meaning)
    }
    return turn
  }

  /// The rules by which an icon is turned round.
  private static func rules(of meaning: IconMeaning) -> [Rule] {
    if R034Motion.flips(meaning) { return [R034Motion.rule, R044Arrows.rule] }
    return [R031TextIcons.flips(meaning) ? R031TextIcons.rule : rule]
  }
}

/// What becomes of an icon in a layout.
struct IconTurn: Equatable {
  /// Whether its drawing is turned round.
  var isMirrored = false
  /// Whether what must not be turned round in it moves to the other side.
  var movesParts = false
  /// The rules by which it is turned round.
  var rules: [Rule] = []
}
