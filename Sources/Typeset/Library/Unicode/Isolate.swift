/// A range of a paragraph whose direction is independent of its surroundings (UAX #9, 2.4).
struct Isolate: Hashable, Sendable {
  /// How its own direction is found.
  enum Kind: Hashable, Sendable {
    /// It has this base direction.
    case isolate(Direction)
    /// Its first strong character decides.
    case firstStrong
    /// Every character in it has this direction, regardless of its own.
    case override(Direction)
    /// It runs from right to left, and digits of every kind do as Arabic ones (UAX #9, W2): the signs between two
    /// numbers turn, the digits of each keep their order.
    case rightToLeftFormula

    /// The direction inside; nil if its first strong character decides.
    var direction: Direction? {
      switch self {
      case .isolate(let direction), .override(let direction): direction
      case .rightToLeftFormula: .rightToLeft
      case .firstStrong: nil
      }
    }
  }

  /// The UTF-16 offsets it covers.
  var range: Range<Int>
  /// How its direction is found.
  var kind: Kind
}
