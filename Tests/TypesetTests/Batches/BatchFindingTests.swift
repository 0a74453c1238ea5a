import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// What the checks find is in the manifest of a batch, on its page, and stays when runs are resumed and merged.
@Suite struct BatchFindingTests {
  private static let files = [
    "pale.xml":
      "<document lang=\"en\"><screen><status-bar/><h1>A</h1><p color=\"#999999\">Boats</p><p color=\"#aaaaaa\">Ships</p></screen></document>",
    "fine.xml": "<document lang=\"en\"><screen title=\"B\"><status-bar/><h1>B</h1><p>Boats</p></screen></document>",
  ]
  private static let arguments = ["batch", "pale.xml", "fine.xml", "--locales", "en,ar", "--scale", "1"]

  /// The findings of the variants in a folder, by name: `R151 error 2`.
  private func findings(_ run: CommandRun, in folder: String = "out") throws -> [String: [String]] {
    let path = run.folder.appendingPathComponent(folder).path
    let manifest = try #require(try BatchManifest(in: path))
    let entries = try manifest.places.map { try manifest.entry(at: $0) }
    return Dictionary(
      uniqueKeysWithValues: entries.map { entry in
        (entry.name, entry.findings.map { "\($0.rule) \($0.level.rawValue) \($0.count)" })
      })
  }

  private func batch(_ run: CommandRun, _ more: String..., format: String = "png") throws -> String {
    let out = more.contains("--out") ? [] : ["--out", "out"]
    let result = try run.run(Self.arguments + ["-f", format] + more + out)
    #expect(result.status == 0, "\(result.errors)")
    return String(decoding: result.output, as: UTF8.self)
  }

  @Test func theManifestCountsFindingsByRule() throws {
    let run = try CommandRun(Self.files)
    _ = try batch(run)
    let found = try findings(run)
    #expect(found["pale-en-iphone-xs-l"]?.contains("R151 error 2") == true, "\(found)")
    #expect(found["pale-ar-iphone-xs-l"] == found["pale-en-iphone-xs-l"])
    #expect(found["fine-en-iphone-xs-l"] == [])
    // An unchanged variant keeps what was found.
    #expect(try batch(run).hasPrefix("drawn 0, unchanged 4"))
    #expect(try findings(run) == found)
    // Annotations and the eyes of others change nothing of what is found.
    _ = try batch(run, "--annotate", "--simulate", "gray", "--out", "annotated")
    #expect(try findings(run, in: "annotated") == found)
    // A dump has the same findings.
    _ = try batch(run, "--out", "dumps", format: "json")
    #expect(try findings(run, in: "dumps") == found)
  }

  @Test func marksAreDrawnOnRequest() throws {
    let run = try CommandRun(Self.files)
    _ = try batch(run)
    let plain = try Data(contentsOf: run.folder.appendingPathComponent("out/pale-en-iphone-xs-l.png"))
    #expect(try batch(run, "--findings").hasPrefix("drawn 4"))
    let marked = try Data(contentsOf: run.folder.appendingPathComponent("out/pale-en-iphone-xs-l.png"))
    #expect(plain != marked)
    #expect(try batch(run, "--findings").hasPrefix("drawn 0"))
    #expect(run.text("out/manifest.json").contains("\"findings\": \"yes\""))
  }

  @Test func shardsTogetherHaveTheFindingsOfTheWhole() throws {
    let run = try CommandRun(Self.files)
    _ = try batch(run)
    for number in 1...2 { _ = try batch(run, "--shard", "\(number)/2", "--out", "\(number)") }
    let result = try run.run("batch", "--merge", "1", "2", "--out", "merged")
    #expect(result.status == 0, "\(result.errors)")
    #expect(try findings(run, in: "merged") == findings(run))
    #expect(run.text("merged/index.html") == run.text("out/index.html"))
  }

  @Test func findingsAreReadAsTheyWereWritten() throws {
    var entry = BatchManifestTests.entry(1)
    entry.findings = [
      BatchFinding(rule: Rule(151), level: .error, count: 2), BatchFinding(rule: Rule(105), level: .advice, count: 1),
    ]
    let text = BatchManifestTests.text([entry])
    let manifest = try BatchManifest(Array(text.utf8), path: "manifest.json")
    #expect(try #require(manifest.places.first).bytes.count > 0)
    #expect(BatchEntry(Array(Array(text.utf8)[manifest.places[0].bytes])) == entry)
    // A count that was changed by hand is not trusted.
    let changed = text.replacingOccurrences(
      of: "\"level\": \"error\", \"count\": 2", with: "\"level\": \"error\", \"count\": 3")
    #expect(changed != text && BatchEntry(Array(Array(changed.utf8)[manifest.places[0].bytes])) == nil)
  }
}
