import Foundation
import Testing

@testable import Typeset

/// `typesetter sheet` from the outside: outputs and their names, exit statuses, standard error.
@Suite struct SheetCommandTests {
  private static let page = """
    <document lang="en"><head><title>Harbour</title></head><canvas width="200"><p>Hello</p></canvas></document>
    """
  private static let partly = """
    <document lang="en"><canvas width="200"><p>Hello</p>
    <image src="none.png" alt="x" when="lang=ar"/></canvas></document>
    """
  private static let tight =
    "<document lang=\"en\"><canvas width=\"60\" height=\"20\"><p>Boats leave at nine.</p></canvas></document>"
  private static let large = """
    <document lang="en"><canvas width="4000" height="2600" ><p>A</p></canvas><canvas width="4000" height="2600">\
    <p>B</p></canvas></document>
    """
  private static let files = [
    "a.xml": page, "b.xml": page, "partly.xml": partly, "tight.xml": tight, "large.xml": large,
    "bad.xml": "<document lang=\"en\"><page><para>x</para></page></document>",
    "huge.xml": "<document lang=\"en\"><canvas width=\"15000\" height=\"10\"><p>x</p></canvas></document>",
  ]

  @Test func theEndingOrTheFormatDecides() throws {
    let command = try CommandRun(Self.files)
    for (name, start) in [("s.pdf", "%PDF-"), ("s.svg", "<?xml"), ("s.png", "\u{89}PNG"), ("s.json", "{\"typeset\"")] {
      #expect(try command.run("sheet", "a.xml", "--locales", "en,ar", "-o", name, "--scale", "1").status == 0)
      let bytes = try Data(contentsOf: command.folder.appendingPathComponent(name))
      let wanted = start.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
      #expect(bytes.starts(with: wanted), "\(name)")
    }
    #expect(try command.run("sheet", "a.xml").status == 0)
    #expect(command.files.contains("sheet.pdf"))
    #expect(try command.run("sheet", "a.xml", "-f", "svg", "-o", "out/").status == 0)
    #expect(FileManager.default.fileExists(atPath: command.folder.appendingPathComponent("out/sheet.svg").path))
    #expect(try command.run("sheet", "-", "-o", "-", input: Self.page).output.starts(with: Data("%PDF-".utf8)))
  }

  @Test func severalPagesAreNumbered() throws {
    let command = try CommandRun(Self.files)
    #expect(try command.run("sheet", "large.xml", "--rows", "canvas", "-o", "s.svg").status == 0)
    #expect(command.files.filter { $0.hasPrefix("s-") } == ["s-1.svg", "s-2.svg"])
    #expect(try command.run("sheet", "large.xml", "--rows", "canvas", "-f", "png", "-o", "-").status == 64)
  }

  /// The arguments, separated by spaces, and the resulting status.
  private static let wrong: [(String, Int32)] = [
    ("sheet", 64), ("sheet a.xml --rows locale --columns locale", 64), ("sheet a.xml --rows locales", 64),
    ("sheet a.xml --columns size", 64), ("sheet a.xml --locales klingon", 64), ("sheet a.xml -f gif", 64),
    ("sheet a.xml --mirror --columns device", 64), ("sheet a.xml --scale 0", 64), ("sheet a.xml -o a.xml", 64),
    ("sheet - -", 64), ("sheet bad.xml", 65), ("sheet none.xml", 66), ("sheet a.xml --fonts none", 66),
    ("sheet bad.xml none.xml", 66), ("sheet a.xml -o none/s.pdf", 73), ("sheet huge.xml", 65),
    ("sheet a.xml a.xml", 64), ("sheet tight.xml --strict", 65),
  ]

  @Test(arguments: wrong)
  func everyMistakeHasItsStatus(arguments: String, status: Int32) throws {
    let command = try CommandRun(Self.files)
    let before = command.files
    let result = try command.run(arguments.split(separator: " ").map(String.init))
    #expect(result.status == status, "\(result.errors)")
    #expect(!result.errors.isEmpty && command.files == before)
  }

  @Test func anUnknownAxisIsAnsweredWithTheNearest() throws {
    let result = try CommandRun(Self.files).run("sheet", "a.xml", "--rows", "devise")
    #expect(result.errors.contains("unknown axis 'devise'; did you mean \"device\"?"))
  }

  @Test func aFailingRenderingIsReportedAndTheRestContinue() throws {
    let command = try CommandRun(Self.files)
    let result = try command.run("sheet", "a.xml", "partly.xml", "bad.xml", "--locales", "en,ar,he", "-o", "s.json")
    #expect(result.status == 66)
    #expect(result.errors.contains("partly.xml:2:") && result.errors.contains("bad.xml:1:"))
    #expect(result.errors.contains("hint: found in partly-ar-l\n"))
    let dump = try String(contentsOf: command.folder.appendingPathComponent("s.json"), encoding: .utf8)
    #expect(dump.contains("Rendering failed") && dump.contains("\"partly-en-l\"") && dump.contains("\"a-he-l\""))
  }

  @Test func warningsOfAllRenderingsAreReportedOnce() throws {
    let result = try CommandRun(Self.files).run("sheet", "tight.xml", "--locales", "en,de", "-o", "s.pdf")
    #expect(result.status == 0)
    #expect(result.errors.components(separatedBy: "warning:").count == 2)
    #expect(result.errors.contains("hint: found in all 2 renderings"))
  }

  @Test func theSameCommandWritesTheSameBytes() throws {
    let command = try CommandRun(Self.files)
    let bytes = try ["s.pdf", "t.pdf"].map { name in
      #expect(try command.run("sheet", "a.xml", "--locales", "en,ar", "--mirror", "-o", name).status == 0)
      return try Data(contentsOf: command.folder.appendingPathComponent(name))
    }
    #expect(bytes[0] == bytes[1])
  }
}
