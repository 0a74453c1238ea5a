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

  /// The shapes behind icons, on the page.
  private func shapes(_ blocks: String, lang: String = "en", isAsked: Bool = true) throws -> [(id: String, box: Rect)] {
    let sample = try LayoutSample(
      "<document lang=\"\(lang)\"><canvas width=\"300\">\(blocks)</canvas></document>",
      options: isAsked ? options : LayoutOptions())
    return sample.elements().filter { $0.element.name == "shape" }.map { ($0.element.id, $0.box) }
  }

  @Test(arguments: [
    "<button id=\"b\" kind=\"plain\" icon=\"search\" label=\"Find\"/>", "<back id=\"b\"/>", "<next id=\"b\"/>",
    "<direction id=\"b\" to=\"left\"/>", "<icon id=\"b\" name=\"cart\" role=\"button\"/>",
  ])
  func aButtonOfNothingButAnIconHasAShape(button: String) throws {
    for lang in ["en", "ar"] {
      let shape = try #require(try shapes(button, lang: lang).first)
      #expect(shape.id == "b/shape1" && shape.box.width > 12 && shape.box.height > 12)
      let sample = try LayoutSample.canvas(button, lang: lang)
      let part = sample.elements().first { $0.element.id.hasPrefix("b/") }?.box
      let icon = try part ?? sample.box("b")
      let middle = Point(x: icon.minX + icon.width / 2, y: icon.minY + icon.height / 2)
      #expect(abs(shape.box.minX + shape.box.width / 2 - middle.x) < 0.01)
      #expect(abs(shape.box.minY + shape.box.height / 2 - middle.y) < 0.01)
    }
    #expect(try shapes(button, isAsked: false).isEmpty)
  }

  @Test func whatHasAShapeOrTextNeedsNone() throws {
    let blocks = """
      <button icon="search" label="Find"/><button kind="filled" icon="search" label="Find"/><icon name="cart" label="Cart"/>
      <button kind="plain" icon="search">Find</button><button kind="plain" icon="search" underline="no" label="Find"/>
      """
    #expect(try shapes(blocks).isEmpty)
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
