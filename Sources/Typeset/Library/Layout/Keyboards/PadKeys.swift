/// The keys of an iPhone for numbers: 1, 2 and 3 in the first row, from the left, in every language.
struct PadKeys {
  private let contents: KeyboardContents
  private let area: Rect

  init(_ contents: KeyboardContents, in area: Rect) {
    self.contents = contents
    self.area = area
  }

  /// All keys, row by row from the top.
  var keys: [KeyboardKey] {
    let digits = (0..<3).flatMap { index in
      var row = row(index)
      row.add(letters: (1...3).map { contents.digit(3 * index + $0) }, width: width)
      return row.keys
    }
    var last = row(3)
    switch contents.type {
    case .decimal: last.add(.key, .letter(contents.decimalSeparator), .bare, width: width)
    case .phone: last.add(.symbols, .word("+ * #"), .bare, width: width)
    case .number, .default, .email, .url, .search: last.skip(width)
    }
    last.add(letters: [contents.digit(0)], width: width)
    last.add(.delete, .sign(.delete), .bare, width: width)
    return digits + last.keys
  }

  /// The width of a key, in points.
  private var width: Double { area.width / 3 }

  private func row(_ index: Int) -> KeyboardRow { KeyboardRow(in: area.row(index, of: 4), pitch: width, isWide: false) }
}
