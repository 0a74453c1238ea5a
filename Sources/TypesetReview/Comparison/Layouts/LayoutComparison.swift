import Typeset

/// What changed between two layouts of a document, with the likely causes.
///
/// Elements are matched by the author's `id`, then by their text, then by their position. A change caused by another is
/// one of its consequences: a column that was pushed down is a consequence of the element that pushed it.
package struct LayoutComparison: Sendable {
  /// The changes that go back to nothing else, page by page and from the top.
  package let changes: [ElementChange]
  /// The boxes on the expected and on the actual pages that were ignored, by number of the pair of pages.
  let ignoredFrames: [(expected: [Rect], actual: [Rect])]

  /// Compares two layouts, page by page: those of one name are partners, then the rest in order.
  ///
  /// - Parameters:
  ///   - ignored: The `id`s of elements that are left out, with all they hold.
  ///   - sources: Where the texts of the actual pages come from.
  package init(
    expected: [PageRecord], actual: [PageRecord], ignoring ignored: Set<String> = [],
    sources: SourcePlaces = SourcePlaces()
  ) {
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
        changes += PageComparer(old[first], new[second], split: split, origins: sources.texts).changes()
      case (let first?, nil): changes += Self.lost(expected[first], split)
      case (nil, let second?): changes += Self.added(actual[second], split)
      case (nil, nil): break
      }
    }
    var flowing = FlowingChanges(changes, split: split)
    self.changes = flowing.joined()
    ignoredFrames = frames
  }

  /// A page that is gone, and the elements on it that are on another page now.
  private static func lost(_ page: PageRecord, _ split: SplitTexts) -> [ElementChange] {
    whole(page, split) { name, id, frame in
      ElementChange(
        page: page.name, element: name, id: id, kinds: [.vanished], change: "is gone", cause: "", expectedFrame: frame)
    }
  }

  /// A new page, and the elements on it that were on another page.
  private static func added(_ page: PageRecord, _ split: SplitTexts) -> [ElementChange] {
    whole(page, split) { name, id, frame in
      ElementChange(
        page: page.name, element: name, id: id, kinds: [.appeared], change: "is new", cause: "", actualFrame: frame)
    }
  }

  /// What became of a page of one side only, and of the elements on it that are on both sides: their names, ids and
  /// frames.
  private static func whole(
    _ page: PageRecord, _ split: SplitTexts, _ change: (String, String, Rect) -> ElementChange
  ) -> [ElementChange] {
    [change("page", "", Rect(origin: .zero, size: page.size))]
      + page.elements.filter { split.isInBoth($0.id) }.map { change($0.name, $0.id, $0.frame) }
  }
}

/// What became of an element between two layouts, with the likely cause in words.
package struct ElementChange: Hashable, Sendable {
  /// In which way an element changed.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The page itself is another: its size, direction, locale, device or background.
    case page
    /// It is new.
    case appeared
    /// It is gone.
    case vanished
    /// It is wider, narrower, taller or shorter.
    case size
    /// It moved within its parent.
    case moved
    /// It has another place among the elements of its parent.
    case order
    /// It is in another element.
    case nesting
    /// It is an element of another name.
    case element
    /// Its spacing or padding changed.
    case spacing
    /// It says something else.
    case text
    /// Its language is another.
    case language
    /// It takes more or fewer lines, or they end elsewhere.
    case lines
    /// Its text is cut, or no longer.
    case truncation
    /// Its letters are of another font, size or weight, or shaped in another way.
    case font
    /// Something it paints has another colour.
    case color
    /// It shows another picture, or another part of it.
    case picture
    /// Its outlines are others.
    case drawing
    /// Its text is on the other side.
    case side
    /// Its direction or mirroring changed.
    case direction
    /// Other guidelines acted.
    case rules
    /// Its accessibility information changed.
    case spoken
    /// Its author set an attribute otherwise.
    case setting
  }

  /// The name of the page.
  package var page: String
  /// The name in the markup; `page` for a page itself.
  package var element: String
  /// The `id` or the path; empty for a page.
  package var id: String
  /// In which ways it changed, the most telling first.
  package var kinds: [Kind]
  /// The visible change, without the element's name: `is 12 pt taller`.
  package var change: String
  /// The cause: `colour "red" → "orange"`; empty where `change` says it all.
  package var cause: String
  /// The cause without the texts that differ from language to language, where it has such; nil where it has none.
  package var edit: String?
  /// Whether a sentence begins with the cause, which is known, and continues with what follows from it.
  package var tellsCauseFirst = false
  /// The entry of a catalog with the text that is the cause; nil where it is another cause.
  package var text: TextOrigin?
  /// The expected value of the first kind that has one: a text, a colour, a size.
  package var expected: String?
  /// The actual value of the same kind.
  package var actual: String?
  /// What people call it: its accessible name or its text; nil where it has neither.
  package var name: String?
  /// Its values that are others than they were.
  package var details: [ChangeDetail] = []
  /// Its box on the page as it was; nil for a new one.
  package var expectedFrame: Rect?
  /// Its box on the actual page; nil if it disappeared.
  package var actualFrame: Rect?
  /// What changed with it and because of it.
  package var consequences: [ElementChange] = []

  /// The element with its name in quotes: `button "save"`.
  package var subject: String {
    id.isEmpty ? (element == "page" ? "page \(quoted(page))" : element) : "\(element) \(quoted(id))"
  }

  /// The change and its cause as one sentence.
  package var description: String {
    guard !cause.isEmpty else { return "\(subject) \(change)" }
    if tellsCauseFirst { return "\(subject): \(cause)" + (change == "changed" ? "" : ", so it \(change)") }
    return cause.hasPrefix("because ") ? "\(subject) \(change) \(cause)" : "\(subject) \(change): \(cause)"
  }
}

extension ElementChange {
  /// The change as a consequence of another.
  func following(from subject: String) -> ElementChange {
    var change = self
    change.cause = "because of \(subject)"
    change.tellsCauseFirst = false
    return change
  }
}

/// The parts of two long texts around their difference.
enum Excerpt {
  /// Texts up to this length are shown whole.
  private static let wholeLength = 40
  /// The number of characters shown before and after the difference.
  private static let context = 12

  /// Two texts without most of their common beginning and end, which ellipses replace.
  static func ofDifference(_ first: String, _ second: String) -> (String, String) {
    let (one, other) = (Array(first), Array(second))
    guard max(one.count, other.count) > wholeLength else { return (first, second) }
    var start = 0
    while start < min(one.count, other.count), one[start] == other[start] { start += 1 }
    var end = 0
    while end < min(one.count, other.count) - start, one[one.count - 1 - end] == other[other.count - 1 - end] {
      end += 1
    }
    func part(_ text: [Character]) -> String {
      let (from, to) = (max(0, start - context), min(text.count, text.count - end + context))
      return (from > 0 ? "…" : "") + String(text[from..<to]) + (to < text.count ? "…" : "")
    }
    return (part(one), part(other))
  }
}
