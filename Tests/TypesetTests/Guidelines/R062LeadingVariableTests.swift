import Testing

@testable import Typeset

@Suite struct R062LeadingVariableTests {
  @Test func onlyAValueAgainstTheMessageActs() {
    #expect(R062LeadingVariable.rule(message: .leftToRight, leading: .rightToLeft) == Rule(62))
    #expect(R062LeadingVariable.rule(message: .rightToLeft, leading: .leftToRight) == Rule(62))
    #expect(R062LeadingVariable.rule(message: .rightToLeft, leading: .rightToLeft) == nil)
    #expect(R062LeadingVariable.rule(message: .leftToRight, leading: nil) == nil)
  }

  @Test func anArabicNameLeavesAnEnglishMessageLeftToRight() throws {
    let sample = try LayoutSample(example: "Guidelines/R062LeadingVariable.xml")
    #expect(sample.diagnostics.map(\.message) == [])
    let right = try sample.element("right")
    #expect(right.direction == .leftToRight && right.rules.contains(Rule(62)))
    #expect(sample.seen("right").hasSuffix(" sent you a photo (1 of 3)"))
    #expect(try sample.element("same").rules.contains(Rule(62)) == false)
    let wrong = try sample.element("wrong")
    #expect(wrong.direction == .rightToLeft && sample.seen("wrong") != sample.seen("right"))
  }

  @Test func aLatinNameLeavesAHebrewMessageRightToLeft() throws {
    let sample = try LayoutSample(
      example: "Guidelines/R062LeadingVariable.xml", options: LayoutOptions(locale: "he"))
    let element = try sample.element("same")
    #expect(element.direction == .rightToLeft && element.language == "he" && element.rules.contains(Rule(62)))
    #expect(sample.seen("same") == ")3 " + reversed("מתוך") + " 1( " + reversed("שלח לך תמונה") + " Ada")
  }
}
