/// R012: the digits of a number are never turned round; 541 stays 541 in every language.
///
/// Typed digits are left to UAX #9, which never reverses them, and mirroring places boxes without touching the text in them.
/// A number that the software writes itself (a page number, the number of an item) is set apart from its surroundings, so that
/// no neighbour can pull it or the sign behind it to the other side.
enum R012Digits {
  static let rule = Rule(12)

  /// How a number that the software writes is set apart in a layout that runs in `context`.
  static func isolate(in context: Direction) -> Isolate.Kind { .isolate(direction(in: context)) }

  /// The direction of the number and of a sign that belongs to it: it orders the whole, never the digits.
  static func direction(in context: Direction) -> Direction { context }
}
