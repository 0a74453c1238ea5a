import Testing

@testable import Typeset

@Suite struct NearestNameTests {
  @Test func aSlipIsUnderstood() {
    let names = ["column", "row", "h1", "h2", "p", "b", "button"]
    #expect(NearestName.of("colunm", among: names) == "column")
    #expect(NearestName.of("COLUMN", among: names) == "column")
    #expect(NearestName.of("buton", among: names) == "button")
    #expect(NearestName.of("pp", among: names) == "p")
    #expect(NearestName.of("q", among: names) == nil)
    #expect(NearestName.of("image", among: names) == nil)
    #expect(NearestName.of("", among: names) == nil)
  }
}
