import CICU

/// How a letter joins its neighbours (Unicode 15, section 9.2, `Joining_Type`).
enum JoiningType {
  /// Not at all.
  case none
  /// With the letter before it.
  case previous
  /// With those on both sides.
  case both
  /// Otherwise: it lets its neighbours join, or makes them join.
  case other

  /// How a character joins.
  init(of scalar: Unicode.Scalar) {
    self =
      switch typeset_joining(Int32(bitPattern: scalar.value)) {
      case .none: .none
      case .previous: .previous
      case .both: .both
      case .other: .other
      }
  }
}
