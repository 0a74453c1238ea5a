/// The letters that words are put together from: characters in one of four joining forms, each with the only glyph that it has.
///
/// A letter is a number: four times that of its character, and its form.
final class LetterTable {
  /// The number of the end of a word.
  static let end: UInt16 = 0
  /// The numbers of characters that are unknown, and of those that are no letters; all others are higher.
  private static let unknown: UInt16 = 0
  private static let excluded: UInt16 = 1

  /// A character from which letters are made.
  struct Character {
    /// Its glyph, and all that may replace it.
    var variants: [Int]
    /// Whether one of them begins a sequence that the font may change.
    var begins: Bool
    /// How it joins.
    var joining: JoiningType
  }

  /// What is known of a letter.
  private struct Letter {
    var glyph: UInt32
    var heedsNext: Bool

    static let unknown = Letter(glyph: .max, heedsNext: false)
  }

  /// The numbers of the characters of units, in pages of 256.
  private let pages: UnsafeMutablePointer<UnsafeMutablePointer<UInt16>?>
  private var characters: [Character] = []
  // Pages of memory that no letter has reached yet cost nothing.
  private let joinings: UnsafeMutablePointer<JoiningType>
  private let letters: UnsafeMutablePointer<Letter>

  /// Enough for the characters of a Chinese book.
  private static let mostCharacters = 8_000

  init() {
    pages = .allocate(capacity: 256)
    pages.initialize(repeating: nil, count: 256)
    joinings = .allocate(capacity: Self.mostCharacters)
    letters = .allocate(capacity: Self.mostCharacters * 4)
    // The unknown and the excluded ones.
    for _ in 0..<2 { append(Character(variants: [], begins: false, joining: .none)) }
  }

  deinit {
    for index in 0..<256 { pages[index]?.deallocate() }
    pages.deallocate()
    joinings.deallocate()
    letters.deallocate()
  }

  /// Puts the letters of a word and its end into `numbers`; false if a unit is no character of one.
  @inline(__always)
  func find(_ word: UnsafeBufferPointer<UInt16>, into numbers: UnsafeMutablePointer<UInt16>) -> Bool {
    var character = number(of: word[0])
    var isJoined = false
    for index in word.indices {
      guard character > Self.excluded else { return false }
      let next = index + 1 < word.count ? number(of: word[index + 1]) : Self.excluded
      let joinsNext = joinings[Int(character)] == .both && joinings[Int(next)] != .none
      numbers[index] = character << 2 | (isJoined ? 1 : 0) | (joinsNext ? 2 : 0)
      isJoined = joinsNext
      character = next
    }
    numbers[word.count] = Self.end
    return true
  }

  @inline(__always) private func number(of unit: UInt16) -> UInt16 {
    guard let page = pages[Int(unit >> 8)] else { return Self.unknown }
    return page[Int(unit & 0xFF)]
  }

  /// Whether a unit is the character of letters, or known not to be; nil if it is unknown.
  func isLetter(_ unit: UInt16) -> Bool? {
    let number = number(of: unit)
    return number == Self.unknown ? nil : number != Self.excluded
  }

  /// Adds the character of an unknown unit, or nil if it has no letters; where there are too many, it has none.
  func add(_ unit: UInt16, _ character: Character?) {
    let page = pages[Int(unit >> 8)] ?? newPage(unit >> 8)
    if let character, characters.count < Self.mostCharacters {
      page[Int(unit & 0xFF)] = UInt16(characters.count)
      append(character)
    } else {
      page[Int(unit & 0xFF)] = Self.excluded
    }
  }

  private func append(_ character: Character) {
    (joinings + characters.count).initialize(to: character.joining)
    (letters + characters.count * 4).initialize(repeating: .unknown, count: 4)
    characters.append(character)
  }

  /// The character of a letter.
  func character(of letter: UInt16) -> Character { characters[Int(letter >> 2)] }

  /// Whether a letter joins the one before it, and the one behind it.
  static func joins(_ letter: UInt16) -> (previous: Bool, next: Bool) { (letter & 1 != 0, letter & 2 != 0) }

  /// Whether the glyph of a letter is known.
  func isKnown(_ letter: UInt16) -> Bool { letters[Int(letter)].glyph != Letter.unknown.glyph }

  /// The glyph of a letter that is known.
  @inline(__always) func glyph(_ letter: UInt16) -> UInt32 { letters[Int(letter)].glyph }

  /// Whether the next letter matters to a letter.
  @inline(__always) func heedsNext(_ letter: UInt16) -> Bool { letters[Int(letter)].heedsNext }

  /// Sets what is known of a letter.
  func set(_ letter: UInt16, glyph: UInt32, heedsNext: Bool) {
    letters[Int(letter)] = Letter(glyph: glyph, heedsNext: heedsNext)
  }

  private func newPage(_ number: UInt16) -> UnsafeMutablePointer<UInt16> {
    let page = UnsafeMutablePointer<UInt16>.allocate(capacity: 256)
    page.initialize(repeating: Self.unknown, count: 256)
    pages[Int(number)] = page
    return page
  }
}
