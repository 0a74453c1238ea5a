/// R045: the controls of a player and the line of its time never flip: they show the direction of a tape, not that of a text.
enum R045Playback {
  static let rule = Rule(45)

  /// Whether an element is for playback by nature.
  static func applies(to name: ElementName) -> Bool { name == .player }
}
