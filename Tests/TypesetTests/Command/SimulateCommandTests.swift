import Foundation
import Testing

@testable import Typeset

/// `--simulate` from the outside: whatever draws takes it, and nothing else does.
@Suite struct SimulateCommandTests {
  private static let files = [
    "a.xml":
      "<document lang=\"en\"><head><title>A</title></head><canvas width=\"20\" height=\"20\" background=\"#ff0000\"/></document>"
  ]

  private func picture(_ name: String, of command: CommandRun) throws -> Set<UInt32> {
    let file = command.folder.appendingPathComponent(name)
    let picture = try PictureSample.read([UInt8](try Data(contentsOf: file)))
    return Set(try picture.pixels().map { $0 & 0xFFFFFF })
  }

  @Test(arguments: [("protan", 0x6D5F00), ("deutan", 0xA39000), ("tritan", 0xFF004E), ("gray", 0x7F7F7F)])
  func aRenderingShowsOnlyWhatIsSeen(word: String, color: UInt32) throws {
    let command = try CommandRun(Self.files)
    #expect(try command.run("render", "a.xml", "-o", "a.png", "--simulate", word).status == 0)
    #expect(try picture("a.png", of: command) == [color])
  }

  @Test func sheetsShowEveryCellInItAndTheirCaptionsAsTheyAre() throws {
    let command = try CommandRun(Self.files)
    let axes = ["sheet", "a.xml", "--locales", "en,ar", "--scale", "1"]
    #expect(try command.run(axes + ["-o", "usual.png"]).status == 0)
    #expect(try command.run(axes + ["-o", "seen.png", "--simulate", "gray"]).status == 0)
    let (usual, seen) = (try picture("usual.png", of: command), try picture("seen.png", of: command))
    #expect(usual.contains(0xFF0000) && !seen.contains(0xFF0000) && seen.contains(0x7F7F7F))
  }

  @Test func batchesDrawAnewWhenItChangesAndSayWhatItWas() throws {
    let command = try CommandRun(Self.files)
    func run(_ more: String...) throws -> String {
      let result = try command.run(["batch", "a.xml", "--locales", "en,ar", "-f", "png", "--out", "out"] + more)
      #expect(result.status == 0, "\(result.errors)")
      return String(decoding: result.output, as: UTF8.self)
    }
    #expect(try run().hasPrefix("drawn 2, unchanged 0"))
    #expect(try run("--simulate", "gray").hasPrefix("drawn 2, unchanged 0"))
    #expect(try run("--simulate", "gray").hasPrefix("drawn 0, unchanged 2"))
    let manifest = try String(contentsOf: command.folder.appendingPathComponent("out/manifest.json"), encoding: .utf8)
    #expect(manifest.contains("\"simulate\"") && manifest.contains("\"gray\""))
  }

  @Test func whatDrawsNothingRefusesIt() throws {
    let command = try CommandRun(Self.files)
    for arguments in [
      ["render", "a.xml", "-f", "json"], ["sheet", "a.xml", "-o", "s.json"],
      ["batch", "a.xml", "--out", "o", "-f", "json"],
    ] {
      let result = try command.run(arguments + ["--simulate", "gray"])
      #expect(result.status == 64)
      #expect(result.errors.contains("json draws nothing"), "\(result.errors)")
    }
    #expect(try command.run("render", "a.xml", "--simulate", "sepia").status == 64)
    #expect(try command.run("check", "a.xml", "--simulate", "gray").status == 64)
    #expect(try command.run("verify", "a.xml", "--baselines", "b", "--simulate", "gray").status == 64)
    #expect(!command.files.contains("a.json") && !command.files.contains("s.json"))
  }
}
