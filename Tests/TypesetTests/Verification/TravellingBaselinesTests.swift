import Foundation
import Testing

@testable import Typeset

/// A baseline says the same whichever versions of ICU, HarfBuzz and Cairo made it.
@Suite struct TravellingBaselinesTests {
  /// All mockups in seven locales and two text sizes, as digests of their baselines: `TYPESET_RECORD=failed` records
  /// them on one system, and every other must agree. A difference is what `typesetter verify` reports for baselines
  /// from another system.
  @Test func allMockupsAreTheSameOnEverySystem() throws {
    let run = try CommandRun([:])
    let mockups = Golden.folder("verify").appendingPathComponent("../../../Examples/Mockups").standardizedFileURL
    let names = try FileManager.default.contentsOfDirectory(atPath: mockups.path).filter { $0.hasSuffix(".xml") }
    let result = try run.run(
      ["verify"] + names.sorted().map { mockups.appendingPathComponent($0).path } + [
        "--locales", "ar-EG,he-IL,fa-IR,ur-PK,de-DE,th-TH,hi-IN", "--text-sizes", "l,ax3", "--baselines", "B",
        "--update", "all",
      ])
    #expect(result.status == 0, "\(result.errors)")
    let folder = run.folder.appendingPathComponent("B")
    var text = "# The first digits of the SHA-256 of each baseline without its first line, which holds versions.\n"
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
      let body = bytes.drop { $0 != UInt8(ascii: "\n") }
      text += "\(SHA256.hex(of: Array(body)).prefix(16)) \(name)\n"
    }
    #expect(text.split(separator: "\n").count == 169)
    Golden.compare(text, with: "mockups.digests", of: "verify")
  }

  /// The baselines that the test of the package verifies where it is installed, which takes much longer.
  @Test func theBaselinesOfThePackageAreThoseOfToday() throws {
    let run = try CommandRun([:])
    let baselines = Golden.folder("verify")
    let mockups = baselines.appendingPathComponent("../../../Examples/Mockups").standardizedFileURL
    let names = try FileManager.default.contentsOfDirectory(atPath: mockups.path).filter { $0.hasSuffix(".xml") }
    let result = try run.run(
      ["verify"] + names.sorted().map { mockups.appendingPathComponent($0).path } + [
        "--locales", "en,ar-EG", "--devices", "iphone-xs", "--text-sizes", "l", "--baselines", baselines.path,
      ])
    #expect(result.status == 0, "\(result.output)")
  }
}
