import Testing

@testable import Typeset
@testable import TypesetReview

/// Icons on screens grow with the text.
@Suite struct R140IconSizeCheckTests {
  private func count(
    _ icon: String, on canvas: String = "screen title=\"Harbours\"", _ axes: [VariantAxis: String] = [:]
  )
    throws -> Int
  {
    let name = canvas.prefix { $0 != " " }
    return try CheckSample("<\(canvas)>\(icon)</\(name)>", axes).findings(of: 140).count
  }

  @Test(arguments: ["size=\"20\"", "width=\"20\"", "height=\"20\""]) func aFixedSizeIsFound(attribute: String) throws {
    let icon = "<icon name=\"bell\" \(attribute)/>"
    #expect(try count(icon, [.locale: "en,ar", .textSize: "l,ax5"]) == 1)
    #expect(try count("<list><item><leading>\(icon)</leading><label>Bell</label></item></list>") == 1)
    #expect(try count(icon, on: "canvas") == 0)
    #expect(try count(icon, on: "page") == 0)
    #expect(try count("<icon name=\"bell\" \(attribute) ignore=\"R140\" because=\"a test\"/>") == 0)
  }

  @Test(arguments: ["", "style=\"title1\"", "size=\"20\" decorative=\"yes\"", "size=\"20\" alt=\"\""])
  func othersAreLeftAlone(attributes: String) throws {
    #expect(try count("<icon name=\"bell\" \(attributes)/>") == 0)
  }
}
