/// The fonts that may show the text of one style, script and language, in order, and which one each code point takes.
///
/// Code points are looked up once; afterwards a table in two levels answers in a nanosecond or two.
final class FallbackPlan {
  /// What the order of fallback depends on.
  struct Key: Hashable {
    var primary: ObjectIdentifier
    var script: Script
    var language: String
    var weight: Int
    var italic: Bool
  }

  private let key: Key
  /// The fonts in order; those that the system gave follow as they were found.
  private var fonts: [Font]
  private let ownCount: Int
  private let system: SystemFonts?
  /// Whether each font has a space.
  private var spaces: [Bool?]
  private var pageOfBlock = [UInt16](repeating: 0, count: 0x110000 / 256)
  /// Choices by code point, 256 to a page; page 0 is never filled.
  private var choices = [Choice](repeating: .unknown, count: 256)
  private var graphemes: [[UInt16]: Choice] = [:]

  init(key: Key, fonts: [Font], system: SystemFonts?) {
    self.key = key
    self.fonts = Array(fonts.prefix(Self.mostFonts))
    self.system = system
    ownCount = self.fonts.count
    spaces = Array(repeating: nil, count: ownCount)
  }

  private static let mostFonts = 30_000
  private static let mostSystemFonts = 1_000
  private static let mostGraphemes = 1_024

  /// What is known of a code point or a grapheme: the number of a font, or one of four special answers.
  private struct Choice: Hashable {
    var value: UInt16
    static let unknown = Choice(value: 0)
    /// No font has it.
    static let missing = Choice(value: 1)
    /// It is never seen and goes with its neighbours.
    static let any = Choice(value: 2)
    /// A blank: goes with the font before it.
    static let blank = Choice(value: 3)

    init(value: UInt16) { self.value = value }
    init(font index: Int) { value = UInt16(index + 4) }
    var font: Int? { value >= 4 ? Int(value) - 4 : nil }
  }

  /// The first font that has a whole grapheme; nil where none has.
  func font(for grapheme: UnsafeBufferPointer<UInt16>) -> Font? {
    guard !grapheme.isEmpty else { return fonts[0] }
    switch choice(of: grapheme) {
    case .any, .blank, .unknown: return fonts[0]
    case let choice: return choice.font.map { fonts[$0] }
    }
  }

  /// Stretches of one font each that cover `range`; see `FontSelector.runs`.
  func runs(in text: UnsafeBufferPointer<UInt16>, range: Range<Int>, boundaries: () -> [Int]) -> [FontRun] {
    var runs: [FontRun] = []
    var cursor: BoundaryCursor?
    var start = range.lowerBound
    var current = Choice.unknown
    /// Whether a blank waits at the start for a font.
    var blankWaits = false
    func finish(at end: Int) {
      if end > start {
        let font = current == .unknown ? fonts[0] : current.font.map { fonts[$0] }
        runs.append(FontRun(range: start..<end, font: font))
      }
      start = end
    }
    func begin(_ choice: Choice, at offset: Int) {
      if current != .unknown || blankWaits && !hasSpace(choice) { finish(at: offset) }
      current = choice
      blankWaits = false
    }
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (scalar, length) = text.scalar(at: offset) ?? ("\u{FFFD}", 1)
      var choice = choice(of: scalar)
      if choice == current || choice == .any {
        offset += length
        continue
      }
      if choice == .blank {
        if current == .unknown { blankWaits = true }
        if current == .unknown || hasSpace(current) {
          offset += length
          continue
        }
        choice = Choice(font: 0)
      }
      if offset > range.lowerBound {
        if cursor == nil { cursor = BoundaryCursor(boundaries(), in: range) }
        let grapheme = cursor!.grapheme(at: offset)
        if grapheme.lowerBound < offset {
          // The font would change inside a grapheme: one that has all of it is looked for.
          let whole = self.choice(of: UnsafeBufferPointer(rebasing: text[grapheme]))
          if whole != current { begin(whole, at: max(grapheme.lowerBound, start)) }
          offset = grapheme.upperBound
          continue
        }
      }
      begin(choice, at: offset)
      offset += length
    }
    finish(at: range.upperBound)
    return runs
  }

  private func hasSpace(_ choice: Choice) -> Bool {
    guard let index = choice.font else { return false }
    if let known = spaces[index] { return known }
    let answer = fonts[index].glyph(for: " ") != nil
    spaces[index] = answer
    return answer
  }

  @inline(__always) private func choice(of scalar: Unicode.Scalar) -> Choice {
    let page = Int(pageOfBlock[Int(scalar.value >> 8)])
    let known = choices[page << 8 | Int(scalar.value & 0xFF)]
    return known == .unknown ? find(scalar) : known
  }

  private func find(_ scalar: Unicode.Scalar) -> Choice {
    let block = Int(scalar.value >> 8)
    if pageOfBlock[block] == 0 {
      pageOfBlock[block] = UInt16(choices.count / 256)
      choices.append(contentsOf: repeatElement(.unknown, count: 256))
    }
    let choice =
      if scalar == " " || scalar == "\u{A0}" { Choice.blank } else if scalar.needsNoGlyph { Choice.any } else {
        find([scalar])
      }
    choices[Int(pageOfBlock[block]) << 8 | Int(scalar.value & 0xFF)] = choice
    return choice
  }

  private func choice(of grapheme: UnsafeBufferPointer<UInt16>) -> Choice {
    var scalars: [Unicode.Scalar] = []
    var offset = 0
    var common: Choice?
    var agree = true
    while offset < grapheme.count {
      let (scalar, length) = grapheme.scalar(at: offset) ?? ("\u{FFFD}", 1)
      offset += length
      let own = choice(of: scalar)
      if own == .any { continue }
      if let common, common != own { agree = false }
      common = common ?? own
      scalars.append(scalar)
    }
    guard let common else { return .any }
    if agree && common != .missing { return common == .blank ? Choice(font: 0) : common }
    let key = grapheme.count <= 16 ? Array(grapheme) : []
    if !key.isEmpty, let known = graphemes[key] { return known }
    let choice = find(scalars)
    if !key.isEmpty {
      if graphemes.count >= Self.mostGraphemes { graphemes.removeAll() }
      graphemes[key] = choice
    }
    return choice
  }

  /// The first font in order that can show all of `scalars`.
  private func find(_ scalars: [Unicode.Scalar]) -> Choice {
    for index in 0..<ownCount where fonts[index].shows(scalars) { return Choice(font: index) }
    guard let system, fonts.count < ownCount + Self.mostSystemFonts,
      let font = system.font(for: scalars, language: key.language, weight: key.weight, italic: key.italic)
    else { return .missing }
    if let index = fonts.firstIndex(where: { $0 === font }) { return Choice(font: index) }
    fonts.append(font)
    spaces.append(nil)
    return Choice(font: fonts.count - 1)
  }
}

/// Walks along grapheme boundaries in ascending order.
private struct BoundaryCursor {
  private let boundaries: [Int]
  private let range: Range<Int>
  private var next = 0

  init(_ boundaries: [Int], in range: Range<Int>) {
    self.boundaries = boundaries
    self.range = range
  }

  /// The grapheme that holds `offset`, which is not before that of the last question.
  mutating func grapheme(at offset: Int) -> Range<Int> {
    while next < boundaries.count && boundaries[next] <= offset { next += 1 }
    let start = next > 0 ? boundaries[next - 1] : range.lowerBound
    let end = next < boundaries.count ? boundaries[next] : range.upperBound
    return start..<end
  }
}
