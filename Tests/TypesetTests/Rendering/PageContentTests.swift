import Testing

@testable import Typeset

@Suite struct PageContentTests {
  /// A sign as Cairo writes it, from a place.
  private static func sign(_ sign: ContentSign, at place: Point = Point(x: 1.5, y: 2)) -> String {
    let corners = sign.outline(at: place).map { "\(rounded($0.x)) \(rounded($0.y))" }
    return "\(corners[0]) m \(corners[1]) l \(corners[2]) l \(corners[3]) l h\n\(corners[0]) m f\n"
  }

  /// Three decimals, as Cairo rounds.
  private static func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }

  private static func rewritten(_ content: String) throws -> (text: String, contents: [Int]) {
    let out = ByteBuffer()
    let contents = try PageContent.rewrite(Array(content.utf8), into: out) { $0 == 7 ? .heading1 : .paragraph }
    return (out.text, contents)
  }

  @Test(arguments: [0, 1, 6, 1023, 1024, 10_246, 11_270, 70_000, ContentSign.most - 1])
  func aSignIsReadBackAnywhere(number: Int) {
    for place in [Point.zero, Point(x: 0.3, y: 812.77), Point(x: 14_390.501, y: 9_000.1)] {
      for sign in [ContentSign.begin(number), .end] {
        let corners = sign.outline(at: place).map { Point(x: Self.rounded($0.x), y: Self.rounded($0.y)) }
        #expect(ContentSign(outline: corners) == sign)
      }
    }
  }

  /// The first sign of a page is drawn in two corners at once.
  @Test func aSignMayBeDrawnTwice() throws {
    let first = Self.sign(.begin(7)).dropLast(2)
    let text = "BT\n(a)Tj\nET\n"
    let end = Self.sign(.end)
    let far = Point(x: 594.9, y: 840.9)
    #expect(try Self.rewritten(first + Self.sign(.begin(7), at: far) + text + end).contents == [7])
    // Two that differ are a drawing, which has no content to end.
    #expect(throws: PDFError.self) { try Self.rewritten(first + Self.sign(.begin(2), at: far) + text + end) }
    let drawing = first + "3 3 m 4 4 l 5 6 l h f\n"
    #expect(try Self.rewritten(String(drawing)).text == "/Artifact BMC\n\(drawing)\nEMC\n")
  }

  @Test func otherOutlinesAreUnchanged() {
    for corners in [
      [(0, 0), (10, 0), (10, 10), (0, 10)], [(0, 0), (7, 0), (7, 11)],
      [(0, 0), (0.027, 0), (0.027, 0.02), (0.004, 0.004)],
    ] as [[(Double, Double)]] {
      #expect(ContentSign(outline: corners.map { Point(x: $0.0, y: $0.1) }) == nil)
    }
  }

  @Test func contentIsMarkedAndTheRestIsArtifact() throws {
    let before = "1 0 0 -1 0 200 cm\nq\n0 0 0 rg /a0 gs\n0 0 10 10 re f\n"
    let text = "BT\n10 0 0 -10 20 20 Tm\n/f-0-0 1 Tf\n(a \\) f\\( 1 0 m)Tj\nET\n"
    let found = try Self.rewritten(
      before + Self.sign(.begin(7)) + text + Self.sign(.end) + Self.sign(.begin(2)) + text + Self.sign(.end) + "Q\n")
    #expect(found.contents == [7, 2])
    let expected = """
      1 0 0 -1 0 200 cm
      q
      0 0 0 rg /a0 gs
      /Artifact BMC
      0 0 10 10 re f
      EMC
      /H1 << /MCID 0 >> BDC
      \(text)EMC
      /P << /MCID 1 >> BDC
      \(text)EMC
      Q

      """
    #expect(found.text == expected)
  }

  @Test func clipsAreNotArtifacts() throws {
    let clip = "q 3 50 10 10 re W n\nQ\n0 0 m 5 0 l 5 5 l 0 5 l h W* n\n"
    #expect(try Self.rewritten(clip).text == clip)
  }

  @Test(arguments: ["BT ET", "/x5 Do", "0 0 m 9 9 l S", "1 2 3 4 re f*", "0 0 m 1 1 2 2 3 3 c B", "/sh1 sh"])
  func whateverIsDrawnOutsideIsAnArtifact(content: String) throws {
    #expect(try Self.rewritten("q " + content + " Q").text == "q /Artifact BMC\n" + content + " Q\nEMC\n")
  }

  @Test func textThatReplacesGlyphsStaysInside() throws {
    let text = "BT\n/Span << /ActualText <feff0915> >> BDC\n<0001>Tj\nEMC\nET\n"
    let found = try Self.rewritten(Self.sign(.begin(0)) + text + Self.sign(.end))
    #expect(found.text == "/P << /MCID 0 >> BDC\n\(text)EMC\n")
  }

  @Test(arguments: [[ContentSign.end], [.begin(0), .begin(1)], [.begin(0)]])
  func signsThatDoNotFollowEachOtherAreRefused(signs: [ContentSign]) {
    let content = signs.map { Self.sign($0) }.joined()
    let error = #expect(throws: PDFError.self) { try Self.rewritten(content) }
    #expect(error?.description.contains(CairoVersion.cairo) == true)
  }
}
