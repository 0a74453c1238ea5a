import Foundation
import Testing

@testable import Typeset

/// The official tests of UAX #9 on the path that a paragraph takes: levels, then L1 and L2 on its only line.
///
/// Rows that ICU orders differently are listed in `Tests/Cases/unicode`; a row that begins to pass must leave the list.
@Suite struct BidiConformanceTests {
  @Test(.enabled(if: ConformanceData.bidi.isUsable, Comment(rawValue: ConformanceData.bidi.reason)))
  func everyRowOfBidiTestIsOrderedAsListed() async throws {
    let rows = try await differences(in: .bidi, partsAt: UInt8(ascii: "@")) { checkClasses($0, $1) }
    Golden.compare(rows, with: ConformanceData.bidi.list("bidi-test"), of: "unicode")
  }

  @Test(.enabled(if: ConformanceData.bidiCharacters.isUsable, Comment(rawValue: ConformanceData.bidiCharacters.reason)))
  func everyRowOfBidiCharacterTestIsOrderedAsListed() async throws {
    let rows = try await differences(in: .bidiCharacters, partsAt: UInt8(ascii: "#")) { checkCharacters($0, $1) }
    Golden.compare(rows, with: ConformanceData.bidiCharacters.list("bidi-character-test"), of: "unicode")
  }

  /// Checks the parts of a file, each of which begins with a line that begins with a certain byte, on all processors.
  private func differences(
    in data: ConformanceData, partsAt mark: UInt8,
    check: @escaping @Sendable ([UInt8], Range<Int>) -> Outcome
  ) async throws -> String {
    let bytes = try data.read()
    let count = 16
    let outcomes = await withTaskGroup(of: (Int, Outcome).self) { group in
      var start = 0
      for part in 0..<count {
        var end = part == count - 1 ? bytes.count : max(start, bytes.count / count * (part + 1))
        while end < bytes.count, !(bytes[end - 1] == 0x0A && bytes[end] == mark && bytes[end + 1] != UInt8(ascii: "R"))
        {
          end += 1
        }
        let range = start..<end
        group.addTask { (part, check(bytes, range)) }
        start = end
      }
      return await group.reduce(into: [(Int, Outcome)]()) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
    #expect(outcomes.reduce(0) { $0 + $1.rows } > 90_000, "hardly any row was found")
    let header = """
      # \(data.title("orders"))
      # ICU begins a new level run at an embedding control even where the level stays, so overrides and pairs of
      # brackets end there; and it gives marks behind a bracket another level than the bracket.

      """
    return header + outcomes.flatMap(\.differences).map { $0 + "\n" }.joined()
  }
}

/// What came out of a part of a file.
private struct Outcome: Sendable {
  var rows = 0
  var differences: [String] = []
}

/// Compares one paragraph with what a row expects; keeps its arrays from row to row.
private struct BidiRow {
  let analyzer = TextAnalyzer()
  var text: [UInt16] = []
  /// The offset of each character of the text.
  var starts: [Int] = []
  /// The expected level of each character; nil where it has none.
  var levels: [Int?] = []
  /// The characters with a level, from left to right.
  var order: [Int] = []

  mutating func append(_ character: Int) {
    starts.append(text.count)
    text.append(character: character)
  }

  /// Whether the paragraph comes out as expected; no base direction takes that of the first strong character.
  func isOrdered(base: Direction?) -> Bool {
    let base = base ?? analyzer.firstStrong(in: text, isolates: []) ?? .leftToRight
    let found = analyzer.levels(of: text, base: base, isolates: [])
    let baseLevel: UInt8 = base == .leftToRight ? 0 : 1
    let shown = starts.indices.filter { levels[$0] != nil }
    let shownLevels = shown.map { found.isEmpty ? baseLevel : found[starts[$0]] }
    // Where all runs in the base direction, ICU gives no other level than that of the paragraph.
    let isUniform = shownLevels.allSatisfy { $0 == baseLevel }
    for (index, level) in zip(shown, shownLevels) {
      guard let expected = levels[index] else { continue }
      if isUniform ? expected % 2 != level % 2 : expected != level { return false }
    }
    return BidiReordering.visualOrder(of: shownLevels).map { shown[$0] } == order
  }
}

/// A character of each bidi class, none of them a bracket.
private let characters: [String: Int] = [
  "L": 0x61, "R": 0x5D0, "AL": 0x628, "EN": 0x31, "ES": 0x2B, "ET": 0x25, "AN": 0x661, "CS": 0x2C, "NSM": 0x300,
  "BN": 0xAD, "B": 0x2029, "S": 0x09, "WS": 0x20, "ON": 0x21, "LRE": 0x202A, "RLE": 0x202B, "PDF": 0x202C,
  "LRO": 0x202D, "RLO": 0x202E, "LRI": 0x2066, "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
]

/// Checks rows such as `L R; 7` below lines such as `@Levels: 0 1` and `@Reorder: 0 1`.
private func checkClasses(_ bytes: [UInt8], _ part: Range<Int>) -> Outcome {
  // Class names have at most three letters: a word packed into a number finds its character without a string.
  let packed = Dictionary(
    uniqueKeysWithValues: characters.map { name, character in
      (name.utf8.reduce(0) { $0 << 8 | Int($1) }, character)
    })
  var outcome = Outcome()
  var row = BidiRow()
  var reader = RowReader(bytes, from: part.lowerBound, to: part.upperBound)
  while let line = reader.line() {
    guard !line.isEmpty, bytes[line.lowerBound] != UInt8(ascii: "#") else { continue }
    if bytes[line.lowerBound] == UInt8(ascii: "@") {
      let words = RowReader.words(bytes, in: line)
      let values = words.dropFirst().map { RowReader.number(bytes, $0, radix: 10) }
      if bytes[line.lowerBound + 1] == UInt8(ascii: "L") {
        row.levels = values
      } else {
        row.order = values.compactMap(\.self)
      }
      continue
    }
    row.text.removeAll(keepingCapacity: true)
    row.starts.removeAll(keepingCapacity: true)
    var words = RowReader(bytes, from: line.lowerBound, to: line.upperBound)
    while let word = words.word(), bytes[word.lowerBound] != UInt8(ascii: ";") {
      var key = 0
      for index in word { key = key << 8 | Int(bytes[index]) }
      row.append(packed[key] ?? 0xFFFC)
    }
    guard let word = words.word(), let directions = RowReader.number(bytes, word, radix: 16) else { continue }
    outcome.rows += 1
    for (bit, base) in [(1, nil), (2, .leftToRight), (4, .rightToLeft)] as [(Int, Direction?)]
    where directions & bit != 0 && !row.isOrdered(base: base) {
      let classes = RowReader.text(bytes, line).split(separator: ";")[0]
      outcome.differences.append("\(classes); \(bit)")
    }
  }
  return outcome
}

/// Checks rows such as `0061 05D0;0;0;0 1;0 1`: characters, direction, base level, levels, order.
private func checkCharacters(_ bytes: [UInt8], _ part: Range<Int>) -> Outcome {
  var outcome = Outcome()
  var row = BidiRow()
  var reader = RowReader(bytes, from: part.lowerBound, to: part.upperBound)
  while let line = reader.line() {
    guard !line.isEmpty, bytes[line.lowerBound] != UInt8(ascii: "#") else { continue }
    row.text.removeAll(keepingCapacity: true)
    row.starts.removeAll(keepingCapacity: true)
    row.levels.removeAll(keepingCapacity: true)
    row.order.removeAll(keepingCapacity: true)
    var field = 0
    var base: Direction?
    var words = RowReader(bytes, from: line.lowerBound, to: line.upperBound)
    while let word = words.word() {
      if bytes[word.lowerBound] == UInt8(ascii: ";") {
        field += 1
        continue
      }
      let number = RowReader.number(bytes, word, radix: field == 0 ? 16 : 10)
      switch field {
      case 0: row.append(number ?? 0xFFFC)
      case 1: base = number == 0 ? .leftToRight : number == 1 ? .rightToLeft : nil
      case 3: row.levels.append(number)
      case 4: row.order.append(number ?? -1)
      default: break
      }
    }
    outcome.rows += 1
    if !row.isOrdered(base: base) { outcome.differences.append(RowReader.text(bytes, line)) }
  }
  return outcome
}
