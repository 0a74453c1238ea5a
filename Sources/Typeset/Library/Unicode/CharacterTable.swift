import CICU
import Synchronization

/// The properties of one UTF-16 unit that the analysis needs, in 32 bits.
///
/// For a unit of a surrogate pair they only say so; the whole character is looked up where necessary.
struct UnitTraits: OptionSet {
  let rawValue: UInt32

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
  /// Lines: a letter, AL.
  static let letter = UnitTraits(rawValue: 1 << 20)
  /// Lines: a digit or a Hebrew letter, NU or HL.
  static let numberOrHebrew = UnitTraits(rawValue: 1 << 21)
  /// Lines: a mark on what precedes, CM.
  static let mark = UnitTraits(rawValue: 1 << 22)
  /// Lines: a stop, IS.
  static let stop = UnitTraits(rawValue: 1 << 23)
  /// Lines: a quote or apostrophe that does not open, QU.
  static let quote = UnitTraits(rawValue: 1 << 24)
  /// Lines: a bracket or quote that opens, OP or QU.
  static let opening = UnitTraits(rawValue: 1 << 25)
  /// Lines: what ends a word if a blank follows, EX, CL, CP, BA or IN.
  static let ending = UnitTraits(rawValue: 1 << 26)
  /// Lines: a hyphen, HY.
  static let hyphen = UnitTraits(rawValue: 1 << 27)
  /// Lines: of what opens, a quote, QU.
  static let initialQuote = UnitTraits(rawValue: 1 << 28)
  /// Lines: of what ends a word, what closes or exclaims, EX, CL or CP.
  static let closing = UnitTraits(rawValue: 1 << 29)

  /// Lines: an ideograph or a kana, ID or CJ.
  static let ideograph = UnitTraits(rawValue: 1 << 30)
  /// Lines: a syllable of Korean or a part of one, H2, H3, JL, JV or JT.
  static let hangul = UnitTraits(rawValue: 1 << 31)

  /// The number of the script, or `scriptMask` if it does not fit and must be looked up.
  var script: Int32 { Int32(rawValue & Self.scriptMask) }

  static let scriptMask: UInt32 = 0xFF
}

/// The traits of every UTF-16 unit, in pages of 256 that are looked up when they are first met and shared by all tasks.
///
/// There are 256 pages of 256 units, so both halves of a unit lie within their bounds, whatever it is.
@safe struct CharacterTable: @unchecked Sendable {
  /// The table of the process; its pages are written once and never freed.
  static let shared = CharacterTable()

  private typealias Page = UnsafeMutablePointer<UnitTraits>
  private let pages: UnsafeMutablePointer<Atomic<Page?>>

  private init() {
    unsafe pages = .allocate(capacity: 256)
    for index in 0..<256 { unsafe (pages + index).initialize(to: Atomic(nil)) }
  }

  /// The traits of a unit.
  @inline(__always)
  subscript(unit: UInt16) -> UnitTraits {
    let page = unsafe pages[Int(unit >> 8)].load(ordering: .acquiring) ?? lookUp(UInt8(unit >> 8))
    return unsafe page[Int(unit & 0xFF)]
  }

  /// Gets the units of a page from ICU and caches them; if two tasks do so at the same time, the first result is used.
  @inline(never)
  private func lookUp(_ number: UInt8) -> Page {
    let page = Page.allocate(capacity: 256)
    for index in 0..<256 { unsafe (page + index).initialize(to: UnitTraits(of: UInt16(number) << 8 + UInt16(index))) }
    let (isFirst, earlier) = unsafe pages[Int(number)].compareExchange(
      expected: nil, desired: page, ordering: .acquiringAndReleasing)
    guard !isFirst, let earlier = unsafe earlier else { return unsafe page }
    unsafe page.deallocate()
    return unsafe earlier
  }
}

extension UnitTraits {
  /// Asks ICU about a unit.
  fileprivate init(of unit: UInt16) {
    if unit & 0xF800 == 0xD800 {
      self = [.surrogate, .turnsRightToLeft]
      // The right-to-left scripts beyond the basic plane are in U+10800–10FFF and U+1E800–1EFFF.
      if (0xD802...0xD803).contains(unit) || (0xD83A...0xD83B).contains(unit) { insert(.turnsLeftToRight) }
      return
    }
    let character = Int32(unit)
    let script = typeset_script(character)
    self.init(rawValue: script >= 0 && script < Int32(Self.scriptMask) ? UInt32(script) : Self.scriptMask)
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
    case .letter: .letter
    case .numberOrHebrew: .numberOrHebrew
    case .mark: .mark
    case .stop: .stop
    case .quote: .quote
    case .initialQuote: [.opening, .initialQuote]
    case .opening: .opening
    case .closing: [.ending, .closing]
    case .ending: .ending
    case .hyphen: .hyphen
    case .ideograph: .ideograph
    case .hangul: .hangul
    default: []
    }
  }
}
