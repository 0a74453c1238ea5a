import Testing

@testable import Typeset

/// Texts so long or so odd that any cost that grows with the square would be felt.
@Suite struct LongTextTests {
  /// How many times as long four times as much may take: 4 where the cost grows with the length, 16 where it grows with
  /// the square.
  private static let limit = 8.0

  /// How many times as long `body` takes for four times as much.
  ///
  /// It is the processor time of this thread, so a busy machine matters little, and the least of several runs, so a
  /// single slow one matters not at all.
  private static func growth(from count: Int, _ body: (Int) throws -> Void) rethrows -> Double {
    // The first run also fills caches.
    var few = try workTime { try body(count) }
    for _ in 0..<3 { few = min(few, try workTime { try body(count) }) }
    var growth = Double.infinity
    for _ in 0..<3 where growth > limit { growth = min(growth, try workTime { try body(4 * count) } / few) }
    return growth
  }

  @Test(arguments: [
    "a<br/>", "<bdi>א</bdi> ", "<b>a</b> ", "<u>a</u> <s>b</s> ", "<a href=\"https://example.org\">a</a> ", "a&#xAD;",
    "漢", "aא", "a\u{0301}", "\u{202E}aא", "&#xA0;", "\u{200B}",
  ])
  func manyPiecesOfOneParagraphAreAllPlaced(piece: String) throws {
    let growth = try Self.growth(from: 1000) { count in
      let sample = try LayoutSample.canvas("<p id=\"a\">\(String(repeating: piece, count: count))</p>")
      let placed = try #require(sample.elements().first { $0.element.id == "a" })
      #expect(!placed.lines.isEmpty)
      #expect(placed.lines.allSatisfy { $0.width.isFinite && $0.height > 0 })
    }
    #expect(growth < Self.limit)
  }

  @Test(arguments: ["abcdefghij", "بتثجحخدذرز", "กขคงจฉชซฌญ"])
  func wordsWithoutRoomAreBrokenAtTheirClusters(letters: String) throws {
    let growth = try Self.growth(from: 100) { count in
      let word = String(repeating: letters, count: count)
      let sample = try LayoutSample.canvas("<p id=\"a\">\(word)</p>", "width=\"1\"")
      let lines = try #require(sample.elements().first { $0.element.id == "a" }).lines
      #expect(lines.count == word.count)
    }
    #expect(growth < Self.limit)
  }

  @Test func tabsWithoutRoomStartNewLines() throws {
    let growth = try Self.growth(from: 1000) { count in
      let sample = try LayoutSample.canvas("<pre id=\"a\">\(String(repeating: "\t", count: count))</pre>")
      let lines = try #require(sample.elements().first { $0.element.id == "a" }).lines
      #expect(lines.count > count / 20)
      #expect(lines.allSatisfy { $0.width <= 300.01 })
    }
    #expect(growth < Self.limit)
  }

  @Test func inlineElementsOfOneParagraphAreAllDumped() throws {
    let growth = try Self.growth(from: 1000) { count in
      let spans = (0..<count).map { "<span id=\"s\($0)\">a</span> " }.joined()
      let sample = try LayoutSample.canvas("<p>\(spans)</p>")
      let dump = String(decoding: try StableBytesTests.dump(sample.frames), as: UTF8.self)
      #expect(dump.contains("\"id\": \"s0\"") && dump.contains("\"id\": \"s\(count - 1)\""))
    }
    #expect(growth < Self.limit)
  }

  @Test func growthWithTheSquareIsSeen() {
    var sum = 0
    func growth(_ steps: (Int) -> Int) -> Double {
      Self.growth(from: 1000) { count in for step in 0..<steps(count) { sum &+= step ^ sum } }
    }
    #expect(growth { 40 * $0 } < Self.limit && growth { $0 * $0 / 10 } > Self.limit && sum != 0)
  }

  @Test func everyMissingCharacterIsCountedInOneWarning() throws {
    let sample = try LayoutSample.canvas("<p>\(String(repeating: "ሀ", count: 1000))</p>")
    let missing = sample.diagnostics.filter { $0.code == "missing-character" }
    #expect(missing.count == 1)
    #expect(missing.first?.message.hasPrefix("no font has 1000 Ethiopic characters") == true)
  }

  @Test func longNamesAreShortenedInMessages() throws {
    let sample = try LayoutSample.canvas("<p font=\"\(String(repeating: "x", count: 10_000))\">a</p>")
    #expect(sample.diagnostics.first?.code == "missing-family")
    #expect(sample.diagnostics.allSatisfy { $0.message.utf8.count < 200 })
  }
}
