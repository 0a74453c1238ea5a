import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// `typesetter batch` as strangers run it.
@Suite struct BatchCommandTests {
  /// A screen whose Arabic version has a picture of its own, and a catalog for its title.
  static let screen = """
    <document lang="en">
      <head><catalog src="Title.xcstrings"/></head>
      <screen><column><h1 key="title">Title</h1><image src="dot.svg" alt="dot" when="lang=ar"/></column></screen>
    </document>
    """
  static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"title": {"localizations": {
      "ar": {"stringUnit": {"state": "translated", "value": "عنوان"}}}}}}
    """
  static func dot(_ color: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><circle cx="12" cy="12" r="9" fill="\(color)"/></svg>
    """
  }
  static let files = ["screen.xml": screen, "Title.xcstrings": catalog, "dot.svg": dot("red"), "plain.xml": plain]
  static let plain = "<document lang=\"en\"><canvas width=\"200\" height=\"100\"><p>Plain text</p></canvas></document>"

  /// All files below a folder by their paths, journal and leftovers included.
  static func contents(of folder: URL) throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      contents[path] = FileManager.default.contents(atPath: folder.appendingPathComponent(path).path)
    }
    return contents
  }

  private func output(_ result: CommandRun.Result) -> String { String(decoding: result.output, as: UTF8.self) }

  @Test func everyCombinationIsAFileOfItsOwn() throws {
    let run = try CommandRun(Self.files)
    let result = try run.run(
      "batch", "screen.xml", "plain.xml", "--locales", "en,ar-EG", "--text-sizes", "l,ax1", "-f", "png", "--out", "out")
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(output(result) == "drawn 8, unchanged 0, failed 0: out/index.html\n")
    let names = [
      "plain-ar-EG-ax1", "plain-ar-EG-l", "plain-en-ax1", "plain-en-l", "screen-ar-EG-iphone-xs-ax1",
      "screen-ar-EG-iphone-xs-l", "screen-en-iphone-xs-ax1", "screen-en-iphone-xs-l",
    ]
    let expected =
      names.flatMap { ["\($0).png", "thumbnails/\($0).png"] } + ["index.html", "manifest.json", "thumbnails"]
    let found = try FileManager.default.subpathsOfDirectory(atPath: run.folder.path + "/out")
    #expect(Set(found) == Set(expected))
    let manifest = try BatchManifest(in: run.folder.path + "/out")
    #expect(manifest?.places.map(\.name).first == "screen-en-iphone-xs-l")
  }

  @Test func theBytesDoNotDependOnTheNumberOfJobs() throws {
    let run = try CommandRun(Self.files)
    let arguments = ["screen.xml", "plain.xml", "--locales", "en,ar-EG,he,de", "--text-sizes", "s,l"]
    for jobs in ["1", "3"] { _ = try run.run(["batch"] + arguments + ["--jobs", jobs, "--out", jobs]) }
    let one = try Self.contents(of: run.folder.appendingPathComponent("1"))
    #expect(one.count == 16 * 2 + 2)
    #expect(try one == Self.contents(of: run.folder.appendingPathComponent("3")))
  }

  @Test func whatIsUnchangedIsNotDrawnAgain() throws {
    let run = try CommandRun(Self.files)
    let arguments = ["batch", "screen.xml", "--locales", "en,ar,he", "-f", "png", "--out", "out"]
    func inode(_ locale: String) throws -> Int? {
      let path = run.folder.path + "/out/screen-\(locale)-iphone-xs-l.png"
      return try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    }
    _ = try run.run(arguments)
    let first = try Self.contents(of: run.folder.appendingPathComponent("out"))
    let nodes = try ["en", "ar", "he"].map(inode)
    #expect(try output(run.run(arguments)) == "drawn 0, unchanged 3, failed 0: out/index.html\n")
    #expect(try Self.contents(of: run.folder.appendingPathComponent("out")) == first)
    #expect(try ["en", "ar", "he"].map(inode) == nodes)

    // Only Arabic shows the picture.
    try Self.dot("blue").write(toFile: run.folder.path + "/dot.svg", atomically: true, encoding: .utf8)
    #expect(try output(run.run(arguments)) == "drawn 1, unchanged 2, failed 0: out/index.html\n")
    #expect(try inode("en") == nodes[0] && inode("he") == nodes[2])
    #expect(try Self.contents(of: run.folder.appendingPathComponent("out")) != first)

    // The catalog is everybody's.
    try Self.catalog.replacingOccurrences(of: "عنوان", with: "العنوان")
      .write(toFile: run.folder.path + "/Title.xcstrings", atomically: true, encoding: .utf8)
    #expect(try output(run.run(arguments)) == "drawn 3, unchanged 0, failed 0: out/index.html\n")

    // A picture that comes to be where one was looked for.
    try Self.dot("green").write(toFile: run.folder.path + "/dot~ar.svg", atomically: true, encoding: .utf8)
    #expect(try output(run.run(arguments)) == "drawn 1, unchanged 2, failed 0: out/index.html\n")
    #expect(try output(run.run(arguments + ["--scale", "1"])) == "drawn 3, unchanged 0, failed 0: out/index.html\n")
  }

  @Test func aFileThatIsNotTheOneThatWasWrittenIsDrawnAgain() throws {
    let run = try CommandRun(Self.files)
    let arguments = ["batch", "plain.xml", "--locales", "en,ar,he", "-f", "svg", "--out", "out"]
    _ = try run.run(arguments)
    let first = try Self.contents(of: run.folder.appendingPathComponent("out"))
    try "x".write(toFile: run.folder.path + "/out/plain-en-l.svg", atomically: true, encoding: .utf8)
    try FileManager.default.removeItem(atPath: run.folder.path + "/out/thumbnails/plain-he-l.png")
    #expect(try output(run.run(arguments)) == "drawn 2, unchanged 1, failed 0: out/index.html\n")
    #expect(try Self.contents(of: run.folder.appendingPathComponent("out")) == first)
  }

  @Test func aDocumentThatBecomesShorterLeavesNoPages() throws {
    let pages = { (count: Int) in
      "<document lang=\"en\">" + String(repeating: "<canvas width=\"50\" height=\"50\"><p>x</p></canvas>", count: count)
        + "</document>"
    }
    let run = try CommandRun(["d.xml": pages(3)])
    let arguments = ["batch", "d.xml", "-f", "png", "--out", "out"]
    _ = try run.run(arguments)
    func names() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: run.folder.path + "/out").filter { $0.hasSuffix("png") }
        .sorted()
    }
    #expect(try names() == ["d-en-l-1.png", "d-en-l-2.png", "d-en-l-3.png"])
    try pages(2).write(toFile: run.folder.path + "/d.xml", atomically: true, encoding: .utf8)
    _ = try run.run(arguments)
    #expect(try names() == ["d-en-l-1.png", "d-en-l-2.png"])
  }

  @Test func aFailingVariantIsReportedAndTheRestContinue() throws {
    var files = Self.files
    files["dot.svg"] = nil
    let run = try CommandRun(files)
    let arguments = ["batch", "screen.xml", "plain.xml", "none.xml", "--locales", "en,ar,he", "--out", "out"]
    let result = try run.run(arguments)
    #expect(result.status == 66)
    #expect(output(result) == "drawn 5, unchanged 0, failed 1: out/index.html\n")
    #expect(result.errors.contains("screen.xml:3:") && result.errors.contains("dot.svg"))
    #expect(result.errors.contains("cannot read \"none.xml\""))
    let page = try String(contentsOfFile: run.folder.path + "/out/index.html", encoding: .utf8)
    #expect(page.contains("1 failed") && page.contains("none.xml") && page.contains("not found"))
    let manifest = try #require(try BatchManifest(in: run.folder.path + "/out"))
    let entries = try manifest.places.map(manifest.entry)
    #expect(entries.filter { $0.failure == .input }.map(\.name) == ["screen-ar-iphone-xs-l"])
    // It is tried again, and says again what is wrong.
    let again = try run.run(arguments)
    #expect(again.status == 66 && again.errors.contains("dot.svg"))
    #expect(output(again) == "drawn 0, unchanged 5, failed 1: out/index.html\n")
  }

  @Test func warningsAreErrorsWhereTheyCountAsSuch() throws {
    let text =
      "<document lang=\"en\"><canvas width=\"60\" height=\"20\"><p>Much more than fits in here</p></canvas></document>"
    let run = try CommandRun(["d.xml": text])
    let lenient = try run.run("batch", "d.xml", "--out", "out")
    #expect(lenient.status == 0 && lenient.errors.contains("warning"))
    let strict = try run.run("batch", "d.xml", "--strict", "--out", "strict")
    #expect(strict.status == 65)
    #expect(output(strict) == "drawn 0, unchanged 0, failed 1: strict/index.html\n")
  }

  @Test func standardInputIsADocumentToo() throws {
    let run = try CommandRun()
    let arguments = ["batch", "-", "-f", "svg", "--out", "out"]
    #expect(try output(run.run(arguments, input: Self.plain)) == "drawn 1, unchanged 0, failed 0: out/index.html\n")
    #expect(try output(run.run(arguments, input: Self.plain)) == "drawn 0, unchanged 1, failed 0: out/index.html\n")
    let other = Self.plain.replacingOccurrences(of: "Plain", with: "Other")
    #expect(try output(run.run(arguments, input: other)) == "drawn 1, unchanged 0, failed 0: out/index.html\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: run.folder.path + "/out").contains("stdin-en-l.svg"))
  }
}
