import Foundation
import Testing

@testable import Typeset

/// What was read in a run, or is of another kind than the output, is never written.
@Suite struct OverwriteTests {
  private static let square =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"><path d=\"M0 0h8v8z\" fill=\"#00f\"/></svg>"

  private static func document(_ contents: String, head: String = "") -> String {
    "<document lang=\"en\"><head>\(head)</head><canvas width=\"60\">\(contents)</canvas></document>"
  }

  private static let image = document("<image src=\"logo.svg\" alt=\"A logo\"/>")
  private static let files = [
    "logo.xml": image, "logo.svg": square,
    "text.xml": document("<p key=\"a\">A</p>", head: "<catalog src=\"c.strings\"/>"),
    "c.strings": "\"a\" = \"B\";\n", "d.xml": document("<p>D</p>"), "notes.txt": "mine", "page.html": "<p>mine</p>",
    "package.json": "{\"name\": \"mine\"}", "junit.xml": "<testsuites name=\"others\"/>",
  ]

  /// Runs the command, and expects a failure that names some files and leaves all files as they were.
  private func refuses(
    _ arguments: [String], status: Int32, naming names: [String], also files: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let run = try CommandRun(Self.files.merging(files) { $1 })
    try refuses(run, arguments, status: status, naming: names, sourceLocation: sourceLocation)
  }

  private func refuses(
    _ run: CommandRun, _ arguments: [String], status: Int32, naming names: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try BatchCommandTests.contents(of: run.folder)
    let result = try run.run(arguments)
    #expect(result.status == status, "\(result.errors)", sourceLocation: sourceLocation)
    for name in names {
      #expect(result.errors.contains("\"\(name)\""), "\(result.errors)", sourceLocation: sourceLocation)
    }
    #expect(
      result.errors.contains("choose another") || result.errors.contains("would overwrite"), "\(result.errors)",
      sourceLocation: sourceLocation)
    let after = try BatchCommandTests.contents(of: run.folder).filter { $0.key != ".stderr" }
    #expect(after == before.filter { $0.key != ".stderr" }, sourceLocation: sourceLocation)
  }

  @Test func aPictureThatIsShownIsNotAnOutput() throws {
    try refuses(["render", "logo.xml", "-f", "svg"], status: 64, naming: ["logo.svg"])
    try refuses(["render", "logo.xml", "-o", "./logo.svg"], status: 64, naming: ["./logo.svg"])
    try refuses(["sheet", "logo.xml", "-o", "logo.svg"], status: 64, naming: ["logo.svg"])
  }

  @Test func aVersionOfAPictureIsNotAnOutput() throws {
    try refuses(
      ["render", "logo.xml", "-o", "logo~en.svg"], status: 64, naming: ["logo~en.svg"],
      also: ["logo~en.svg": Self.square])
  }

  @Test func theOutputOfOneDocumentIsNoPictureOfAnother() throws {
    let run = try CommandRun(
      Self.files.merging(["one.xml": Self.document("<p>1</p>"), "one.svg": Self.square]) { $1 }.merging([
        "two.xml": Self.document("<image src=\"one.svg\" alt=\"One\"/>")
      ]) { $1 })
    for order in [["one.xml", "two.xml"], ["two.xml", "one.xml"]] {
      let result = try run.run(["render"] + order + ["-f", "svg", "-o", "."])
      #expect(
        result.status == 64 && result.errors.contains("\"./one.svg\" would overwrite an input"), "\(result.errors)")
      #expect(run.text("one.svg") == Self.square)
      #expect(run.text("two.svg").contains("<svg "), "the other document is rendered")
    }
  }

  @Test func linksDoNotHideAnInput() throws {
    let run = try CommandRun(Self.files)
    let folder = run.folder.path
    try FileManager.default.linkItem(atPath: folder + "/logo.svg", toPath: folder + "/hard.svg")
    try FileManager.default.createSymbolicLink(atPath: folder + "/soft.svg", withDestinationPath: "logo.svg")
    for name in ["hard.svg", "soft.svg"] {
      try refuses(run, ["render", "logo.xml", "-o", name], status: 64, naming: [name, "./logo.svg"])
    }
  }

  @Test func catalogsAndFontsAreNotOutputs() throws {
    try refuses(["render", "text.xml", "-o", "c.strings"], status: 64, naming: ["c.strings", "./c.strings"])
    try refuses(
      ["render", "d.xml", "--strings", "c.strings", "-o", "c.strings"], status: 64, naming: ["c.strings"])
    try refuses(
      ["render", "d.xml", "--strings", "L", "-o", "L/en.lproj/a.strings"], status: 64, naming: ["L/en.lproj/a.strings"],
      in: "L/en.lproj", "a.strings", "\"a\" = \"B\";\n")
  }

  private func refuses(
    _ arguments: [String], status: Int32, naming names: [String], in folder: String, _ file: String, _ text: String
  ) throws {
    let run = try CommandRun(Self.files)
    let path = run.folder.appendingPathComponent(folder)
    try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    try run.write(text, to: folder + "/" + file)
    try refuses(run, arguments, status: status, naming: names)
  }

  @Test func iconsAreNotOutputs() throws {
    let icons = [
      "manifest.xml": "<icons><icon name=\"box\" file=\"box.svg\" meaning=\"object\"/></icons>",
      "box.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path d=\"M4 4h16v16h-16z\"/></svg>",
    ]
    let run = try CommandRun(["i.xml": Self.document("<icon name=\"box\" label=\"Box\"/>", head: "<icons src=\"I\"/>")])
    try FileManager.default.createDirectory(
      at: run.folder.appendingPathComponent("I"), withIntermediateDirectories: true)
    for (name, text) in icons { try run.write(text, to: "I/" + name) }
    #expect(try run.run("render", "i.xml", "-o", "i.svg").status == 0)
    try refuses(run, ["render", "i.xml", "-o", "I/box.svg"], status: 64, naming: ["I/box.svg"])
  }

  @Test(arguments: ["notes.txt", "page.html", "package.json", "d.xml", "junit.xml"])
  func filesOfOtherKindsAreNotReplaced(_ name: String) throws {
    for format in ["pdf", "svg", "png", "json"] {
      try refuses(["render", "logo.xml", "-f", format, "-o", name], status: 73, naming: [name])
    }
  }

  @Test func olderOutputsAreReplaced() throws {
    let run = try CommandRun(Self.files)
    for name in ["a.pdf", "a.svg", "a.png", "a.json"] {
      #expect(try run.run("render", "d.xml", "-o", name).status == 0)
      #expect(try run.run("render", "logo.xml", "-o", name).status == 0)
    }
    // Of any maker, and of none.
    try run.write("%PDF-1.3\n% of another program", to: "b.pdf")
    try run.write(Self.square, to: "b.svg")
    try run.write("", to: "b.png")
    try run.write("", to: "b.json")
    for name in ["b.pdf", "b.svg", "b.png", "b.json"] {
      #expect(try run.run("render", "d.xml", "-o", name).status == 0, "\(name)")
    }
  }

  @Test func reportsDoNotReplaceDocuments() throws {
    let run = try CommandRun(Self.files)
    let verify = ["verify", "d.xml", "--baselines", "B"]
    #expect(try run.run(verify + ["--update", "all"]).status == 0)
    try refuses(run, verify + ["--report", "d.xml"], status: 64, naming: ["d.xml"])
    let other = ["verify", "d.xml", "logo.xml", "--baselines", "B", "--update", "all"]
    try refuses(run, other + ["--report", "page.html"], status: 73, naming: ["page.html"])
    for name in ["logo.xml", "junit.xml", "page.html", "package.json"] {
      try refuses(run, verify + ["--report", name], status: 73, naming: [name])
    }
    for name in ["r.xml", "r.html", "r.json"] {
      for _ in 0..<2 { #expect(try run.run(verify + ["--report", name]).status == 0, "\(name)") }
    }
  }

  @Test func baselinesDoNotReplaceInputs() throws {
    let picture = try CommandRun(["p.xml": Self.document("<p>P</p>")])
    #expect(try picture.run("render", "p.xml", "-o", "p.png").status == 0)
    let bytes = try Data(contentsOf: picture.folder.appendingPathComponent("p.png"))
    let run = try CommandRun(["a.xml": Self.document("<image src=\"a-en-l.png\" alt=\"A picture\"/>")])
    try bytes.write(to: run.folder.appendingPathComponent("a-en-l.png"))
    try refuses(
      run, ["verify", "a.xml", "--baselines", ".", "--pictures", "--update", "all"], status: 64,
      naming: ["./a-en-l.png"])
  }

  @Test func aDifferenceDoesNotReplaceWhatIsCompared() throws {
    let run = try CommandRun(Self.files)
    #expect(try run.run("render", "logo.xml", "-o", "a.png").status == 0)
    let folder = run.folder.path
    try FileManager.default.linkItem(atPath: folder + "/a.png", toPath: folder + "/b.png")
    try refuses(run, ["compare", "a.png", "a.png", "-o", "b.png"], status: 64, naming: ["b.png", "a.png"])
    try refuses(run, ["compare", "logo.xml", "logo.xml", "-o", "notes.txt"], status: 73, naming: ["notes.txt"])
    #expect(try run.run("compare", "a.png", "a.png", "-o", "c.png").status == 0)
  }
}
