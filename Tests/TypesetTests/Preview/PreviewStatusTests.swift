import Foundation
import Testing

/// A running preview: what it finds out of all documents while nobody waits, and what it says of a screen as a whole.
@Suite struct PreviewStatusTests {
  private static let translated = """
    <document lang="en"><head><title>T</title><catalog src="Words.xcstrings"/><variants locales="en,ar"/></head>\
    <screen device="iphone-se"><p id="p" key="lamp">Lamp</p><p id="q" key="boat">Boat</p><p id="r">Own</p></screen></document>
    """

  private func words(arabic: String...) -> String {
    let entries = ["lamp", "boat"].map { key in
      let texts =
        arabic.contains(key) ? ", \"ar\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"قارب\"}}" : ""
      return
        "\"\(key)\": {\"localizations\": {\"en\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"A \(key)\"}}\(texts)}}"
    }
    return "{\"sourceLanguage\": \"en\", \"strings\": {\(entries.joined(separator: ", "))}, \"version\": \"1.0\"}"
  }

  /// An answer as it is parsed.
  private func status(_ preview: RunningPreview, since: Int = 0, _ more: String = "") throws -> [String: Any] {
    let body = try preview.get("/api/status?since=\(since)\(more)").body
    return try #require(JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any], "\(body)")
  }

  /// The answer once nothing waits any more.
  private func settled(_ preview: RunningPreview, since: Int = 0, _ more: String = "") throws -> [String: [String: Any]]
  {
    #expect(preview.command.waits { (try? status(preview, since: since, more)["waiting"] as? Int) == 0 })
    let documents = try status(preview, since: since, more)["documents"] as? [[String: Any]] ?? []
    return Dictionary(uniqueKeysWithValues: documents.map { ($0["id"] as? String ?? "", $0) })
  }

  private func states(_ document: [String: Any]?, _ locale: String) -> [String: Int]? {
    let texts = document?["texts"] as? [[String: Any]]
    return texts?.first { $0["locale"] as? String == locale }?["states"] as? [String: Int]
  }

  @Test func whatHasChangedIsFoundOutAgain() throws {
    let run = try CommandRun([
      "a.xml": Self.translated, "Words.xcstrings": words(arabic: "lamp"), "broken.xml": "<document><",
      "b.xml":
        #"<document lang="en"><canvas width="200"><button width="10" height="10">x</button></canvas></document>"#,
    ])
    let preview = try RunningPreview(of: run, ".")
    let page = try PlainSocket(port: preview.port)
    try page.send("GET /api/events HTTP/1.1\r\nHost: localhost:\(preview.port)\r\n\r\n")
    _ = page.receive(until: ":\n\n")
    #expect(try status(preview)["waiting"] as? Int == 3)
    #expect(page.receive(until: "event: status").contains("event: status"))
    var found = try settled(preview)
    #expect(found.keys.sorted() == ["a.xml", "b.xml", "broken.xml"])
    #expect(states(found["a.xml"], "en") == ["source": 2, "no-key": 1])
    #expect(states(found["a.xml"], "ar") == ["translated": 1, "missing": 1, "no-key": 1])
    #expect(found["a.xml"]?["looked"] as? Int == 2 && found["a.xml"]?["unrendered"] as? Int == 0)
    #expect(found["a.xml"]?["differing"] == nil)
    let serial = try #require(try status(preview)["serial"] as? Int)
    #expect(try settled(preview, since: serial).isEmpty)
    // Only what uses the file is looked at again.
    try run.write(words(arabic: "lamp", "boat"), to: "Words.xcstrings")
    #expect(run.waits { (try? settled(preview, since: serial).keys.sorted()) == ["a.xml"] })
    found = try settled(preview, since: serial)
    #expect(states(found["a.xml"], "ar") == ["translated": 2, "no-key": 1])
    // What is gone is forgotten.
    try FileManager.default.removeItem(at: run.folder.appendingPathComponent("b.xml"))
    #expect(run.waits { (try? settled(preview).keys.sorted()) == ["a.xml", "broken.xml"] })
    #expect(try preview.get("/api/status?since=x").status == 400)
  }

  @Test func differencesAreLookedForOnlyWhenAsked() throws {
    let run = try CommandRun(["a.xml": Self.translated, "Words.xcstrings": words(arabic: "lamp")])
    #expect(try run.run("verify", "a.xml", "--baselines", "base", "--update", "all").status == 0)
    try run.write(Self.translated.replacing("Own", with: "Other"), to: "b.xml")
    let preview = try RunningPreview(of: run, ".", "--baselines", "base")
    #expect(try settled(preview).values.allSatisfy { $0["differing"] == nil })
    // What has no baseline does not differ from it.
    var found = try settled(preview, "&baselines=yes")
    #expect(found.mapValues { $0["differing"] as? Int } == ["a.xml": 0, "b.xml": 0])
    try run.write(Self.translated.replacing("Own", with: "Another"), to: "a.xml")
    #expect(run.waits { (try? settled(preview, "&baselines=yes")["a.xml"]?["differing"] as? Int) == 2 })
    // What is accepted is compared again.
    #expect(try preview.post("/api/accept", #"{"document": "a.xml", "all": true}"#).status == 200)
    #expect(run.waits { (try? settled(preview, "&baselines=yes")["a.xml"]?["differing"] as? Int) == 0 })
    found = try settled(preview)
    #expect(found.count == 2)
  }

  @Test func ofVeryManyVariantsSomeAreLookedAt() throws {
    let variants =
      "<variants locales=\"en,ar,he,fa,ur,de,fr,es,it,ja\" text-sizes=\"xs,s,m,l,xl,xxl,xxxl,ax1,ax2,ax3,ax4,ax5\" "
      + "appearances=\"light,dark\" contrasts=\"normal,high\" directions=\"ltr,rtl\"/>"
    let run = try CommandRun([
      "a.xml": "<document lang=\"en\"><head>\(variants)</head><canvas width=\"100\"><p>A</p></canvas></document>"
    ])
    let preview = try RunningPreview(of: run, ".")
    let found = try settled(preview)["a.xml"]
    #expect(found?["variants"] as? Int == 960)
    let looked = try #require(found?["looked"] as? Int)
    #expect((150...200).contains(looked) && found?["unrendered"] as? Int == 0)
  }

  @Test func aScreenIsSummedUp() throws {
    let run = try CommandRun([
      "a.xml": """
      <document lang="en"><head><catalog src="Words.xcstrings"/></head>\
      <canvas width="100"><label id="p" key="lamp">Lamp</label><p id="q" key="boat">Boat</p></canvas></document>
      """, "Words.xcstrings": words(arabic: "lamp").replacing("\"A lamp\"", with: "\"A lamp is\""),
      "bad.xml": "<document><",
    ])
    let preview = try RunningPreview(of: run, ".")
    let english = try preview.get("/api/overview?document=a.xml").body
    #expect(english.contains(#""states": {"source": 2}, "open": []"#), "\(english)")
    #expect(english.contains(#""longest": [{"element": "p", "text": "A lamp is""#), "\(english)")
    let arabic = try preview.get("/api/overview?document=a.xml&locale=ar").body
    #expect(arabic.contains(#""states": {"missing": 1, "translated": 1}"#), "\(arabic)")
    #expect(
      arabic.contains(
        #""open": [{"element": "q", "text": "A boat", "language": "en", "key": "boat", "state": "missing"}]"#),
      "\(arabic)")
    #expect(try preview.get("/api/overview?document=bad.xml").status == 422)
    #expect(try preview.get("/api/overview?document=none.xml").status == 404)
  }
}
