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
