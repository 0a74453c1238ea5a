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
      (Role.heading, .h3, StructureTag.heading3), (.heading, .header, .heading3), (.list, .ul, .list),
      (.listitem, .li, .listItem), (.paragraph, .p, .paragraph), (.button, .button, .form), (.control, .toggle, .form),
      (.link, .p, .link), (.image, .icon, .figure), (.paragraph, .blockquote, .blockQuote),
      (.group, .section, .section),
      (.paragraph, .figcaption, .caption), (.paragraph, .image, .figure),
    ] as [(Role, ElementName, StructureTag)])
  func everyRoleHasAType(role: Role, name: ElementName, type: StructureTag) {
    #expect(StructureTag.block(role: role, name: name, headingLevel: 3, holds: .init(text: true)) == type)
  }

  @Test func aMarkerIsALabel() {
    let tag = StructureTag.block(role: .none, name: nil, headingLevel: 1, holds: .init(text: true), isMarker: true)
    #expect(tag == .listLabel)
  }

  @Test func whateverIsALinkIsOneInEveryOutput() throws {
    let sample = try LayoutSample(
      """
      <document lang="en"><canvas width="300"><p id="words" role="link">Terms</p>
      <icon id="icon" name="star" role="link" label="Favourites"/>
      <row id="row" role="link"><label>Help</label><icon name="star" decorative="yes"/></row></canvas></document>
      """)
    for id in ["words", "icon", "row"] { #expect(try sample.element(id).role == .link, "\(id)") }
    let svg = String(decoding: try SVGOutput.svg(of: sample.frames[0], title: nil, language: "en"), as: UTF8.self)
    #expect(svg.components(separatedBy: "role=\"link\"").count == 4, "\(svg)")
    #expect(svg.contains("role=\"link\" aria-label=\"Favourites\""))
    guard !Tool.pdfinfo.isMissing else { return }
    let types = try PDFStructureTests.types(of: try PDFOutputTests.pdf(sample.frames))
    #expect(types.filter { $0 != "Span" } == ["Document", "P", "Link", "P", "Link", "P", "Link"])
  }

  @Test func whatHoldsControlsIsNone() {
    let controls = StructureTag.Holding(controls: true, name: true)
    #expect(StructureTag.block(role: .control, name: .segmented, headingLevel: 1, holds: controls) == .division)
  }

  @Test func aListHoldsItemsOnly() {
    let others = StructureTag.Holding(otherThanItems: true)
    #expect(StructureTag.block(role: .list, name: .list, headingLevel: 1, holds: others) == .division)
  }

  @Test func whatOnlyArrangesIsNoPartOfIt() {
    for name: ElementName in [.row, .column, .box, .divider, .spacer] {
      #expect(StructureTag.block(role: .none, name: name, headingLevel: 1, holds: .init()) == nil)
    }
  }

  @Test func inlineElementsAreLinksCodeOrWords() {
    #expect(StructureTag.inline(name: .a, leads: true) == .link)
    #expect(StructureTag.inline(name: .a, leads: false) == .span)
    #expect(StructureTag.inline(name: .code, leads: false) == .code)
    #expect(StructureTag.inline(name: .bdi, leads: false) == .span)
  }
}
