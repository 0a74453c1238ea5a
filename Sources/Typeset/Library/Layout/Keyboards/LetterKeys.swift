/// The keys of an iPhone for letters: the rows of the layout, and one with the space bar.
struct LetterKeys {
  private let contents: KeyboardContents
  private let metrics: KeyboardMetrics
  private let area: Rect
  /// The width of a letter, in points.
  private let pitch: Double

  init(_ contents: KeyboardContents, _ metrics: KeyboardMetrics, in area: Rect) {
    self.contents = contents
    self.metrics = metrics
    self.area = area
    // Ten keys are side by side on most keyboards; fewer are no wider.
    let columns = contents.layout.rows.map { $0.count - ($0.contains(.shift) ? 2 : 0) }.reduce(10, max)
    pitch = area.width / Double(columns)
  }

  /// All keys, row by row from the top.
  var keys: [KeyboardKey] {
    let rows = contents.layout.rows
    var keys: [KeyboardKey] = []
    for (index, row) in rows.enumerated() { keys += self.keys(of: row, in: area.row(index, of: rows.count + 1)) }
    return keys + spaceRow(in: area.row(rows.count, of: rows.count + 1))
  }

  /// A row of the layout: letters in the middle, and shift and delete at the sides, which take what is left.
  private func keys(of row: [KeyboardLayout.Key], in area: Rect) -> [KeyboardKey] {
    let sides = row.count { $0 == .shift || $0 == .delete }
    let letters = Double(row.count - sides)
    let pitch = min(pitch, area.width / Double(row.count))
    let left = area.width - letters * pitch
    let sideWidth = sides == 0 ? 0 : left / Double(sides)
    let capWidth = max(pitch, min(sideWidth, pitch * 1.34))
    var placed = KeyboardRow(in: area, pitch: pitch, isWide: false)
    if sides == 0 { placed.skip(left / 2) }
    for key in row {
      switch key {
      case .letter(let letter): placed.add(.key, .letter(letter), .letter, width: pitch)
      case .shift: placed.add(.shift, .sign(.shift), width: sideWidth, capWidth: capWidth)
      case .delete: placed.add(.delete, .sign(.delete), width: sideWidth, capWidth: capWidth)
      }
    }
    return placed.keys
  }

  /// The row with the space bar.
  private func spaceRow(in area: Rect) -> [KeyboardKey] {
    var row = KeyboardRow(in: area, pitch: pitch, isWide: false)
    let edge = area.width / 8
    row.add(.numbers, .word(contents.digits.format(123)), width: edge)
    if metrics.hasKeysInZone || metrics.hasKeysBesideRows {
      row.add(.emoji, .sign(.emoji), width: edge)
    } else {
      // Other devices have no room for these two outside of the rows.
      row.add(.globe, .icon("globe"), width: area.width / 10)
      row.add(.microphone, .icon("microphone"), width: area.width / 10)
    }
    let returnWidth = area.width / 4
    let signs = contents.signs
    let room = row.rest - returnWidth
    let signWidth = signs.hasSpace ? area.width / 10 : room / Double(max(1, signs.keys.count))
    if signs.hasSpace {
      row.add(
        .space, .word(contents.words[.spaceKey]), .letter, width: room - signWidth * Double(signs.keys.count))
    }
    row.add(letters: signs.keys, width: signWidth)
    row.add(.newLine, .word(contents.returnWord), contents.returnLook, width: returnWidth)
    return row.keys
  }
}
