import Foundation
import Testing

@testable import Typeset

/// A file of lines that outlives whoever is killed while it writes.
@Suite struct JournalTests {
  private func journal(_ text: String = "", _ body: (String) throws -> Void) throws {
    let run = try CommandRun(["journal": text])
    try body(run.folder.path + "/journal")
  }

  private func line(_ text: String) -> ByteBuffer {
    let buffer = ByteBuffer()
    buffer.append(text)
    return buffer
  }

  @Test func linesAreReadWhereTheyWereAdded() throws {
    try journal { path in
      let journal = try #require(try Journal(path: path))
      #expect(journal.isEmpty)
      let places = try ["one", "", "three"].map { try journal.append(line($0)) }
      #expect(try places.map { String(decoding: try journal.bytes(at: $0), as: UTF8.self) } == ["one", "", "three"])
      var lines: [String] = []
      try journal.forEachLine { bytes, place in
        lines.append(String(decoding: bytes, as: UTF8.self))
        #expect(places.contains(place))
      }
      #expect(lines == ["one", "", "three"])
    }
  }

  @Test func aTornLineIsCutOff() throws {
    try journal("one\ntw") { path in
      let journal = try #require(try Journal(path: path))
      var lines: [String] = []
      try journal.forEachLine { bytes, _ in lines.append(String(decoding: bytes, as: UTF8.self)) }
      #expect(lines == ["one"])
      _ = try journal.append(line("three"))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "one\nthree\n")
    }
  }

  @Test func linesLongerThanABlockAreWhole() throws {
    let long = String(repeating: "x", count: 200_000)
    try journal("\(long)\nshort\n\(long)\n") { path in
      let journal = try #require(try Journal(path: path))
      var lengths: [Int] = []
      try journal.forEachLine { bytes, place in
        lengths.append(bytes.count)
        #expect(place.count == bytes.count)
      }
      #expect(lengths == [200_000, 5, 200_000])
    }
  }

  @Test func oneProcessHoldsItAtATime() throws {
    try journal { path in
      let first = try Journal(path: path)
      #expect(try Journal(path: path) == nil)
      _ = consume first
      #expect(try Journal(path: path) != nil)
    }
  }
}
