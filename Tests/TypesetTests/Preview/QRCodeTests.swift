import Testing

@testable import TypesetPreview

/// Codes that phones read: known values of the standard, and codes read back by a reader written for the test alone.
@Suite struct QRCodeTests {
  /// ISO/IEC 18004, annex I: the data of “01234567” in version 1-M and its corrections.
  @Test func theCorrectionsAreThoseOfTheStandard() {
    let data: [UInt8] = [
      0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11,
    ]
    #expect(
      ReedSolomon.corrections(of: data, count: 10) == [0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55])
    // The generator of ten corrections, by its exponents in table A.1.
    let exponents = [251, 67, 46, 61, 118, 70, 64, 94, 32, 45]
    var powers: [UInt8] = [1]
    while powers.count < 255 { powers.append(ReedSolomon.product(powers[powers.count - 1], 2)) }
    #expect(ReedSolomon.generator(degree: 10) == exponents.map { powers[$0] })
  }

  @Test func theFieldHasInversesAndNoZeroDivisors() {
    for one in UInt8(1)...255 {
      #expect(UInt8(1)...255 ~= ReedSolomon.product(one, 2))
      #expect((UInt8(1)...255).count { ReedSolomon.product(one, $0) == 1 } == 1)
    }
    #expect(ReedSolomon.product(0, 7) == 0 && ReedSolomon.product(7, 0) == 0)
  }

  /// Every length of every version, with every mask.
  @Test func whatIsWrittenIsRead() throws {
    for length in [0, 14, 26, 27, 62, 84, 106, 122, 153, 181, 213] {
      let text = String((0..<length).map { Character(UnicodeScalar(UInt8(33 + $0 * 7 % 90))) })
      let code = try #require(QRCode(text), "\(length)")
      #expect(try CodeReader(code.modules).text() == text, "\(length)")
    }
    for mask in 0..<8 {
      let code = try #require(QRCode("http://192.168.1.20:8080/?locale=ar-EG", mask: mask))
      #expect(try CodeReader(code.modules).text() == "http://192.168.1.20:8080/?locale=ar-EG")
      #expect(code.mask == mask)
    }
    #expect(QRCode(String(repeating: "x", count: 214)) == nil)
  }

  @Test func theSmallestVersionIsTaken() throws {
    let capacities = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213]
    #expect(QRLayout.all.map(\.capacity) == capacities)
    for (index, capacity) in capacities.enumerated() {
      let code = try #require(QRCode(String(repeating: "a", count: capacity)))
      #expect(code.version == index + 1 && code.side == 21 + 4 * index)
    }
  }

  /// The words of formats with their corrections, from table C.1, and of versions, from table D.1.
  @Test func formatsAndVersionsAreThoseOfTheStandard() throws {
    let formats = [0x5412, 0x5125, 0x5E7C, 0x5B4B, 0x45F9, 0x40CE, 0x4F97, 0x4AA0]
    for (mask, format) in formats.enumerated() {
      #expect(CodeReader(try #require(QRCode("a", mask: mask)).modules).formats == [format, format])
    }
    for (length, word) in [(110, 0x07C94), (130, 0x085BC), (160, 0x09A99), (200, 0x0A4D3)] {
      let code = try #require(QRCode(String(repeating: "a", count: length)))
      #expect(CodeReader(code.modules).versions == [word, word])
    }
  }

  @Test func theCodeForATerminalHasAQuietZone() throws {
    let code = try #require(QRCode("http://10.0.0.2:8080/"))
    let lines = code.terminalText.split(separator: "\n").map { line in
      line.replacing("\u{1B}[30;107m", with: "").replacing("\u{1B}[0m", with: "")
    }
    #expect(lines.count == (code.side + 9) / 2 && lines.allSatisfy { $0.count == code.side + 8 })
    #expect(lines[0] == String(repeating: " ", count: code.side + 8))
    #expect(lines[2].hasPrefix("    █▀▀▀▀▀█ "))
  }
}

/// Reads a code by the standard, without correcting anything.
private struct CodeReader {
  private let modules: [[Bool]]
  private let side: Int
  private let version: Int

  init(_ modules: [[Bool]]) {
    self.modules = modules
    side = modules.count
    version = (side - 17) / 4
  }

  private func word(_ places: [(row: Int, column: Int)]) -> Int {
    places.reduce(0) { $0 << 1 | (modules[$1.row][$1.column] ? 1 : 0) }
  }

  /// The two words about the format, the highest bit first.
  var formats: [Int] {
    let besideCorner =
      [0, 1, 2, 3, 4, 5, 7, 8].map { (row: 8, column: $0) } + [7, 5, 4, 3, 2, 1, 0].map { (row: $0, column: 8) }
    let atEdges = (0..<7).map { (row: side - 1 - $0, column: 8) } + (0..<8).map { (row: 8, column: side - 8 + $0) }
    return [word(besideCorner), word(atEdges)]
  }

  /// The two words about the version.
  var versions: [Int] {
    let places = (0..<18).reversed().map { (row: $0 / 3, column: side - 11 + $0 % 3) }
    return [word(places), word(places.map { (row: $0.column, column: $0.row) })]
  }

  /// The text in bytes.
  func text() throws -> String {
    let mask = (formats[0] ^ 0x5412) >> 10 & 7
    var bits: [Bool] = []
    var column = side - 1
    var isUpwards = true
    while column > 0 {
      if column == 6 { column -= 1 }
      for step in 0..<side {
        let row = isUpwards ? side - 1 - step : step
        for x in [column, column - 1] where !isPattern(row, x) { bits.append(modules[row][x] != inverts(mask, row, x)) }
      }
      isUpwards.toggle()
      column -= 2
    }
    let words = stride(from: 0, to: bits.count - 7, by: 8).map { start in
      bits[start..<start + 8].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
    }
    let layout = QRLayout.all[version - 1]
    let longest = layout.blocks.max() ?? 0
    var blocks = layout.blocks.map { _ in [Int]() }
    var next = 0
    for index in 0..<longest {
      for block in blocks.indices where index < layout.blocks[block] {
        blocks[block].append(words[next])
        next += 1
      }
    }
    let data = blocks.flatMap { $0 }
    let digits = data.flatMap { word in (0..<8).reversed().map { word >> $0 & 1 } }
    func number(_ start: Int, _ count: Int) -> Int { digits[start..<start + count].reduce(0) { $0 << 1 | $1 } }
    try #require(number(0, 4) == 4)
    let countBits = version < 10 ? 8 : 16
    let count = number(4, countBits)
    let bytes = (0..<count).map { UInt8(number(4 + countBits + 8 * $0, 8)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func isPattern(_ row: Int, _ column: Int) -> Bool {
    if row == 6 || column == 6 { return true }
    if row < 9 && column < 9 || row < 9 && column >= side - 8 || row >= side - 8 && column < 9 { return true }
    if version >= 7, row < 6 && column >= side - 11 || column < 6 && row >= side - 11 { return true }
    let centers = QRLayout.all[version - 1].centers
    return centers.contains { y in
      centers.contains { x in
        let isCorner = [y, x] == [6, 6] || [y, x] == [6, side - 7] || [y, x] == [side - 7, 6]
        return !isCorner && abs(row - y) <= 2 && abs(column - x) <= 2
      }
    }
  }

  private func inverts(_ mask: Int, _ i: Int, _ j: Int) -> Bool {
    [
      (i + j) % 2, i % 2, j % 3, (i + j) % 3, (i / 2 + j / 3) % 2, i * j % 2 + i * j % 3, (i * j % 2 + i * j % 3) % 2,
      ((i + j) % 2 + i * j % 3) % 2,
    ][mask] == 0
  }
}
