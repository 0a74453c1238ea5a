/// A change of one entry of a file, the rest of which stays byte for byte.
package struct CatalogEdit: Hashable, Sendable {
  /// One stretch and what takes its place.
  package struct Change: Hashable, Sendable {
    /// The stretch, in bytes; empty where something is added.
    package var range: Range<Int>
    /// What takes its place.
    package var bytes: [UInt8]
  }

  /// The changes in the order of the file; they do not overlap.
  package var changes: [Change]
  /// The text that the entry has; nil where it has none.
  package var before: String?

  /// A change of one stretch.
  package init(_ range: Range<Int>, _ bytes: [UInt8], before: String?) {
    changes = [Change(range: range, bytes: bytes)]
    self.before = before
  }

  /// A change of one stretch, which has a text already, to another one; the same text stays as it is written.
  init(_ range: Range<Int>, _ bytes: [UInt8], before: String, after: String) {
    self.init(range, bytes, before: before)
    if before.utf8.elementsEqual(after.utf8) { changes = [] }
  }

  /// Makes another change that belongs to this one.
  mutating func add(_ change: Change) {
    changes.append(change)
    changes.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The file with the change.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var start = 0
    for change in changes {
      result += bytes[start..<change.range.lowerBound] + change.bytes
      start = change.range.upperBound
    }
    return result + bytes[start...]
  }
}

extension CatalogEdit {
  /// How many lines are shown on each side of a change.
  private static let context = 3

  /// The change as a unified difference, with some lines around it.
  ///
  /// Only what is shown is taken apart into lines, of which a catalog may have hundreds of thousands.
  package func difference(of bytes: [UInt8], path: String) -> String {
    // Each line ends with a line feed, also the last one.
    let (old, new) = (Self.text(bytes) + [10], Self.text(applied(to: bytes)) + [10])
    let most = min(old.count, new.count)
    var start = 0
    while start < most, old[start] == new[start] { start += 1 }
    if start == old.count, start == new.count { return "" }
    while start > 0, old[start - 1] != 10 { start -= 1 }
    var rest = 0
    while rest < most - start, old[old.count - 1 - rest] == new[new.count - 1 - rest] { rest += 1 }
    func isWhole(_ text: [UInt8]) -> Bool { rest == text.count || text[text.count - rest - 1] == 10 }
    while !isWhole(old) || !isWhole(new) { rest -= 1 }
    let (end, newEnd) = (old.count - rest, new.count - rest)
    var first = start
    for _ in 0..<Self.context where first > 0 { first = old[..<(first - 1)].lastIndex(of: 10).map { $0 + 1 } ?? 0 }
    var last = end
    for _ in 0..<Self.context where last < old.count { last = (old[last...].firstIndex(of: 10) ?? last) + 1 }
    let (before, after) = (Self.lines(old[first..<start]), Self.lines(old[end..<last]))
    let (gone, come) = (Self.lines(old[start..<end]), Self.lines(new[start..<newEnd]))
    let number = old[..<first].count { $0 == 10 } + 1
    let around = before.count + after.count
    let head =
      "--- \(path)\n+++ \(path)\n@@ -\(number),\(around + gone.count) +\(number),\(around + come.count) @@\n"
    let lines = before.map { " " + $0 } + gone.map { "-" + $0 } + come.map { "+" + $0 } + after.map { " " + $0 }
    return head + lines.joined(separator: "\n") + "\n"
  }

  /// A file in UTF-8.
  private static func text(_ bytes: [UInt8]) -> [UInt8] { (try? EncodedFile(bytes))?.utf8 ?? bytes }

  /// Whole lines without their ends. A carriage return before the end of a line is a part of it, as in other
  /// differences.
  private static func lines(_ bytes: ArraySlice<UInt8>) -> [String] {
    bytes.split(separator: 10, omittingEmptySubsequences: false).dropLast().map { String(decoding: $0, as: UTF8.self) }
  }
}
