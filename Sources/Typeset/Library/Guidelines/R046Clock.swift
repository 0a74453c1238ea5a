/// R046: clocks are never turned round: their hands move clockwise everywhere.
enum R046Clock {
  static let rule = Rule(46)

  /// The time of a clock that names none, in minutes after midnight.
  static let standardMinute = 10.0 * 60 + 8

  /// The angles of both hands at minutes after midnight, in turns clockwise from twelve; no context comes into it.
  static func hands(atMinute minute: Double) -> (hour: Double, minute: Double) {
    (minute / 720 - (minute / 720).rounded(.down), minute / 60 - (minute / 60).rounded(.down))
  }

  /// The rule where it acts: it keeps the dial as it is in a mirrored layout.
  static func rule(context: Direction) -> Rule? { context == .rightToLeft ? rule : nil }
}
