/// The line around a place, prepared for a terminal, with a marker below the place.
struct SourceExcerpt {
  /// The line, or the part around the place, with `…` for omissions.
  let line: String
  /// The padding before the marker, as wide as the line before the place, with the same tabs.
  let indent: String
  /// `^`, and `~` as far as the place continues in its line.
  let marker: String

  /// The largest number of columns of a line that is shown whole.
  private static let widest = 120
  /// The number of columns shown before, at and after the place in a longer line.
  private static let width = (before: 50, at: 50, after: 30)
  /// How many bytes are looked at to find them.
  private static let reach = 1024

  /// Makes the excerpt of a place.
  init(_ range: SourceRange) {
    let file = range.file
    let start = min(max(range.bytes.lowerBound, 0), file.utf8.count)
    let whole = file.bytes(ofLine: file.position(at: start).line)
    let place = min(start, whole.upperBound)
    let end = max(place, min(range.bytes.upperBound, whole.upperBound))

    func cells(_ bytes: Range<Int>) -> [Cell] {
      String(decoding: file.utf8[bytes], as: UTF8.self).map { Cell($0) }
    }
    func boundary(_ offset: Int) -> Int {
      var offset = offset
      while offset < whole.upperBound, file.utf8[offset] & 0xC0 == 0x80 { offset += 1 }
      return offset
    }
    let from = place - whole.lowerBound > Self.reach ? boundary(place - Self.reach) : whole.lowerBound
    let middle = end - place > Self.reach ? boundary(place + Self.reach) : end
    let to = whole.upperBound - middle > Self.reach ? boundary(middle + Self.reach) : whole.upperBound

    var before = cells(min(from, place)..<place)
    var at = cells(place..<middle)
    var after = cells(middle..<to)
    // A line that fits is shown whole.
    let total = (before + at + after).reduce(0) { $0 + $1.width }
    let isWhole = from == whole.lowerBound && to == whole.upperBound && total <= Self.widest
    let isCutBefore =
      !isWhole && Self.cut(&before, to: Self.width.before, fromStart: true) || from > whole.lowerBound
    let isCutAt = !isWhole && Self.cut(&at, to: Self.width.at, fromStart: false) || middle < end
    if isCutAt { after = [] }
    let isCutAfter =
      !isWhole && Self.cut(&after, to: Self.width.after, fromStart: false) || to < whole.upperBound || isCutAt
    line =
      (isCutBefore ? "…" : "") + (before + at + after).map(\.shown).joined() + (isCutAfter ? "…" : "")
    indent =
      (isCutBefore ? " " : "")
      + before.map { $0.shown == "\t" ? "\t" : String(repeating: " ", count: $0.width) }.joined()
    marker = "^" + String(repeating: "~", count: max(0, at.reduce(0) { $0 + $1.width } - 1))
  }

  /// A character in printable form.
  private struct Cell {
    var shown: String
    var width: Int

    init(_ character: Character) {
      shown = SourceExcerpt.shown(character)
      let isAsItIs = shown.unicodeScalars.first == character.unicodeScalars.first
      width = isAsItIs ? (SourceExcerpt.isWide(character.unicodeScalars.first!) ? 2 : 1) : shown.unicodeScalars.count
    }
  }

  /// Leaves out what goes beyond a width; whether anything did.
  private static func cut(_ cells: inout [Cell], to width: Int, fromStart: Bool) -> Bool {
    var total = 0
    let count = (fromStart ? cells.reversed() : cells).prefix { cell in
      total += cell.width
      return total <= width
    }.count
    guard count < cells.count else { return false }
    if fromStart { cells.removeFirst(cells.count - count) } else { cells.removeLast(cells.count - count) }
    return true
  }

  /// A character without power over the terminal: controls, bidi controls and line separators give their code point instead.
  static func shown(_ character: Character) -> String {
    if character == "\t" || !character.unicodeScalars.contains(where: isPowerful) {
      return character.unicodeScalars.count > greatestCluster
        ? String(String.UnicodeScalarView(character.unicodeScalars.prefix(greatestCluster))) : String(character)
    }
    return character.unicodeScalars.prefix(greatestCluster).reduce(into: "") { text, scalar in
      guard isPowerful(scalar) else { return text.unicodeScalars.append(scalar) }
      text += "<\(scalar.codePoint)>"
    }
  }

  /// How many scalars of a grapheme cluster are shown.
  private static let greatestCluster = 16

  private static func isPowerful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x206F, 0xFEFF,
      0xE0000...0xE007F:
      true
    default: false
    }
  }

  /// Whether a terminal gives a character two columns (UAX #11, roughly: whole blocks).
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
