import Foundation
import Testing

/// The modules of the preview's page are read without a browser: their syntax, and the names that they use.
@Suite struct PreviewModuleNamesTests {
  /// The folder of the modules.
  private static let folder = DocumentationPage.root.appendingPathComponent("Sources/TypesetPreview/Page/modules")

  /// The sources of the modules, by file name.
  private static func modules() throws -> [(name: String, source: String)] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
  }

  @Test func everyNameIsDeclaredImportedOrOfTheBrowser() throws {
    let modules = try Self.modules()
    #expect(modules.count > 30)
    for (name, source) in modules {
      do { for unknown in try ScriptNames(source).unknown { Issue.record("\(name):\(unknown) is not declared") } } catch
      {
        Issue.record("\(name):\(error.line): \(error.message)")
      }
    }
  }

  @Test(.enabled(if: Tool.node.path != nil, "node not found"))
  func nodeReadsEveryModule() throws {
    let files = try Self.modules().map { ($0.name, $0.source) } + [("package.json", #"{"type": "module"}"#)]
    let run = try CommandRun(Dictionary(uniqueKeysWithValues: files))
    let result = try run.shell("for module in *.js; do node --check $module || exit 1; done")
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test(arguments: [
    ("const a = 1;\nexport function f({ b, c: [d, ...e] }, g = a) {\n  return h(b, d, e, g, c);\n}", ["3: c", "3: h"]),
    ("import { a, b as c } from './d.js';\na(b, c, d);", ["2: b", "2: d"]),
    (
      "const f = async x => `${x}, ${y.x} ${g({ x, z: z1 })}`;\nf(/[/'\"]x/g.test('y'), \"w\");",
      ["1: g", "1: y", "1: z1"]
    ),
    (
      "class A extends B {\n  kept = c;\n  #d = 1;\n  static e() { return this.#d ?? this.kept; }\n  get f() { return e; }\n}\nnew A();",
      ["1: B", "2: c", "5: e"]
    ),
    ("for (const [a, b] of c) if (a) b();\ntry { d(); } catch ({ e }) { e(); }", ["1: c", "2: d"]),
    ("const a = { b() { return 1; }, 'c': 2 }, d = a?.b;\nd ? e : f;", ["2: e", "2: f"]),
  ])
  func undeclaredNamesAreFound(source: String, unknown: [String]) throws {
    #expect(try ScriptNames(source).unknown == unknown)
  }

  @Test(arguments: [
    ("const a = (1;\n", ") does not", 1), ("f(a]", "] ends nothing", 1), ("\n'a\n'", "a literal does not end", 2),
    ("a = `${b`", "a template does not end", 1), ("/* a", "a comment does not end", 1), ("\n}", "} ends nothing", 2),
  ])
  func whatDoesNotEndIsAFault(source: String, message: String, line: Int) throws {
    let fault = #expect(throws: ScriptTokens.Fault.self) { try ScriptTokens(source) }
    #expect(fault?.line == line)
  }
}
