import Testing

@testable import Typeset

@Suite struct SourceFileTests {
  private func positions(_ text: String, _ offsets: [Int]) -> [SourcePosition] {
    let file = SourceFile(name: "a", utf8: Array(text.utf8))
    return offsets.map { file.position(at: $0) }
  }

  @Test func columnsCountGraphemeClusters() {
    let text = "e\u{301}👩‍👩‍👧x"
    let end = text.utf8.count
    #expect(positions(text, [0, end - 1, end]).map(\.column) == [1, 3, 4])
  }

  @Test func aPlaceInsideAClusterHasItsColumn() {
    #expect(positions("ae\u{301}b", [1, 2, 4]).map(\.column) == [2, 2, 3])
  }

  @Test func offsetsBeyondTheEndsAreTheEnds() {
    let places = positions("a\nb", [-5, 99])
    #expect(places == [SourcePosition(line: 1, column: 1), SourcePosition(line: 2, column: 2)])
  }

  @Test(arguments: [
    "", "plain", "<p lang=\"ar\">مرحبا بكم</p> <li>שלום</li>", "e\u{301}e\u{301}", "ab\u{301}c", "日本 語x", "\u{301}a",
    "a\u{200D}b👩‍👩‍👧x👩", "\u{600}1 \u{600}", "seven7 1234567\u{301}8", "क्षि k",
  ])
  func clustersAreThoseOfStrings(text: String) {
    for prefix in ["", "1", "1234567", "12345678", "\r"] {
      let text = prefix + text
      #expect(Array(text.utf8)[...].clusterCount == text.count)
    }
  }

  @Test func brokenBytesAreCountedAsStringsShowThem() {
    for bytes in [[0x61, 0xFF, 0x62], [0xE2, 0x82, 0x61, 0x62], [0x65, 0xCC], [0x80, 0x80, 0x61]] as [[UInt8]] {
      #expect(bytes[...].clusterCount == String(decoding: bytes, as: UTF8.self).count)
    }
  }

  @Test func longLinesKnowTheirColumns() {
    let text = "x\n" + String(repeating: "aé日e\u{301}", count: 5_000) + "\ny"
    let file = SourceFile(name: "a", utf8: Array(text.utf8))
    let unit = "aé日e\u{301}".utf8.count
    for count in [0, 1, 227, 228, 229, 4_999, 5_000] {
      #expect(file.position(at: 2 + count * unit) == SourcePosition(line: 2, column: count * 4 + 1))
    }
    #expect(file.position(at: text.utf8.count - 1) == SourcePosition(line: 3, column: 1))
  }

  @Test func placesInSeveralLongLinesMayBeAskedForInAnyOrder() {
    let units = ["aé日", "e\u{301}", "مرحبا ", "👩‍👩‍👧x", "plain text "]
    let lines = units.map { String(repeating: $0, count: 300) }
    let text = lines.joined(separator: "\n")
    let file = SourceFile(name: "a", utf8: Array(text.utf8))
    var expected: [(offset: Int, position: SourcePosition)] = []
    var offset = 0
    for (line, characters) in lines.enumerated() {
      for (column, character) in characters.enumerated() {
        expected.append((offset, SourcePosition(line: line + 1, column: column + 1)))
        offset += character.utf8.count
      }
      offset += 1
    }
    var generator = SeededGenerator(state: 7)
    for (offset, position) in expected.shuffled(using: &generator).prefix(1_000) {
      #expect(file.position(at: offset) == position)
    }
  }

  @Test func placesInALongLineAreQuick() {
    let text = String(repeating: "é", count: 500_000)
    let file = SourceFile(name: "a", utf8: Array(text.utf8))
    let time = workTime {
      for offset in stride(from: 0, to: 1_000_000, by: 50) {
        #expect(file.position(at: offset).column == offset / 2 + 1)
      }
    }
    #expect(time < .seconds(300))
  }

  @Test func wordsAndCodeUnitsInLongLinesAreFound() {
    let words = ["<p", "é", "e\u{301}x", "日本", "👩‍👩‍👧", "a-b", " "]
    let text = String(repeating: words.joined(separator: ">"), count: 200)
    let file = SourceFile(name: "a", utf8: Array(text.utf8))
    var offset = 0
    var units = 0
    for (column, character) in text.enumerated() {
      #expect(file.range(ofWordAt: SourcePosition(line: 1, column: column + 1)).bytes.lowerBound == offset)
      #expect(file.utf16Column(at: offset) == units + 1)
      offset += character.utf8.count
      units += character.utf16.count
    }
    let past = SourcePosition(line: 1, column: text.count + 9)
    #expect(file.range(ofWordAt: past).bytes == offset..<offset && file.utf16Column(at: offset) == units + 1)
    #expect(file.range(ofWordAt: SourcePosition(line: 9, column: 3)).bytes.isEmpty)
  }

  @Test func wordsInALongLineAreQuick() {
    let text = String(repeating: "<é", count: 200_000)
    let file = SourceFile(name: "a", utf8: Array(text.utf8))
    let time = workTime {
      for column in stride(from: 1, to: 400_000, by: 40) {
        let range = file.range(ofWordAt: SourcePosition(line: 1, column: column))
        #expect(file.utf16Column(at: range.bytes.lowerBound) == column)
      }
    }
    #expect(time < .seconds(300))
  }
}
