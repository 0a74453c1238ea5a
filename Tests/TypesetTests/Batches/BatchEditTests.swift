import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// Files that are edited while a batch draws: a later run ends with what a run of its own would have drawn.
@Suite struct BatchEditTests {
  private static func document(_ word: String) -> String {
    """
    <document lang="en"><head><catalog src="t.strings"/><font src="f.ttf" family="Own"/></head><canvas width="120">\
    <p key="k">K</p><p>\(word)</p><image src="dot.svg" alt="A dot"/></canvas></document>
    """
  }

  private static let locales = "en,ar,he,de,fr,ja,ko,th,hi,fa"

  @Test(arguments: ["a.xml", "t.strings", "dot.svg", "f.ttf"], [60_000, 200_000, 450_000] as [UInt32])
  func whatWasEditedMeanwhileIsDrawnAnew(_ file: String, _ delay: UInt32) throws {
    let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fonts")
    // Both versions have the same size.
    let contents = [
      "a.xml": (Self.document("One"), Self.document("Two")), "t.strings": ("\"k\" = \"One\";\n", "\"k\" = \"Two\";\n"),
      "dot.svg": (BatchCommandTests.dot("red "), BatchCommandTests.dot("blue")),
    ]
    let run = try CommandRun(contents.mapValues { $0.0 })
    let font = run.folder.appendingPathComponent("f.ttf")
    try FileManager.default.copyItem(at: fonts.appendingPathComponent("NotoSans-Regular.ttf"), to: font)
    let arguments = ["batch", "a.xml", "--locales", Self.locales, "--text-sizes", "all", "-f", "json", "--jobs", "1"]
    let process = try run.start(arguments + ["--out", "out"])
    usleep(delay)
    // Replaced as editors do; a mapped file keeps its bytes.
    if let (_, new) = contents[file] {
      try run.write(new, to: file)
    } else {
      try FileManager.default.removeItem(at: font)
      try FileManager.default.copyItem(at: fonts.appendingPathComponent("NotoSans-Bold.ttf"), to: font)
    }
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let again = try run.run(arguments + ["--out", "out"])
    #expect(again.status == 0 && !again.errors.contains("changed while"), "\(again.errors)")
    #expect(try run.run(arguments + ["--out", "fresh"]).status == 0)
    #expect(
      try BatchCommandTests.contents(of: run.folder.appendingPathComponent("out"))
        == BatchCommandTests.contents(of: run.folder.appendingPathComponent("fresh")))
  }
}
