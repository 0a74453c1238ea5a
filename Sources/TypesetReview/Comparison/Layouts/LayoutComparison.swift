import Typeset

/// What changed between two layouts of a document, with the likely causes.
///
/// Elements are found again by the author's `id`, else by what they say, else by their place. A change that follows from another
/// stands among the consequences of that one: a column that was pushed down is one change, that of who pushed.
package struct LayoutComparison: Sendable {
  /// The changes that go back to nothing else, page by page and from the top.
  package let changes: [ElementChange]
  /// The boxes on the expected and on the actual pages that were ignored, by number of the pair of pages.
  let ignoredFrames: [(expected: [Rect], actual: [Rect])]

  /// Compares two layouts, page by page: those of one name are partners, then the rest in order.
  ///
  /// - Parameter ignored: the `id`s of elements that are left out, with all they hold.
  package init(expected: [PageRecord], actual: [PageRecord], ignoring ignored: Set<String> = []) {
    let pairs = PagePairs(expected: expected.map(\.name), actual: actual.map(\.name)).pairs
    let old = expected.map { ElementTree($0, ignoring: ignored) }
    let new = actual.map { ElementTree($0, ignoring: ignored) }
    let split = SplitTexts(old, new)
    var changes: [ElementChange] = []
    var frames: [(expected: [Rect], actual: [Rect])] = []
    for pair in pairs {
      frames.append(
        (pair.expected.map { old[$0].ignoredFrames } ?? [], pair.actual.map { new[$0].ignoredFrames } ?? []))
      switch (pair.expected, pair.actual) {
      case (let first?, let second?):
        changes += PageComparer(old[first], new[second], split: split).changes()
      case (let first?, nil): changes.append(Self.lost(expected[first]))
      case (nil, let second?): changes.append(Self.added(actual[second]))
      case (nil, nil): break
      }
    }
    var flowing = FlowingChanges(changes, split: split)
    self.changes = flowing.joined()
    ignoredFrames = frames
  }

  private static func lost(_ page: PageRecord) -> ElementChange {
    ElementChange(
      page: page.name, element: "page", id: "", kinds: [.vanished], change: "is gone", cause: "",
      expectedFrame: Rect(origin: .zero, size: page.size))
  }

  private static func added(_ page: PageRecord) -> ElementChange {
    ElementChange(
      page: page.name, element: "page", id: "", kinds: [.appeared], change: "appeared", cause: "",
      actualFrame: Rect(origin: .zero, size: page.size))
  }
}
