import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// A batch writes over nothing that it has read, or that is not its own.
@Suite struct BatchOverwriteTests {
  private static let files = BatchCommandTests.files

  private func contents(_ run: CommandRun) throws -> [String: Data] {
    try BatchCommandTests.contents(of: run.folder).filter { $0.key != ".stderr" }
  }

  @Test func aPageThatWasPutInThePlaceOfTheIndexStays() throws {
    let run = try CommandRun(Self.files)
    let arguments = ["batch", "plain.xml", "--out", "out"]
    #expect(try run.run(arguments).status == 0)
    try run.write("<p>mine</p>", to: "out/index.html")
    let before = try contents(run)
    let result = try run.run(arguments)
    #expect(
      result.status == 65 && result.errors.contains("\"out/index.html\" was not written by a batch"), "\(result.errors)"
    )
    #expect(try contents(run) == before)
  }

  @Test func aFileInThePlaceOfTheThumbnailsStays() throws {
    let run = try CommandRun(Self.files.merging(["thumbnails": "mine"]) { $1 })
    let before = try contents(run)
    let result = try run.run("batch", "plain.xml", "--out", ".")
    #expect(result.status == 65 && result.errors.contains("\"./thumbnails\""), "\(result.errors)")
    #expect(try contents(run) == before)
  }

  @Test(arguments: ["index.html", ".typeset-journal", "manifest.json", "thumbnails", "plain-en-l.svg"])
  func nothingIsWrittenThroughALink(name: String) throws {
    let run = try CommandRun(Self.files.merging(["precious": "mine"]) { $1 })
    try FileManager.default.createDirectory(
      at: run.folder.appendingPathComponent("out"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: run.folder.path + "/out/" + name, withDestinationPath: "../precious")
    let result = try run.run("batch", "plain.xml", "-f", "svg", "--out", "out")
    #expect(result.status == (name.hasPrefix("plain") ? 73 : 65))
    #expect(result.errors.contains("\"out/\(name)\" is a link"), "\(result.errors)")
    #expect(run.text("precious") == "mine" && FileSystem.isLink(run.folder.path + "/out/" + name))
  }

  @Test(arguments: ["svg", "png", "pdf", "json"])
  func aFileOfAnotherProgramCostsOneVariant(_ format: String) throws {
    let run = try CommandRun(Self.files)
    let strangers = [
      "svg": BatchCommandTests.dot("blue"), "pdf": "%PDF-1.3\n", "json": "{\"typesetting\": 1}", "png": "no PNG at all",
    ]
    let name = "plain-ar-l.\(format)"
    try run.write(try #require(strangers[format]), to: name)
    let arguments = ["batch", "plain.xml", "--locales", "en,ar,he", "-f", format, "--out", "."]
    let result = try run.run(arguments)
    #expect(result.status == 73 && result.errors.contains("\"./\(name)\" "), "\(result.errors)")
    #expect(String(decoding: result.output, as: UTF8.self) == "drawn 2, unchanged 0, failed 1: ./index.html\n")
    #expect(run.text(name) == strangers[format])
    // Once it is moved away, the rest is drawn.
    try FileManager.default.removeItem(atPath: run.folder.path + "/" + name)
    #expect(String(decoding: try run.run(arguments).output, as: UTF8.self).hasPrefix("drawn 1, unchanged 2, failed 0"))
  }

  @Test func aPictureOfTheBatchIsNotAnOutputOfIt() throws {
    // `shows.xml` comes last, and the picture is at the place of a variant that is drawn first.
    let shows = "<document lang=\"en\"><canvas><image src=\"plain-en-l.svg\" alt=\"P\"/></canvas></document>"
    let run = try CommandRun(Self.files.merging(["shows.xml": shows]) { $1 })
    #expect(try run.run("render", "plain.xml", "-o", "plain-en-l.svg").status == 0)
    let picture = run.text("plain-en-l.svg")
    let result = try run.run("batch", "plain.xml", "shows.xml", "-f", "svg", "--jobs", "1", "--out", ".")
    #expect(result.status == 64, "\(result.errors)")
    #expect(result.errors.contains("\"./plain-en-l.svg\" would overwrite"), "\(result.errors)")
    #expect(run.text("plain-en-l.svg") == picture)
    #expect(run.text("shows-en-l.svg").contains("<svg"), "the other variant is drawn")
  }

  @Test func anEntryThatWasChangedIsNotTrusted() throws {
    let run = try CommandRun(Self.files)
    let arguments = ["batch", "plain.xml", "--locales", "en,ar,he", "--out", "out"]
    #expect(try run.run(arguments).status == 0)
    let manifest = run.text("out/manifest.json")
    for (old, new) in [
      (
        "\"messages\": []",
        "\"messages\": [{\"severity\": \"warning\", \"code\": \"x\", \"message\": \"y\", \"hints\": []}]"
      ),
      ("\"text-size\": \"l\"", "\"text-size\": \"s\""), ("\"seal\": \"", "\"seal\": \"0"),
    ] {
      #expect(manifest.contains(old))
      try run.write(manifest.replacingOccurrences(of: old, with: new), to: "out/manifest.json")
      let result = try run.run(arguments)
      #expect(String(decoding: result.output, as: UTF8.self).hasPrefix("drawn 3, unchanged 0"), "\(old)")
      #expect(run.text("out/manifest.json") == manifest)
    }
  }

  @Test func aChangedLineOfTheJournalIsNotTrusted() throws {
    let run = try CommandRun(Self.files)
    let arguments = ["batch", "plain.xml", "--locales", "en,ar,he", "--out", "out"]
    #expect(try run.run(arguments).status == 0)
    let manifest = run.text("out/manifest.json")
    let lines = manifest.components(separatedBy: "\n").filter { $0.hasPrefix("{\"number\"") }
    #expect(lines.count == 3)
    // As a killed run would have left it, with a fault in one line.
    try FileManager.default.removeItem(atPath: run.folder.path + "/out/manifest.json")
    let journal = lines.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }.joined(separator: "\n") + "\n"
    try run.write(
      journal.replacingOccurrences(of: "\"locale\": \"ar\"", with: "\"locale\": \"fa\""), to: "out/.typeset-journal")
    let result = try run.run(arguments)
    #expect(String(decoding: result.output, as: UTF8.self).hasPrefix("drawn 1, unchanged 2"), "\(result.errors)")
    #expect(run.text("out/manifest.json") == manifest)
  }

  @Test func aMergeReplacesNoFileOfAnotherProgram() throws {
    let run = try CommandRun(Self.files)
    for shard in 1...2 {
      _ = try run.run("batch", "plain.xml", "--locales", "en,ar,he,de", "--shard", "\(shard)/2", "--out", "\(shard)")
    }
    try FileManager.default.createDirectory(
      at: run.folder.appendingPathComponent("out"), withIntermediateDirectories: true)
    try run.write("%PDF-1.3\n", to: "out/plain-he-l.pdf")
    let result = try run.run("batch", "--merge", "1", "2", "--out", "out")
    #expect(result.status == 73 && result.errors.contains("\"out/plain-he-l.pdf\" was not written"), "\(result.errors)")
    let names = (FileManager.default.subpaths(atPath: run.folder.path + "/out") ?? []).filter { $0 != "thumbnails" }
    #expect(names == ["plain-he-l.pdf"], "nothing else was copied")
  }

  @Test func aMergeRefusesAChangedEntry() throws {
    let run = try CommandRun(Self.files)
    for shard in 1...2 {
      _ = try run.run("batch", "plain.xml", "--locales", "en,ar,he,de", "--shard", "\(shard)/2", "--out", "\(shard)")
    }
    #expect(try run.run("batch", "--merge", "1", "2", "--out", "whole").status == 0)
    let manifest = run.text("1/manifest.json")
    try run.write(
      manifest.replacingOccurrences(of: "\"text-size\": \"l\"", with: "\"text-size\": \"s\""),
      to: "1/manifest.json")
    let result = try run.run("batch", "--merge", "1", "2", "--out", "out")
    #expect(result.status == 66 && result.errors.contains("was changed after it was written"), "\(result.errors)")
  }
}
