import Typeset

/// The names of the variants of a document, shortened by what all of them share.
struct VariantNames {
  /// The most names in a sentence.
  private static let most = 4

  private let count: Int
  /// The parts that all names begin and end with.
  private let shared: (start: Int, end: Int)

  /// Takes the names of all variants of a document in a run.
  init(_ names: [String]) {
    count = names.count
    let parts = names.map { $0.split(separator: "-", omittingEmptySubsequences: false) }
    guard let first = parts.first, parts.count > 1 else {
      shared = (0, 0)
      return
    }
    let shortest = parts.map(\.count).min() ?? 0
    var start = 0
    while start < shortest, parts.allSatisfy({ $0[start] == first[start] }) { start += 1 }
    var end = 0
    while end < shortest - start, parts.allSatisfy({ $0[$0.count - 1 - end] == first[first.count - 1 - end] }) {
      end += 1
    }
    shared = (start, end)
  }

  /// A name without the parts that all names have; the whole name if nothing remains.
  func short(_ name: String) -> String {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count > shared.start + shared.end else { return name }
    return parts.dropFirst(shared.start).dropLast(shared.end).joined(separator: "-")
  }

  /// In which variants something is: `in all 12 variants`, `in 3 of 12 variants: de, ar-EG, he`; empty for the only
  /// one.
  func extent(of names: [String]) -> String {
    if count <= 1 { return "" }
    if names.count == count { return count == 2 ? "in both variants" : "in all \(count) variants" }
    let shown = names.prefix(Self.most).map(short).joined(separator: ", ") + (names.count > Self.most ? " …" : "")
    return "in \(names.count) of \(count) variants: \(shown)"
  }
}
