import Testing

@testable import TypesetPreview

/// The modules of the page as one script.
@Suite struct ExportModuleBundleTests {
  @Test func modulesBecomeFunctionsInTheOrderOfTheirNeeds() throws {
    let script = try ModuleBundle.script(
      of: "main.js",
      among: [
        "main.js": "import { one, two as second } from './parts.js';\none(second);\n",
        "parts.js": "/** Parts. */\nexport const two = 2;\nexport async function one(value) {\n  return value;\n}\n",
        "unused.js": "export const three = 3;\n",
      ])
    #expect(
      script == """
        'use strict';
        const modules = {};
        modules['parts.js'] = (() => {
        /** Parts. */
        const two = 2;
        async function one(value) {
          return value;
        }
        return { two, one };
        })();
        modules['main.js'] = (() => {
        const { one, two: second } = modules['parts.js'];
        one(second);
        return {  };
        })();

        """)
  }

  @Test func thePageIsJoinedWhole() throws {
    let page = try ExportedPage()
    let script = String(decoding: try #require(page.files["page/page.js"]), as: UTF8.self)
    let lines = script.split(separator: "\n")
    #expect(!lines.contains { $0.hasPrefix("import ") || $0.hasPrefix("export ") })
    let modules = PageFiles.bytes.keys.filter { $0.hasPrefix("modules/") }
    #expect(lines.filter { $0.hasPrefix("modules['") }.count == modules.count)
    #expect(lines.last { $0.hasPrefix("modules['") } == "modules['main.js'] = (() => {")
    let index = String(decoding: try #require(page.files["index.html"]), as: UTF8.self)
    #expect(index.contains(#"<meta name="typeset-mode" content="export">"#) && !index.contains("modules/main.js"))
    // Whatever the page asks for is a file of the export.
    for match in index.matches(of: #/(?:href|src)="(page/[^"]+)"/#) { #expect(page.files[String(match.1)] != nil) }
  }

  @Test(arguments: [
    ["main.js": "import { a } from './main.js';\n"], ["main.js": "import { a } from './gone.js';\n"],
    ["main.js": "export default 1;\n"], ["main.js": "import * as all from './main.js';\n"], [:],
  ])
  func whatCannotBeJoinedIsAnError(modules: [String: String]) {
    #expect(throws: ModuleBundle.Failure.self) { try ModuleBundle.script(of: "main.js", among: modules) }
  }
}
