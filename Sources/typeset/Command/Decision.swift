/// What a command decides while its arguments are checked, and keeps for its run.
///
/// As a stored property of a command: the parser checks arguments several times, and passes on the properties that it does not
/// parse as they are.
final class Decision<Value>: Decodable {
  private var value: Value?

  init() {}

  init(from decoder: any Decoder) {}

  /// The value, which `decide` makes at the first call that succeeds.
  func value(_ decide: () throws -> Value) rethrows -> Value {
    if let value { return value }
    let decided = try decide()
    value = decided
    return decided
  }
}
