/// The keys of an iPad: the rows of the layout with delete, return and shift at their ends, and the row of the space
/// bar.
struct WideKeys {
  private let contents: KeyboardContents
  private let hasWords: Bool
  private let area: Rect
  private let layout: KeyboardLayout
  /// The width of a letter, in points.
  private let pitch: Double
  /// The widths of a return key and of a shift key are at least so many letters.
  private static let (returnShare, shiftShare) = (1.5, 1.0)

  init(_ contents: KeyboardContents, _ metrics: KeyboardMetrics, in area: Rect) {
    self.contents = contents
    hasWords = metrics.hasWordsOnKeys
    self.area = area
    layout =
      contents.type.isNumeric
      ? .numbers(contents) : contents.layout.wideName.flatMap(KeyboardLayouts.named) ?? contents.layout
    let letters = layout.letters
    let columns = letters.indices.map { Double(letters[$0].count) + Self.sideShare(of: $0, in: letters.count) }
    pitch = area.width / columns.reduce(11, max)
  }

  /// How many letters the keys at the ends of a row take at least.
  private static func sideShare(of row: Int, in count: Int) -> Double {
    switch row {
    case count - 1: 2 * shiftShare + 2
    case count - 2: returnShare
    case 0: 1
    default: 0
    }
  }

  /// All keys, row by row from the top.
  var keys: [KeyboardKey] {
    let letters = layout.letters
    var keys: [KeyboardKey] = []
    for (index, row) in letters.enumerated() {
      keys += self.keys(row, index, of: letters.count, in: area.row(index, of: letters.count + 1))
    }
    return keys + spaceRow(in: area.row(letters.count, of: letters.count + 1))
  }

  private func keys(_ letters: [String], _ index: Int, of count: Int, in area: Rect) -> [KeyboardKey] {
    var row = KeyboardRow(in: area, pitch: pitch, isWide: true)
    let width = pitch * Double(letters.count)
    switch index {
    case count - 1:
      let all = contents.type.isNumeric ? letters : letters + layout.stops
      let side = max(pitch, area.width - pitch * Double(all.count) - pitch)
      addShift(to: &row, width: pitch)
      row.add(letters: all, width: (area.width - pitch - side) / Double(all.count))
      addShift(to: &row, width: side)
    case count - 2:
      let left = area.width - width
      // The second row is half a key to the right of the first.
      let offset = left >= (Self.returnShare + 0.5) * pitch ? pitch / 2 : 0
      row.skip(offset)
      row.add(letters: letters, width: pitch)
      row.add(.newLine, .word(contents.returnWord), contents.returnLook, width: row.rest)
    case 0:
      row.add(letters: letters, width: pitch)
      row.add(.delete, face(.delete, .deleteKey), width: row.rest)
    default:
      row.skip((area.width - width) / 2)
      row.add(letters: letters, width: pitch)
    }
    return row.keys
  }

  /// Adds a key at an end of the last row of letters.
  private func addShift(to row: inout KeyboardRow, width: Double) {
    if contents.type.isNumeric {
      row.add(.symbols, .word("#+="), width: width)
    } else {
      row.add(.shift, face(.shift, .shiftKey), width: width)
    }
  }

  /// A sign, or its word where there is room.
  private func face(_ sign: KeySign, _ word: SpokenWords.Word) -> KeyboardKey.Face {
    hasWords ? .word(contents.words[word]) : .sign(sign)
  }

  /// The row with the space bar.
  private func spaceRow(in area: Rect) -> [KeyboardKey] {
    var row = KeyboardRow(in: area, pitch: pitch, isWide: true)
    let other: (name: KeyboardKey.Name, word: String) =
      contents.type.isNumeric
      ? (.letters, contents.layout.alphabet) : (.numbers, ".?" + contents.digits.format(123))
    let unit = area.width / 11
    row.add(other.name, .word(other.word), width: unit * 1.2)
    row.add(.globe, .icon("globe"), width: unit)
    row.add(.microphone, .icon("microphone"), width: unit)
    let signs = contents.signs.keys.filter { !layout.stops.contains($0) }
    row.add(.space, .word(contents.words[.spaceKey]), .letter, width: row.rest - unit * (2.4 + Double(signs.count)))
    row.add(letters: signs, width: unit)
    row.add(other.name, .word(other.word), width: unit * 1.2)
    row.add(.hide, .sign(.hide), width: row.rest)
    return row.keys
  }
}

extension KeyboardLayout {
  /// Digits and signs, as wide keyboards have them where an iPhone has a pad.
  fileprivate static func numbers(_ contents: KeyboardContents) -> KeyboardLayout {
    let digits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map(contents.digit)
    let rows = [
      digits, ["@", "#", "$", "&", "*", "(", ")", "'", "\""], ["%", "-", "+", "=", "/", ";", ":", ",", "."],
    ]
    return KeyboardLayout(
      name: contents.layout.name, alphabet: contents.layout.alphabet, rows: rows.map { $0.map(Key.letter) })
  }
}
