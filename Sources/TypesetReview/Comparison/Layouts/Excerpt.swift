import Typeset

/// The parts of two long texts around what is different in them.
enum Excerpt {
  /// Texts up to this length are shown whole.
  private static let wholeLength = 40
  /// So many characters are shown before and behind what is different.
  private static let context = 12

  /// Two texts without most of what both begin and end with; an ellipsis stands for what is left out.
  static func ofDifference(_ first: String, _ second: String) -> (String, String) {
    let (one, other) = (Array(first), Array(second))
    guard max(one.count, other.count) > wholeLength else { return (first, second) }
    var start = 0
    while start < min(one.count, other.count), one[start] == other[start] { start += 1 }
    var end = 0
    while end < min(one.count, other.count) - start, one[one.count - 1 - end] == other[other.count - 1 - end] {
      end += 1
    }
    func part(_ text: [Character]) -> String {
      let (from, to) = (max(0, start - context), min(text.count, text.count - end + context))
      return (from > 0 ? "…" : "") + String(text[from..<to]) + (to < text.count ? "…" : "")
    }
    return (part(one), part(other))
  }
}
