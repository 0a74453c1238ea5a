import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R122GoodAlternativeCheckTests {
  private func findings(_ alt: String, caption: String = "", rule: Int = 122) throws -> [Finding] {
    let image = "<image src=\"Artwork/ship.svg\" width=\"40\" \(alt)/>"
    let body = caption.isEmpty ? image : "<figure>\(image)<figcaption>\(caption)</figcaption></figure>"
    return try CheckSample("<page>\(body)</page>", folder: Examples.folder.appendingPathComponent("Checks/Found").path)
      .findings(of: rule)
  }

  @Test func namesRepetitionsAndEmptyStartsSayNothing() throws {
    #expect(try findings("alt=\"ship.svg\"").map(\.fault.aspect) == ["name"])
    // The name of a file can be a good word.
    #expect(try findings("alt=\"Ship\"").isEmpty)
    #expect(try findings("alt=\"A ship\"", caption: "a  ship.").map(\.fault.aspect) == ["repeated"])
    #expect(try findings("alt=\"A ship\"", caption: "A ship in a storm").isEmpty)
    let start = try findings("alt=\"Picture of a ship\"")
    #expect(start.map(\.fault.aspect) == ["start"])
    #expect(start.map(\.fault.level) == [.advice])
  }

  /// The findings of a picture called “A ship” in some surroundings, where `PICTURE` is.
  private func repeated(_ body: String, on canvas: String = "screen") throws -> [String] {
    let image = "<image src=\"Artwork/ship.svg\" width=\"40\" alt=\"A ship\"/>"
    return try CheckSample(
      "<\(canvas)>\(body.replacing("PICTURE", with: image))</\(canvas)>",
      folder: Examples.folder.appendingPathComponent("Checks/Found").path
    ).findings(of: 122).map(\.fault.aspect)
  }

  @Test(arguments: [
    "<list><item><leading>PICTURE</leading><label>A ship</label></item></list>",
    "<list><item><leading>PICTURE</leading><label>Boats</label><detail>A ship</detail></item></list>",
    "<row>PICTURE<column><label>Boats</label><caption>A ship.</caption></column></row>",
    "<box><column><box>PICTURE</box><label>A ship</label></column></box>", "PICTURE<caption>A ship</caption>",
    "<ul><li>A ship<row>PICTURE</row></li></ul>", "<table><tr><td>PICTURE</td><td>A ship</td></tr></table>",
  ])
  func wordsInAnyContainerAreBesideThePicture(body: String) throws {
    #expect(try repeated(body) == ["repeated"])
    #expect(try repeated(body.replacing("A ship", with: "A ship in a storm")).isEmpty)
  }

  @Test func wordsOfOthersAreNot() throws {
    let other =
      "<item><leading><image src=\"Artwork/ship.svg\" alt=\"A boat\" width=\"9\"/></leading><label>A ship</label></item>"
    #expect(try repeated("<list>\(other)<item><leading>PICTURE</leading><label>Boats</label></item></list>").isEmpty)
    #expect(try repeated("<h1>A ship</h1><p>It sails.</p><row>PICTURE</row>").isEmpty)
  }

  @Test func theLimitIsHitExactly() throws {
    let long = String(repeating: "a", count: 250)
    #expect(try findings("alt=\"\(long)\"").isEmpty)
    let found = try findings("alt=\"\(long)a\"")
    #expect(found.map(\.fault.measured) == ["251 characters"])
    #expect(found.map(\.fault.required) == ["at most 250 characters"])
  }

  @Test func picturesAndChartsNeedWords() throws {
    #expect(try findings("", rule: 121).map(\.fault.level) == [.error])
    #expect(try findings("alt=\"\"", rule: 121).isEmpty)
    #expect(try findings("label=\"A ship\"", rule: 121).isEmpty)
    let hidden = "<box decorative=\"yes\"><chart values=\"1, 2\"/></box>"
    #expect(try CheckSample("<page>\(hidden)</page>").findings.isEmpty)
    #expect(try CheckSample("<page><chart values=\"1, 2\"/></page>").findings.map(\.fault.rule) == [Rule(123)])
  }
}
