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
    let lineBytes = file.bytes(ofLine: file.position(at: start).line)
    let place = min(start, lineBytes.upperBound)
    let end = max(place, min(range.bytes.upperBound, lineBytes.upperBound))

    func cells(_ bytes: Range<Int>) -> [Cell] {
      String(decoding: file.utf8[bytes], as: UTF8.self).map { Cell($0) }
    }
    func boundary(_ offset: Int) -> Int {
      var offset = offset
      while offset < lineBytes.upperBound, file.utf8[offset] & 0xC0 == 0x80 { offset += 1 }
      return offset
    }
    let from = place - lineBytes.lowerBound > Self.reach ? boundary(place - Self.reach) : lineBytes.lowerBound
    let middle = end - place > Self.reach ? boundary(place + Self.reach) : end
    let to = lineBytes.upperBound - middle > Self.reach ? boundary(middle + Self.reach) : lineBytes.upperBound

    var before = cells(min(from, place)..<place)
    var at = cells(place..<middle)
    var after = cells(middle..<to)
    var whole = before + at + after
    Self.disarm(&whole)
    before = Array(whole[..<before.count])
    after = Array(whole[(before.count + at.count)...])
    at = Array(whole[before.count..<before.count + at.count])
    // A line that fits is shown whole.
    let total = (before + at + after).reduce(0) { $0 + $1.width }
    let isWhole = from == lineBytes.lowerBound && to == lineBytes.upperBound && total <= Self.widest
    let isCutBefore =
      !isWhole && Self.cut(&before, to: Self.width.before, fromStart: true) || from > lineBytes.lowerBound
    let isCutAt = !isWhole && Self.cut(&at, to: Self.width.at, fromStart: false) || middle < end
    if isCutAt { after = [] }
    let isCutAfter =
      !isWhole && Self.cut(&after, to: Self.width.after, fromStart: false) || to < lineBytes.upperBound || isCutAt
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

    /// A character that is shown by its code point.
    init(codePointOf scalar: Unicode.Scalar) {
      shown = "<\(scalar.codePoint)>"
      width = shown.count
    }

    init(_ character: Character) {
      shown = TerminalText.shown(character)
      let isAsItIs = shown.unicodeScalars.first == character.unicodeScalars.first
      width = isAsItIs ? (SourceExcerpt.isWide(character.unicodeScalars.first!) ? 2 : 1) : shown.unicodeScalars.count
    }
  }

  /// Shows the first of the characters by their code points that would make the line a command of a service that reads
  /// it.
  private static func disarm(_ cells: inout [Cell]) {
    if let first = cells.firstIndex(where: { !$0.shown.allSatisfy(\.isWhitespace) }), first + 1 < cells.count,
      cells[first].shown == ":", cells[first + 1].shown == ":"
    {
      cells[first] = Cell(codePointOf: ":")
    }
    for index in cells.indices.dropFirst().dropLast()
    where cells[index - 1].shown == "#" && cells[index].shown == "#" && cells[index + 1].shown == "[" {
      cells[index] = Cell(codePointOf: "#")
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
