import Testing

@testable import Typeset

@Suite struct R137LinesTests {
  private static let text = "Notify me when a ship that I follow enters the harbour or leaves it"

  @Test(arguments: ["label", "p", "h2", "button", "caption"])
  func aTextTakesAsManyLinesAsItNeeds(name: String) throws {
    for width in [400.0, 200, 120, 60] {
      let sample = try LayoutSample.canvas("<\(name) id=\"x\">\(Self.text)</\(name)>", "width=\"\(width)\"")
      let seen = sample.texts(of: "x").joined().filter { $0 != " " }
      #expect(seen == Self.text.filter { $0 != " " })
      #expect(try !sample.element("x").isTruncated)
    }
  }

  @Test func aLimitIsTheAuthors() throws {
    let sample = try LayoutSample.canvas("<label id=\"x\" lines=\"1\">\(Self.text)</label>", "width=\"200\"")
    #expect(sample.texts(of: "x").count == 1)
    #expect(sample.texts(of: "x")[0].hasSuffix("…"))
    #expect(try sample.element("x").isTruncated)
    let none = try LayoutSample.canvas("<label id=\"x\" lines=\"0\">\(Self.text)</label>", "width=\"200\"")
    #expect(none.texts(of: "x").count > 1)
  }

  @Test func theExampleCutsOnlyWhereAsked() throws {
    let labels = try LayoutSample.example("R137Lines").elements().filter { $0.element.name == "label" }
    #expect(labels.map(\.element.isTruncated) == [false, false, false, false, true])
  }
}
