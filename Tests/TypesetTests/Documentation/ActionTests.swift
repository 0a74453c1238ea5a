import Foundation
import Testing

@testable import Typeset

/// The action for GitHub: what a run of it would do, and that the documentation calls it as it is.
@Suite struct ActionTests {
  private static let folder = DocumentationPage.root.appendingPathComponent("Packaging")

  /// The names below a key of a YAML text, one level deeper than the key.
  private static func names(below key: String, in text: Substring) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    func depth(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }
    guard let first = lines.firstIndex(where: { $0.drop { $0 == " " || $0 == "-" } == key + ":" }) else { return [] }
    let below = lines[(first + 1)...].prefix { depth($0) > depth(lines[first]) }
    let level = below.first.map(depth)
    return below.filter { depth($0) == level }.compactMap { $0.firstMatch(of: #/^ +([a-z-]+):/#).map { String($0.1) } }
  }

  private static func action() throws -> String {
    try String(contentsOf: folder.appendingPathComponent("action.yml"), encoding: .utf8)
  }

  @Test func everyInputIsUsed() throws {
    let text = try Self.action()
    let declared = Self.names(below: "inputs", in: text[...])
    let used = text.matches(of: #/inputs\.([a-z]+)/#).map { String($0.1) }
    #expect(declared.count == 7 && Set(declared) == Set(used))
  }

  /// GitHub ignores a misspelt input with an easily overlooked warning.
  @Test func theDocumentationGivesInputsThatItHas() throws {
    let inputs = Set(Self.names(below: "inputs", in: try Self.action()[...]))
    var calls = 0
    for page in ["Installing", "Walk", "Batches"] {
      let path = "Sources/Typeset/Library/Typeset.docc/\(page).md"
      let text = try String(contentsOf: DocumentationPage.root.appendingPathComponent(path), encoding: .utf8)
      for call in text.ranges(of: "uses: ./.typeset/Packaging\n") {
        let given = Self.names(below: "with", in: text[call.upperBound...])
        #expect(given.contains("documents") && inputs.isSuperset(of: given), "\(page): \(given)")
        calls += 1
      }
    }
    #expect(calls == 4)
  }

  /// Runs the second step with inputs.
  private func step(_ run: CommandRun, _ inputs: [String: String]) throws -> CommandRun.Result {
    try run.shell("exec '\(Self.folder.path)/Action/run'", environment: inputs)
  }

  @Test func verifyLeavesItsReports() throws {
    let run = try CommandRun(BatchCommandTests.files)
    let inputs = [
      "COMMAND": "verify", "DOCUMENTS": "plain.xml screen*.xml", "BASELINES": "Baselines",
      "ARGUMENTS": "--locales en,ar", "OUT": "results",
    ]
    let without = try step(run, inputs)
    #expect(without.status == 1 && String(decoding: without.output, as: UTF8.self).contains("::error"))
    _ = try step(run, inputs.merging(["ARGUMENTS": "--locales en,ar --update missing"]) { $1 })
    let recorded = try step(run, inputs)
    #expect(recorded.status == 0, "\(recorded.errors)")
    #expect(run.text("results/report.html").contains("plain-ar"))
    #expect(run.text("results/junit.xml").contains("<testsuites"))
  }

  @Test func checkLeavesItsPage() throws {
    let run = try CommandRun(BatchCommandTests.files)
    let inputs = ["COMMAND": "check", "DOCUMENTS": "screen*.xml", "OUT": "results"]
    let found = try step(run, inputs.merging(["ARGUMENTS": "--rules R105 --fail-on advice"]) { $1 })
    let said = String(decoding: found.output, as: UTF8.self)
    #expect(found.status == 1 && said.contains("::notice") && said.contains("R105"), "\(said)\(found.errors)")
    #expect(run.text("results/findings.html").contains("R105"))
    let accepted = try step(run, inputs.merging(["ARGUMENTS": "--rules R105 --fail-on error"]) { $1 })
    #expect(accepted.status == 0, "\(accepted.errors)")
    let missing = try step(run, inputs.merging(["DOCUMENTS": "none.xml"]) { $1 })
    #expect(missing.status == 66)
  }

  /// A release may be a package or a tarball; anything else is named.
  @Test func theFirstStepInstallsATarball() throws {
    let run = try CommandRun(["page.html": "<html>not found</html>"])
    let made = try run.shell(
      """
      mkdir -p typesetter-1-linux/bin tools
      printf '#!/bin/sh\\necho typeset 1\\n' >typesetter-1-linux/bin/typesetter
      chmod +x typesetter-1-linux/bin/typesetter
      tar czf 'a release.tar.gz' typesetter-1-linux
      for tool in sh dirname id sudo mktemp rm chmod cp head tr gzip tar mkdir cat; do
        ! found=$(command -v $tool) || ln -s "$found" tools
      done
      """)
    #expect(made.status == 0, "\(made.errors)")
    let path = ["PATH": run.folder.appendingPathComponent("tools").path, "TYPESET_PREFIX": run.folder.path + "/prefix"]
    let install = "exec '\(Self.folder.path)/Action/install'"
    let result = try run.shell(
      install, environment: path.merging(["PACKAGE": "a release.tar.gz", "GITHUB_PATH": "path.txt"]) { $1 })
    #expect(String(decoding: result.output, as: UTF8.self) == "typeset 1\n", "\(result.errors)")
    #expect(run.text("path.txt") == run.folder.path + "/prefix/bin\n")
    let wrong = try run.shell(install, environment: path.merging(["PACKAGE": "page.html"]) { $1 })
    #expect(wrong.status == 65 && wrong.errors.contains("neither a Debian package nor a tarball"), "\(wrong.errors)")
    let without = try run.shell(install, environment: path)
    #expect(without.status == 1 && without.errors.contains("neither typesetter nor Swift found"))
  }

  @Test func partsAreJoined() throws {
    let run = try CommandRun(BatchCommandTests.files)
    let inputs = ["COMMAND": "batch", "DOCUMENTS": "plain.xml screen.xml"]
    for shard in ["1", "2"] {
      let result = try step(
        run, inputs.merging(["ARGUMENTS": "--locales en,ar --shard \(shard)/2", "OUT": "shards/\(shard)"]) { $1 })
      #expect(result.status == 0, "\(result.errors)")
    }
    let merged = try step(
      run, ["COMMAND": "batch", "DOCUMENTS": "shards/*", "ARGUMENTS": "--merge", "OUT": "out"])
    let said = String(decoding: merged.output, as: UTF8.self)
    #expect(said == "merged 4, failed 0: out/index.html\n", "\(merged.errors)")
    let wrong = try step(run, ["COMMAND": "render", "DOCUMENTS": "plain.xml", "OUT": "out"])
    #expect(wrong.status == 64 && wrong.errors.contains("not \"render\""))
  }
}
