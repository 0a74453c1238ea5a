import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R081ConsistencyCheckTests {
  private func found(_ contents: String) throws -> [Finding] {
    try CheckSample("<screen>\(contents)</screen>").findings(of: 81)
  }

  private func buttons(_ attributes: String...) -> String {
    attributes.map { "<button \($0)>Boat</button>" }.joined()
  }

  @Test func aDifferenceOfOneToThreePointsIsAdvice() throws {
    #expect(try found(buttons("radius=\"8\"", "radius=\"8\"", "radius=\"9\"")).map(\.fault.measured) == ["9 pt"])
    #expect(try found(buttons("radius=\"8\"", "radius=\"8\"", "radius=\"11\"")).count == 1)
    #expect(try found(buttons("radius=\"8\"", "radius=\"8\"", "radius=\"8.9\"")).isEmpty)
    #expect(try found(buttons("radius=\"8\"", "radius=\"8\"", "radius=\"11.1\"")).isEmpty)
    // What is not said is the default, 12 points.
    #expect(try found(buttons("", "", "radius=\"10\"")).map(\.fault.required) == ["12 pt"])
  }

  @Test func oneOfFiveIsUnlikeTheOthers() throws {
    #expect(try found(buttons("", "", "", "", "radius=\"30\"")).count == 1)
    #expect(try found(buttons("", "", "", "radius=\"30\"")).isEmpty)
    #expect(try found(buttons("", "", "", "radius=\"30\"", "radius=\"30\"")).isEmpty)
    #expect(try found(buttons("", "", "", "", "kind=\"plain\"")).map(\.fault.aspect) == ["kind"])
    #expect(try found(buttons("", "", "", "kind=\"plain\"")).isEmpty)
  }

  @Test func emphasisAndOtherPurposesAreLeftAlone() throws {
    #expect(try found(buttons("", "", "", "", "kind=\"filled\"")).isEmpty)
    #expect(try found(buttons("", "", "", "", "purpose=\"primary\" radius=\"14\"")).isEmpty)
    #expect(try found(buttons("", "", "when=\"text&gt;=ax1\" radius=\"10\"")).isEmpty)
    #expect(try found(buttons("", "") + "<nav-bar><button radius=\"10\">Boat</button></nav-bar>").isEmpty)
    #expect(try found(buttons("", "") + "<button icon=\"share\" radius=\"10\" label=\"Share\"/>").isEmpty)
  }

  @Test func headingsOfALevelHaveOneSize() throws {
    #expect(try found("<h2>A</h2><h2>B</h2><h2 style=\"title3\">C</h2>").map(\.fault.measured) == ["20 pt"])
    #expect(try found("<h2>A</h2><h2>B</h2><h2 style=\"headline\">C</h2>").isEmpty)
  }

  @Test func screensForOneDeviceAreOneLook() throws {
    func screens(_ device: String) throws -> Int {
      let xml =
        "<screen title=\"A\">\(buttons("", ""))</screen><screen title=\"B\" \(device)>\(buttons("radius=\"10\""))</screen>"
      return try CheckSample(xml).findings(of: 81).count
    }
    #expect(try screens("") == 1)
    #expect(try screens("device=\"ipad-9.7\"") == 0)
    #expect(try CheckSample("<canvas>\(buttons("", "radius=\"10\""))</canvas>").findings(of: 81).isEmpty)
  }

  @Test func itCanBeIgnored() throws {
    #expect(try found(buttons("", "", "radius=\"10\" ignore=\"R081\" because=\"a sample\"")).isEmpty)
  }
}
