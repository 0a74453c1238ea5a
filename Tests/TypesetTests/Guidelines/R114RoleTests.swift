import Testing

@testable import Typeset

@Suite struct R114RoleTests {
  @Test(arguments: [
    ("<button id=\"x\">Save</button>", Role.button), ("<h2 id=\"x\">Draft</h2>", .heading),
    ("<title id=\"x\">Draft</title>", .heading), ("<p id=\"x\">Text</p>", .paragraph),
    ("<p>A <a id=\"x\" href=\"https://example.org\">rule</a></p>", .link), ("<label id=\"x\">Name</label>", .label),
    ("<ul id=\"x\"><li>One</li></ul>", .list), ("<ol><li id=\"x\">One</li></ol>", .listitem),
    ("<section id=\"x\"><h2>One</h2></section>", .group), ("<group id=\"x\"><p>One</p></group>", .group),
    ("<row id=\"x\"><p>One</p></row>", .none),
  ])
  func everyElementSaysWhatItIs(markup: String, role: Role) throws {
    #expect(try LayoutSample.canvas(markup).element("x").role == role)
  }

  @Test func anElementOutOfTheTreeLeavesItsContents() throws {
    let sample = try LayoutSample.canvas(
      """
      <ul id="ul" role="none"><li id="li">One<ul id="inner"><li id="in">Two</li></ul></li></ul>
      <table id="table" role="none"><thead><tr id="tr"><th id="th">A</th></tr></thead><tr><td id="td">B</td></tr></table>
      <p id="p" role="none">Text</p>
      """)
    for id in ["ul", "li", "table", "tr", "th", "td", "p"] {
      #expect(try sample.element(id).role == .none && sample.element(id).isPresentational, "\(id)")
    }
    // A list inside is a list of its own.
    #expect(try sample.element("inner").role == .list && sample.element("in").role == .listitem)
    #expect(try !sample.element("in").isPresentational)
    let svg = String(decoding: try SVGOutput.svg(of: sample.frames[0], title: nil, language: "en"), as: UTF8.self)
    #expect(!svg.contains("role=\"table\"") && !svg.contains("role=\"cell\"") && svg.contains(">Text</text>"))
    #expect(svg.components(separatedBy: "role=\"listitem\"").count == 2)
  }

  @Test(arguments: [
    ("<toggle id=\"x\" on=\"yes\" label=\"L\"/>", "role=\"switch\" aria-label=\"L\" aria-checked=\"true\""),
    (
      "<slider id=\"x\" value=\"2\" max=\"8\" label=\"L\"/>",
      "role=\"slider\" aria-label=\"L\" aria-valuemin=\"0\" aria-valuemax=\"8\" aria-valuenow=\"2\" aria-valuetext=\"2\""
    ),
    ("<progress id=\"x\" value=\"0.25\" label=\"L\"/>", "aria-valuenow=\"0.25\" aria-valuetext=\"25%\""),
    ("<h3 id=\"x\">A</h3>", "role=\"heading\" aria-level=\"3\""),
    ("<button id=\"x\" enabled=\"no\">A</button>", "role=\"button\" aria-disabled=\"true\""),
    ("<segmented><segment id=\"x\" selected=\"yes\">A</segment></segmented>", "role=\"radio\" aria-checked=\"true\""),
    (
      "<text-field id=\"x\" label=\"L\" placeholder=\"P\"/>", "role=\"textbox\" aria-label=\"L\" aria-placeholder=\"P\""
    ),
    ("<search id=\"x\" placeholder=\"P\"/>", "role=\"searchbox\" aria-label=\"P\">"),
    ("<image id=\"x\" src=\"a.png\" alt=\"A\"/>", "role=\"img\"><title>A</title>"),
    (
      "<list><item id=\"x\" checkmark=\"yes\"><label>A</label></item></list>", "role=\"listitem\" aria-current=\"true\""
    ),
    ("<icon name=\"star\" lang=\"ar\"/>", "role=\"img\" lang=\"ar\" xml:lang=\"ar\"><title>نجمة</title>"),
  ])
  func aPictureSaysRolesNamesAndStates(markup: String, attributes: String) throws {
    let frame = try LayoutSample.canvas(markup).frames[0]
    let svg = String(decoding: try SVGOutput.svg(of: frame, title: nil, language: "en"), as: UTF8.self)
    #expect(svg.contains(attributes), "\(svg.components(separatedBy: "class=\"text\"").last ?? "")")
  }

  @Test func theLooksChangeNothing() throws {
    let sample = try LayoutSample.canvas(
      "<p id=\"p\" style=\"title1\" weight=\"bold\">Big</p><h1 id=\"h\" style=\"footnote\">Small</h1>")
    #expect(try sample.element("p").role == .paragraph)
    #expect(try sample.element("h").role == .heading)
  }

  @Test func theDumpNamesRoleAndText() throws {
    let sink = ByteSink()
    let dump = try JSONDump(to: sink, versions: [])
    try dump.add(try LayoutSample.canvas("<button id=\"save\">Save</button>").frames[0])
    try dump.finish()
    let text = String(decoding: sink.bytes, as: UTF8.self)
    #expect(text.contains("\"enabled\": true"))
    #expect(text.contains("\"element\": \"button\", \"id\": \"save\", \"role\": \"button\""))
    #expect(text.contains("\"text\": \"Save\""))
  }

  @Test func theExampleHasHeadingLinkAndButtons() throws {
    let roles = try LayoutSample.example("R114Role").elements().map(\.element.role)
    #expect(roles.filter { $0 == .button }.count == 3)
    #expect(roles.filter { $0 == .link }.count == 1)
    #expect(roles.filter { $0 == .heading }.count == 1)
  }
}
