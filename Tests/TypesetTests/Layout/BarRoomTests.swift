import Testing

@testable import Typeset

/// What gives way in bars that lack room, and in which order.
@Suite struct BarRoomTests {
  private func bar(
    _ contents: String, _ name: String = "nav-bar", locale: String? = nil, direction: Direction? = nil
  ) throws -> LayoutSample {
    try LayoutSample(
      "<document lang=\"en\"><screen device=\"iphone-se\"><\(name) id=\"bar\">\(contents)</\(name)></screen></document>",
      options: .with {
        $0.locale = locale
        $0.direction = direction
      })
  }

  private func text(of id: String, in sample: LayoutSample) -> String { sample.runs(of: id).map(\.text).joined() }

  @Test(arguments: [
    ("en", "Inbox", "Inbox"), ("en", "All the harbours", "Back"), ("de", "All the harbours", "Zurück"),
    ("ar", "All the harbours", "رجوع"),
  ])
  func theWayBackTakesTheWordOfTheLanguage(locale: String, title: String, shown: String) throws {
    let sample = try bar(
      "<back id=\"back\">\(title)</back><title id=\"title\">Notifications today</title>", locale: locale)
    #expect(text(of: "back", in: sample) == shown)
    let back = try sample.element("back")
    #expect(back.label == (shown == title ? nil : title))
    #expect(back.language == (shown == title ? "en" : locale))
    #expect(try !sample.element("title").isTruncated && sample.codes.isEmpty)
  }

  @Test func thenOnlyItsArrowIsLeft() throws {
    let sample = try bar(
      "<back id=\"back\">All the harbours</back><title id=\"title\">Notifications today</title><button id=\"done\">Finish</button>"
    )
    #expect(text(of: "back", in: sample).isEmpty)
    #expect(try sample.element("back").label == "All the harbours")
    #expect(try sample.box("back").width == 10)
    #expect(try !sample.element("title").isTruncated && sample.codes.isEmpty)
  }

  @Test func thenTheTitleIsCutAndTheButtonNever() throws {
    let sample = try bar(
      "<back id=\"back\">Harbours</back><title id=\"title\">Notifications from everywhere</title><button id=\"done\">Finish</button>"
    )
    #expect(text(of: "back", in: sample).isEmpty)
    #expect(try sample.element("title").isTruncated)
    #expect(text(of: "done", in: sample) == "Finish")
    #expect(sample.codes == ["cut-text"])
  }

  @Test func buttonsOfAToolbarBecomeSmallerBeforeAWordBreaks() throws {
    let names = ["Auswählen", "Verschieben", "Archivieren", "Löschen"]
    let buttons = names.enumerated().map { "<button id=\"b\($0.offset)\">\($0.element)</button>" }.joined()
    let sample = try bar(buttons, "toolbar")
    #expect(sample.codes.isEmpty)
    for (index, name) in names.enumerated() { #expect(text(of: "b\(index)", in: sample) == name) }
    #expect(try sample.box("b3").maxX <= 320)
    let sizes = Set((0..<4).flatMap { sample.sizes(of: "b\($0)") })
    #expect(sizes.count == 1 && sizes.allSatisfy { $0 >= 11 && $0 < 17 }, "\(sizes)")
  }

  @Test func thenButtonsTakeTwoLines() throws {
    let sample = try bar(
      "<title id=\"title\">Notifications</title><button id=\"one\">Finish everything</button><button id=\"two\">Choose something</button>"
    )
    for id in ["one", "two"] { #expect(sample.elements().first { $0.element.id == id }?.lines.count == 2) }
    #expect(try sample.box("bar").height == 44)
    #expect(sample.codes == ["cut-text"])
  }

  @Test func wordsWithoutRoomAreWarnedOf() throws {
    let sample = try bar("<button>Donaudampfschiff</button><button>Schifffahrtsgesellschaft</button>")
    #expect(sample.codes.contains("row-overflow"))
    let tools = try bar(
      "<button>Donaudampfschiff</button><button>Schifffahrtsgesellschaft</button><button>Donaudampfschiff</button>",
      "toolbar")
    #expect(tools.codes.contains("row-overflow"))
  }

  @Test func aToolbarBreaksLinesBeforeItCuts() throws {
    let sample = try bar(
      "<button id=\"one\">Finish everything</button><button id=\"two\">Choose something</button><button>OK</button>",
      "toolbar")
    for id in ["one", "two"] { #expect(sample.elements().first { $0.element.id == id }?.lines.count == 2) }
    #expect(sample.codes.isEmpty)
  }

  @Test(arguments: Direction.allCases, ["", "kind=\"plain\""])
  func textOfButtonsIsOnTheMargin(direction: Direction, attributes: String) throws {
    let sample = try bar(
      "<button id=\"one\" \(attributes)>One</button><title>Title</title><button id=\"two\" \(attributes)>Two</button>",
      direction: direction)
    let lines = try ["one", "two"].map { id in
      try #require(sample.elements().first { $0.element.id == id }?.lines.first)
    }
    let (left, right) = direction == .leftToRight ? (lines[0], lines[1]) : (lines[1], lines[0])
    #expect(abs(left.minX - 16) < 0.01 && abs(right.maxX - 304) < 0.01)
  }

  @Test func aTabWithALongLabelTakesMoreRoom() throws {
    let tabs = ["Home", "Notifications", "Me", "Saved", "More"].map { "<tab id=\"\($0)\">\($0)</tab>" }.joined()
    let sample = try bar(tabs, "tab-bar")
    #expect(sample.codes.isEmpty)
    let boxes = try ["Home", "Notifications", "Me", "Saved", "More"].map { try sample.box($0) }
    #expect(boxes[1].width > boxes[0].width && abs(boxes.reduce(0) { $0 + $1.width } - 320) < 0.01)
  }

  @Test func tabsMoveTogetherBeforeTheyAreCut() throws {
    let words = ["Startseite", "Entdecken", "Benachrichtigungen", "Merkzettel", "Ich"]
    let sample = try bar(words.map { "<tab id=\"\($0)\">\($0)</tab>" }.joined(), "tab-bar")
    #expect(sample.codes.isEmpty)
    let lines = try words.map { word in try #require(sample.elements().first { $0.element.id == word }?.lines.first) }
    for (one, next) in zip(lines, lines.dropFirst()) { #expect(next.minX - one.maxX >= 4 - 0.01) }
  }

  @Test func onlyTheLongestTabsAreCut() throws {
    let words = ["Home", "Notifications from everywhere", "Notifications from nowhere", "Saved", "More"]
    let sample = try bar(words.enumerated().map { "<tab id=\"t\($0)\">\($1)</tab>" }.joined(), "tab-bar")
    #expect(try (0..<5).map { try sample.element("t\($0)").isTruncated } == [false, true, true, false, false])
    #expect(sample.codes == ["cut-text", "cut-text"])
    #expect(try sample.box("t4").maxX <= 320.01)
  }

  @Test func contentsKeepADistanceFromTheLinesOfBars() throws {
    func edges(_ blocks: String, _ attributes: String = "") throws -> [Double] {
      let sample = try LayoutSample(
        """
        <document lang="en"><screen device="iphone-se" \(attributes)><nav-bar><title>T</title></nav-bar>\(blocks)\
        <toolbar><label>L</label></toolbar></screen></document>
        """)
      return [try sample.box("a").minY - 64, 524 - (try sample.box("b").maxY)]
    }
    #expect(try edges("<p id=\"a\">A</p><spacer/><p id=\"b\">B</p>") == [12, 12])
    #expect(try edges("<p id=\"a\">A</p><spacer/><p id=\"b\">B</p>", "padding=\"0\"") == [0, 0])
    #expect(try edges("<p id=\"a\">A</p><spacer/><p id=\"b\">B</p>", "padding-top=\"4\"") == [4, 12])
    #expect(try edges("<divider id=\"a\"/><spacer/><divider id=\"b\"/>") == [0, 0])
  }
}
