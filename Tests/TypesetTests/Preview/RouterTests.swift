import Foundation
import Testing
import Typeset
import TypesetReview

@testable import TypesetPreview

/// A preview of a folder: what it answers, and what it reports when files change.
@Suite struct RouterTests {
  private let folder: URL
  private let hub = EventHub()
  private let router: Router

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("preview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let files = [
      "a.xml": Self.document("Hello"), "notes.xml": "<notes/>", "T.strings": "\"greeting\" = \"Hi\";\n",
      "b.xml": #"<document lang="en"><canvas width="100"><p>B</p></canvas></document>"#,
    ]
    for (name, text) in files {
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    var settings = PreviewSettings()
    settings.inputs = [folder.path]
    let bundled = FontLibrary.bundledFolder(executable: ExecutablePath.current ?? "")
    let workshop = try Workshop(settings, bundledFonts: bundled)
    let guardian = RequestGuard(host: "127.0.0.1", port: 1, token: "t")
    router = Router(workshop, guardian: guardian, hub: hub)
    let watcher = ChangeWatcher(workshop, reportingTo: hub)
    Workers.detach { watcher.run() }
  }

  private static func document(_ text: String) -> String {
    #"<document lang="en"><head><catalog src="T.strings"/></head><canvas width="200"><p id="p">\#(text)</p>"#
      + #"<p id="q" key="greeting"/></canvas></document>"#
  }

  private func write(_ name: String, _ text: String) throws {
    try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
  }

  private func ask(_ target: String, body: String? = nil) async throws -> (status: Int, text: String) {
    let request = try #require(
      PreviewRequest(
        method: body == nil ? "GET" : "POST", target: target,
        fields: ["host": "127.0.0.1:1", "x-typeset-token": "t"], body: Array((body ?? "").utf8)))
    let answer = await router.answer(request)
    guard case .bytes(let bytes) = answer.body else { return (answer.status, "") }
    return (answer.status, String(decoding: bytes, as: UTF8.self))
  }

  @Test func theFolderIsListed() async throws {
    let (status, text) = try await ask("/api/session")
    #expect(status == 200)
    #expect(text.contains(#""id": "a.xml""#) && text.contains(#""id": "b.xml""#) && !text.contains("notes.xml"))
  }

  /// What a thread knows of a catalog from before a save does not come back, even if the save falls between two of its
  /// steps.
  @Test func everySaveIsShownHoweverSoonItFollows() throws {
    let workshop = router.workshop
    let document = try workshop.document("a.xml")
    let benches = [Workshop.Bench(), Workshop.Bench()]
    for number in 1...200 {
      try write("T.strings", "\"greeting\" = \"Hi \(number).\";\n")
      let deadline = ContinuousClock.now + .seconds(30)
      var isShown = false
      while !isShown, ContinuousClock.now < deadline {
        let bench = try #require(benches.randomElement())
        let pages = try workshop.pages(of: document, PreviewAxes(), on: bench).pages
        isShown = pages.contains { String(decoding: $0.elements, as: UTF8.self).contains("Hi \(number).") }
      }
      try #require(isShown, "save \(number)")
    }
  }

  @Test func whatChangesBeforeADocumentIsReadToItsEndIsReported() throws {
    let workshop = router.workshop
    let path = folder.path + "/T.strings"
    #expect(!workshop.watchedPaths.contains(path))
    workshop.inputRecord(of: try workshop.document("b.xml")).add(path)
    #expect(workshop.watchedPaths.contains(path))
    #expect(workshop.apply(changes: [path]).documents == ["b.xml"])
  }

  @Test func severalDocumentsHaveTheNameOfTheirFolder() throws {
    for (names, title) in [(["a.xml"], "a.xml"), (["a.xml", "b.xml"], folder.lastPathComponent)] {
      var settings = PreviewSettings()
      settings.inputs = names.map { folder.appendingPathComponent($0).path }
      let bundled = FontLibrary.bundledFolder(executable: ExecutablePath.current ?? "")
      #expect(try Workshop(settings, bundledFonts: bundled).title == title)
    }
  }

  @Test func aVariantIsRendered() async throws {
    let (status, text) = try await ask("/api/render?document=a.xml&text-size=ax1")
    #expect(status == 200 && text.contains(#""stale": false"#) && text.contains("<svg"))
    #expect(text.contains(#""id": "p", "role": "paragraph", "order": 1"#))
    #expect(try await ask("/api/render?document=../a.xml").status == 404)
    #expect(try await ask("/api/render?document=a.xml&text-size=huge").status == 400)
  }

  @Test func onlyDocumentsThatUseAFileAreReported() async throws {
    _ = try await ask("/api/session")
    var events = hub.events().makeAsyncIterator()
    _ = await events.next()
    try write("T.strings", "\"greeting\" = \"Good day\";\n")
    let event = String(decoding: try #require(await events.next()), as: UTF8.self)
    #expect(event == "event: changed\ndata: {\"revision\": 2, \"documents\": [\"a.xml\"]}\n\n")
    #expect(try await ask("/api/render?document=a.xml").text.contains("Good day"))
  }

  @Test func anErrorLeavesTheLastGoodPicture() async throws {
    _ = try await ask("/api/render?document=a.xml")
    var events = hub.events().makeAsyncIterator()
    _ = await events.next()
    try write("a.xml", "<document><canvas")
    _ = await events.next()
    let stale = try await ask("/api/render?document=a.xml").text
    #expect(stale.contains(#""stale": true"#) && stale.contains("Hello") && stale.contains(#""severity": "error""#))
    try write("a.xml", Self.document("Again"))
    // A file may be seen before all of it is written; then a second event follows.
    var fresh = ""
    for _ in 0..<5 where !fresh.contains("Again") {
      _ = await events.next()
      fresh = try await ask("/api/render?document=a.xml").text
    }
    #expect(fresh.contains(#""stale": false"#) && fresh.contains("Again"))
  }

  @Test func anEntryIsSavedUnlessSomebodyElseHasChangedIt() async throws {
    let entry = try await ask("/api/entry?document=a.xml&key=greeting").text
    let version = try #require(entry.firstMatch(of: #/"version": "([^"]*)"/#)).1
    let body =
      #"{"document": "a.xml", "key": "greeting", "locale": "en", "text": "Hello", "version": "\#(version)", "confirmed": "#
    #expect(try await ask("/api/save", body: body + "false}").status == 200)
    let file = folder.appendingPathComponent("T.strings")
    #expect(try String(contentsOf: file, encoding: .utf8) == "\"greeting\" = \"Hi\";\n")
    #expect(try await ask("/api/save", body: body + "true}").status == 200)
    #expect(try String(contentsOf: file, encoding: .utf8) == "\"greeting\" = \"Hello\";\n")
    let late = try await ask("/api/save", body: body + "true}")
    #expect(late.status == 409 && late.text.contains(#""current": "Hello""#))
  }

  /// The texts of an entry belong to the version that is given with them, whatever was read of the file before.
  @Test func anEntrySaysWhatItsFileSaysNow() async throws {
    _ = try await ask("/api/render?document=a.xml")
    // In place, as some editors write; nobody has noticed it yet.
    try Data("\"greeting\" = \"Yo\";\n".utf8).write(to: folder.appendingPathComponent("T.strings"))
    let entry = try await ask("/api/entry?document=a.xml&key=greeting").text
    #expect(entry.contains(#""text": "Yo""#))
    #expect(entry.contains(SHA256.hex(of: Array("\"greeting\" = \"Yo\";\n".utf8))))
  }

  @Test func aDocumentOffersItsVariantsInTheirOrder() async throws {
    let variants = #"<variants locales="fr,de,en-GB" text-sizes="xxxl,l"/>"#
    try write("a.xml", Self.document("Hello").replacing("<head>", with: "<head>" + variants))
    try write("b.xml", Self.document("Hello"))
    let text = try await ask("/api/session").text
    #expect(text.contains(#""variants": {"locale": ["en-GB", "fr", "de"], "text-size": ["xxxl", "l"]}"#))
    // Without them, it is the languages of its catalogs where most people read them.
    #expect(text.contains(#""variants": {"locale": ["en-US"]}"#))
  }

  @Test func aKeyMayHaveSeveralLines() async throws {
    try write("T.strings", "\"greeting\" = \"Hi\";\n\"two\\nlines\" = \"Both\";\n")
    #expect(try await ask("/api/entry?document=a.xml&key=two%0Alines").text.contains(#""text": "Both""#))
  }

  @Test func aTriedLineEndIsDrawn() async throws {
    let body = #"{"document": "a.xml", "axes": {}, "changes": [{"element": "p", "text": "One <b>\ntwo"}]}"#
    let answer = try await ask("/api/try", body: body).text
    #expect(answer.contains(#""lines": 2"#))
    let markup = try await ask("/api/markup", body: body).text
    #expect(markup.contains("One &lt;b&gt;<br/>two"))
  }

  @Test func aTextIsTriedWithoutTouchingTheFile() async throws {
    let body = #"{"axes": {"document": "a.xml"}, "changes": [{"element": "p", "text": "Short & sweet"}]}"#
    let tried = try await ask("/api/try", body: body)
    #expect(tried.status == 200 && tried.text.contains("Short") && tried.text.contains(#""longest": "#))
    #expect(tried.text.contains(#""length": 13,"#))
    #expect(try await ask("/api/markup", body: body).text.contains(#"<p id=\"p\">Short &amp; sweet</p>"#))
    #expect(try await ask("/api/render?document=a.xml").text.contains("Hello"))
  }

  @Test func aTextThatFitsIsNotTooLong() async throws {
    // Each letter has a mark, so that a character is two scalars; the end of a word is wider than its middle.
    let words = String(repeating: "بِتِبِ كِبِ ", count: 8)
    var kinds: Set<Bool> = []
    for count in 10...36 {
      let text = String(words.prefix(count))
      let body = ##"{"axes": {"document": "a.xml"}, "changes": [{"element": "p", "text": "\##(text)"}]}"##
      let answer = try await ask("/api/try", body: body).text
      func number(_ name: String) throws -> Int {
        try #require(Int(try #require(try Regex("\"\(name)\": (\\d+)").firstMatch(in: answer)?[1].substring ?? "")))
      }
      let length = text.last == " " ? count - 1 : count
      let (longest, lines) = (try number("longest"), try number("lines"))
      #expect(try number("length") == length)
      #expect((longest >= length) == (lines == 1), "\(count) characters in \(lines) lines, of \(longest) that fit")
      kinds.insert(lines == 1)
    }
    #expect(kinds == [true, false])
  }
}
