import CICU

/// What the analysis asks about one UTF-16 unit, in 32 bits.
///
/// A unit of a surrogate pair says only that it is one: the whole character is looked up where that matters.
struct UnitTraits: OptionSet {
  let rawValue: UInt32

  /// The entry has been looked up; every entry in use has it.
  static let known = UnitTraits(rawValue: 1 << 31)
  /// In a left-to-right paragraph, some level may differ from 0: right-to-left letters, Arabic digits, controls.
  static let turnsLeftToRight = UnitTraits(rawValue: 1 << 8)
  /// In a right-to-left paragraph, some level may differ from 1: left-to-right letters, digits, controls.
  static let turnsRightToLeft = UnitTraits(rawValue: 1 << 9)
  /// A half of a surrogate pair.
  static let surrogate = UnitTraits(rawValue: 1 << 10)
  /// Common or inherited, but used with some scripts only.
  static let hasExtensions = UnitTraits(rawValue: 1 << 11)
  /// One of a pair of brackets.
  static let bracket = UnitTraits(rawValue: 1 << 12)
  /// Strongly left-to-right.
  static let leftToRight = UnitTraits(rawValue: 1 << 13)
  /// Strongly right-to-left.
  static let rightToLeft = UnitTraits(rawValue: 1 << 14)
  /// LRI, RLI or FSI.
  static let isolateInitiator = UnitTraits(rawValue: 1 << 15)
  /// PDI.
  static let isolateTerminator = UnitTraits(rawValue: 1 << 16)
  /// LRE, RLE, LRO or RLO.
  static let embeddingInitiator = UnitTraits(rawValue: 1 << 17)
  /// PDF.
  static let embeddingTerminator = UnitTraits(rawValue: 1 << 18)
  /// Ends a bidi paragraph.
  static let paragraphSeparator = UnitTraits(rawValue: 1 << 19)
  /// Line breaking: letters, digits, marks, quotes and stops, between which no line breaks.
  static let wordPart = UnitTraits(rawValue: 1 << 20)
  /// Line breaking: letters and digits, before which a line breaks after a space.
  static let wordStart = UnitTraits(rawValue: 1 << 21)
  /// Line breaking: closes a word, such as `!`.
  static let wordEnd = UnitTraits(rawValue: 1 << 22)

  /// The script's number, or `scriptMask` where it does not fit and has to be asked for.
  var script: Int32 { Int32(rawValue & Self.scriptMask) }

  static let scriptMask: UInt32 = 0xFF
}

/// The traits of the characters of the basic plane, looked up as they are met.
struct CharacterTable: ~Copyable {
  private let entries: UnsafeMutablePointer<UInt32>

  init() {
    entries = .allocate(capacity: 0x10000)
    entries.initialize(repeating: 0, count: 0x10000)
  }

  deinit { entries.deallocate() }

  /// The traits of a unit.
  @inline(__always)
  subscript(unit: UInt16) -> UnitTraits {
    let entry = entries[Int(unit)]
    return UnitTraits(rawValue: entry != 0 ? entry : lookUp(unit))
  }

  /// Looks up the unit and remembers it.
  @inline(never)
  private func lookUp(_ unit: UInt16) -> UInt32 {
    let traits = UnitTraits(of: unit).rawValue
    entries[Int(unit)] = traits
    return traits
  }
}

extension UnitTraits {
  /// Asks ICU about a unit.
  fileprivate init(of unit: UInt16) {
    if unit & 0xF800 == 0xD800 {
      self = [.known, .surrogate, .turnsRightToLeft]
      // The right-to-left scripts beyond the basic plane lie in U+10800–10FFF and U+1E800–1EFFF.
      if (0xD802...0xD803).contains(unit) || (0xD83A...0xD83B).contains(unit) { insert(.turnsLeftToRight) }
      return
    }
    let character = Int32(unit)
    let script = typeset_script(character)
    self.init(rawValue: script >= 0 && script < Int32(Self.scriptMask) ? UInt32(script) : Self.scriptMask)
    insert(.known)
    if script <= Int32(TYPESET_SCRIPT_INHERITED), !typeset_script_has(character, script) { insert(.hasExtensions) }
    if typeset_bracket(character) != .none { insert(.bracket) }
    formUnion(Self.direction(of: character))
    formUnion(Self.lineBreaking(of: character))
  }

  private static func direction(of character: Int32) -> UnitTraits {
    switch typeset_direction_class(character) {
    case .leftToRight: [.leftToRight, .turnsRightToLeft]
    case .rightToLeft: [.rightToLeft, .turnsLeftToRight]
    case .europeanNumber: .turnsRightToLeft
    case .arabicNumber: [.turnsLeftToRight, .turnsRightToLeft]
    case .embeddingInitiator: [.embeddingInitiator, .turnsLeftToRight, .turnsRightToLeft]
    case .embeddingTerminator: [.embeddingTerminator, .turnsLeftToRight, .turnsRightToLeft]
    case .isolateInitiator: [.isolateInitiator, .turnsLeftToRight, .turnsRightToLeft]
    case .isolateTerminator: [.isolateTerminator, .turnsLeftToRight, .turnsRightToLeft]
    case .paragraphSeparator: .paragraphSeparator
    default: []
    }
  }

  private static func lineBreaking(of character: Int32) -> UnitTraits {
    switch typeset_line_class(character) {
    case .letter: [.wordPart, .wordStart]
    case .joining: .wordPart
    case .exclamation: .wordEnd
    default: []
    }
  }
}
