/// The keys of an iPhone for a syllabary: a key for each of its rows, whose letters are chosen by flicks, between two
/// columns of other keys.
struct FlickKeys {
  private let contents: KeyboardContents
  private let area: Rect

  init(_ contents: KeyboardContents, in area: Rect) {
    self.contents = contents
    self.area = area
  }

  /// All keys, row by row from the top.
  var keys: [KeyboardKey] {
    let rows = contents.layout.letters
    return rows.enumerated().flatMap { index, letters in
      var row = KeyboardRow(in: area.row(index, of: rows.count), pitch: width, isWide: false)
      addStart(of: index, to: &row)
      row.add(letters: letters, width: width)
      var keys = row.keys
      if let end = end(of: index, of: rows.count) { keys.append(end) }
      return keys
    }
  }

  /// The width of a key, in points.
  private var width: Double { area.width / 5 }

  /// Adds the first key of a row.
  private func addStart(of index: Int, to row: inout KeyboardRow) {
    switch index {
    case 0: row.add(.advance, .letter("→"), width: width)
    case 1: row.add(.undo, .icon("undo"), width: width)
    case 2: row.add(.letters, .word("ABC"), width: width)
    default: row.add(.emoji, .sign(.emoji), width: width)
    }
  }

  /// The last key of a row; nil where the one above reaches down to it.
  private func end(of index: Int, of count: Int) -> KeyboardKey? {
    var place = area.row(index, of: count)
    // The return key is as high as the rows that are left.
    if index == 2 { place = Rect(x: place.minX, y: place.minY, width: place.width, height: area.maxY - place.minY) }
    var row = KeyboardRow(in: place, pitch: width, isWide: false)
    row.skip(place.width - width)
    switch index {
    case 0: row.add(.delete, .sign(.delete), width: width)
    case 1: row.add(.space, .word(contents.words[.spaceKey]), width: width)
    case 2: row.add(.newLine, .word(contents.returnWord), contents.returnLook, width: width)
    default: return nil
    }
    return row.keys.first
  }
}
