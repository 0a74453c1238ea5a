import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// Backgrounds whose colours change.
@Suite struct GradientTests {
  private func gradient(_ value: String, lang: String = "en") throws -> Gradient {
    let sample = try LayoutSample.canvas(
      "<box background=\"\(value)\" width=\"100\" height=\"50\"/>", lang: lang)
    return try #require(Self.paths(in: sample.frames[0].items).compactMap(\.gradient).first)
  }

  private static func paths(in items: [FrameItem]) -> [PathItem] {
    items.flatMap { item -> [PathItem] in
      switch item {
      case .path(let path): [path]
      case .group(let group): paths(in: group.items)
      case .glyphs, .image: []
      }
    }
  }

  @Test(arguments: [
    ("to end", Point(x: 0, y: 25), Point(x: 100, y: 25), true),
    ("to start", Point(x: 100, y: 25), Point(x: 0, y: 25), true),
    ("to top", Point(x: 50, y: 50), Point(x: 50, y: 0), false),
    ("to bottom", Point(x: 50, y: 0), Point(x: 50, y: 50), false),
    ("90deg", Point(x: 0, y: 25), Point(x: 100, y: 25), false),
  ])
  func itRunsWithTheReadingDirectionOrNever(direction: String, from: Point, to: Point, mirrors: Bool) throws {
    let value = "linear-gradient(\(direction), #ff0000, #0000ff)"
    #expect(try gradient(value).shape == .linear(from: from, to: to))
    let mirrored = try gradient(value, lang: "ar")
    #expect(mirrored.shape == (mirrors ? .linear(from: to, to: from) : .linear(from: from, to: to)))
  }

  @Test func colourReachTheCornersAtAnyAngle() throws {
    guard case .linear(let from, let to) = try gradient("linear-gradient(45deg, red, blue)").shape else {
      Issue.record("not linear")
      return
    }
    // Half of the line is (100 sin 45° + 50 cos 45°) ÷ 2 long, so its ends differ by half of its extent, 75, each way.
    #expect(abs(to.x - from.x - 75) < 0.001 && abs(from.y - to.y - 75) < 0.001)
  }

  @Test func placesFillTheGaps() throws {
    let stops = try gradient("linear-gradient(red 20%, gray, gray2, blue 80%, green 60%)").stops
    #expect(stops.map { ($0.place * 100).rounded() } == [20, 40, 60, 80, 80])
    #expect(
      try gradient("radial-gradient(gray, blue)").shape
        == .radial(center: Point(x: 50, y: 25), radius: 12500.0.squareRoot() / 2))
  }

  @Test(arguments: [
    "linear-gradient(red)", "linear-gradient(to left, red, blue)", "linear-gradient(red, bleu)",
    "conic-gradient(red, blue)",
    "linear-gradient(red, blue 120%)", "linear-gradient(red, blue", "linear-gradient()",
    "linear-gradient(400deg, red, blue)",
    "radial-gradient(to end, red, blue)", "linear-gradient(red 10% 20%, blue)",
  ])
  func whatCannotBeReadIsAnErrorAtItsPlace(value: String) throws {
    let log = DiagnosticLog()
    let xml = "<document lang=\"en\"><canvas><box background=\"\(value)\"/></canvas></document>"
    _ = Typesetter(fonts: TextSample.library).session().read(Array(xml.utf8), name: "a.xml", folder: ".", log: log)
    #expect(log.diagnostics.count == 1)
    #expect(log.diagnostics.first?.message.contains("background") == true)
    #expect(log.diagnostics.first?.hints.isEmpty == false)
  }

  @Test func aTextHasOneColourBehindIt() throws {
    let log = DiagnosticLog()
    let xml = """
      <document lang="en"><canvas><p><span background="linear-gradient(red, blue)">One</span></p></canvas></document>
      """
    _ = Typesetter(fonts: TextSample.library).session().read(Array(xml.utf8), name: "a.xml", folder: ".", log: log)
    #expect(log.diagnostics.count == 1)
  }

  @Test func itsColoursAreThoseOfTheAppearance() throws {
    let box = "<box appearance=\"dark\" background=\"linear-gradient(background, label)\" height=\"20\"/>"
    let sample = try LayoutSample.canvas(box)
    let found = try #require(Self.paths(in: sample.frames[0].items).compactMap(\.gradient).first)
    #expect(
      found.stops.map(\.color)
        == ["background", "label"].map { Palette.color(named: $0, appearance: .dark) })
  }

  @Test func textOnItIsMeasuredWhereTheContrastIsLeast() throws {
    let text = "<p id=\"p\" color=\"#ffffff\">A long line of text on it</p>"
    func findings(_ value: String) throws -> [Finding] {
      try CheckSample("<canvas width=\"300\"><box background=\"\(value)\">\(text)</box></canvas>", [:]).findings(
        of: 151)
    }
    #expect(try findings("linear-gradient(to end, #000000, #ffffff)").count == 1)
    #expect(try findings("linear-gradient(to end, #000000, #333333)").isEmpty)
  }

  @Test func comparisonNamesAnotherGradient() throws {
    let box = "<document lang=\"en\"><canvas><box id=\"b\" height=\"20\" background=\"VALUE\"/></canvas></document>"
    let run = try CommandRun([
      "a.xml": box.replacing("VALUE", with: "linear-gradient(to end, red, blue)"),
      "b.xml": box.replacing("VALUE", with: "linear-gradient(to start, red, blue)"),
    ])
    let result = try run.run("compare", "a.xml", "b.xml")
    #expect(result.status == 1 && String(decoding: result.output, as: UTF8.self).contains("gradient"))
  }

  @Test func everyOutputDrawsIt() throws {
    let run = try CommandRun([
      "a.xml": """
      <document lang="en"><head><title>A</title></head><canvas width="100" height="40"
        background="linear-gradient(to end, #ff0000, #0000ff)"><p>One</p></canvas></document>
      """
    ])
    func bytes(_ name: String) throws -> Data { try Data(contentsOf: run.folder.appendingPathComponent(name)) }
    for format in ["pdf", "svg", "png"] {
      #expect(try run.run("render", "a.xml", "-o", "a.\(format)").status == 0)
      #expect(try run.run("render", "a.xml", "-o", "b.\(format)").status == 0)
      #expect(try bytes("a.\(format)") == bytes("b.\(format)"))
    }
    #expect(try String(decoding: bytes("a.svg"), as: UTF8.self).contains("linearGradient"))
  }
}
