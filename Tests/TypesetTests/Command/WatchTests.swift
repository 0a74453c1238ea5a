import Foundation
import Testing

@testable import Typeset

/// `render --watch`: what changes is rendered again, and nothing else.
@Suite struct WatchTests {
  private static func document(_ text: String, _ head: String = "") -> String {
    "<document lang=\"en\"><head>\(head)</head><canvas width=\"200\">\(text)</canvas></document>"
  }

  private static let square =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"><path d=\"M0 0h8v8z\" fill=\"#00f\"/></svg>"

  @Test func whatChangesIsRenderedAgain() throws {
    let command = try CommandRun([
      "a.xml": Self.document("<p key=\"hello\">Hello</p>", "<catalog src=\"en.strings\"/>"),
      "b.xml": Self.document("<image src=\"square.svg\" alt=\"A square\"/>"), "square.svg": Self.square,
      "en.strings": "\"hello\" = \"One\";\n",
    ])
    let process = try command.start("render", "a.xml", "b.xml", "-f", "json", "-o", "out", "--watch")
    defer { process.terminate() }
    #expect(command.waits { command.text(".log").contains("watching ") })
    #expect(command.text("out/a.json").contains("\"One\""))
    let untouched = command.text("out/b.json")

    try command.write("\"hello\" = \"Two\";\n", to: "en.strings")
    #expect(command.waits { command.text("out/a.json").contains("\"Two\"") })
    #expect(command.text(".log").contains("en.strings changed, rendering a.xml\n"))
    #expect(command.text("out/b.json") == untouched)

    // A version of the picture that was looked for and was not there.
    try command.write(Self.square, to: "square~en.svg")
    #expect(command.waits { command.text(".log").contains("square~en.svg changed, rendering b.xml\n") })

    try command.write("<document", to: "a.xml")
    #expect(command.waits { command.text(".log").contains("a.xml:1:1: error: ") })
    #expect(command.text("out/a.json").contains("\"Two\""), "a document with errors leaves the older output")
    try command.write(Self.document("<p>Three</p>"), to: "a.xml")
    #expect(command.waits { command.text("out/a.json").contains("\"Three\"") })
  }

  @Test func whatChangesDuringTheFirstRenderingIsRenderedAgain() throws {
    // So much text that the catalog was read, and the text is still being laid out, when the catalog changes.
    let text = String(repeating: "<p>Boats leave every hour and return before dusk.</p>", count: 4000)
    let command = try CommandRun([
      "a.xml": Self.document("<p key=\"hello\">Hello</p>" + text, "<catalog src=\"en.strings\"/>"),
      "en.strings": "\"hello\" = \"One\";\n",
    ])
    let process = try command.start("render", "a.xml", "-f", "json", "-o", "out.json", "--watch")
    defer { process.terminate() }
    Thread.sleep(forTimeInterval: 0.4)
    try command.write("\"hello\" = \"Two\";\n", to: "en.strings")
    #expect(command.waits { command.text("out.json").contains("\"Two\"") })
  }

  @Test func outputsBesideTheInputsAreNotWatched() throws {
    let command = try CommandRun(["a.xml": Self.document("<p>One</p>")])
    let fonts = command.folder.path
    let process = try command.start("render", "a.xml", "-f", "json", "--fonts", fonts, "--watch")
    defer { process.terminate() }
    #expect(command.waits { command.text(".log").contains("watching ") })
    Thread.sleep(forTimeInterval: 0.6)
    #expect(!command.text(".log").contains("changed"))
  }

  @Test func aWatchEndsWhenItsFolderIsGone() throws {
    let command = try CommandRun()
    let folder = command.folder.appendingPathComponent("f")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try command.write(Self.document("<p>One</p>"), to: "f/a.xml")
    let process = try command.start("render", "f/a.xml", "-f", "json", "--watch")
    #expect(command.waits { command.text(".log").contains("watching ") })
    try FileManager.default.removeItem(at: folder)
    #expect(command.waits { !process.isRunning })
    process.waitUntilExit()
    #expect(process.terminationStatus == 66)
    #expect(command.text(".log").contains("the folder of the documents is gone; watching ends\n"))
  }

  @Test func aWatchEndsWhenNobodyReadsIt() throws {
    let command = try CommandRun(["a.xml": Self.document("<p>One</p>")])
    let result = try command.shell(
      "( typesetter render a.xml -f json --watch 2>&1 >&-; echo $? > status ) | { read line; echo \"$line\"; }; sleep 2; cat status"
    )
    let text = String(decoding: result.output, as: UTF8.self)
    #expect(text.hasPrefix("watching ") && text.hasSuffix("\n0\n"), "\(text)")
  }

  @Test func aWatchEndsWhenItIsAskedTo() throws {
    let command = try CommandRun(["a.xml": Self.document("<p>One</p>")])
    let process = try command.start("render", "a.xml", "-f", "json", "--watch")
    #expect(command.waits { command.text(".log").contains("watching ") })
    process.terminate()
    #expect(command.waits { !process.isRunning })
  }

  @Test(arguments: [["-"], ["a.xml", "-o", "-"]])
  func streamsCannotBeWatched(arguments: [String]) throws {
    let command = try CommandRun(["a.xml": Self.document("<p>One</p>")])
    let result = try command.run(["render"] + arguments + ["--watch"])
    #expect(result.status == 64 && result.errors.contains("--watch cannot read standard input"))
  }

  @Test func stampsShowChanges() throws {
    let command = try CommandRun(["a": "1", "b": "2"])
    let paths = ["a", "b", "c"].map { command.folder.appendingPathComponent($0).path }
    let before = FileSnapshot(of: paths)
    try command.write("3", to: "a")
    try command.write("4", to: "c")
    try FileManager.default.removeItem(atPath: paths[1])
    #expect(FileSnapshot(of: paths).changes(since: before) == paths)
    #expect(FileSnapshot(of: paths, excluding: [paths[2]]).changes(since: before) == paths)
    #expect(FileSnapshot(of: paths).changes(since: FileSnapshot(of: paths)) == [])
    let folder = FileSnapshot(of: [command.folder.path])
    try command.write("5", to: "d")
    #expect(FileSnapshot(of: [command.folder.path]).changes(since: folder) == [command.folder.path + "/d"])
  }
}
