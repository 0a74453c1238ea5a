/// The modules of a QR code while it is drawn.
struct QRField {
  private let side: Int
  private var isDark: [Bool]
  /// Whether a module is part of a pattern, and not of the data.
  private var isFixed: [Bool]

  /// The modules in rows.
  var rows: [[Bool]] { (0..<side).map { row in Array(isDark[row * side..<(row + 1) * side]) } }

  /// Draws a code with a mask.
  init(_ layout: QRLayout, _ codewords: [UInt8], mask: Int) {
    side = layout.side
    isDark = Array(repeating: false, count: side * side)
    isFixed = isDark
    drawPatterns(layout)
    drawFormat(mask)
    drawVersion(layout.version)
    drawData(codewords, mask: mask)
  }

  private mutating func fix(_ row: Int, _ column: Int, _ dark: Bool) {
    isDark[row * side + column] = dark
    isFixed[row * side + column] = true
  }

  /// The three large squares, the lines of alternating modules, and the small squares.
  private mutating func drawPatterns(_ layout: QRLayout) {
    for index in 0..<side {
      fix(6, index, index % 2 == 0)
      fix(index, 6, index % 2 == 0)
    }
    for (row, column) in [(3, 3), (3, side - 4), (side - 4, 3)] {
      for y in -4...4 {
        for x in -4...4 where (0..<side).contains(row + y) && (0..<side).contains(column + x) {
          let ring = max(abs(x), abs(y))
          fix(row + y, column + x, ring != 2 && ring != 4)
        }
      }
    }
    for row in layout.centers {
      for column in layout.centers where !isCorner(row, column) {
        for y in -2...2 { for x in -2...2 { fix(row + y, column + x, max(abs(x), abs(y)) != 1) } }
      }
    }
  }

  /// Whether a small square would lie in a large one.
  private func isCorner(_ row: Int, _ column: Int) -> Bool {
    (row < 9 && column < 9) || (row < 9 && column > side - 10) || (row > side - 10 && column < 9)
  }

  /// The level and the mask, twice, with ten bits that correct errors.
  private mutating func drawFormat(_ mask: Int) {
    // Level M is 00.
    let bits = (mask << 10 | Self.remainder(of: mask, by: 0x537, degree: 10)) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0..<6 { fix(index, 8, bit(index)) }
    fix(7, 8, bit(6))
    fix(8, 8, bit(7))
    fix(8, 7, bit(8))
    for index in 9..<15 { fix(8, 14 - index, bit(index)) }
    for index in 0..<8 { fix(8, side - 1 - index, bit(index)) }
    for index in 8..<15 { fix(side - 15 + index, 8, bit(index)) }
    fix(side - 8, 8, true)
  }

  /// The version, twice, with twelve bits that correct errors; codes up to version 6 have none.
  private mutating func drawVersion(_ version: Int) {
    guard version >= 7 else { return }
    let bits = version << 12 | Self.remainder(of: version, by: 0x1F25, degree: 12)
    for index in 0..<18 {
      let dark = bits >> index & 1 == 1
      fix(index / 3, side - 11 + index % 3, dark)
      fix(side - 11 + index % 3, index / 3, dark)
    }
  }

  /// The remainder of a number, moved up by a degree, by a polynomial over two elements.
  private static func remainder(of value: Int, by polynomial: Int, degree: Int) -> Int {
    var rest = value
    for _ in 0..<degree { rest = rest << 1 ^ (rest >> (degree - 1) & 1) * polynomial }
    return rest
  }

  /// The data in columns of two modules from the right, upwards and downwards in turn.
  private mutating func drawData(_ codewords: [UInt8], mask: Int) {
    var next = 0
    var right = side - 1
    var isUpwards = true
    while right > 0 {
      if right == 6 { right -= 1 }
      for step in 0..<side {
        let row = isUpwards ? side - 1 - step : step
        for column in [right, right - 1] where !isFixed[row * side + column] {
          let dark = next < codewords.count * 8 && codewords[next / 8] >> (7 - next % 8) & 1 == 1
          isDark[row * side + column] = dark != Self.inverts(mask, row, column)
          next += 1
        }
      }
      isUpwards.toggle()
      right -= 2
    }
  }

  /// Whether a mask inverts a module (ISO/IEC 18004, table 10).
  private static func inverts(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
    switch mask {
    case 0: (row + column) % 2 == 0
    case 1: row % 2 == 0
    case 2: column % 3 == 0
    case 3: (row + column) % 3 == 0
    case 4: (row / 2 + column / 3) % 2 == 0
    case 5: row * column % 2 + row * column % 3 == 0
    case 6: (row * column % 2 + row * column % 3) % 2 == 0
    default: ((row + column) % 2 + row * column % 3) % 2 == 0
    }
  }

  /// How much of it looks like a pattern, or is of one colour: the less, the easier it is to read (7.8.3).
  var penalty: Int {
    let rows = rows
    let columns = (0..<side).map { column in rows.map { $0[column] } }
    var total = 0
    for line in rows + columns { total += Self.penalty(of: line) }
    for row in 0..<side - 1 {
      for column in 0..<side - 1 {
        let dark = rows[row][column]
        if rows[row][column + 1] == dark, rows[row + 1][column] == dark, rows[row + 1][column + 1] == dark {
          total += 3
        }
      }
    }
    let share = isDark.count { $0 } * 100 / isDark.count
    return total + abs(share - 50) / 5 * 10
  }

  /// Five or more modules of one colour, and what looks like a large square.
  private static func penalty(of line: [Bool]) -> Int {
    var total = 0
    var length = 0
    for index in line.indices {
      length = index > 0 && line[index] == line[index - 1] ? length + 1 : 1
      if length == 5 { total += 3 } else if length > 5 { total += 1 }
    }
    let finder = [true, false, true, true, true, false, true]
    let quiet = Array(repeating: false, count: 4)
    for pattern in [finder + quiet, quiet + finder] {
      for start in 0...line.count - pattern.count where Array(line[start..<start + pattern.count]) == pattern {
        total += 40
      }
    }
    return total
  }
}
