/// Characters of one kind that no font has: what one warning is about.
struct MissingCharacters {
  /// What the characters have in common.
  enum Kind: Hashable {
    /// They are emoji.
    case emoji
    /// They belong to one script.
    case script(Script)
    /// They belong to no script in particular, such as arrows.
    case symbols

    /// The kind of a grapheme cluster.
    init(of units: ArraySlice<UInt16>) {
      let scalars = units.span.scalars
      let script = scalars.first.map(Script.init(of:)) ?? .common
      if EmojiPresentation(of: scalars) != .text {
        self = .emoji
      } else if [.common, .inherited, .unknown].contains(script) {
        self = .symbols
      } else {
        self = .script(script)
      }
    }

    /// The fonts that would help; nil where none of ours would.
    var pack: FontPack? {
      switch self {
      case .emoji: .emoji
      case .script(let script): FontPack.having(script)
      case .symbols: nil
      }
    }
  }

  /// What they have in common.
  let kind: Kind
  /// The first of them.
  let first: ArraySlice<UInt16>
  /// Its place in the source.
  let range: SourceRange
  /// How many there are, as a reader counts them.
  var count = 1

  /// The warning; `hasPack` says whether the fonts that would help are there already.
  func diagnostic(hasPack: Bool) -> Diagnostic {
    let character = String(utf16: first)
    let scalars = character.unicodeScalars
    let codes =
      scalars.prefix(Self.mostCodes).map(\.codePoint).joined(separator: " ")
      + (scalars.count > Self.mostCodes ? " …" : "")
    let named = "\(quoted(character)) (\(codes))"
    var hints: [String] = []
    if let pack = kind.pack, !hasPack { hints.append("'\(pack.command)' adds \(pack.content) to the bundled fonts") }
    hints.append(
      "add a font that has \(count == 1 ? "it" : "them") with <font src> in the head, or a folder of fonts")
    return Diagnostic(
      .warning, code: "missing-character",
      count == 1
        ? "no font has \(named); a box is shown instead"
        : "no font has \(count) \(noun), beginning with \(named); boxes are shown instead",
      at: range, hints: hints)
  }

  /// What several of them are called.
  private var noun: String {
    switch kind {
    case .emoji: "emoji"
    case .script(let script): "\(script.name) characters"
    case .symbols: "symbols"
    }
  }

  /// How many code points of a grapheme cluster are named.
  private static let mostCodes = 8
}
