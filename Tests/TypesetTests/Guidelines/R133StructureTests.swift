import Testing

@testable import Typeset

@Suite struct R133StructureTests {
  @Test func readersFindHeadingsLinksListsAndParagraphs() throws {
    guard !Tool.pdfinfo.isMissing else { return }
    let file = try PDFOutputTests.pdf(try LayoutSample.example("R133Structure").frames)
    let types = try PDFStructureTests.types(of: file)
    for (type, count) in [("H1", 1), ("L", 1), ("LI", 3), ("LBody", 3), ("Link", 1), ("BlockQuote", 1), ("Code", 1)] {
      #expect(types.filter { $0 == type }.count == count, "\(type): \(types)")
    }
    #expect(types.first == "Document")
  }

  @Test(
    arguments: [
      (Role.heading, "h3", StructureTag.heading3), (.list, "ul", .list), (.listitem, "li", .listItem),
      (.paragraph, "p", .paragraph), (.button, "button", .form), (.control, "toggle", .form),
      (.none, "marker", .listLabel), (.image, "icon", .figure), (.paragraph, "blockquote", .blockQuote),
      (.group, "section", .section),
    ] as [(Role, String, StructureTag)])
  func everyRoleHasAType(role: Role, name: String, type: StructureTag) {
    #expect(R133Structure.block(role: role, name: name, headingLevel: 3, holds: .init(text: true)) == type)
  }

  @Test func whatHoldsControlsIsNone() {
    let controls = R133Structure.Holding(controls: true, name: true)
    #expect(R133Structure.block(role: .control, name: "segmented", headingLevel: 1, holds: controls) == .division)
  }

  @Test func aListHoldsItemsOnly() {
    let others = R133Structure.Holding(otherThanItems: true)
    #expect(R133Structure.block(role: .list, name: "list", headingLevel: 1, holds: others) == .division)
  }

  @Test func whatOnlyArrangesIsNoPartOfIt() {
    for name in ["row", "column", "box", "divider", "spacer"] {
      #expect(R133Structure.block(role: .none, name: name, headingLevel: 1, holds: .init()) == nil)
    }
  }

  @Test func inlineElementsAreLinksCodeOrWords() {
    #expect(R133Structure.inline(name: "a", leads: true) == .link)
    #expect(R133Structure.inline(name: "a", leads: false) == .span)
    #expect(R133Structure.inline(name: "code", leads: false) == .code)
    #expect(R133Structure.inline(name: "bdi", leads: false) == .span)
  }
}
