import Foundation
import Testing
import Typeset
import TypesetReview

@testable import TypesetPreview

/// Components in all their states, and how elements look in the words of the markup.
@Suite struct ComponentStatesTests {
  private let router: Router
  private static let document = """
    <document lang="en"><canvas width="300"><column id="all" spacing="8" padding="12">
    <toggle id="wifi" on="yes">Wi-Fi</toggle><slider id="bright" min="2" max="10" value="4" label="Brightness"/>
    <text-field id="name" label="Name" value="Sam"/>
    <p id="note" style="footnote" color="secondary-label" lines="2">Kept on this device.</p>
    <p id="plain" color="#123456" size="30">Plain</p>
    <box id="card" radius="10" background="gray6" padding="16"><p>In a box</p></box>
    </column></canvas></document>
    """

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("states-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Self.document.write(to: folder.appendingPathComponent("a.xml"), atomically: true, encoding: .utf8)
    var settings = PreviewSettings()
    settings.inputs = [folder.path]
    let workshop = try Workshop(
      settings, bundledFonts: FontLibrary.bundledFolder(executable: ExecutablePath.current ?? ""))
    let guardian = RequestGuard(host: "127.0.0.1", port: 1, token: "t0k3n")
    router = Router(
      workshop, guardian: guardian, hub: EventHub(), shared: SharedAddress(host: "192.168.1.20", port: 8080))
  }

  private func ask(
    _ target: String, body: String? = nil, token: String = "t0k3n"
  ) async throws -> (status: Int, json: [String: Any]) {
    let request = try #require(
      PreviewRequest(
        method: body == nil ? "GET" : "POST", target: target,
        fields: ["host": "127.0.0.1:1", "x-typeset-token": token], body: Array((body ?? "").utf8)))
    let answer = await router.answer(request)
    guard case .bytes(let bytes) = answer.body else { return (answer.status, [:]) }
    let json = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    return (answer.status, json ?? [:])
  }

  /// The states in an answer as the settings of each, such as `on=yes enabled=no`.
  private func states(_ json: [String: Any]) -> [String] {
    (json["states"] as? [[String: Any]] ?? []).map { state in
      (state["settings"] as? [[String: String]] ?? []).map { "\($0["name"] ?? "")=\($0["value"] ?? "-")" }
        .joined(separator: " ")
    }
  }

  @Test func aSwitchIsOnAndOffAndDisabled() async throws {
    let (status, json) = try await ask("/api/states?document=a.xml&element=wifi")
    #expect(status == 200)
    #expect(states(json) == ["on=yes", "on=no", "on=yes enabled=no", "on=no enabled=no"])
    let pages = try #require(json["pages"] as? [[String: Any]])
    #expect(Set(pages.compactMap { $0["svg"] as? String }).count == 4)
    #expect(pages.allSatisfy { ($0["height"] as? Double ?? 999) < 80 })
  }

  @Test func aScaleHasItsEndsAndItsMiddle() async throws {
    let (_, json) = try await ask("/api/states?document=a.xml&element=bright")
    #expect(states(json) == ["", "value=2", "value=6", "value=10", "enabled=no"])
  }

  @Test func aFieldIsEmptyAndFocused() async throws {
    let (_, json) = try await ask("/api/states?document=a.xml&element=name")
    #expect(Set(states(json)).isSuperset(of: ["", "focused=yes", "value=-", "enabled=no"]))
  }

  @Test func aComponentShowsTheStatesOfWhatItHolds() async throws {
    for query in ["", "&element=all"] {
      let (_, json) = try await ask("/api/states?document=a.xml" + query)
      let elements = (json["states"] as? [[String: Any]] ?? []).compactMap { $0["element"] as? String }
      #expect(Set(elements) == ["wifi", "bright", "name"])
    }
    let (_, none) = try await ask("/api/states?document=a.xml&element=note")
    #expect(states(none) == [])
    let (status, _) = try await ask("/api/states?document=a.xml&element=gone")
    #expect(status == 404)
  }

  @Test func elementsSayHowTheyLookInWordsOfTheMarkup() async throws {
    let (_, json) = try await ask("/api/render?document=a.xml&appearance=dark&text-size=xxl")
    func find(_ id: String, in elements: [[String: Any]]) -> [String: Any]? {
      for element in elements {
        if element["id"] as? String == id { return element["design"] as? [String: Any] ?? [:] }
        if let found = find(id, in: element["children"] as? [[String: Any]] ?? []) { return found }
      }
      return nil
    }
    let page = try #require((json["pages"] as? [[String: Any]])?.first)
    let elements = try #require(page["elements"] as? [[String: Any]])
    let note = try #require(find("note", in: elements))
    #expect(note["style"] as? String == "footnote")
    #expect(
      note["color"] as? [String: String] == ["name": "secondary-label", "light": "#3c3c43bf", "dark": "#ebebf599"])
    #expect((note["attributes"] as? [String: String])?["lines"] == "2")
    // A size of its own follows no style, and a literal colour has no name.
    let plain = try #require(find("plain", in: elements))
    #expect(plain["style"] == nil && plain["color"] == nil)
    let card = try #require(find("card", in: elements))
    #expect(card["radius"] as? String == "10")
    #expect((card["background"] as? [String: String])?["name"] == "gray6")
    #expect(card["padding"] as? [String: Double] == ["top": 16, "start": 16, "bottom": 16, "end": 16])
    #expect(try #require(find("all", in: elements))["spacing"] as? Double == 8)
  }

  @Test func onlyWhoHasTheTokenIsGivenALinkThatWrites() async throws {
    let (_, session) = try await ask("/api/session")
    #expect(session["sharedAddress"] as? String == "http://192.168.1.20:8080/")
    let (_, looking) = try await ask("/api/link?query=locale%3Dar")
    #expect(looking["address"] as? String == "http://192.168.1.20:8080/?locale=ar")
    #expect((looking["rows"] as? [String])?.allSatisfy { $0.count == 29 } == true)
    let (_, writing) = try await ask("/api/link", body: #"{"query": "locale=ar"}"#)
    #expect(writing["address"] as? String == "http://192.168.1.20:8080/?locale=ar#token=t0k3n")
    #expect(try await ask("/api/link", body: #"{"query": ""}"#, token: "wrong").status == 403)
    // What has no room in a code is left out, and nothing can end the address.
    let long = String(repeating: "a", count: 400)
    #expect(try await ask("/api/link?query=\(long)").json["address"] as? String == "http://192.168.1.20:8080/")
    #expect(try await ask("/api/link?query=a%23token").status == 400)
  }
}
