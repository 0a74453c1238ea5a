/// R126: headings mark the sections of a document, so that a reader can go from one to the next.
///
/// Each is a heading of its level in the structure of the output, and an entry of its outline.
enum R126Headings {
  /// The level of a heading by its name; nil for anything else. The title of a screen is above all its headings and
  /// counts as the first.
  static func level(of name: ElementName) -> Int? { name.declaration.headingLevel }

  /// The lowest level of a heading in a document.
  static let lowest = 4

  /// Whether a heading skips a level below the heading before it; nothing is skipped by the first.
  static func skips(_ level: Int, after previous: Int?) -> Bool { previous.map { level > $0 + 1 } ?? false }
}

/// The levels of headings whose names say none, such as the header of a list: each is one below the heading around it.
struct HeadingScopes {
  /// What a section, a list or an item knows of its headings.
  private struct Scope {
    /// The level of the last heading with a level of its own, here or around; 0 for none.
    var written: Int
    /// The level of a heading here that has none of its own; nil for none.
    var given: Int?
  }

  private var open: [Scope]

  /// The headings of a canvas; those of a screen with a title are below it.
  init(isTitled: Bool) { open = [Scope(written: isTitled ? 1 : 0)] }

  /// Enters what its headings belong to: they say nothing of what follows it.
  mutating func enter() {
    let around = open[open.count - 1]
    open.append(Scope(written: around.given ?? around.written))
  }

  /// Leaves it.
  mutating func leave() { open.removeLast() }

  /// Passes a heading with a level of its own.
  mutating func pass(_ level: Int) { open[open.count - 1] = Scope(written: level) }

  /// The level of the next heading that has none of its own.
  mutating func nextLevel() -> Int {
    let level = min(open[open.count - 1].written + 1, R126Headings.lowest)
    open[open.count - 1].given = level
    return level
  }
}
