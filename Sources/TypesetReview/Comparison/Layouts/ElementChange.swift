import Typeset

/// What became of an element between two layouts, with the likely cause in words.
package struct ElementChange: Hashable, Sendable {
  /// In which way an element changed.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The page itself is another: its size, direction, locale, device or ground.
    case page
    /// It is new.
    case appeared
    /// It is gone.
    case vanished
    /// It is wider, narrower, taller or shorter.
    case size
    /// It stands elsewhere in the element around it.
    case moved
    /// It keeps what it holds nearer together or further apart, or from its edges.
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
    /// Its text stands on another side.
    case side
    /// It runs in another direction, or was turned round.
    case direction
    /// Other guidelines acted.
    case rules
    /// Assistive technology is told something else.
    case spoken
  }

  /// The name of the page.
  package var page: String
  /// The name in the markup; `page` for a page itself.
  package var element: String
  /// The `id`, else the path; empty for a page.
  package var id: String
  /// In which ways it changed, the most telling first.
  package var kinds: [Kind]
  /// What the reader sees of the change, without the element's name: `is 12 pt taller`.
  package var change: String
  /// The likely cause: `its label takes 2 lines instead of 1`; empty where `change` says it all.
  package var cause: String
  /// What was, for the first kind that has a value: a text, a colour, a size.
  package var expected: String?
  /// What is, for the same kind.
  package var actual: String?
  /// Its box on the page as it was; nil for a new one.
  package var expectedFrame: Rect?
  /// Its box on the page as it is; nil for one that is gone.
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
    return cause.hasPrefix("because ") ? "\(subject) \(change) \(cause)" : "\(subject) \(change): \(cause)"
  }

  /// Whether nothing of it is seen: only what assistive technology is told.
  package var isUnseen: Bool { kinds.allSatisfy { [.spoken, .rules, .language].contains($0) } }
}
