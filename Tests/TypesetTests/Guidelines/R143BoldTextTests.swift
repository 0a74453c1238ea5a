import Testing

@testable import Typeset

/// R143: bold text is one step heavier.
@Suite struct R143BoldTextTests {
  @Test func theStepEndsAtTheHeaviest() {
    #expect(R143BoldText.weight(400, isBold: true) == 600)
    #expect(R143BoldText.weight(800, isBold: true) == 900)
    #expect(R143BoldText.weight(400, isBold: false) == 400)
  }

  @Test func regularBecomesSemiboldAndSemiboldBold() throws {
    let sample = try LayoutSample.example("R143BoldText", options: .with { $0.accessibility.isBold = true })
    for name in ["english", "arabic", "hebrew"] {
      #expect(sample.runs(of: name).allSatisfy { $0.appearance.font.weight == 600 })
      #expect(sample.runs(of: name + "-bold").allSatisfy { $0.appearance.font.weight == 700 })
    }
  }

  /// A paragraph with a bold word in a family of the document's own, which has faces of these weights.
  private func ownFamily(_ weights: [Int], isBold: Bool = true) throws -> LayoutSample {
    let faces = weights.map { weight in
      let file = weight < 600 ? "Regular" : weight < 800 ? "SemiBold" : "Bold"
      return "<font src=\"NotoSans-\(file).ttf\" family=\"Brand\" weight=\"\(weight)\"/>"
    }
    let fonts = Examples.folder.deletingLastPathComponent().appendingPathComponent("Fonts").path
    return try LayoutSample(
      """
      <document lang="en"><head>\(faces.joined())</head><canvas font="Brand"><p id="p">One <b>two</b></p>
      <h1>Three</h1></canvas></document>
      """, folder: fonts, options: .with { $0.accessibility.isBold = isBold })
  }

  @Test func boldTextTakesAHeavierFaceWhereThereIsOne() throws {
    let usual = try ownFamily([400, 700, 900], isBold: false)
    #expect(usual.runs(of: "p").map(\.appearance.font.weight) == [400, 600])
    let sample = try ownFamily([400, 700, 900])
    #expect(sample.runs(of: "p").map(\.appearance.font.weight) == [600, 700])
    #expect(sample.codes.isEmpty)
  }

  @Test func aFamilyWithoutHeavierFaceIsReportedOnce() throws {
    let sample = try ownFamily([400, 700])
    #expect(sample.codes == ["missing-weight"])
    #expect(
      sample.diagnostics[0].message == "font family \"Brand\" has no face heavier than 700 for bold text (R143)")
    #expect(try ownFamily([400]).codes == ["missing-weight"])
    let asked = try ownFamily([400], isBold: false)
    #expect(
      asked.diagnostics.map(\.message) == ["font family \"Brand\" has no bold face; the weight stays as it is"])
    #expect(try ownFamily([400, 700], isBold: false).codes.isEmpty)
  }

  @Test func aFallbackFontWithoutABoldFaceIsReportedOnce() throws {
    func codes(_ body: String, isBold: Bool = false) throws -> [String] {
      try LayoutSample(
        "<document lang=\"ja\"><canvas>\(body)</canvas></document>",
        options: .with { $0.accessibility.isBold = isBold }
      ).codes
    }
    #expect(try codes("<p>一<b>二</b>三<strong>四</strong></p><p weight=\"bold\">五</p>") == ["missing-weight"])
    #expect(try codes("<p>一</p>", isBold: true) == ["missing-weight"])
    #expect(try codes("<h1>一</h1>").isEmpty, "nobody asked for more than the style")
    #expect(try codes("<p><b>1 → 2</b></p>").isEmpty, "signs are those of no script")
  }

  @Test func codeBecomesBolder() throws {
    let sample = try LayoutSample(
      "<document lang=\"en\"><canvas><p id=\"p\"><code>let</code> <b><code>var</code></b></p></canvas></document>",
      options: .with { $0.accessibility.isBold = true })
    #expect(
      sample.runs(of: "p").filter { $0.appearance.font.family == "Noto Sans Mono" }.map(\.appearance.font.weight)
        == [700, 700])
    #expect(sample.codes.isEmpty)
  }

  @Test func theBundledFontsEndAtBold() throws {
    let sample = try LayoutSample(
      "<document lang=\"en\"><canvas><h1 id=\"h\">One</h1></canvas></document>",
      options: .with { $0.accessibility.isBold = true })
    #expect(sample.runs(of: "h").map(\.appearance.font.weight) == [700] && sample.codes.isEmpty)
    let command = try CommandRun(["a.xml": "<document lang=\"en\"><canvas><h1>One</h1></canvas></document>"])
    let told = "bold text: Noto Sans has no face heavier than 700; text of that weight stays as it is"
    #expect(try command.run("render", "a.xml", "--bold", "--verbose", "-o", "a.json").errors.contains(told))
    #expect(try !command.run("render", "a.xml", "--verbose", "-o", "a.json").errors.contains("bold text"))
  }

  @Test func stepsAreNotTakenTwice() throws {
    let xml = "<document lang=\"en\"><canvas><p id=\"p\">One <span>two</span> <b>three</b></p></canvas></document>"
    let sample = try LayoutSample(xml, options: .with { $0.accessibility.isBold = true })
    #expect(Set(sample.runs(of: "p").map(\.appearance.font.weight)) == [600, 700])
  }
}
