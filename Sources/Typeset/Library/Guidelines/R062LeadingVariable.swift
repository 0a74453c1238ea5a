/// R062: a variable at the start of a message does not set the direction of the whole.
///
/// The base direction is that of the message's language, and every inserted value is set apart, so an Arabic name at the start of
/// an English message leaves it left to right. No mark of direction is written into the text.
enum R062LeadingVariable {
  static let rule = Rule(62)

  /// The rule, where it changed something: the value that leads a message runs against it.
  ///
  /// `leading` is the first strong direction of the value, nil where it has none.
  static func rule(message: Direction, leading: Direction?) -> Rule? {
    leading == nil || leading == message ? nil : rule
  }
}
