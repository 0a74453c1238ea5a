import Foundation
import Testing
import Typeset
import TypesetReview

@testable import TypesetPreview

/// What was saved is taken back and saved again, and nothing that somebody else wrote is lost by it.
@Suite struct SaveHistoryTests {
  private let folder: URL
  private let hub = EventHub()
  private let router: Router
  /// What the catalog says first; the state of one text is not restored by saving its text again.
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "lamp" : { "localizations" : { "en" : { "stringUnit" : { "state" : "needs_review", "value" : "Lamp" } } } },
        "quay" : { "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "Quay" } } } },
        "ship" : { "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "Ship" } } } }
      },
      "version" : "1.0"
    }
    """

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("history-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let document =
      #"<document lang="en"><head><catalog src="W.xcstrings"/></head><canvas width="200"><p key="lamp"/></canvas></document>"#
    try Data(document.utf8).write(to: folder.appendingPathComponent("a.xml"))
    try Data(Self.catalog.utf8).write(to: folder.appendingPathComponent("W.xcstrings"))
    var settings = PreviewSettings()
    settings.inputs = [folder.path]
    let bundled = FontLibrary.bundledFolder(executable: ExecutablePath.current ?? "")
    let guardian = RequestGuard(host: "127.0.0.1", port: 1, token: "t")
    router = Router(try Workshop(settings, bundledFonts: bundled), guardian: guardian, hub: hub)
  }

  private var file: String {
    get throws { try String(contentsOf: folder.appendingPathComponent("W.xcstrings"), encoding: .utf8) }
  }

  private func write(_ text: String) throws {
    try text.write(to: folder.appendingPathComponent("W.xcstrings"), atomically: true, encoding: .utf8)
  }

  private func ask(_ target: String, body: String? = nil, token: String = "t") async throws -> (
    status: Int, text: String
  ) {
    let request = try #require(
      PreviewRequest(
        method: body == nil ? "GET" : "POST", target: target,
        fields: ["host": "127.0.0.1:1", "x-typeset-token": token], body: Array((body ?? "").utf8)))
    let answer = await router.answer(request)
    guard case .bytes(let bytes) = answer.body else { return (answer.status, "") }
    return (answer.status, String(decoding: bytes, as: UTF8.self))
  }

  /// Saves a text, as the page does that has seen it.
  private func save(_ key: String, _ text: String) async throws {
    // Nobody watches the files here.
    _ = router.workshop.apply(changes: [folder.appendingPathComponent("W.xcstrings").path])
    let entry = try await ask("/api/entry?document=a.xml&key=\(key)").text
    let version = try #require(entry.firstMatch(of: #/"version": "([^"]*)"/#)).1
    let answer = try await ask(
      "/api/save",
      body:
        #"{"document": "a.xml", "key": "\#(key)", "locale": "en", "text": "\#(text)", "version": "\#(version)", "confirmed": true}"#
    )
    try #require(answer.status == 200, "\(answer.text)")
  }

  @Test func savesAreTakenBackByteForByteAndMadeAgain() async throws {
    #expect(try await ask("/api/history").text == #"{"dropped": 0, "saves": []}"#)
    try await save("lamp", "Light")
    let first = try file
    try await save("ship", "Boat")
    let second = try file
    #expect(first != second && second.contains(#""state" : "translated", "value" : "Light""#))
    let history = try await ask("/api/history").text
    #expect(history.contains(#""key": "lamp", "locale": "en", "path": "#) && history.hasSuffix(#""undo": 2}"#))
    #expect(history.contains(#""before": "Ship", "after": "Boat", "undone": false"#))
    var events = hub.events().makeAsyncIterator()
    _ = await events.next()

    let undone = try await ask("/api/undo", body: "{}")
    #expect(
      undone.status == 200
        && undone.text.hasPrefix(#"{"done": "undo", "number": 2, "document": "a.xml", "key": "ship""#))
    #expect(try file == first)
    // All pages hear of it.
    let event = String(decoding: try #require(await events.next()), as: UTF8.self)
    #expect(event == "event: history\ndata: {\"undo\": 1, \"redo\": 2}\n\n")
    #expect(try await ask("/api/undo", body: #"{"number": 1}"#).status == 200)
    // Also the state is what it was.
    #expect(try file == Self.catalog)
    #expect(try await ask("/api/undo", body: "{}").status == 409)
    #expect(try await ask("/api/redo", body: "{}").text.contains(#""done": "redo", "number": 1"#))
    #expect(try await ask("/api/redo", body: "{}").status == 200)
    #expect(try file == second)
    #expect(try await ask("/api/redo", body: "{}").status == 409)

    // What is saved after something was taken back ends its way back.
    _ = try await ask("/api/undo", body: "{}")
    try await save("quay", "Pier")
    #expect(try await ask("/api/redo", body: "{}").status == 409)
    #expect(try await ask("/api/history").text.contains(#""key": "ship""#) == false)
  }

  @Test func whatAnotherPageHasTakenBackIsNotTakenBackTwice() async throws {
    try await save("lamp", "Light")
    try await save("ship", "Boat")
    #expect(try await ask("/api/undo", body: #"{"number": 2}"#).status == 200)
    let late = try await ask("/api/undo", body: #"{"number": 2}"#)
    #expect(late.status == 409 && late.text.contains("another page"))
    #expect(try file.contains("Light"))
    // Both need the token.
    #expect(try await ask("/api/undo", body: "{}", token: "x").status == 403)
    #expect(try await ask("/api/redo", body: "{}", token: "x").status == 403)
  }

  @Test func aFileThatSomebodyElseHasChangedKeepsTheirs() async throws {
    try await save("lamp", "Light")
    // Another entry: this one alone can be taken back, and its state with it.
    let theirs = try file.replacing("\"Ship\"", with: "\"Ferry\"").replacing("\"Quay\"", with: "\"Pier\"")
    try write(theirs)
    let refusal = try await ask("/api/undo", body: "{}")
    #expect(
      refusal.status == 409 && refusal.text.contains("W.xcstrings") && refusal.text.contains(#""offer": "entry""#))
    #expect(refusal.text.contains("-") && refusal.text.contains(#"Lamp"#))
    #expect(try file == theirs)
    #expect(try await ask("/api/undo", body: #"{"entry": true}"#).status == 200)
    let expected = Self.catalog.replacing("\"Ship\"", with: "\"Ferry\"").replacing("\"Quay\"", with: "\"Pier\"")
    #expect(try file == expected)
    #expect(try await ask("/api/redo", body: "{}").status == 200)
    #expect(try file == theirs)

    // The entry itself: nothing is offered.
    try write(theirs.replacing("\"Light\"", with: "\"Beacon\""))
    let other = try await ask("/api/undo", body: #"{"entry": true}"#)
    #expect(other.status == 409 && other.text.contains(#""current": "Beacon""#) && !other.text.contains("offer"))
    #expect(try file.contains("Beacon"))
    // A file that is gone is named.
    try FileManager.default.removeItem(at: folder.appendingPathComponent("W.xcstrings"))
    let gone = try await ask("/api/undo", body: "{}")
    #expect(gone.status == 404 && gone.text.contains("W.xcstrings"))
  }

  @Test func whereTheBytesAreNotFoundTheTextIsSavedAgain() async throws {
    try await save("lamp", "Light")
    try write(try file.replacing("    \"", with: "  \""))
    #expect(try await ask("/api/undo", body: #"{"entry": true}"#).status == 200)
    #expect(try file.contains(#""value" : "Lamp""#))
  }

  @Test func ofTooManySavesTheOldestAreDropped() {
    func save(_ number: Int, _ size: Int = 1) -> SaveHistory.Save {
      let bytes = [UInt8](repeating: 65, count: size)
      return SaveHistory.Save(
        document: "a.xml", key: "\(number)", locale: "en", form: nil, path: "W.xcstrings", before: nil, after: "",
        change: FileChange(from: [], to: bytes))
    }
    let few = SaveHistory(mostSaves: 3)
    for number in 1...5 { #expect(few.add(save(number)) == number) }
    let text = String(decoding: few.json, as: UTF8.self)
    #expect(text.hasPrefix(#"{"dropped": 2, "saves": [{"number": 3,"#) && text.hasSuffix(#""undo": 5}"#))
    let small = SaveHistory(mostBytes: 1000)
    for number in 1...3 { _ = small.add(save(number, 400)) }
    #expect(String(decoding: small.json, as: UTF8.self).hasPrefix(#"{"dropped": 1, "saves": [{"number": 2,"#))
  }

  @Test func aChangeIsFoundOnceOrNotAtAll() {
    func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
    let change = FileChange(from: bytes("one two three"), to: bytes("one 2 three"))
    #expect(change.applied(to: bytes("one two three")) == bytes("one 2 three"))
    #expect(change.applied(to: bytes("one two three ")) == nil)
    #expect(change.reversed.applied(to: bytes("one 2 three")) == bytes("one two three"))
    #expect(change.moved(onto: bytes("zero one two three four")) == bytes("zero one 2 three four"))
    #expect(change.moved(onto: bytes("one two three one two three")) == nil)
    #expect(change.moved(onto: bytes("one three")) == nil)
  }
}
