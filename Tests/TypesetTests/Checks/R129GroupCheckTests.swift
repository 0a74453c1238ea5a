import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R129GroupCheckTests {
  private func count(_ body: String) throws -> Int {
    try CheckSample("<page>\(body)</page>", folder: Examples.folder.appendingPathComponent("Checks/Found").path)
      .findings(of: 129).count
  }

  private func image(_ alt: String, _ more: String = "") -> String {
    "<image src=\"Artwork/ship.svg\" width=\"120\" alt=\"\(alt)\" \(more)/>"
  }

  @Test func wordsBelowAPictureAreReadWithIt() throws {
    let pictures = image("a") + image("b")
    let words = "<label>Ship one</label><label>Ship two</label>"
    #expect(try count("<grid columns=\"2\">\(pictures)\(words)</grid>") == 1)
    #expect(
      try count("<gallery>\(pictures)</gallery><p>Boats leave every hour of the day, in summer and in winter.</p>") == 0
    )
    #expect(
      try count("<row><group>\(image("a"))<label>c</label></group><group>\(image("b"))<label>d</label></group></row>")
        == 0)
    #expect(try count("\(image("a"))<label>c</label>\(image("b"))<label>d</label>") == 0)
    #expect(
      try count("<grid columns=\"2\">\(image("", "decorative=\"yes\""))\(image("b"))<p>c</p><p>d</p></grid>") == 0)
  }
}
