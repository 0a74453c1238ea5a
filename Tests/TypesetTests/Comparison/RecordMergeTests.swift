import Foundation
import Testing

@testable import Typeset

/// Baselines that two branches changed, merged by git.
@Suite struct RecordMergeTests {
  private static let document = ["First", "Second", "Third"]

  private func text(_ texts: [String], spacing: Int = 4) throws -> String {
    let blocks = texts.enumerated().map { "<p id=\"p\($0)\">\($1)</p>" }.joined()
    return try RecordSample.text(ofCanvas: "<column spacing=\"\(spacing)\">\(blocks)</column>")
  }

  /// Merges two changes of one text; nil where git finds a conflict.
  private func merged(_ base: String, _ ours: String, _ theirs: String) throws -> String? {
    let run = try CommandRun(["base": base, "ours": ours, "theirs": theirs])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "merge-file", "-p", "ours", "base", "theirs"]
    process.currentDirectoryURL = run.folder
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }

  @Test func changesOfNeighboursMerge() throws {
    let base = try text(["First", "Second", "Third"])
    let ours = try text(["Fist", "Second", "Third"])
    let theirs = try text(["First", "Seconds", "Third"])
    #expect(try merged(base, ours, theirs) == text(["Fist", "Seconds", "Third"]))
  }

  @Test func aChangeMergesWithAnotherThatMovesIt() throws {
    let base = try text(["First", "Second", "Third"])
    let ours = try text(["First", "Second", "Thirds"])
    let theirs = try text(["First", "Second", "Third"], spacing: 9)
    #expect(try merged(base, ours, theirs) == text(["First", "Second", "Thirds"], spacing: 9))
  }

  @Test func twoChangesOfOneElementAreAConflict() throws {
    let base = try text(["First", "Second", "Third"])
    #expect(try merged(base, text(["Fist", "Second", "Third"]), text(["Firsts", "Second", "Third"])) == nil)
  }

  @Test func aNewElementMergesWithAChange() throws {
    let base = try text(["First", "Second", "Third"])
    let ours = try text(["First", "Second", "Third", "Fourth"])
    let theirs = try text(["Fist", "Second", "Third"])
    let both = try #require(try merged(base, ours, theirs))
    #expect(try RecordSample.pages(both).first?.elements.first?.children.count == 4)
  }
}
