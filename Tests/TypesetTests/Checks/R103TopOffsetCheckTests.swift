import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R103TopOffsetCheckTests {
  private func count(_ contents: String, _ attributes: String = "", canvas: String = "screen") throws -> Int {
    try CheckSample("<\(canvas) \(attributes)>\(contents)</\(canvas)>").findings(of: 103).count
  }

  @Test(arguments: [20, 44, 47, 59])
  func heightsOfStatusBarsAreFound(height: Int) throws {
    #expect(try count("<column padding-top=\"\(height)\"><p>Boats</p></column>") == 1)
    #expect(try count("<status-bar/><spacer height=\"\(height)\"/><p>Boats</p>") == 1)
    #expect(try count("<p>Boats</p>", "padding-top=\"\(height)\"") == 1)
  }

  @Test func otherDistancesAndPlacesAreFine() throws {
    #expect(try count("<column padding-top=\"43\"><p>Boats</p></column>") == 0)
    #expect(try count("<p>Boats</p><column padding-top=\"44\"><p>Boats</p></column>") == 0)
    #expect(try count("<p>Boats</p>", "padding-top=\"44\"", canvas: "canvas") == 0)
    #expect(try count("<nav-bar><title>Boats</title></nav-bar><p>Boats</p>", "padding-top=\"20\"") == 0)
  }
}
