import Testing

@testable import Typeset
@testable import TypesetPreview

/// R157: a screen's title is read first, then the way back, then the rest; what is drawn keeps its order.
@Suite struct R157TitleFirstTests {
  /// The places of words in a text, in the order of the words; nil if one is missing.
  private func order(of words: [String], in text: String) -> [String.Index]? {
    let found = words.map { text.range(of: $0)?.lowerBound }
    return found.contains(nil) ? nil : found.compactMap(\.self)
  }

  private static let screens: [[String]] = [
    ["Harbours", "Coasts", "Edit", "Alexandria had"], ["Alexandria", "Coasts", "Egypt", "The first great"],
    ["الموانئ", "السواحل", "تعديل", "كانت في"],
  ]

  @Test func turnsAreStable() {
    let items: [(String, ReadingTurn)] = [("a", .rest), ("b", .back), ("c", .rest), ("d", .title), ("e", .back)]
    #expect(ReadingTurn.ordered(items, by: \.1).map(\.0) == ["d", "b", "e", "a", "c"])
    #expect(ReadingTurn.ordered([3, 1, 2]) { _ in .rest } == [3, 1, 2])
  }

  @Test func drawingKeepsItsOrder() throws {
    let sample = try LayoutSample.example("R157TitleFirst")
    let names = sample.elements().map(\.element.name).filter {
      ["status-bar", "back", "title", "button", "p"].contains($0)
    }
    #expect(names == ["status-bar", "back", "title", "button", "p"])
  }

  @Test(arguments: [0, 1, 2]) func theGroupsOfAnSVGHaveTheOrder(screen: Int) throws {
    let sample = try LayoutSample.example("R157TitleFirst")
    let svg = String(
      decoding: try SVGOutput.svg(of: sample.frames[screen], title: nil, language: "en"), as: UTF8.self)
    let start = try #require(svg.range(of: "<g class=\"text\"")).lowerBound
    let places = try #require(order(of: Self.screens[screen], in: String(svg[start...])))
    #expect(places == places.sorted())
  }

  @Test(arguments: [0, 1, 2]) func theTagsOfAPDFHaveTheOrder(screen: Int) throws {
    guard !Tool.pdfinfo.isMissing else { return }
    let sample = try LayoutSample.example("R157TitleFirst")
    let file = try PDFOutputTests.pdf([sample.frames[screen]])
    let types = try PDFStructureTests.types(of: file)
    #expect(types.first { $0.hasPrefix("H") || $0 == "Form" || $0 == "Link" || $0 == "P" } == "H1", "\(types)")
    let text = try Tool.pdfinfo.run(["-struct-text", "FILE"], input: file)
    if screen < 2 {
      let places = try #require(order(of: Self.screens[screen], in: text), "\(text)")
      #expect(places == places.sorted(), "\(text)")
    }
  }

  @Test func theDumpHasTheOrder() throws {
    let sample = try LayoutSample.example("R157TitleFirst")
    let json = String(decoding: try JSONDump.elements(of: sample.frames[0], order: [:]), as: UTF8.self)
    let places = try #require(
      order(of: ["\"title\"", "\"back\"", "\"button\"", "\"status-bar\"", "Alexandria had"], in: json))
    #expect(places == places.sorted())
    let layout = PageLayout(sample.frames[0])
    #expect(layout.elements.first?.name == "nav-bar")
    #expect(layout.elements.first?.children.map(\.name) == ["title", "back", "button"])
  }

  @Test func thePreviewCountsInTheOrder() throws {
    let sample = try LayoutSample.example("R157TitleFirst")
    for screen in 0..<3 {
      let places = ReadingOrder.places(in: sample.frames[screen])
      func place(_ name: String) -> Int? {
        sample.elements(on: screen).first { $0.element.name == name }.flatMap { places[$0.element.id] }
      }
      #expect(place("title") == 1 && place("back") == 2)
    }
  }

  @Test func whatGroupsThemStaysWhole() throws {
    let sample = try LayoutSample(
      """
      <document lang="en"><screen><p id="first">One</p><group id="group"><p id="inner">Two</p><title id="title">T</title>
      </group><toolbar><back id="elsewhere">B</back></toolbar></screen></document>
      """)
    #expect(PageLayout(sample.frames[0]).elements.map(\.id).prefix(2) == ["group", "first"])
    #expect(try sample.element("elsewhere").turn == .rest, "what is in a bar at the bottom leads elsewhere")
    #expect(try sample.element("title").turn == .title && sample.element("group").turn == .rest)
    #expect(try sample.element("group").firstTurn == .title)
  }

  @Test func pagesAndCanvasesKeepTheirs() throws {
    let sample = try LayoutSample.canvas("<p>One</p><title id=\"t\">T</title>")
    #expect(try sample.element("t").turn == .rest)
  }
}
