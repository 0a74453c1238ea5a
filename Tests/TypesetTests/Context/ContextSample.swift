import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// Two screens that share a key, with a catalog in three languages, and the context that is written for them.
struct ContextSample {
  static let screen = """
    <document lang="en"><head><title>A</title><catalog src="a.xcstrings"/></head>
    <screen id="home" title="Home" device="iphone-xs"><column>
      <h1 id="title" key="title">Tickets</h1>
      <p id="story" key="story" lines="1">A short story</p>
      <button id="ok" key="done">Done</button>
    </column></screen>
    <screen id="form" title="Form" device="iphone-xs"><row>
      <box width="80"><p id="narrow" key="done" lines="1">Done</p></box><p>Own words</p>
    </row></screen></document>
    """
  static let entries = [
    TextReviewSample.entry(
      "title", ["en": "Tickets", "de": "Fahrkarten", "ar": "التذاكر"], "\"comment\": \"Above the list\", "),
    TextReviewSample.entry(
      "story",
      [
        "en": "A short story", "ar": "قصة قصيرة",
        "de": "needs_review:Eine Geschichte, die für eine einzige Zeile auf diesem Bildschirm viel zu lang ist",
      ]),
    TextReviewSample.entry("done", ["en": "Done", "de": "Fertig", "ar": "تم"]),
  ]
  static let files = ["a.xml": screen, "a.xcstrings": TextReviewSample.catalog(entries), "bad.xml": "<a"]
  static let arguments = ["context", "a.xml", "--locales", "de,ar", "--out", "out"]

  /// The command with its files.
  let run: CommandRun

  init() throws { run = try CommandRun(Self.files) }

  /// Runs the command with further arguments.
  func context(_ more: String...) throws -> CommandRun.Result { try run.run(Self.arguments + more) }

  /// A file that was written, as JSON.
  func json(_ name: String = "context.json") throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(run.text("out/" + name).utf8)) as? [String: Any])
  }

  /// The places of a key in a locale, those with less room first.
  func places(_ key: String, _ locale: String) throws -> [[String: Any]] {
    let keys = try #require(try json()["keys"] as? [[String: Any]])
    let found = try #require(keys.first { $0["key"] as? String == key })
    let locales = try #require(found["locales"] as? [[String: Any]])
    let translation = try #require(locales.first { $0["locale"] as? String == locale })
    return try #require(translation["places"] as? [[String: Any]])
  }
}
