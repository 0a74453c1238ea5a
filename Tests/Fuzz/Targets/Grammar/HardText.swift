/// Text that is hard to set: clusters without an end, characters that are never seen, fonts that change inside a
/// cluster, words that no line holds.
struct HardText {
  /// How many more characters a document may have: an input must not take seconds.
  private(set) var room: Int

  /// Letters, each script with a font of its own, and what takes marks without being a letter.
  private static let bases: [Unicode.Scalar] = [
    "a", "i", "f", "ß", "İ", "1", " ", "\u{A0}", "-", "ا", "ب", "ل", "م", "ه", "ے", "א", "ש", "क", "र", "ष", "ก", "ป",
    "น", "ำ", "港", "か", "한", "\u{25CC}", "\u{E000}", "✋", "👩", "🇪", "#", "\u{10FFFF}", "\u{FFFC}", "\u{FFFD}",
  ]

  /// Marks of all those scripts, above, below, before, around and after their base, and such as compose with it.
  private static let marks = [
    0x300, 0x301, 0x308, 0x323, 0x327, 0x338, 0x345, 0x35C, 0x361, 0x488, 0x5B0, 0x5BC, 0x5C1, 0x64B, 0x64E, 0x651,
    0x653, 0x654, 0x670, 0x6DD, 0x902, 0x93C, 0x93E, 0x93F, 0x94D, 0xE31, 0xE33, 0xE35, 0xE47, 0xE48, 0xE4D, 0x1AB0,
    0x20DD, 0x20E3, 0x3099, 0xFE0E, 0xFE0F, 0xFE20, 0x1D165, 0x1F3FB, 0xE0100,
  ].compactMap { Unicode.Scalar($0 as UInt32) }

  /// Letters with the marks of their own script, which a font stacks.
  private static let stacks: [(bases: [Unicode.Scalar], marks: [Unicode.Scalar])] = [
    (["a", "E", "i"], ["\u{300}", "\u{301}", "\u{308}", "\u{323}", "\u{327}"]),
    (["ب", "ل", "ا"], ["\u{64B}", "\u{64E}", "\u{651}", "\u{654}", "\u{670}"]),
    (["א", "ש"], ["\u{5B0}", "\u{5BC}", "\u{5C1}"]), (["क", "र"], ["\u{902}", "\u{93C}", "\u{93F}", "\u{94D}"]),
    (["ก", "ป"], ["\u{E33}", "\u{E35}", "\u{E48}", "\u{E4D}"]),
  ]

  /// Characters that are never seen: joiners, controls of direction, selectors, tags and fillers.
  private static let unseen = [
    0xAD, 0x34F, 0x61C, 0x115F, 0x17B4, 0x180B, 0x180E, 0x200B, 0x200C, 0x200D, 0x200E, 0x200F, 0x202A, 0x202B,
    0x202C, 0x202D, 0x202E, 0x2060, 0x2061, 0x2064, 0x2066, 0x2067, 0x2068, 0x2069, 0x206A, 0x3164, 0xFE00, 0xFE0F,
    0xFEFF, 0xFFA0, 0xFFF9, 0x1BCA0, 0x1D173, 0xE0001, 0xE0020, 0xE007F, 0xE0100,
  ].compactMap { Unicode.Scalar($0 as UInt32) }

  /// Emoji of several characters, whole and torn.
  private static let emoji = [
    "👩\u{200D}👩\u{200D}👧\u{200D}👦", "👩🏽\u{200D}🚀", "🏳\u{FE0F}\u{200D}🌈", "🇪🇬", "🇪🇬🇩", "1\u{FE0F}\u{20E3}",
    "#\u{20E3}", "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", "👩\u{200D}", "\u{200D}👩", "☎\u{FE0E}",
    "☎\u{FE0F}", "❤\u{FE0F}\u{200D}🔥", "✋🏿🏿", "a\u{200D}🚀",
  ]

  /// What long words are made of.
  private static let syllables = [
    "a", "W", "fi", "ab\u{AD}", "e\u{301}", "ب", "لا", "شـ", "س\u{651}\u{64E}", "א", "ש\u{5C1}", "क\u{94D}ष",
    "र\u{94D}क\u{93F}", "ท\u{E35}\u{E48}", "น\u{E49}ำ", "港", "か\u{3099}", "1", "١", "१", "1,", "a\u{200B}",
    "a\u{2060}", "a\u{200D}", "\u{1F468}\u{200D}", "/", "aب", "aक", "กa", "港a", "א1", "\u{E000}", "a\u{A0}",
    "ا\u{200C}", "é", "ﷺ", "—", "(", "א(", "\u{301}",
  ]

  /// Digits of several systems.
  private static let zeros: [UInt32] = [0x30, 0x660, 0x6F0, 0x966, 0xE50, 0x1D7CE]

  /// How often something is repeated; limits in the sources are near some of them.
  private static let counts = [1, 2, 3, 7, 8, 9, 16, 17, 20, 40, 60, 100, 300, 400, 600, 1500]

  /// Room for so many characters.
  init(room: Int) { self.room = room }

  /// A piece of text that bytes choose.
  mutating func piece(_ choices: inout Choices) -> [Unicode.Scalar] {
    var piece: [Unicode.Scalar]
    switch choices.number(below: 10) {
    case 0: piece = marked(&choices)
    case 1: piece = many(Self.unseen, &choices)
    case 2: piece = Array(choices.one(of: Self.emoji).unicodeScalars)
    case 3, 4: piece = repeated(Array(choices.one(of: Self.syllables).unicodeScalars), &choices)
    case 5: piece = number(&choices)
    case 6: piece = letters(&choices)
    case 7: piece = [any(&choices)]
    case 8: piece = repeated(marked(&choices) + (choices.happens(oncePer: 2) ? [" "] : []), &choices)
    default: piece = repeated(pair(&choices), &choices)
    }
    piece = Array(piece.prefix(room))
    room -= piece.count
    return piece
  }

  /// A base with marks of one or several kinds, of its script or of any.
  private func marked(_ choices: inout Choices) -> [Unicode.Scalar] {
    guard choices.happens(oncePer: 2) else { return [choices.one(of: Self.bases)] + many(Self.marks, &choices) }
    let stack = choices.one(of: Self.stacks)
    return [choices.one(of: stack.bases)] + many(stack.marks, &choices)
  }

  /// Some characters of a kind: one of them many times, or several in turn.
  private func many(_ kind: [Unicode.Scalar], _ choices: inout Choices) -> [Unicode.Scalar] {
    let set = (0...choices.number(below: 3)).map { _ in choices.one(of: kind) }
    let count = min(choices.one(of: Self.counts), room)
    return (0..<count).map { set[$0 % set.count] }
  }

  private func repeated(_ piece: [Unicode.Scalar], _ choices: inout Choices) -> [Unicode.Scalar] {
    let count = min(choices.one(of: Self.counts), max(1, room / max(1, piece.count)))
    return Array(repeatElement(piece, count: count).joined())
  }

  /// A base and a mark that are rarely of one script, perhaps with something between them that is never seen.
  private func pair(_ choices: inout Choices) -> [Unicode.Scalar] {
    let base = choices.one(of: Self.bases)
    let between = choices.happens(oncePer: 3) ? [choices.one(of: Self.unseen)] : []
    return [base] + between + [choices.one(of: Self.marks)]
  }

  /// A number with signs and separators.
  private func number(_ choices: inout Choices) -> [Unicode.Scalar] {
    let zero = choices.one(of: Self.zeros)
    let separators = Array("+-., /٫٬:".unicodeScalars)
    return (0...choices.number(below: 24)).map { _ in
      let digit = Unicode.Scalar(zero + UInt32(choices.number(below: 10))) ?? "0"
      return choices.happens(oncePer: 5) ? choices.one(of: separators) : digit
    }
  }

  /// Letters of scripts that change from one to the next, with characters between them that are never seen.
  private func letters(_ choices: inout Choices) -> [Unicode.Scalar] {
    (0...choices.number(below: 12)).flatMap { _ in
      [choices.one(of: Self.bases)] + (choices.happens(oncePer: 2) ? [choices.one(of: Self.unseen)] : [])
    }
  }

  /// Any character that a document may hold.
  private func any(_ choices: inout Choices) -> Unicode.Scalar {
    let value = UInt32(choices.number(below: 0x11)) << 16 | UInt32(choices.number(below: 0x10000))
    guard value >= 0x20, value & 0xFFFF < 0xFFFE else { return " " }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
