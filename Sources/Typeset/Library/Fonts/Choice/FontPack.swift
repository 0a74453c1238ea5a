/// Fonts that are too large to bring along, and can be added to the bundled ones.
enum FontPack: String, CaseIterable {
  /// Chinese, Japanese and Korean in the shapes of each region, regular and bold.
  case cjk
  /// Emoji in colour.
  case emoji

  /// The prefix of its family names.
  var family: String {
    switch self {
    case .cjk: "Noto Sans CJK"
    case .emoji: "Noto Color Emoji"
    }
  }

  /// The command that adds it to the bundled fonts of a checkout.
  var command: String { "make fonts PACK=\(rawValue)" }
}
