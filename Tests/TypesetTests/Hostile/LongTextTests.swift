import Testing

@testable import Typeset

/// Texts so long or so odd that any cost that grows with the square would be felt.
@Suite struct LongTextTests {
  private static let count = 20_000
  /// The most processor time that a test may take.
  private static let limit = Duration.seconds(300)

  @Test(arguments: [
    "a<br/>", "<bdi>א</bdi> ", "<b>a</b> ", "<u>a</u> <s>b</s> ", "<a href=\"https://example.org\">a</a> ", "a&#xAD;",
    "漢", "aא", "a\u{0301}", "\u{202E}aא", "&#xA0;", "\u{200B}",
  ])
  func manyPiecesOfOneParagraphAreAllPlaced(piece: String) throws {
    let time = try workTime {
      let sample = try LayoutSample.canvas("<p id=\"a\">\(String(repeating: piece, count: Self.count))</p>")
      let placed = try #require(sample.elements().first { $0.element.id == "a" })
      #expect(!placed.lines.isEmpty)
      #expect(placed.lines.allSatisfy { $0.width.isFinite && $0.height > 0 })
    }
    #expect(time < Self.limit)
  }

  @Test func wordsWithoutRoomAreBrokenAtTheirClusters() throws {
    let time = try workTime {
      for letters in ["abcdefghij", "بتثجحخدذرز", "กขคงจฉชซฌญ"] {
        let word = String(repeating: letters, count: 1000)
        let sample = try LayoutSample.canvas("<p id=\"a\">\(word)</p>", "width=\"1\"")
        let lines = try #require(sample.elements().first { $0.element.id == "a" }).lines
        #expect(lines.count == word.count)
      }
    }
    #expect(time < Self.limit)
  }

  @Test func tabsWithoutRoomStartNewLines() throws {
    let tabs = String(repeating: "\t", count: Self.count)
    let time = try workTime {
      let sample = try LayoutSample.canvas("<pre id=\"a\">\(tabs)</pre>")
      let lines = try #require(sample.elements().first { $0.element.id == "a" }).lines
      #expect(lines.count > 1000)
      #expect(lines.allSatisfy { $0.width <= 300.01 })
    }
    #expect(time < Self.limit)
  }

  @Test func inlineElementsOfOneParagraphAreAllDumped() throws {
    let spans = (0..<Self.count).map { "<span id=\"s\($0)\">a</span> " }.joined()
    let time = try workTime {
      let sample = try LayoutSample.canvas("<p>\(spans)</p>")
      let dump = String(decoding: try StableBytesTests.dump(sample.frames), as: UTF8.self)
      #expect(dump.contains("\"id\": \"s0\"") && dump.contains("\"id\": \"s\(Self.count - 1)\""))
    }
    #expect(time < Self.limit)
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
