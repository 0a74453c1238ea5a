import Typeset

/// The texts that flow over several pages in one of two layouts.
struct SplitTexts {
  /// What an element says on all its pages.
  struct Texts: Hashable {
    /// What it said.
    var expected: String
    /// What it says.
    var actual: String
    /// Whether that is the same but for blanks, which come and go where lines end.
    var areEqual: Bool { expected.filter { !$0.isWhitespace } == actual.filter { !$0.isWhitespace } }
  }

  private let texts: [String: Texts]
  private let expectedPages: [String: [Int]]
  private let actualPages: [String: [Int]]

  init(_ expected: [ElementTree], _ actual: [ElementTree]) {
    let (old, new) = (Self.pages(of: expected), Self.pages(of: actual))
    (expectedPages, actualPages) = (old, new)
    var texts: [String: Texts] = [:]
    for (id, pages) in old {
      guard let others = new[id], pages.count > 1 || others.count > 1 else { continue }
      texts[id] = Texts(
        expected: Self.text(of: id, on: pages, in: expected), actual: Self.text(of: id, on: others, in: actual))
    }
    self.texts = texts
  }

  /// What an element says on all its pages; nil where it stands on one only.
  subscript(id: String) -> Texts? { texts[id] }

  /// Whether an element with this `id` stands on some page of both layouts.
  func isInBoth(_ id: String) -> Bool { expectedPages[id] != nil && actualPages[id] != nil }

  /// The pages on which an element with text stands, by its `id`.
  private static func pages(of trees: [ElementTree]) -> [String: [Int]] {
    guard trees.count > 0 else { return [:] }
    var pages: [String: [Int]] = [:]
    for (page, tree) in trees.enumerated() {
      for node in tree.nodes where !node.record.id.isEmpty && pages[node.record.id]?.last != page {
        pages[node.record.id, default: []].append(page)
      }
    }
    return pages
  }

  private static func text(of id: String, on pages: [Int], in trees: [ElementTree]) -> String {
    pages.compactMap { page in trees[page].nodes.first { $0.record.id == id }?.record.wholeText }
      .joined(separator: " ")
  }
}
