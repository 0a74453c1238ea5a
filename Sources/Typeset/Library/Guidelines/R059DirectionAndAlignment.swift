/// R059: direction and alignment are two settings: `dir` orders the characters of a text, `align` chooses where its lines stand.
///
/// A side that the author asks for is therefore found without a look at the direction of the text.
enum R059DirectionAndAlignment {
  static let rule = Rule(59)

  /// The side that the author asked for; nil leaves it to the guidelines (R004–R007).
  static func side(asked: AlignmentRequest, in context: Direction) -> Side? {
    switch asked {
    case .auto: nil
    case .start: R004NaturalAlignment.side(in: context)
    case .center: .center
    case .end: R057OppositeSide.side(in: context)
    }
  }
}
