import Testing

@testable import Typeset
@testable import TypesetReview

@Suite struct R096CroppingCheckTests {
  /// The picture is 300 points wide and 200 high.
  private func found(_ attributes: String, canvas: String = "screen") throws -> [Finding] {
    let image = "<image src=\"Artwork/harbour.svg\" alt=\"The lighthouse\" \(attributes)/>"
    return try CheckSample(
      "<\(canvas)>\(image)</\(canvas)>", folder: Examples.folder.appendingPathComponent("Checks/Fine").path
    ).findings(of: 96)
  }

  @Test func theFocusStaysInSight() throws {
    let fill = "width=\"300\" fit=\"fill\""
    #expect(try found("\(fill) height=\"40\" focus=\"0.1,0,0.8,1\"").map(\.fault.aspect) == ["focus"])
    #expect(try found("\(fill) height=\"200\" focus=\"0.1,0,0.8,1\"").isEmpty)
    #expect(try found("\(fill) height=\"40\"").isEmpty)
  }

  @Test func largeBarsAreAdvice() throws {
    let found = try found("width=\"340\" height=\"40\" fit=\"fit\"")
    #expect(found.map(\.fault.aspect) == ["bars"] && found[0].fault.level == .advice)
    #expect(try self.found("width=\"300\" height=\"180\" fit=\"fit\"").isEmpty)
  }

  @Test func paperAndCanvasesAreLeftAlone() throws {
    #expect(try found("width=\"300\" height=\"40\" fit=\"fill\" focus=\"0.1,0,0.8,1\"", canvas: "canvas").isEmpty)
    #expect(try found("width=\"340\" height=\"40\" fit=\"fit\"", canvas: "page").isEmpty)
  }
}
