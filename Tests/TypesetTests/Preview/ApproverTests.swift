import Foundation
import Testing
import Typeset
import TypesetReview

@testable import TypesetPreview

/// What reviewers see and decide in a preview with baselines.
@Suite struct ApproverTests {
  private let command: CommandRun
  private let router: Router
  private let workshop: Workshop

  init() throws {
    command = try CommandRun(["a.xml": Self.document("#336699", value: "0.7")])
    let recorded = try command.run("verify", "a.xml", "--baselines", "B", "--update", "missing")
    try #require(recorded.status == 0)
    var settings = PreviewSettings()
    settings.inputs = [command.folder.path]
    settings.baselines = command.folder.appendingPathComponent("B").path
    let bundled = FontLibrary.bundledFolder(executable: ExecutablePath.current ?? "")
    workshop = try Workshop(settings, bundledFonts: bundled)
    router = Router(workshop, guardian: RequestGuard(host: "127.0.0.1", port: 1, token: "t"), hub: EventHub())
  }

  private static func document(_ color: String, value: String) -> String {
    """
    <document lang="en" font="Noto Sans"><head><variants locales="en,ar"/></head>
    <canvas width="300"><p id="p" color="\(color)">Boats</p><slider id="s" label="Brightness" value="\(value)"/></canvas>
    </document>
    """
  }

  private func change(_ color: String, value: String) throws {
    try command.write(Self.document(color, value: value), to: "a.xml")
    _ = workshop.apply(changes: [command.folder.appendingPathComponent("a.xml").path])
  }

  private func ask(_ target: String, _ body: [String: Any]? = nil) async throws -> (status: Int, json: [String: Any]) {
    let bytes = try body.map { Array(try JSONSerialization.data(withJSONObject: $0)) } ?? []
    let request = try #require(
      PreviewRequest(
        method: body == nil ? "GET" : "POST", target: target,
        fields: ["host": "127.0.0.1:1", "x-typeset-token": "t"], body: bytes))
    let answer = await router.answer(request)
    guard case .bytes(let bytes) = answer.body else { return (answer.status, [:]) }
    let json = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    return (answer.status, json ?? [:])
  }

  private func states(_ json: [String: Any]) -> [String] {
    (json["groups"] as? [[String: Any]] ?? []).compactMap { $0["state"] as? String }
  }

  @Test func aChangeIsToldWithItsValuesAndPlaces() async throws {
    try change("#336699", value: "0.5")
    let found = try await ask("/api/verify?document=a.xml").json
    #expect(found["count"] as? Int == 2 && found["equal"] as? Int == 0 && states(found) == ["changed"])
    let told = try await ask("/api/difference?document=a.xml&variant=a-en-l").json
    let first = try #require((told["changes"] as? [[String: Any]])?.first)
    #expect(first["name"] as? String == "Brightness" && first["element"] as? String == "slider")
    let details = first["details"] as? [[String: String]]
    #expect(details?.first == ["subject": "value", "from": "0.7", "to": "0.5"])
    #expect((first["expected"] as? [Double])?.count == 4 && told["fromRecord"] as? Bool == true)
    #expect(told["sides"] as? [String] == ["expected", "actual", "difference"])
  }

  @Test func onlyWhatWasSeenIsAccepted() async throws {
    try change("#993366", value: "0.7")
    let seen = try await ask("/api/verify?document=a.xml").json
    let decision: [String: Any] = ["document": "a.xml", "version": seen["version"] ?? "", "groups": ["1"]]
    // The document changes again before the decision arrives.
    try change("#669933", value: "0.7")
    let late = try await ask("/api/accept", decision).json
    #expect(late["accepted"] as? Int == 0 && late["left"] as? Int == 2)
    #expect(!command.text("B/a-en-l.baseline").contains("669933"))
    // What is compared again has another version.
    #expect(try await ask("/api/accept", decision).status == 409)
    let fresh = try await ask("/api/verify?document=a.xml").json
    let accepted = try await ask(
      "/api/accept", ["document": "a.xml", "version": fresh["version"] ?? "", "groups": ["1"]])
    #expect(accepted.json["accepted"] as? Int == 2 && accepted.json["equal"] as? Int == 2)
    #expect(try command.run("verify", "a.xml", "--baselines", "B").status == 0)
  }

  @Test func aRejectionLastsUntilItsDifferenceIsAnotherOne() async throws {
    try change("#993366", value: "0.7")
    _ = try await ask("/api/verify?document=a.xml")
    let rejected = try await ask(
      "/api/reject", ["document": "a.xml", "variants": ["a-en-l"], "note": "  Brand colour,\nplease "])
    let variants = rejected.json["variants"] as? [[String: Any]]
    #expect(variants?.first { $0["name"] as? String == "a-en-l" }?["rejected"] as? String == "Brand colour, please")
    let report = try command.run("verify", "a.xml", "--baselines", "B")
    #expect(report.status == 1 && report.text.contains("  rejected: Brand colour, please (a-en-l)\n"))
    // The page and the command summarize alike.
    let summary = try await ask("/api/summary?document=a.xml").json["text"] as? String
    #expect(try command.run("verify", "a.xml", "--baselines", "B", "--format", "markdown").text == summary)
    #expect(summary?.contains("| Brand colour, please | a-en-l |") == true)
    try change("#663399", value: "0.7")
    #expect(try !command.run("verify", "a.xml", "--baselines", "B").text.contains("rejected"))
    try change("#993366", value: "0.7")
    _ = try await ask("/api/accept", ["document": "a.xml", "all": true])
    #expect(!FileSystem.isFile(command.folder.appendingPathComponent("B/review.json").path))
  }

  @Test func recordingFromTheCommandLineRemovesANote() async throws {
    try change("#993366", value: "0.7")
    _ = try await ask("/api/reject", ["document": "a.xml", "all": true, "note": "No"])
    #expect(command.text("B/review.json").contains("\"note\": \"No\""))
    #expect(try command.run("verify", "a.xml", "--baselines", "B", "--update", "failed").status == 0)
    #expect(!command.files(in: "B").contains("review.json"))
  }

  @Test func aBaselineOfANewerVersionIsNeitherComparedNorReplacedUnasked() async throws {
    let newer = #"{"typeset":"baseline","format":99,"document":"../a.xml","versions":{"typeset":"7.2.0"}}"# + "\n"
    try command.write(newer, to: "B/a-en-l.baseline")
    let found = try await ask("/api/verify?document=a.xml").json
    #expect(states(found) == ["newer"])
    let words = ((found["groups"] as? [[String: Any]])?.first?["causes"] as? [String])?.joined(separator: " ") ?? ""
    #expect(words.contains("typesetter 7.2.0") && words.contains("use the version of typesetter that wrote it"))
    let refused = try await ask("/api/accept", ["document": "a.xml", "groups": ["1"]])
    #expect(refused.status == 409 && (refused.json["error"] as? String)?.contains("7.2.0") == true)
    #expect(command.text("B/a-en-l.baseline") == newer)
    // With others, it is left.
    try change("#993366", value: "0.7")
    let rest = try await ask("/api/accept", ["document": "a.xml", "all": true]).json
    #expect(rest["accepted"] as? Int == 1 && rest["left"] as? Int == 1)
    #expect(command.text("B/a-en-l.baseline") == newer)
    let sure = try await ask("/api/accept", ["document": "a.xml", "variants": ["a-en-l"], "newer": true]).json
    #expect(sure["accepted"] as? Int == 1 && sure["equal"] as? Int == 2)
  }

  @Test func aVariantIsDrawnOnceForItsPictures() async throws {
    try change("#993366", value: "0.7")
    let document = try workshop.document("a.xml")
    let approver = router.approver
    async let first = approver.compared("a-en-l", of: document)
    async let again = approver.compared("a-en-l", of: document)
    let pictures = try await [again.sides, first.sides].map { $0?.picture(.expected) }
    #expect(pictures[0] == pictures[1] && pictures[0] != nil)
    #expect(approver.pictures.drawnCount == 1)
    // What is accepted looks otherwise from then on.
    _ = try await ask("/api/accept", ["document": "a.xml", "all": true])
    _ = try await approver.compared("a-en-l", of: document)
    #expect(approver.pictures.drawnCount == 2)
  }
}
