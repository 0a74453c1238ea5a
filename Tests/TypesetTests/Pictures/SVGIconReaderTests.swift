import Testing

@testable import Typeset

@Suite struct SVGIconReaderTests {
  private static func read(_ body: String, open: String = "<svg viewBox=\"0 0 24 24\">") -> (IconArtwork?, [Diagnostic])
  {
    let log = DiagnosticLog()
    let artwork = SVGIconReader.read(Array("\(open)\(body)</svg>".utf8), name: "x.svg", log: log)
    return (artwork, log.diagnostics)
  }

  private static func path(_ data: String) throws -> [Path.Step] {
    let (artwork, diagnostics) = read("<path d=\"\(data)\"/>")
    #expect(diagnostics.isEmpty)
    guard case .shape(let shape)? = artwork?.nodes.first else { throw Missing() }
    return shape.path.steps
  }

  private struct Missing: Error {}

  @Test func compactNumbersAreRead() throws {
    let steps = try Self.path("M.5-3l1e1.25-.5.5")
    #expect(steps == [.move(Point(x: 0.5, y: -3)), .line(Point(x: 10.5, y: -2.75)), .line(Point(x: 10, y: -2.25))])
  }

  @Test func everyCommandKnowsWhereItIs() throws {
    let steps = try Self.path("M1 1h2v2H1zm4 0l1 1M0 0Q3 0 3 3t3 3")
    #expect(steps.count == 10)
    #expect(steps[5] == .move(Point(x: 5, y: 1)), "behind a close, from where the outline began")
    guard case .curve(let first, let second, let end) = steps[8] else { throw Missing() }
    #expect(near(first, 2, 0) && near(second, 3, 1) && near(end, 3, 3))
    guard case .curve(let smooth, _, let last) = steps[9] else { throw Missing() }
    #expect(near(smooth, 3, 5) && near(last, 6, 6), "the control point of the curve before, reflected")
  }

  @Test func numbersBehindAMoveAreLines() throws {
    #expect(try Self.path("m1 1 2 0 0 2").map(\.isLine) == [false, true, true])
  }

  @Test func anArcIsPartOfItsCircle() throws {
    for flags in ["00", "01", "10", "11"] {
      let isLarge = flags.first == "1"
      // The flags need no blanks between them.
      let curves = try Self.path("M3 0A3 3 0 \(flags)0 3").compactMap(\.end)
      let distances = curves.map { end in
        min(abs(end.distance(to: .zero) - 3), abs(end.distance(to: Point(x: 3, y: 3)) - 3))
      }
      #expect(distances.allSatisfy { $0 < 1e-9 })
      #expect(curves.last == Point(x: 0, y: 3))
      #expect(curves.count == (isLarge ? 4 : 2), "a move and a curve for every quarter")
    }
  }

  @Test func shapesBecomeOutlines() {
    let (artwork, diagnostics) = Self.read(
      """
      <line x1="1" y1="2" x2="3" y2="4"/><rect x="2" y="2" width="4" height="3" rx="1"/><circle cx="5" cy="5" r="2"/>
      <ellipse cx="5" cy="5" rx="3" ry="1"/><polyline points="1,1 2,2"/><polygon points="1 1 3 1 2 2"/>
      """)
    #expect(diagnostics.isEmpty)
    let bounds = artwork?.nodes.map { node -> Rect? in
      if case .shape(let shape) = node { shape.path.bounds } else { nil }
    }
    #expect(bounds?.count == 6)
    #expect(bounds?[1] == Rect(x: 2, y: 2, width: 4, height: 3))
    #expect(bounds?[3] == Rect(x: 2, y: 4, width: 6, height: 2))
  }

  @Test func paintAndTransformsAreInherited() throws {
    let (artwork, _) = Self.read(
      """
      <g transform="translate(2 3) scale(2)" stroke-width="1.5" fill="none" stroke="#f00">
        <path d="M1 1h1"/><path d="M1 1h1" transform="rotate(90)" stroke="currentColor" fill="#00ff00"/></g>
      """)
    guard case .shape(let first)? = artwork?.nodes.first, case .shape(let second)? = artwork?.nodes.last else {
      throw Missing()
    }
    #expect(first.path.steps == [.move(Point(x: 4, y: 5)), .line(Point(x: 6, y: 5))])
    #expect(first.fill == nil && first.stroke == .fixed(Color(red: 255, green: 0, blue: 0)))
    #expect(first.strokeWidth == 3, "lines grow with the drawing")
    #expect(second.stroke == .current && second.fill == .fixed(Color(red: 0, green: 255, blue: 0)))
    #expect(near(second.path.steps[0].end!, 0, 5))
  }

  @Test func theViewBoxMovesToTheOrigin() throws {
    let (artwork, _) = Self.read("<path d=\"M10 10h1\"/>", open: "<svg viewBox=\"10 10 12 6\">")
    #expect(artwork?.size == Size(width: 12, height: 6))
    guard case .shape(let shape)? = artwork?.nodes.first else { throw Missing() }
    #expect(shape.path.steps[0].end == .zero)
  }

  @Test func partsNestAndKeepTheirAxis() throws {
    let (artwork, _) = Self.read(
      "<g data-part=\"tool\"><path d=\"M1 1h1\"/><g data-part=\"text\" data-axis=\"5\"><path d=\"M2 2h1\"/></g></g>")
    guard case .part(let tool)? = artwork?.nodes.first, case .part(let text)? = tool.nodes.last else { throw Missing() }
    #expect(tool.kind == .tool && text.kind == .text && text.axis == 5)
  }

  @Test func aShapeIsAPartByItself() throws {
    let (artwork, _) = Self.read("<path data-part=\"text\" data-axis=\"5\" d=\"M2 2h1\"/>")
    guard case .part(let text)? = artwork?.nodes.first, case .shape? = text.nodes.first else { throw Missing() }
    #expect(text.kind == .text && text.axis == 5 && text.nodes.count == 1)
  }

  @Test(arguments: [
    ("<text>A</text>", "<text> is not allowed in an icon", 1, 27),
    ("<path d=\"L1 1\"/>", "must begin with M", 1, 35),
    ("<path d=\"M1 1 L x\"/>", "invalid path data at \"x\"", 1, 35), ("<path d=\"M1\"/>", "ends unexpectedly", 1, 35),
    ("<path fill=\"url(#g)\" d=\"M0 0\"/>", "invalid paint", 1, 38),
    ("<path style=\"fill:red\" d=\"M0 0\"/>", "style", 1, 32),
    ("<g data-part=\"bagde\"/>", "unknown part of an icon \"bagde\"", 1, 40), ("<g filter=\"blur\"/>", "filter", 1, 29),
    ("<image href=\"x.png\"/>", "<image> is not allowed", 1, 27), ("\n words", "text is not allowed", 2, 2),
    ("<path d=\"M0 0\" transform=\"skewX(3)\"/>", "unsupported transform", 1, 52),
    ("<use href=\"#a\"/>", "<use>", 1, 27),
    ("<path d=\"M1e99 0\"/>", "invalid path data", 1, 35), ("<circle r=\"x\"/>", "is not a number", 1, 37),
  ])
  func whatAnIconMustNotHaveHasAPlace(body: String, message: String, line: Int, column: Int) throws {
    let (artwork, diagnostics) = Self.read(body)
    #expect(artwork == nil)
    let first = try #require(diagnostics.first)
    #expect(first.severity == .error && first.message.contains(message), "\(first.message)")
    #expect(
      first.range?.start == SourcePosition(line: line, column: column), "\(String(describing: first.range?.start))")
  }

  @Test(arguments: [
    "<svg viewBox=\"0 0 0 24\"></svg>", "<svg viewBox=\"a b\"></svg>", "<svg></svg>", "<icon/>", "", "<svg", "\0\0",
    "<!DOCTYPE svg [<!ENTITY a \"b\">]><svg viewBox=\"0 0 1 1\">&a;</svg>",
    "<svg viewBox=\"0 0 9 9\">" + String(repeating: "<g>", count: 400) + "</svg>",
    "<svg viewBox=\"0 0 9 9\"><path d=\"M0 0" + String(repeating: "h1", count: 30_000) + "\"/></svg>",
    String(repeating: " ", count: 300_000),
  ])
  func hostileFilesAreRefused(text: String) {
    let log = DiagnosticLog()
    #expect(SVGIconReader.read(Array(text.utf8), name: "x.svg", log: log) == nil)
    #expect(log.hasErrors)
  }

  private func near(_ point: Point, _ x: Double, _ y: Double) -> Bool {
    abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9
  }
}

extension Path.Step {
  /// Where the step ends; nil for a close.
  fileprivate var end: Point? {
    switch self {
    case .move(let point), .line(let point), .curve(_, _, let point): point
    case .close: nil
    }
  }

  fileprivate var isLine: Bool { if case .line = self { true } else { false } }
}
