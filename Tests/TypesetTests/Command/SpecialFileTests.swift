import Foundation
import Testing

@testable import Typeset

/// A pipe, a device, a folder or a socket in the place of a file is an error, and nothing waits for it.
@Suite struct SpecialFileTests {
  private static let plain = "<document lang=\"en\"><canvas width=\"60\"><p>A</p></canvas></document>"

  /// Commands of a shell in a folder where `x` is something other than a file, and what is said of it.
  private static let doors: [(commands: String, status: Int32, words: String)] = [
    ("typesetter render x", 66, "cannot read \"x\""),
    ("typesetter inspect x --stage document", 66, "cannot read \"x\""),
    ("typesetter sheet x", 66, "cannot read \"x\""),
    ("typesetter batch x --out o", 66, "cannot read \"x\""),
    ("typesetter verify x --baselines B", 66, "cannot read \"x\""),
    ("typesetter compare x a.xml", 66, "cannot read \"x\""),
    ("mv x c.strings; typesetter render c.xml", 65, "catalog \"c.strings\""),
    ("mv x c.strings; typesetter render a.xml --strings c.strings", 65, "catalog \"c.strings\""),
    ("mv x p.png; typesetter render p.xml", 65, "p.png"),
    ("mv x f.ttf; typesetter render f.xml", 65, "f.ttf"),
    ("mkdir F; mv x F/f.ttf; typesetter render a.xml --fonts F", 0, "f.ttf"),
    ("mkdir I; mv x I/manifest.xml; typesetter render i.xml", 66, "manifest.xml"),
    ("mkdir o; mv x o/manifest.json; typesetter batch a.xml --out o", 65, "o/manifest.json"),
    ("mkdir o; mv x o/index.html; typesetter batch a.xml --out o", 65, "o/index.html"),
    ("mkdir o; mv x o/.typeset-journal; typesetter batch a.xml --out o", 65, "o/.typeset-journal"),
    ("mkdir o; mv x o/manifest.json; typesetter batch --merge o --out m", 65, "o/manifest.json"),
  ]

  private static let files = [
    "a.xml": plain,
    "c.xml": "<document lang=\"en\"><head><catalog src=\"c.strings\"/></head><canvas><p>A</p></canvas></document>",
    "p.xml": "<document lang=\"en\"><canvas><image src=\"p.png\" alt=\"P\"/></canvas></document>",
    "f.xml": "<document lang=\"en\"><head><font src=\"f.ttf\"/></head><canvas><p>A</p></canvas></document>",
    "i.xml": "<document lang=\"en\"><head><icons src=\"I\"/></head><canvas><p>A</p></canvas></document>",
  ]

  @Test(arguments: doors.indices)
  func nothingWaitsForAPipe(_ index: Int) throws { try check(Self.doors[index], making: "mkfifo x", kind: "pipe") }

  @Test(arguments: doors.indices.filter { !["manifest.xml", "f.ttf"].contains(doors[$0].words) })
  func aFolderIsNoFile(_ index: Int) throws { try check(Self.doors[index], making: "mkdir x", kind: "folder") }

  @Test(arguments: doors.indices)
  func aLinkToADeviceIsNoFile(_ index: Int) throws {
    try check(Self.doors[index], making: "ln -s /dev/zero x", kind: "device")
  }

  private func check(_ door: (commands: String, status: Int32, words: String), making: String, kind: String) throws {
    let run = try CommandRun(Self.files)
    let commands = door.commands.replacing("typesetter", with: "timeout 20 typesetter")
    let result = try run.shell("\(making); set +e; \(commands); exit $?")
    // A catalog that is a folder may hold others, so that the words differ.
    #expect(
      [door.status, 65, 66].contains(result.status), "\(kind), \(door.commands): \(result.status) \(result.errors)")
    #expect(result.errors.contains(door.words) || kind == "folder", "\(kind), \(door.commands): \(result.errors)")
  }

  @Test func aBaselineThatIsAPipeIsMissing() throws {
    let run = try CommandRun(Self.files)
    let result = try run.shell(
      "mkdir B; mkfifo B/a-en-l.baseline; set +e; timeout 20 typesetter verify a.xml --baselines B; exit $?")
    #expect([1, 66].contains(result.status), "\(result.errors)")
  }

  @Test func aPipeThatTheShellOpenedIsRead() throws {
    guard FileManager.default.fileExists(atPath: "/bin/bash") else { return print("skipped: no bash") }
    let run = try CommandRun(Self.files)
    let result = try run.shell("bash -c 'typesetter render <(sleep 0.2; cat a.xml) -o b.json'")
    #expect(result.status == 0 && run.text("b.json").contains("\"A\""), "\(result.errors)")
  }

  @Test func anOutputPipeThatNobodyReadsIsAnError() throws {
    let run = try CommandRun(Self.files)
    let result = try run.shell("mkfifo out.json; set +e; timeout 20 typesetter render a.xml -o out.json; exit $?")
    #expect(result.status == 73, "\(result.errors)")
    let read = try run.shell("cat out.json > copy & sleep 0.2; timeout 20 typesetter render a.xml -o out.json; wait")
    #expect(read.status == 0 && run.text("copy").contains("\"A\""), "\(read.errors)")
  }
}
