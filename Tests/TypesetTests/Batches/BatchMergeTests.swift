import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// Shards together are exactly the whole, or say why not.
@Suite struct BatchMergeTests {
  private let arguments = [
    "batch", "screen.xml", "plain.xml", "--locales", "en,ar,he,de", "--text-sizes", "s,l", "-f", "png",
  ]

  /// A run with the shards 1/3 to 3/3 in folders of these names.
  private func shards(_ more: [String] = []) throws -> CommandRun {
    let run = try CommandRun(BatchCommandTests.files)
    for number in 1...3 { _ = try run.run(arguments + more + ["--shard", "\(number)/3", "--out", "\(number)"]) }
    return run
  }

  private func merge(_ run: CommandRun, _ folders: String..., to out: String = "out") throws -> CommandRun.Result {
    try run.run(["batch", "--merge"] + folders + ["--out", out])
  }

  @Test func shardsTogetherAreTheWhole() throws {
    let run = try shards()
    let whole = try run.run(arguments + ["--out", "whole"])
    #expect(whole.status == 0)
    let result = try merge(run, "3", "1/", "2")
    #expect(result.status == 0, "\(result.errors)")
    #expect(String(decoding: result.output, as: UTF8.self) == "merged 16, failed 0: out/index.html\n")
    let expected = try BatchCommandTests.contents(of: run.folder.appendingPathComponent("whole"))
    #expect(try BatchCommandTests.contents(of: run.folder.appendingPathComponent("out")) == expected)
    // Nothing is left to draw, and a second merge is the first.
    let again = try run.run(arguments + ["--out", "out"])
    #expect(String(decoding: again.output, as: UTF8.self) == "drawn 0, unchanged 16, failed 0: out/index.html\n")
    #expect(try merge(run, "1", "2", "3").status == 0)
    #expect(try BatchCommandTests.contents(of: run.folder.appendingPathComponent("out")) == expected)
  }

  @Test func failuresAreMergedToo() throws {
    let run = try CommandRun(BatchCommandTests.files)
    try FileManager.default.removeItem(atPath: run.folder.path + "/dot.svg")
    _ = try run.run(arguments + ["none.xml", "--out", "whole"])
    for number in 1...2 {
      let result = try run.run(arguments + ["none.xml", "--shard", "\(number)/2", "--out", "\(number)"])
      #expect(result.status == 66)
    }
    #expect(try merge(run, "1", "2").status == 66)
    #expect(
      try BatchCommandTests.contents(of: run.folder.appendingPathComponent("out"))
        == BatchCommandTests.contents(of: run.folder.appendingPathComponent("whole")))
  }

  @Test func aMissingShardIsNamed() throws {
    let run = try shards()
    let result = try merge(run, "1", "3")
    #expect(result.status == 66 && result.errors.contains("shard 2 of 3 is missing"), "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: run.folder.path + "/out"))
    let none = try merge(run, "1", "2", "nowhere")
    #expect(none.status == 66 && none.errors.contains("no manifest.json in \"nowhere\""), "\(none.errors)")
    let twice = try merge(run, "1", "2", "3", "1")
    #expect(twice.status == 65 && twice.errors.contains("both contain shard 1/3"), "\(twice.errors)")
  }

  @Test func shardsOfOtherBatchesAreConflicts() throws {
    let run = try shards()
    _ = try run.run(arguments + ["--scale", "1", "--shard", "2/3", "--out", "2"])
    let options = try merge(run, "1", "2", "3")
    #expect(options.status == 65 && options.errors.contains("they differ in options"), "\(options.errors)")
    _ = try run.run(arguments + ["--shard", "2/4", "--out", "2"])
    let count = try merge(run, "1", "2", "3")
    #expect(count.status == 65 && count.errors.contains("they differ in number of shards"), "\(count.errors)")
    _ = try run.run(arguments + ["--out", "2"])
    let whole = try merge(run, "1", "2", "3")
    #expect(whole.status == 65 && whole.errors.contains("a whole batch, not a shard"), "\(whole.errors)")
  }

  @Test func anInputThatWasAnotherIsNamed() throws {
    let run = try shards()
    try BatchCommandTests.dot("blue").write(toFile: run.folder.path + "/dot.svg", atomically: true, encoding: .utf8)
    // The Arabic variants that show it fall to several shards.
    let arabic = (1...3).filter { number in
      ["s", "l"].contains { BatchShard(number: number, count: 3)!.contains("screen-ar-iphone-xs-\($0)") }
    }
    try #require(arabic.count == 2)
    _ = try run.run(arguments + ["--shard", "\(arabic[1])/3", "--out", "\(arabic[1])"])
    let result = try merge(run, "1", "2", "3")
    #expect(result.status == 65 && result.errors.contains("the file \"./dot.svg\""), "\(result.errors)")
  }

  @Test func damagedFilesAreFound() throws {
    let run = try shards()
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: run.folder.path + "/1").first { $0.hasSuffix(".png") })
    let path = run.folder.path + "/1/" + name
    var bytes = try #require(FileManager.default.contents(atPath: path))
    bytes[bytes.count / 2] ^= 1
    try bytes.write(to: URL(fileURLWithPath: path))
    let damaged = try merge(run, "1", "2", "3")
    #expect(damaged.status == 66 && damaged.errors.contains("1/\(name)"), "\(damaged.errors)")
    #expect(damaged.errors.contains("its hash differs"))
    try FileManager.default.removeItem(atPath: path)
    let missing = try merge(run, "1", "2", "3")
    #expect(missing.status == 66 && missing.errors.contains("no such file"), "\(missing.errors)")
    #expect(!FileManager.default.fileExists(atPath: run.folder.path + "/out/manifest.json"))
  }

  @Test func whatCannotBeMergedSaysWhy() throws {
    let run = try shards()
    let same = try merge(run, "1", "2", "3", to: "./2/")
    #expect(same.status == 64 && same.errors.contains("both merged and written to"), "\(same.errors)")
    try "{}\n".write(toFile: run.folder.path + "/3/.typeset-journal", atomically: true, encoding: .utf8)
    let unfinished = try merge(run, "1", "2", "3")
    #expect(unfinished.status == 66 && unfinished.errors.contains("is unfinished"), "\(unfinished.errors)")
    try FileManager.default.removeItem(atPath: run.folder.path + "/3/.typeset-journal")
    try "{\"manifest\": 2}".write(toFile: run.folder.path + "/3/manifest.json", atomically: true, encoding: .utf8)
    let newer = try merge(run, "1", "2", "3")
    #expect(newer.status == 65 && newer.errors.contains("later version"), "\(newer.errors)")
    let usage = try run.run("batch", "--merge", "1", "2", "--out", "out", "--locales", "en")
    #expect(usage.status == 64 && usage.errors.contains("takes only folders"), "\(usage.errors)")
  }
}
