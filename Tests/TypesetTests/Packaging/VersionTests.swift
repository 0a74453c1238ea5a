import Foundation
import Testing

@testable import Typeset

/// The version is written once, in the sources; everything else agrees with it.
@Suite struct VersionTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: DocumentationPage.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func theCommandSaysIt() throws {
    let said = String(decoding: try CommandRun().run("--version").output, as: UTF8.self)
    #expect(said.split(separator: "\n").first == "typeset \(Typesetter.version)")
  }

  @Test func itIsSemantic() {
    #expect(Typesetter.version.wholeMatch(of: #/(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}/#) != nil)
  }

  /// The script that names packages and release files.
  @Test func packagesHaveIt() throws {
    let run = try CommandRun()
    let folder = DocumentationPage.root.appendingPathComponent("Packaging").path
    let said = try run.shell("exec '\(folder)/version'")
    #expect(String(decoding: said.output, as: UTF8.self) == Typesetter.version + "\n", "\(said.errors)")
    for script in ["Debian/package", "release"] {
      #expect(try Self.text("Packaging/\(script)").contains("version=$(\"$root/Packaging/version\")"))
    }
  }

  @Test func theFormulaExpectsIt() throws {
    let expected = try Self.text("Packaging/Homebrew/typesetter.rb").matches(of: #/typeset (\d[\d.]*)/#)
    #expect(expected.map { String($0.1) } == [Typesetter.version])
  }

  /// The list begins with what is not released; then comes this version, with its date.
  @Test func theListOfChangesBeginsWithIt() throws {
    let headings = try Self.text("CHANGELOG.md").matches(of: #/(?m)^## \[(.+?)\](?: - (\d{4}-\d\d-\d\d))?$/#)
    #expect(headings.first.map { String($0.1) } == "Unreleased")
    let releases = headings.dropFirst()
    #expect(releases.first.map { String($0.1) } == Typesetter.version)
    #expect(releases.allSatisfy { $0.2 != nil }, "a release has no date")
  }
}
