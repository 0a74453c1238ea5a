import Typeset

/// Joins what flowed from page to page: an element that is gone here and new there, and the parts of one that is split.
struct FlowingChanges {
  private let split: SplitTexts
  private var changes: [ElementChange?]
  /// The changes of each element, by its subject.
  private let places: [String: [Int]]

  /// Takes the changes of all pages, page by page.
  init(_ changes: [ElementChange], split: SplitTexts) {
    self.split = split
    self.changes = changes
    places = Dictionary(grouping: changes.indices) { changes[$0].subject }
  }

  /// The changes, with what flowed on folded under what pushed it.
  mutating func joined() -> [ElementChange] {
    let flowing = Set(
      changes.compactMap { $0 }.filter { $0.isComingOrGoing && !$0.id.isEmpty && split.isInBoth($0.id) }.map(\.page))
    for index in changes.indices {
      // A page that only takes what flows on follows from what pushed it.
      guard let change = changes[index], change.element == "page", change.isComingOrGoing,
        flowing.contains(change.page)
      else { continue }
      fold(change, at: index, partners: [])
    }
    for index in changes.indices {
      guard let change = changes[index], !change.id.isEmpty, split.isInBoth(change.id) else { continue }
      let partners = places[change.subject, default: []].filter { changes[$0].map { $0.page != change.page } ?? false }
      if change.kinds == [.appeared] {
        if let old = partners.first(where: { changes[$0]?.kinds == [.vanished] }), let gone = changes[old] {
          changes[old] = nil
          fold(Self.moved(change, from: gone), at: index, partners: [])
        } else if split[change.id] != nil {
          fold(Self.part(change, "continues on page \(quoted(change.page))"), at: index, partners: partners)
        }
      } else if change.kinds == [.vanished], split[change.id] != nil,
        !partners.contains(where: { changes[$0]?.kinds == [.appeared] })
      {
        fold(Self.part(change, "no longer continues on page \(quoted(change.page))"), at: index, partners: partners)
      }
    }
    return changes.compactMap { $0 }
  }

  private static func moved(_ new: ElementChange, from old: ElementChange) -> ElementChange {
    var moved = new
    moved.kinds = [.moved]
    moved.change = "moved from page \(quoted(old.page)) to page \(quoted(new.page))"
    moved.cause = ""
    moved.expectedFrame = old.expectedFrame
    moved.consequences = old.consequences + new.consequences
    return moved
  }

  private static func part(_ change: ElementChange, _ words: String) -> ElementChange {
    var part = change
    (part.kinds, part.change, part.cause) = ([.lines], words, "")
    return part
  }

  /// Lists a change under its cause: the change of the same element on another page, or the last change before it that
  /// took or released space.
  private mutating func fold(_ change: ElementChange, at index: Int, partners: [Int]) {
    let takesRoom: Set<ElementChange.Kind> = [.size, .appeared, .vanished, .lines, .font, .spacing, .page]
    let pusher =
      partners.first { changes[$0]?.isComingOrGoing == false }
      ?? changes[..<index].lastIndex { change in
        guard let change, !takesRoom.isDisjoint(with: change.kinds) else { return false }
        // What is elsewhere now pushes nothing.
        return !(change.isComingOrGoing && (change.element == "page" || split.isInBoth(change.id)))
      }
    guard let pusher else {
      changes[index] = change
      return
    }
    var alone = change
    alone.consequences = []
    let subject = changes[pusher]!.subject
    changes[pusher]!.consequences += ([alone] + change.consequences).map { $0.following(from: subject) }
    changes[index] = nil
  }
}

extension ElementChange {
  /// Whether it is new or gone, and nothing else.
  fileprivate var isComingOrGoing: Bool { kinds == [.appeared] || kinds == [.vanished] }
}

/// The texts that flow over several pages in one of two layouts.
struct SplitTexts {
  /// The text of an element on all its pages.
  struct Texts: Hashable {
    /// The expected text.
    var expected: String
    /// The actual text.
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

  /// The text of an element on all its pages; nil if it is on a single page.
  subscript(id: String) -> Texts? { texts[id] }

  /// Whether an element with this `id` is on some page of both layouts.
  func isInBoth(_ id: String) -> Bool { expectedPages[id] != nil && actualPages[id] != nil }

  /// The pages of each element with text, by `id`.
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
