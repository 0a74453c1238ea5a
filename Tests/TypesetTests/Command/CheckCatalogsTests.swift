import Foundation
import Testing

@testable import Typeset

/// `typesetter check --catalogs` as people run it.
@Suite struct CheckCatalogsTests {
  private func run() throws -> CommandRun {
    try CommandRun([
      "a.xml": """
      <document lang="en"><head><title>A</title><catalog src="a.xcstrings"/></head>
      <page><p key="map">The map</p><p key="sea">The sea</p></page></document>
      """,
      "a.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
      "map": {"localizations": {"en": {"stringUnit": {"value": "The map"}}, "de": {"stringUnit": {"value": "Die Karte"}}}},
      "sea": {"localizations": {"en": {"stringUnit": {"value": "The sea"}}}},
      "pier": {"localizations": {"en": {"stringUnit": {"value": "The pier"}}}}}}
      """,
    ])
  }

  @Test func whatScreensShowOrWholeCatalogs() throws {
    let run = try run()
    func lines(_ options: String...) throws -> [String] {
      let result = try run.run(["check", "a.xml", "--rules", "R049"] + options)
      #expect((0...1).contains(result.status), "\(result.errors)")
      return String(decoding: result.output, as: UTF8.self).split(separator: "\n").map(String.init).filter {
        $0.contains("[R049")
      }
    }
    #expect(
      try lines() == [#"a.xcstrings:3:1: warning: 1 of 2 keys that screens use lacks German: "sea" [R049 audio]"#])
    #expect(
      try lines("--locales", "en,de") == [
        "a.xcstrings:3:1: warning: the text is not translated into de [R049 audio]"
      ])
    #expect(try lines("--locales", "en").isEmpty)
    #expect(try lines("--catalogs").count == 2)
    #expect(try lines("--catalogs", "--locales", "en").isEmpty)
  }

  @Test func theOptionIsExplained() throws {
    let result = try run().run("check", "--help")
    #expect(String(decoding: result.output, as: UTF8.self).contains("--catalogs"))
  }
}
