import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// What an earlier run has left: pages that are gone, and the temporary files of a command that was interrupted.
@Suite struct LeftoverTests {
  private static func document(_ pages: Int) -> String {
    let canvases = (0..<pages).map { "<canvas width=\"60\"><p>\($0 + 1)</p></canvas>" }.joined()
    return "<document lang=\"en\">\(canvases)</document>"
  }

  @Test(arguments: ["png", "svg"])
  func pagesThatAreGoneAreRemoved(_ format: String) throws {
    let run = try CommandRun()
    for (pages, names) in [
      (3, ["p-1", "p-2", "p-3"]), (2, ["p-1", "p-2"]), (1, ["p"]), (4, ["p-1", "p-2", "p-3", "p-4"]), (1, ["p"]),
    ] {
      try run.write(Self.document(pages), to: "p.xml")
      #expect(try run.run("render", "p.xml", "-f", format).status == 0)
      #expect(run.files == (names.map { $0 + "." + format } + ["p.xml"]).sorted())
    }
  }

  @Test(arguments: ["png", "svg"])
  func whatOnlyLooksLikeAPageStays(_ format: String) throws {
    let run = try CommandRun(["p.xml": Self.document(1), "p-1.xml": Self.document(1), "p-2.txt": "mine"])
    // The output of another document, as a page of its own, and a file of another program.
    #expect(try run.run("render", "p-1.xml", "-f", format).status == 0)
    try run.write("not a picture", to: "p-2.\(format)")
    #expect(try run.run("render", "p.xml", "-f", format).status == 0)
    #expect(run.files == ["p-1.\(format)", "p-1.xml", "p-2.\(format)", "p-2.txt", "p.\(format)", "p.xml"])
    // A page that the document itself shows.
    let pages = try CommandRun(["p.xml": Self.document(2)])
    #expect(try pages.run("render", "p.xml", "-f", format).status == 0)
    try pages.write(
      "<document lang=\"en\"><canvas width=\"60\"><image src=\"p-2.\(format)\" alt=\"Two\"/></canvas></document>",
      to: "p.xml")
    #expect(try pages.run("render", "p.xml", "-f", format).status == 0)
    #expect(pages.files == ["p-2.\(format)", "p.\(format)", "p.xml"])
  }

  @Test func pagesSayWhichTheyAre() throws {
    let run = try CommandRun(["p.xml": Self.document(2)])
    for format in ["png", "svg"] {
      #expect(try run.run("render", "p.xml", "-f", format).status == 0)
      let bytes = [UInt8](try Data(contentsOf: run.folder.appendingPathComponent("p-2.\(format)")))
      let kind = try #require(OutputFormat(rawValue: format)).kind
      #expect(try #require(kind.ownFile(bytes)).page == 2)
      if format == "png" { #expect(try Bitmap(png: bytes).width == 120) }
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func anInterruptedCommandLeavesNoTemporaryFile(_ signal: Int32) throws {
    var interrupted = 0
    for delay in stride(from: 20_000, through: 400_000, by: 38_000) {
      let run = try CommandRun(["p.xml": Self.document(400)])
      let process = try run.start(["render", "p.xml", "-f", "png", "--scale", "4"])
      usleep(UInt32(delay))
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      let names = try FileManager.default.contentsOfDirectory(atPath: run.folder.path)
      #expect(names.filter { $0.hasPrefix(".typeset-") } == [], "after \(delay) µs")
      guard process.terminationReason == .uncaughtSignal else { continue }
      #expect(process.terminationStatus == signal)
      interrupted += 1
    }
    #expect(interrupted > 0, "it was done before it could be interrupted")
  }

  @Test func anInterruptedBatchLeavesNoTemporaryFile() throws {
    let run = try CommandRun(BatchCommandTests.files)
    let arguments = [
      "batch", "screen.xml", "plain.xml", "--locales", "en,ar,he,de,fr,ja", "--text-sizes", "all", "--out", "out",
    ]
    for delay in [60_000, 120_000, 180_000, 240_000] as [UInt32] {
      let process = try run.start(arguments)
      usleep(delay)
      kill(process.processIdentifier, SIGTERM)
      process.waitUntilExit()
      let names = FileManager.default.subpaths(atPath: run.folder.path + "/out") ?? []
      #expect(names.filter { $0.contains(".typeset-") && !$0.hasSuffix(".typeset-journal") } == [])
    }
    let last = try run.run(arguments)
    #expect(last.status == 0 && run.text("out/manifest.json").contains("\"count\": 144"), "\(last.errors)")
  }

  @Test func anIgnoredSignalStaysIgnored() throws {
    let run = try CommandRun(["p.xml": Self.document(150)])
    let result = try run.shell(
      """
      trap '' HUP
      typesetter render p.xml -f png -o out/ &
      while kill -HUP $! 2>/dev/null; do sleep 0.02; done
      wait $!
      """)
    #expect(result.status == 0, "\(result.errors)")
  }
}
