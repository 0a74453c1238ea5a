/// The embeddings, overrides and isolates that the characters of a text have opened (UAX #9, 2.1 to 2.5).
struct DirectionControls {
  private enum Control {
    case embedding
    case isolate
  }

  private var open: [Control] = []
  /// UAX #9 has no deeper levels.
  private static let greatestDepth = 125

  /// Whether what follows is inside one of them.
  var enclose: Bool { !open.isEmpty }

  /// Takes the characters of a text, in order.
  mutating func add(_ text: String) {
    for scalar in text.unicodeScalars where scalar.value >= 0x202A {
      switch scalar.value {
      case 0x202A, 0x202B, 0x202D, 0x202E: begin(.embedding)
      case 0x2066...0x2068: begin(.isolate)
      case 0x202C: if open.last == .embedding { open.removeLast() }
      case 0x2069: if let start = open.lastIndex(of: .isolate) { open.removeSubrange(start...) }
      default: break
      }
    }
  }

  private mutating func begin(_ control: Control) {
    if open.count < Self.greatestDepth { open.append(control) }
  }
}
