import Testing

@testable import Typeset

@Suite struct R116ButtonShapesTests {
  private var options: LayoutOptions {
    var options = LayoutOptions()
    options.accessibility.showsButtonShapes = true
    return options
  }

  /// Whether the text of an element is underlined.
  private func isUnderlined(_ id: String, in sample: LayoutSample) -> Bool {
    sample.lines(of: id).flatMap(\.items).contains { if case .path = $0 { true } else { false } }
  }

  @Test func plainButtonsAreUnderlinedOnRequest() throws {
    let sample = try LayoutSample.example("R116ButtonShapes", options: options)
    for id in ["en", "ar", "he", "next"] {
      #expect(isUnderlined(id, in: sample), "\(id)")
      #expect(try sample.element(id).rules.contains(R116ButtonShapes.rule))
    }
    #expect(!isUnderlined("gray", in: sample))
  }

  @Test func nobodyIsUnderlinedUnasked() throws {
    let sample = try LayoutSample.example("R116ButtonShapes")
    #expect(["en", "ar", "he", "next", "gray"].allSatisfy { !isUnderlined($0, in: sample) })
  }

  @Test func theAuthorMayRefuse() throws {
    let sample = try LayoutSample(
      "<document lang=\"en\"><canvas><button id=\"b\" kind=\"plain\" underline=\"no\">Go</button></canvas></document>",
      options: options)
    #expect(!isUnderlined("b", in: sample))
  }
}
