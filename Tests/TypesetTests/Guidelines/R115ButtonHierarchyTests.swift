import Testing

@testable import Typeset

@Suite struct R115ButtonHierarchyTests {
  @Test func whatIsPrimaryIsFilled() {
    #expect(R115ButtonHierarchy.kind(asked: nil, purpose: nil) == .gray)
    #expect(R115ButtonHierarchy.kind(asked: nil, purpose: .cancel) == .gray)
    #expect(R115ButtonHierarchy.kind(asked: nil, purpose: .primary) == .filled)
    #expect(R115ButtonHierarchy.kind(asked: .tinted, purpose: .primary) == .tinted)
  }

  @Test func looksFollowKindAndPurpose() {
    let look = R115ButtonHierarchy.look
    #expect(look(.filled, nil, true) == ButtonStyle(kind: .filled, background: "tint", text: "on-tint"))
    #expect(look(.tinted, nil, true) == ButtonStyle(kind: .tinted, background: "tint", opacity: 0.15, text: "tint"))
    #expect(look(nil, .destructive, true) == ButtonStyle(kind: .gray, background: "gray5", text: Palette.destructive))
    #expect(look(.plain, nil, true) == ButtonStyle(kind: .plain, background: nil, text: "tint"))
    #expect(look(.filled, nil, false).text == "tertiary-label")
  }

  @Test func theExampleHasOneFilledPrimaryButton() throws {
    let sample = try LayoutSample.example("R115ButtonHierarchy")
    #expect(try sample.element("book").rules == [R115ButtonHierarchy.rule])
    #expect(try sample.element("cancel").rules.isEmpty)
    #expect(sample.runs(of: "book").first?.appearance.color == .white)
    let tint = try #require(Palette.color(named: "tint"))
    #expect(sample.runs(of: "tinted").first?.appearance.color == tint)
    #expect(sample.outlines(of: "plain").isEmpty)
    #expect(sample.outlines(of: "gray").count == 1)
  }

  @Test func whatCannotBeUsedIsFaint() throws {
    let sample = try LayoutSample.canvas(
      "<column enabled=\"no\"><button id=\"a\" color=\"red\">A</button><back id=\"b\">B</back><toggle id=\"c\">C</toggle></column>"
    )
    let faint = Palette.color(named: "tertiary-label")
    for id in ["a", "b", "c"] { #expect(sample.runs(of: id).first?.appearance.color == faint) }
  }
}
