/// The fonts for text of one style, script and language, in order, and the one that each code point uses.
///
/// Code points are looked up once; afterwards a two-level table answers in a nanosecond or two.
final class FallbackPlan {
  /// The properties that determine the order of fallback.
  struct Key: Hashable {
    var primary: ObjectIdentifier
    var script: Script
    var language: String
    var weight: Int
    var italic: Bool
  }

  private let key: Key
  /// The fonts in order: those for text, those of pictures, and those that the system gave as they were found.
  private var fonts: [Font]
  private let textCount: Int
  private let ownCount: Int
  private let system: SystemFonts?
  /// Whether each font has a space.
  private var spaces: [Bool?]
  /// The choices of code points that were looked up.
  private var known = ChoiceTable()
  private var graphemes: [[UInt16]: Choice] = [:]

  /// Fonts of pictures among `fonts` show emoji and nothing else; the first font is one for text.
  init(key: Key, fonts: [Font], system: SystemFonts?) {
    self.key = key
    let text = fonts.filter { !$0.drawsPictures }.prefix(Self.mostFonts)
    self.fonts = Array(text) + fonts.filter(\.drawsPictures).prefix(Self.mostPictureFonts)
    self.system = system
    textCount = text.count
    ownCount = self.fonts.count
    spaces = Array(repeating: nil, count: ownCount)
  }

  private static let mostFonts = 30_000
  private static let mostPictureFonts = 100
  private static let mostSystemFonts = 1_000
  private static let mostGraphemes = 1_024

  /// The font that shows a whole range by itself; nil where its first characters leave that open.
  func onlyFont(of text: Span<UInt16>, in range: Range<Int>) -> Font? {
    guard let first = text.scalar(at: range.lowerBound) else { return nil }
    let choice = choice(of: first.scalar)
    guard let index = choice.font else { return nil }
    let division = Division(start: range.lowerBound, current: choice, takesBlanks: hasSpace(choice))
    let end = skip(text, from: range.lowerBound + first.length, to: range.upperBound, division)
    return end == range.upperBound ? fonts[index] : nil
  }

  /// Stretches of one font each that cover `range`.
  ///
  /// Graphemes are not divided, except that marks which no font has together with their base are missing alone. A space
  /// uses the font before it (at the start, after it) if that has one; invisible characters, such as joiners, variation
  /// selectors and bidi controls, use the font of their neighbours. `boundaries` returns the grapheme boundaries inside
  /// `range` in ascending order; it is called at most once, if the font changes.
  func runs(in text: Span<UInt16>, range: Range<Int>, boundaries: () -> [Int]) -> [FontRun] {
    var division = Division(start: range.lowerBound)
    var cursor: BoundaryCursor?
    var offset = range.lowerBound
    while offset < range.upperBound {
      offset = skip(text, from: offset, to: range.upperBound, division)
      guard offset < range.upperBound else { break }
      let (scalar, length) = text.scalar(at: offset) ?? ("\u{FFFD}", 1)
      var choice = choice(of: scalar)
      if choice == .blank && division.current == .unknown { division.blankWaits = true }
      if choice == division.current || choice == .any || choice == .blank && division.takesBlanks {
        offset += length
        continue
      }
      if choice == .blank { choice = Choice(font: 0) }
      if choice == .emoji || offset > range.lowerBound && !text.surelyStartsGrapheme(at: offset) {
        if cursor == nil { cursor = BoundaryCursor(boundaries(), in: range) }
        let grapheme = cursor!.grapheme(at: offset)
        if choice == .emoji || grapheme.lowerBound < offset {
          // The font would change inside a grapheme: one that has all of it is looked for.
          let whole = self.choice(of: text.extracting(grapheme))
          if whole == .missing {
            divide(grapheme, of: text, &division)
          } else if whole != division.current, whole != .any {
            begin(whole, at: grapheme.lowerBound, &division)
          }
          offset = grapheme.upperBound
          continue
        }
      }
      begin(choice, at: offset, &division)
      offset += length
    }
    finish(at: range.upperBound, &division)
    return division.runs
  }

  /// Gives a grapheme that no font has to the font of its base, but for the marks that this one lacks.
  private func divide(_ grapheme: Range<Int>, of text: Span<UInt16>, _ division: inout Division) {
    var base: Choice?
    var offset = grapheme.lowerBound
    while offset < grapheme.upperBound {
      let (scalar, length) = text.scalar(at: offset) ?? ("\u{FFFD}", 1)
      var choice = choice(of: scalar)
      if choice == .blank { choice = Choice(font: 0) }
      if choice == .emoji { choice = scalar.needsNoGlyph ? .any : find([scalar]) }
      if choice != .any {
        if let index = base?.font, choice != base {
          choice = fonts[index].shows([scalar]) ? Choice(font: index) : .missing
        }
        base = base ?? choice
        if base == .missing { choice = .missing }
        if choice != division.current { begin(choice, at: offset, &division) }
      }
      offset += length
    }
  }

  /// The next offset where something other than the current font may be needed.
  private func skip(_ text: Span<UInt16>, from start: Int, to end: Int, _ division: Division) -> Int {
    guard division.current != .unknown else { return start }
    return start
      + known.count(
        of: text.extracting(start..<end), with: division.current, takesBlanks: division.takesBlanks)
  }

  /// Ends the current run at `offset` and starts one with `choice`.
  private func begin(_ choice: Choice, at offset: Int, _ division: inout Division) {
    let offset = max(offset, division.start)
    if division.current != .unknown || division.blankWaits && !hasSpace(choice) { finish(at: offset, &division) }
    division.current = choice
    division.takesBlanks = hasSpace(choice)
    division.blankWaits = false
  }

  private func finish(at end: Int, _ division: inout Division) {
    guard end > division.start else { return }
    let font = division.current == .unknown ? fonts[0] : division.current.font.map { fonts[$0] }
    if let last = division.runs.last, last.font === font {
      division.runs[division.runs.count - 1].range = last.range.lowerBound..<end
    } else {
      division.runs.append(FontRun(range: division.start..<end, font: font))
    }
    division.start = end
  }

  private func hasSpace(_ choice: Choice) -> Bool {
    guard let index = choice.font else { return false }
    if let known = spaces[index] { return known }
    let answer = !fonts[index].drawsPictures && fonts[index].glyph(for: " ") != nil
    spaces[index] = answer
    return answer
  }

  @inline(__always) private func choice(of scalar: Unicode.Scalar) -> Choice {
    let known = known[scalar]
    return known == .unknown ? find(scalar) : known
  }

  private func find(_ scalar: Unicode.Scalar) -> Choice {
    let choice: Choice
    if scalar == " " || scalar == "\u{A0}" {
      choice = .blank
    } else if mayShowPictures, EmojiPresentation.isDecided(around: scalar) {
      choice = .emoji
    } else if scalar.needsNoGlyph {
      choice = .any
    } else {
      let found = find([scalar])
      choice = found == .missing && mayShowPictures && scalar.properties.isEmoji ? .emoji : found
    }
    known.set(choice, for: scalar)
    return choice
  }

  private func choice(of grapheme: Span<UInt16>) -> Choice {
    var scalars: [Unicode.Scalar] = []
    var offset = 0
    var common: Choice?
    var agree = true
    var mayBeEmoji = false
    while offset < grapheme.count {
      let (scalar, length) = grapheme.scalar(at: offset) ?? ("\u{FFFD}", 1)
      offset += length
      let own = choice(of: scalar)
      if own == .emoji { mayBeEmoji = true }
      if own == .any || own == .emoji && scalar.needsNoGlyph { continue }
      if let common, common != own { agree = false }
      common = common ?? own
      scalars.append(scalar)
    }
    guard let common else { return .any }
    if agree && common != .missing && !mayBeEmoji { return common == .blank ? Choice(font: 0) : common }
    let key = grapheme.count <= 16 ? grapheme.indices.map { grapheme[$0] } : []
    if !key.isEmpty, let found = graphemes[key] { return found }
    let choice = mayBeEmoji ? find(scalars, as: EmojiPresentation(of: grapheme.scalars)) : find(scalars)
    if !key.isEmpty {
      if graphemes.count >= Self.mostGraphemes { graphemes.removeAll() }
      graphemes[key] = choice
    }
    return choice
  }

  /// The font of Chinese characters, if it is preferred for signs that Chinese and Japanese set at full width.
  private lazy var ideographic: Int? =
    key.script.isEastAsian && LanguageFamilies.setsWideSigns(key.language)
    ? (0..<textCount).first { fonts[$0].glyph(for: "\u{4E00}") != nil } : nil

  /// Whether a font of pictures may be available.
  private var mayShowPictures: Bool { textCount < ownCount || system != nil }

  /// The font for an emoji, whose characters that are never seen are left out of `scalars`.
  private func find(_ scalars: [Unicode.Scalar], as presentation: EmojiPresentation) -> Choice {
    let text = presentation == .picture ? nil : (0..<textCount).first { fonts[$0].shows(scalars) }
    if let text { return Choice(font: text) }
    let picture = presentation == .text ? nil : (textCount..<ownCount).first { fonts[$0].shows(scalars) }
    return picture.map { Choice(font: $0) } ?? find(scalars)
  }

  /// The first font for text in order that can show all of `scalars`.
  private func find(_ scalars: [Unicode.Scalar]) -> Choice {
    if let ideographic, scalars.allSatisfy(LanguageFamilies.isWide), fonts[ideographic].shows(scalars) {
      return Choice(font: ideographic)
    }
    for index in 0..<textCount where fonts[index].shows(scalars) { return Choice(font: index) }
    guard let system, fonts.count < ownCount + Self.mostSystemFonts,
      let font = systemFont(system, for: scalars)
    else { return .missing }
    if let index = fonts.firstIndex(where: { $0 === font }) { return Choice(font: index) }
    fonts.append(font)
    spaces.append(nil)
    return Choice(font: fonts.count - 1)
  }

  /// A font of the system that has all of `scalars`, or else their composed form, which HarfBuzz makes of them.
  private func systemFont(_ system: SystemFonts, for scalars: [Unicode.Scalar]) -> Font? {
    let composed = FontFace.composed(scalars)
    for form in composed == scalars ? [scalars] : [scalars, composed] {
      if let font = system.font(for: form, language: key.language, weight: key.weight, italic: key.italic) {
        return font
      }
    }
    return nil
  }
}
