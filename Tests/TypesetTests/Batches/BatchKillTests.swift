import Foundation
import Testing

@testable import Typeset

/// A batch killed at any moment resumes where it stopped and ends with the same bytes.
@Suite struct BatchKillTests {
  private let arguments =
    ["batch", "screen.xml", "plain.xml", "--locales", "en,ar-EG,he,de", "--text-sizes", "s,l,xl"]

  /// Starts a batch, kills it once its journal has so many lines, and gives how many it had in the end.
  private func kill(_ run: CommandRun, after lines: Int) throws -> Int {
    let process = try run.start(arguments + ["--out", "out"])
    let journal = run.folder.path + "/out/.typeset-journal"
    func count() -> Int { FileManager.default.contents(atPath: journal)?.filter { $0 == 10 }.count ?? 0 }
    while process.isRunning, count() < lines { usleep(500) }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal, "it was done before it could be killed")
    return count()
  }

  @Test func aKilledBatchResumesWhereItStopped() throws {
    let run = try CommandRun(BatchCommandTests.files)
    _ = try run.run(arguments + ["--out", "whole"])
    let whole = try BatchCommandTests.contents(of: run.folder.appendingPathComponent("whole"))

    let first = try kill(run, after: 3)
    let out = run.folder.appendingPathComponent("out")
    #expect(first >= 3 && !FileManager.default.fileExists(atPath: out.path + "/manifest.json"))
    let second = try kill(run, after: first + 6)
    #expect(second >= first + 6)

    // What a writer leaves that is killed in the middle of a file and of a line.
    for name in [".typeset-aB3xYz", "thumbnails/.typeset-000000"] {
      try "half".write(toFile: out.path + "/" + name, atomically: true, encoding: .utf8)
    }
    let journal = try FileHandle(forWritingTo: out.appendingPathComponent(".typeset-journal"))
    try journal.seekToEnd()
    try journal.write(contentsOf: Data("{\"number\": 7, \"name\": \"screen-".utf8))
    try journal.close()

    let result = try run.run(arguments + ["--out", "out"])
    #expect(result.status == 0, "\(result.errors)")
    let text = String(decoding: result.output, as: UTF8.self)
    let drawn = try #require(text.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) })
    #expect(drawn <= 24 - 9 && drawn > 0, "\(text)")
    #expect(try BatchCommandTests.contents(of: out) == whole)
  }

  @Test func aFullDiskStopsTheBatchAndLosesNothing() throws {
    try #require(FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full here")
    let run = try CommandRun(BatchCommandTests.files)
    let arguments = ["batch", "plain.xml", "--locales", "en,ar,he,de", "--jobs", "1", "--out", "out"]
    try FileManager.default.createDirectory(atPath: run.folder.path + "/out", withIntermediateDirectories: true)
    let full = run.folder.path + "/out/plain-he-l.pdf"
    try FileManager.default.createSymbolicLink(atPath: full, withDestinationPath: "/dev/full")
    let result = try run.run(arguments)
    #expect(result.status == 73 && result.output.isEmpty)
    #expect(result.errors.contains("no space left on device; 2 of 4 variants are finished"), "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: run.folder.path + "/out/manifest.json"))
    try FileManager.default.removeItem(atPath: full)
    let again = try run.run(arguments)
    #expect(String(decoding: again.output, as: UTF8.self) == "drawn 2, unchanged 2, failed 0: out/index.html\n")
  }

  @Test func twoBatchesDoNotWriteToOneFolder() throws {
    let run = try CommandRun(BatchCommandTests.files)
    let folder = run.folder.path + "/out"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let journal = try #require(try Journal(path: folder + "/.typeset-journal"))
    let result = try run.run("batch", "plain.xml", "--out", "out")
    #expect(result.status == 73 && result.errors.contains("another batch is writing to \"out\""), "\(result.errors)")
    #expect(journal.isEmpty)
  }
}
