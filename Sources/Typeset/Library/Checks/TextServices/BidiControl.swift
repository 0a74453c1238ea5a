/// The control characters of the bidirectional algorithm (F15; UAX #9, section 2).
enum BidiControl {
  /// What can be wrong with the controls of a text.
  enum Fault: String, Comparable {
    /// Something is opened and not closed.
    case unclosed
    /// Something is closed that was not opened.
    case unopened
    /// The order of letters is overridden.
    case override
    /// A stretch is embedded where it could be isolated.
    case embedding

    static func < (left: Fault, right: Fault) -> Bool { left.rawValue < right.rawValue }

    /// How much it matters.
    var level: CheckLevel {
      switch self {
      case .unclosed: .error
      case .unopened, .override: .warning
      case .embedding: .advice
      }
    }

    /// What it says of the text that has it.
    var words: String {
      switch self {
      case .unclosed: "opens an embedding or an isolate and does not close it"
      case .unopened: "closes an embedding or an isolate that it does not open"
      case .override: "overrides the order of its letters (U+202D or U+202E)"
      case .embedding: "embeds a stretch (U+202A or U+202B), which disturbs what is beside it"
      }
    }

    /// What to do about it.
    var remedy: String {
      switch self {
      case .unclosed: "close an embedding with U+202C and an isolate with U+2069"
      case .unopened: "remove the U+202C or U+2069"
      case .override: "remove the override; use an isolate, U+2066 to U+2069, for a stretch of the other direction"
      case .embedding: "use an isolate, U+2066 or U+2067 and U+2069"
      }
    }
  }

  /// Whether a character is one of the controls.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// What is wrong with the controls of a text; each of its lines is a paragraph, which closes everything.
  static func faults(in text: String) -> Set<Fault> {
    var faults: Set<Fault> = []
    // What is open: whether each is an isolate.
    var open: [Bool] = []
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x202A, 0x202B:
        faults.insert(.embedding)
        open.append(false)
      case 0x202D, 0x202E:
        faults.insert(.override)
        open.append(false)
      case 0x2066...0x2068: open.append(true)
      case 0x202C: if open.last == false { open.removeLast() } else { faults.insert(.unopened) }
      case 0x2069:
        guard let isolate = open.lastIndex(of: true) else {
          faults.insert(.unopened)
          continue
        }
        // An isolate closes the embeddings in it.
        if isolate < open.count - 1 { faults.insert(.unclosed) }
        open.removeSubrange(isolate...)
      case 0x0A, 0x2029:
        if !open.isEmpty { faults.insert(.unclosed) }
        open = []
      default: continue
      }
    }
    if !open.isEmpty { faults.insert(.unclosed) }
    if faults.contains(.unclosed) || faults.contains(.unopened) { faults.remove(.embedding) }
    return faults
  }
}
