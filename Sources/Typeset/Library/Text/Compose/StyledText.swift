/// The text of a block as it will be shown, with the style of each part; nothing is measured yet.
struct StyledText: Sendable {
  /// The text in UTF-16; a forced break is a line feed.
  var units: [UInt16] = []
  /// The parts of one style each; they cover the text without a gap, in order.
  var spans: [TextSpan] = []
  /// The isolates, outer before inner.
  var isolates: [Isolate] = []
  /// Offsets of `wbr`: a line may be broken before them.
  var wordBreaks: [Int] = []
  /// Parts such as phone numbers that stay on one line while there is room, in order.
  var unbreakable: [Range<Int>] = []
  /// The inline elements that the outputs know, in order of their start.
  var marks: [InlineMark] = []
  /// The places of stretches of the text in the source, in order of `offset`.
  var sources: [SourceMark] = []
  /// The base direction of its paragraphs.
  var direction: Direction
  /// The direction of the layout around it.
  var layoutDirection: Direction
  /// The language of the block.
  var language: LanguageTag
  /// The style of the block itself, which decides empty lines and baselines.
  var style: TextStyle
  /// The alignment that the author asks for.
  var align: AlignmentRequest
  /// How it is broken.
  var wrap: Wrap
  /// Whether its words are hyphenated.
  var hyphens = Hyphens.manual
  /// The most lines to show; 0 for as many as needed (R137).
  var lineLimit = 0
  /// Whether its author asks for it to be cut where it has no room.
  var isCutAsAsked = false
  /// Where it is cut when the lines run out.
  var truncation = Truncation.end
  /// Whether it is a `pre`: it is on its own side, and tab stops count spaces.
  var isPreformatted = false
  /// How R023 or R024 may act.
  var balance = BalanceRequest.auto
  /// How many times as large as at text size `l` text is.
  var textScale = 1.0
  /// Byte offset of the block in the source.
  var offset = 0
  /// Whether Arabic and Hebrew are raised beside upper-case Latin, as `balance` says (R023, R024).
  var raisesRightToLeft = false
  /// Guidelines that acted while the text was made.
  var rules: [Rule] = []

  /// What it belongs to, where that is `membership` as far as the layout knows: a `pre` stands by itself everywhere,
  /// and a block limited to one or two lines is on the side where the layout starts.
  func membership(inside membership: AlignmentMembership) -> AlignmentMembership {
    if isPreformatted { return .code }
    return membership == .block && (lineLimit == 1 || lineLimit == 2) ? .control : membership
  }

  /// The stretch of the source that an offset lies in; nil for one that lies in none.
  func sourceMark(at offset: Int) -> SourceMark? {
    let behind = sources.indices.firstIndex(behind: { sources[$0].offset <= offset })
    return behind > 0 ? sources[behind - 1] : nil
  }

  /// Notes a guideline that acted; nil where it changed nothing.
  mutating func note(_ rule: Rule?) {
    if let rule, !rules.contains(rule) { rules.append(rule) }
  }
}

/// A part of a text that has one style.
struct TextSpan: Sendable {
  /// UTF-16 offsets.
  var range: Range<Int>
  /// The style.
  var style: TextStyle
  /// The innermost inline element around it, as an index into `marks`.
  var mark: Int?
}

/// An inline element that the outputs know: a link, or anything with an `id`.
struct InlineMark: Sendable {
  /// UTF-16 offsets.
  var range: Range<Int>
  /// Its name in the markup.
  var name: ElementName
  /// The author's `id`.
  var id: String?
  /// Where it leads.
  var link: String?
  /// The guideline that acted on it.
  var rule: Rule?
  /// Byte offset of its start tag.
  var offset: Int
  /// The inline element around it, as an index into `marks`.
  var parent: Int?
  /// Its language.
  var language: LanguageTag
  /// The entry of a catalog that its text comes from; nil where it comes from none of its own.
  var origin: TextOrigin?
}

/// The place of a stretch of a text in the source.
struct SourceMark: Sendable {
  /// UTF-16 offset of its first character.
  var offset: Int
  /// Byte offset of its first character in the source.
  var source: Int
}
