import Testing

@testable import Typeset

@Suite struct R128NavigableTests {
  /// The words for elements of the example, and their language.
  static let spoken: [(id: String, text: String, language: String)] = [
    ("lamp", "Lamp, on", "en"), ("ar-lamp", "المصباح، مشغّل", "ar"), ("harbour", "Harbour", "en"),
    ("ship", "Name of the ship", "en"), ("delete", "Delete", "en"), ("cart", "Cart, dimmed", "en"),
    ("rating", "Rating, 3.5 of 5", "en"), ("he-delete", "מחיקה", "he"), ("he-rating", "דירוג, 3.5 מתוך 5", "he"),
    ("guests", "Guests", "en"), ("slider", "Slider, 40%", "en"), ("steps", "Step, 2 of 3", "en"),
    ("pager", "Page, 1 of 4", "en"), ("align", "Text alignment, Left", "en"), ("search", "Search", "en"),
    ("align/segment1", "Left, selected", "en"), ("guests/plus1", "Increase", "en"),
  ]

  @Test func everyControlOfTheExampleIsNamed() throws {
    let sample = try LayoutSample.example("R128Navigable")
    for (id, text, language) in Self.spoken {
      let element = try sample.element(id)
      #expect(element.spokenName == text, "\(id)")
      #expect(element.labelLanguage ?? element.language == language, "\(id)")
    }
  }

  @Test(arguments: Examples.documents) func noControlOfTheExamplesIsNameless(path: String) throws {
    let sample = try LayoutSample(example: path)
    for (frame, placed) in sample.frames.indices.flatMap({ frame in sample.elements(on: frame).map { (frame, $0) } }) {
      let element = placed.element
      guard let control = element.control, control != .segmented, !element.isDecorative else { continue }
      #expect(
        element.label?.isEmpty == false || !placed.lines.isEmpty,
        "\(element.name) in line \(element.position.line) of \(path), frame \(frame)")
    }
  }

  @Test func aLabelIsReadOnce() throws {
    let svg = String(
      decoding: try SVGOutput.svg(of: LayoutSample.example("R128Navigable").frames[0], title: nil, language: "en"),
      as: UTF8.self)
    for label in ["Lamp", "المصباح", "Harbour", "Guests"] {
      #expect(svg.contains("xml:space=\"preserve\" aria-hidden=\"true\">\(label)</text>"), "\(label)")
      #expect(svg.contains("aria-label=\"\(label)\""), "\(label)")
    }
  }

  @Test(arguments: [
    // A row with two texts or two controls before it says which is meant.
    ("<row><label>A</label><label>B</label><toggle id=\"x\"/></row>", "Switch"),
    ("<row><label>A</label><toggle id=\"x\"/><toggle/></row>", "Switch"),
    ("<row><toggle id=\"x\"/><label>A</label></row>", "Switch"),
    ("<row><label>A</label><toggle id=\"x\" label=\"Own\"/></row>", "Own"),
    ("<column><p>A</p><toggle id=\"x\"/></column>", "Switch"),
    ("<toggle id=\"x\">A <b>b</b></toggle>", "A b"),
    ("<list><item><label>A</label><trailing><row><slider id=\"x\"/></row></trailing></item></list>", "A"),
    ("<row><label>A</label><search id=\"x\" placeholder=\"Find\"/></row>", "Find"),
    ("<button id=\"x\" icon=\"share\">A</button>", ""),
  ])
  func whatIsBesideItNamesItWhereItIsCertain(markup: String, label: String) throws {
    #expect(try LayoutSample.canvas(markup).element("x").label ?? "" == label)
  }
}
