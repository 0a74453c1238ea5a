/// R002: standard elements turn round by themselves: authors of standard layouts say nothing about direction.
///
/// Nothing but the direction of a document's language decides, unless the author asks for something else; the few elements that
/// mean a real direction or time itself keep theirs.
enum R002StandardElements {
  static let rule = Rule(2)

  /// Whether what an element shows keeps its order in both directions: players, clocks and plots (R045, R046, R048), and controls
  /// that mean a real direction (R022).
  static func keepsItsOrder(_ name: ElementName) -> Bool {
    switch name {
    case .player, .clock, .chart, .direction, .alignPicker: true
    default: false
    }
  }
}
