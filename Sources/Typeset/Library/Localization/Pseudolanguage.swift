/// What can be done to all text of a document to try out its layout before it is translated (F14).
public enum Pseudolanguage: String, Sendable, Hashable, CaseIterable {
  /// With marks above and below the letters.
  case accented
  /// Every text twice.
  case double
  /// Between brackets.
  case bounded
  /// A mirrored layout with unchanged text.
  case rtl
  /// The layout mirrored, the text set from right to left.
  case rtlStrings = "rtl-strings"
  /// As long as translations from English tend to be.
  case long
  /// Text without a key in upper case, which no catalog can translate.
  case unlocalized
  /// Android's first pseudolocale: accented, as long as translations tend to be, and between brackets.
  case enXA = "en-XA"
  /// Android's second pseudolocale: the text of the source set from right to left.
  case arXB = "ar-XB"

  /// The pseudolanguage that a locale is by its name; nil for a real one.
  package init?(locale: String) {
    switch LanguageTag(locale)?.tag {
    case "en-XA": self = .enXA
    case "ar-XB": self = .arXB
    default: return nil
    }
  }

  /// Whether the layout is mirrored.
  package var isRightToLeft: Bool { self == .rtl || setsRightToLeft }

  /// Whether the text is set from right to left.
  package var setsRightToLeft: Bool { self == .rtlStrings || self == .arXB }
}

extension Pseudolanguage {
  /// The text added before and after the whole text.
  var frame: (start: String, end: String) {
    switch self {
    case .bounded: ("[# ", " #]")
    case .enXA: ("[", "]")
    default: ("", "")
    }
  }

  /// Transforms the characters of a translation.
  func changed(_ text: String) -> String { self == .accented || self == .enXA ? Self.accented(text) : text }

  /// A text without arguments.
  func applied(to text: String) -> String {
    guard !text.allSatisfy(\.isWhitespace) else { return text }
    switch self {
    case .double: return text + " " + text
    case .long: return text + Self.padding(for: text)
    case .rtlStrings, .arXB: return "\u{202E}\(text)\u{202C}"
    case .enXA: return frame.start + changed(text + Self.padding(for: text)) + frame.end
    case .accented, .bounded, .rtl, .unlocalized: return frame.start + changed(text) + frame.end
    }
  }

  /// Every letter with a mark above and one below.
  private static func accented(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(scalar)
      guard scalar.properties.isAlphabetic, scalar.properties.canonicalCombiningClass == .notReordered else { continue }
      switch scalar.value {
      case 0x41...0x24F, 0x370...0x52F, 0x1E00...0x1FFF: result.append(contentsOf: ["\u{323}", "\u{301}"])
      case 0x5D0...0x5EA: result.append(contentsOf: ["\u{5B8}", "\u{5B9}"])
      case 0x620...0x64A, 0x671...0x6D3: result.append(contentsOf: ["\u{650}", "\u{64E}"])
      default: continue
      }
    }
    return String(result)
  }

  /// The words repeated after a text to make it as long as its translations tend to be.
  static func padding(for text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return "" }
    let missing = (Double(text.count) * growth(of: text.count)).rounded()
    var padding = ""
    var word = 0
    while padding.count < Int(missing) {
      padding += " " + words[word % words.count]
      word += 1
    }
    let cut = padding.prefix(max(2, Int(missing)))
    return String(cut.last?.isWhitespace == true ? padding.prefix(cut.count + 1) : cut)
  }

  /// By which part a text of so many characters grows (F14): steadily less within each step of the model.
  static func growth(of count: Int) -> Double {
    let steps: [(through: Double, from: Double, to: Double)] = [
      (10, 2, 1), (20, 1, 0.8), (30, 0.8, 0.6), (50, 0.6, 0.4), (70, 0.4, 0.31),
    ]
    var start = 1.0
    for step in steps {
      if Double(count) <= step.through {
        return step.from + (step.to - step.from) * (Double(count) - start) / (step.through - start)
      }
      start = step.through + 1
    }
    return 0.3
  }
}
