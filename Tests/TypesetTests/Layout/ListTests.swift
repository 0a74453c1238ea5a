import Testing

@testable import Typeset

@Suite struct ListTests {
  @Test func markersAreInAColumnOnTheContextsSide() throws {
    let blocks = "<ul id=\"l\"><li id=\"a\">One</li><li id=\"b\">Two</li></ul>"
    let sample = try LayoutSample.canvas(blocks)
    #expect(near(try sample.box("a"), 0, 0, 300, 22))
    #expect(near(try sample.box("b"), 0, 26, 300, 22))
    #expect(try sample.box("a/marker1").maxX == 12)
    let item = try #require(sample.elements().first { $0.element.id == "a" })
    #expect(item.lines[0].minX == 20)
    #expect(item.element.role == .listitem)
    let mirrored = try LayoutSample.canvas(blocks, lang: "he")
    #expect(try mirrored.box("a/marker1").minX == 288)
    #expect(mirrored.elements().first { $0.element.id == "a" }?.lines[0].maxX == 280)
  }

  @Test func theColumnIsAsWideAsTheWidestMarkerAndAGap() throws {
    let items = (1...12).map { "<li id=\"i\($0)\">x</li>" }.joined()
    let sample = try LayoutSample.canvas("<ol start=\"9995\">\(items)</ol>")
    let last = try sample.box("i12/marker1")
    let item = try #require(sample.elements().first { $0.element.id == "i12" })
    #expect(abs(item.lines[0].minX - last.maxX - 8) < 0.01)
    let first = try (1...12).map { try sample.box("i\($0)/marker1").minX }.min()
    #expect(abs(first ?? 1) < 0.01)
    #expect(abs(try sample.box("i1/marker1").maxX - last.maxX) < 0.01)
  }

  @Test func numbersTakeTheDigitsOfTheList() throws {
    let sample = try LayoutSample.canvas("<ol><li id=\"a\">x</li></ol>", lang: "ar-EG")
    #expect(sample.texts(of: "a/marker1") == ["١."])
    #expect(try sample.element("a/marker1").rules.contains(Rule(9)))
    let asked = try LayoutSample.canvas("<ol numerals=\"latn\"><li id=\"a\">x</li></ol>", lang: "ar-EG")
    #expect(asked.texts(of: "a/marker1") == ["1."])
    let english = try LayoutSample.canvas(
      "<ol lang=\"en\" start=\"7\"><li id=\"a\" lang=\"fa\">x</li></ol>", lang: "ar-EG")
    #expect(english.texts(of: "a/marker1") == ["7."])
  }

  @Test func firstBaselinesAreShared() throws {
    let sample = try LayoutSample.canvas("<ol><li id=\"a\"><h1 id=\"h\">One</h1><p>Two</p></li></ol>")
    let marker = try sample.box("a/marker1")
    // Headline 28/34 against body 17/22.
    let heading = (34 - 1.362 * 28) / 2 + 1.069 * 28
    let body = (22 - 1.362 * 17) / 2 + 1.069 * 17
    #expect(abs(marker.minY + body - heading) < 0.01)
  }

  @Test func aNestedListIsInItsItemsBoxOnTheSameSide() throws {
    let blocks = "<ul><li id=\"a\" lang=\"ar\">One<ul id=\"n\"><li id=\"b\">Two</li></ul></li></ul>"
    let sample = try LayoutSample.canvas(blocks)
    #expect(near(try sample.box("n"), 20, 26, 280, 22))
    #expect(try sample.box("b/marker1").maxX == 32)
  }

  @Test func allItemsAreOnOneSideRegardlessOfTheirScript() throws {
    let long = String(repeating: "A long item in English words. ", count: 5)
    let sample = try LayoutSample.canvas(
      "<ul><li id=\"a\" lang=\"en\">\(long)</li><li id=\"b\">عنصر</li></ul>", lang: "ar")
    #expect(try sample.element("a").alignment == .right)
    #expect(try sample.element("a").rules == [Rule(7)])
    #expect(try sample.element("b").alignment == .right)
  }

  @Test func onlyDirOnTheListTurnsItRound() throws {
    let sample = try LayoutSample.canvas(
      "<ul><li id=\"a\" dir=\"rtl\">One</li></ul><ul dir=\"rtl\"><li id=\"b\">Two</li></ul>")
    #expect(try sample.box("a/marker1").maxX == 12)
    #expect(try sample.element("a").direction == .rightToLeft)
    #expect(try sample.box("b/marker1").minX == 288)
  }

  @Test func dirOnAnItemIsTheBaseDirectionOfItsOwnTextAlone() throws {
    let sample = try LayoutSample.canvas(
      "<ul><li id=\"a\" dir=\"rtl\">abc (d)</li><li id=\"b\" dir=\"rtl\">abc (d)<p id=\"c\">x</p></li></ul>")
    #expect(try sample.element("a").direction == .rightToLeft)
    #expect(try sample.element("canvas1/ul1/li2/p1").direction == .rightToLeft)
    #expect(try sample.element("c").direction == .leftToRight)
  }

  @Test func bulletsAreDrawnAsPaths() throws {
    let sample = try LayoutSample.canvas("<ul><li id=\"a\">One</li></ul>")
    #expect(sample.texts(of: "a/marker1").isEmpty)
    #expect(try sample.box("a/marker1").width > 3)
  }

  @Test func aQuotationHasARuleAtTheStart() throws {
    let blocks = "<blockquote id=\"q\">One</blockquote>"
    for (lang, rule, text) in [("en", 0.0, 16.0), ("ar", 297, 284)] {
      let sample = try LayoutSample.canvas(blocks, lang: lang)
      guard case .group(let group) = sample.frames[0].items[0], case .path(let item) = group.items[0],
        case .move(let corner) = item.path.steps[0]
      else {
        Issue.record("no rule")
        return
      }
      #expect(corner.x == rule)
      let line = try #require(sample.elements().first?.lines.first)
      #expect(lang == "en" ? line.minX == text : line.maxX == text)
    }
  }

  @Test func theColumnOfMarkersGrowsWithTheText() throws {
    for (size, scale) in [(TextSizeCategory.l, 1.0), (.ax5, 53.0 / 17)] {
      let sample = try LayoutSample(
        "<document lang=\"en\"><canvas width=\"300\"><ul><li id=\"a\">One</li></ul></canvas></document>",
        options: .with { $0.textSize = size })
      let line = try #require(try sample.lineBoxes(of: "a").first)
      #expect(abs(line.minX - 20 * scale) < 0.1)
      #expect(abs(try line.minX - sample.box("a/marker1").maxX - 8 * scale) < 0.1)
    }
  }
}

extension LayoutSample {
  /// The lines of text in the element of an `id` or a path.
  func texts(of id: String, on frame: Int = 0) -> [String] {
    var texts: [String] = []
    func collect(_ items: [FrameItem], inside: Bool) {
      for case .group(let group) in items {
        switch group.meaning {
        case .element(let element): collect(group.items, inside: inside || element.id == id)
        case .line(let line):
          if inside { texts.append(String(decoding: line.paragraph[line.range], as: UTF16.self)) }
          collect(group.items, inside: inside)
        case .artifact, .annotation: break
        }
      }
    }
    collect(frames[frame].items, inside: false)
    return texts
  }
}
