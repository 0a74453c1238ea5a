import Foundation
import Testing

/// What `check` refuses and repeats, and how its reports call files and elements.
@Suite struct CheckCommandTests {
  private static func screen(_ contents: String, head: String = "<title>S</title>", id: String = "passcode") -> String {
    """
    <document lang="en"><head>\(head)</head>
    <screen id="\(id)"><status-bar/>
    \(contents)
    </screen></document>
    """
  }

  private func text(_ result: CommandRun.Result) -> String { String(decoding: result.output, as: UTF8.self) }

  @Test(arguments: ["R001", "R053", "R086,R137", "r5 R053"]) func aRuleWithoutACheckIsRefused(rules: String) throws {
    let folder = try CommandRun(["a.xml": Self.screen("<p>Hello</p>")])
    let result = try folder.run("check", "a.xml", "--rules", rules)
    #expect(result.status == 64 && result.output.isEmpty, "\(result.errors)")
    #expect(result.errors.contains(rules == "r5 R053" ? "R005 and R053 have no check" : "has no check"))
    // What is not checked anyway may be left out.
    #expect(try folder.run("check", "a.xml", "--without", rules, "--fail-on", "never").status == 0)
  }

  @Test func anUnknownEndingIsRefused() throws {
    let folder = try CommandRun(["a.xml": Self.screen("<p>Hello</p>")])
    for arguments in [["-o", "x.foo"], ["--texts", "-o", "x.foo"], ["-o", "a.b/x.pdf"]] {
      let result = try folder.run(["check", "a.xml", "--fail-on", "never"] + arguments)
      #expect(result.status == 64 && result.errors.contains("means no form of a report"), "\(result.errors)")
    }
    #expect(folder.files == ["a.xml"])
    for arguments in [["-f", "json", "-o", "x.foo"], ["-o", "report"]] {
      #expect(try folder.run(["check", "a.xml", "--fail-on", "never"] + arguments).status == 0)
    }
  }

  @Test func whatRenderWarnsOfIsRepeated() throws {
    let contents = """
      <p font="Nowhere Sans">A</p><p key="gone">B</p>
      <image src="s.svg" kind="sheet-music" flip="yes" width="20" alt="A scale"/>
      """
    let folder = try CommandRun([
      "a.xml": Self.screen(contents, head: "<title>S</title><catalog src=\"S.xcstrings\"/>"),
      "S.xcstrings": #"{"sourceLanguage": "en", "version": "1.0", "strings": {"here": {}}}"#,
      "s.svg": #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>"#,
    ])
    let render = try folder.run("render", "a.xml", "-f", "json", "-o", "a.json")
    let check = try folder.run("check", "a.xml", "--fail-on", "never")
    let texts = try folder.run("check", "a.xml", "--texts")
    let warnings = render.errors.components(separatedBy: "\n").filter { $0.contains(": warning: ") }
    #expect(warnings.count >= 3, "\(render.errors)")
    for warning in warnings {
      #expect(check.errors.contains(warning) && texts.errors.contains(warning), "\(warning)\n\(check.errors)")
    }
    #expect(check.status == 0)
    #expect(try folder.run("check", "a.xml", "--fail-on", "never", "--strict").status == 65)
  }

  @Test func anUnknownKeyIsAnError() throws {
    let folder = try CommandRun([
      "a.xml": Self.screen(
        "<p key=\"goat\">Goats</p><p key=\"boat\" translate=\"no\">Fixed</p><icon name=\"star\" label-key=\"star\"/>",
        head: "<title key=\"title\">S</title><catalog src=\"S.xcstrings\"/>"),
      "b.xml": Self.screen("<p key=\"boat\">Boats</p>"),
      "S.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"goats": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Goats"}},
        "de": {"stringUnit": {"state": "translated", "value": " "}}}}}}
      """,
    ])
    let result = try folder.run("check", "a.xml", "--rules", "R049", "--catalogs")
    let text = text(result)
    #expect(result.status == 1, "\(text)")
    #expect(text.contains("a.xml:1:27: error: no catalog has the key \"title\" [R049"), "\(text)")
    #expect(text.contains("a.xml:3:1: error: no catalog has the key \"goat\" [R049"), "\(text)")
    #expect(text.contains("hint: write \"goats\", or add the key to the catalog"), "\(text)")
    #expect(text.contains("a.xml:3:62: error: no catalog has the key \"star\" [R049"), "\(text)")
    #expect(text.contains("error: the text is empty in de [R049"), "\(text)")
    #expect(text.contains("4 errors in 1 variant"), "\(text)")
    // Without catalogs, render says that there are none.
    #expect(try folder.run("check", "b.xml", "--rules", "R049").status == 0)
  }

  @Test func pathsBeginAtTheRootOfTheRepository() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"boats": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Boats..."}}}}}}
      """
    let screen = Self.screen(
      "<p key=\"boats\" color=\"#999999\">Boats</p>",
      head: "<title>S</title><catalog src=\"../Strings/S.xcstrings\"/>")
    let folder = try CommandRun(["S.xcstrings": catalog, "a.xml": screen])
    let prepared = "mkdir -p App/Screens App/Strings; cp a.xml App/Screens; cp S.xcstrings App/Strings"
    #expect(try folder.shell(prepared).status == 0)
    let forms = ["text", "json", "sarif", "html", "github", "junit", "csv"]
    func check(_ place: String, _ document: String, root: String, finds prefix: String) throws {
      for form in forms {
        let result = try folder.shell(
          "cd \(place); typesetter check \(document) --root \(root) --fail-on never --rules R131,R151 -f \(form)")
        let text = text(result)
        #expect(
          text.contains("\(prefix)Screens/a.xml") && text.contains("\(prefix)Strings/S.xcstrings"), "\(form): \(text)")
        #expect(!text.contains("../"), "\(form): \(text)")
      }
    }
    // Without a repository: the root, else the current folder.
    try check(".", "App/Screens/a.xml", root: "App", finds: "")
    try check("App/Screens", "a.xml", root: "..", finds: "")
    let alone = text(
      try folder.shell(
        "cd App/Screens; cp ../Strings/S.xcstrings .; sed -i.old s,../Strings/,, a.xml; typesetter check a.xml --rules R151 --fail-on never"
      ))
    #expect(alone.hasPrefix("a.xml:3:1: error: "), "\(alone)")
    #expect(try folder.shell("git init -q; cp a.xml App/Screens; rm App/Screens/S.xcstrings").status == 0)
    // With one, from anywhere, and also with a folder of --root below it.
    try check(".", "App/Screens/a.xml", root: "App", finds: "App/")
    try check("App/Screens", "a.xml", root: "..", finds: "App/")
    try check("App", "./Screens/../Screens/a.xml", root: "Strings", finds: "App/")
    try check("/", folder.folder.path + "/App/Screens/a.xml", root: folder.folder.path, finds: "App/")
  }

  @Test func readersSeeTheNearestID() throws {
    let contents = """
      <list><section><item><label color="#999999">One</label></item>
      <item id="two"><label color="#999999">Two</label></item></section></list>
      """
    let folder = try CommandRun([
      "a.xml": Self.screen(contents), "b.xml": "<document lang=\"en\"><screen>\(contents)</screen></document>",
    ])
    let page = text(try folder.run("check", "a.xml", "--rules", "R151", "-f", "html", "--fail-on", "never"))
    #expect(page.contains(" · passcode › label<") && page.contains(" · two › label<"), "\(page.suffix(3000))")
    let json = text(try folder.run("check", "a.xml", "--rules", "R151", "-f", "json", "--fail-on", "never"))
    #expect(json.contains("\"element\": \"screen1/list1/section1/item1/label1\""), "\(json)")
    let texts = text(try folder.run("check", "a.xml", "--texts"))
    #expect(texts.contains("(passcode › label)") && texts.contains("(two › label)"), "\(texts)")
    // Without any id, it is the path.
    #expect(text(try folder.run("check", "b.xml", "--texts")).contains("(screen1/list1/section1/item1/label1)"))
  }

  @Test func oneIsNotMany() throws {
    let folder = try CommandRun([
      "a.xml": Self.screen("<p>Hello</p><p padding-start=\"1\">Hello</p><p>Hello</p>")
    ])
    let text = text(try folder.run("check", "a.xml", "--rules", "R083", "--fail-on", "never"))
    #expect(text.contains("begins 1 point beside the edge of 2 others"), "\(text)")
  }
}
