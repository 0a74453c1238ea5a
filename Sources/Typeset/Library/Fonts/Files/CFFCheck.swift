/// Checks the lists and places in outlines of PostScript before they are embedded (Adobe Technical Note 5176).
struct CFFCheck {
  private let table: FontSlice
  private let glyphCount: Int

  /// A check of a table `CFF ` with the outlines of so many glyphs.
  init(_ table: FontSlice, glyphCount: Int) {
    self.table = table
    self.glyphCount = glyphCount
  }

  /// Throws if it is damaged.
  func check() throws(FontError.Reason) {
    guard table.number8(at: 0) == 1 else { throw damage("an unknown version") }
    let names = try list(at: table.number8(at: 2), "fonts")
    let fonts = try list(at: names.end, "dictionaries")
    let strings = try list(at: fonts.end, "strings")
    _ = try list(at: strings.end, "subroutines")
    guard names.items.count == 1, let first = fonts.items.first else { throw damage("no font, or several") }
    let dictionary = try dictionary(first)
    guard let place = dictionary[Operator.outlines]?.first else { throw damage("no outlines") }
    guard try list(at: place, "outlines").items.count == glyphCount else {
      throw damage("another number of outlines than table \"maxp\"")
    }
    if let place = dictionary[Operator.glyphNames]?.first, place > 2, place >= table.count {
      throw damage("names of glyphs beyond its end")
    }
    try checkPrivate(dictionary)
    guard let place = dictionary[Operator.fonts]?.first else { return }
    for font in try list(at: place, "fonts").items { try checkPrivate(self.dictionary(font)) }
    try checkChoice(dictionary)
  }

  /// The operators of dictionaries that hold places; those of two bytes have 12 in front.
  private enum Operator {
    static let glyphNames = 15
    static let outlines = 17
    static let privateDictionary = 18
    static let subroutines = 19
    static let fonts = 1236
    static let choice = 1237
  }

  /// Checks the dictionary that a font has for itself, and its subroutines.
  private func checkPrivate(_ dictionary: [Int: [Int]]) throws(FontError.Reason) {
    guard let values = dictionary[Operator.privateDictionary] else { return }
    guard values.count == 2, values[0] >= 0, values[1] >= 0, values[0] + values[1] <= table.count else {
      throw damage("a dictionary beyond its end")
    }
    let inner = try self.dictionary(values[1]..<(values[0] + values[1]))
    if let offset = inner[Operator.subroutines]?.first { _ = try list(at: values[1] + offset, "subroutines") }
  }

  /// Checks the table that gives each glyph one of several fonts.
  private func checkChoice(_ dictionary: [Int: [Int]]) throws(FontError.Reason) {
    guard let place = dictionary[Operator.choice]?.first, place > 0, place < table.count else {
      throw damage("no choice of fonts for its glyphs")
    }
    let length =
      switch table.number8(at: place) {
      case 0: 1 + glyphCount
      case 3: 5 + 3 * table.number16(at: place + 1)
      default: Int.max / 2
      }
    guard place + length <= table.count else { throw damage("a choice of fonts beyond its end") }
  }

  /// The ranges of the items of a list, and where it ends.
  private func list(at place: Int, _ name: String) throws(FontError.Reason) -> (items: [Range<Int>], end: Int) {
    guard place >= 0, place + 2 <= table.count else { throw damage("a list of \(name) beyond its end") }
    let count = table.number16(at: place)
    guard count > 0 else { return ([], place + 2) }
    let size = table.number8(at: place + 2)
    // Places count from the byte before the first item.
    let base = place + 3 + (count + 1) * size - 1
    guard (1...4).contains(size), base < table.count else { throw damage("a list of \(name) beyond its end") }
    func offset(_ index: Int) -> Int { base + table.number(at: place + 3 + index * size, bytes: size) }
    var items: [Range<Int>] = []
    items.reserveCapacity(count)
    for index in 0..<count {
      let (start, end) = (offset(index), offset(index + 1))
      guard base < start, start <= end, end <= table.count else {
        throw damage("a list of \(name) whose places do not ascend or are beyond its end")
      }
      items.append(start..<end)
    }
    return (items, offset(count))
  }

  /// The operators of a dictionary with their whole numbers; real numbers count as 0.
  private func dictionary(_ range: Range<Int>) throws(FontError.Reason) -> [Int: [Int]] {
    var result: [Int: [Int]] = [:]
    var values: [Int] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = table.number8(at: offset)
      offset += 1
      switch byte {
      case 12:
        result[1200 + table.number8(at: offset)] = values
        values = []
        offset += 1
      case 0...21:
        result[byte] = values
        values = []
      case 28:
        values.append(Int(Int16(truncatingIfNeeded: table.number16(at: offset))))
        offset += 2
      case 29:
        values.append(Int(Int32(truncatingIfNeeded: table.number32(at: offset))))
        offset += 4
      case 30:
        // A real number ends with a half byte of fifteen.
        while offset < range.upperBound, table.number8(at: offset) & 0xF != 0xF, table.number8(at: offset) >> 4 != 0xF {
          offset += 1
        }
        offset += 1
        values.append(0)
      case 32...246: values.append(byte - 139)
      case 247...250:
        values.append((byte - 247) * 256 + table.number8(at: offset) + 108)
        offset += 1
      case 251...254:
        values.append(-(byte - 251) * 256 - table.number8(at: offset) - 108)
        offset += 1
      default: throw damage("a dictionary that cannot be read")
      }
    }
    guard offset == range.upperBound else { throw damage("a dictionary that is truncated") }
    return result
  }

  private func damage(_ words: String) -> FontError.Reason { .incomplete("table \"CFF\" has \(words)") }
}
