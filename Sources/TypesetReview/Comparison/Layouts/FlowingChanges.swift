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
    for index in changes.indices {
      guard let change = changes[index], !change.id.isEmpty, split.isInBoth(change.id) else { continue }
      let partners = places[change.subject, default: []].filter { changes[$0].map { $0.page != change.page } ?? false }
      if change.kinds == [.appeared] {
        if let old = partners.first(where: { changes[$0]?.kinds == [.vanished] }), let gone = changes[old] {
          changes[old] = nil
          fold(Self.moved(change, from: gone), at: index, partners: [])
        } else if split[change.id] != nil {
          fold(Self.part(change, "goes on on page \(quoted(change.page))"), at: index, partners: partners)
        }
      } else if change.kinds == [.vanished], split[change.id] != nil,
        !partners.contains(where: { changes[$0]?.kinds == [.appeared] })
      {
        fold(Self.part(change, "no longer goes on on page \(quoted(change.page))"), at: index, partners: partners)
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

  /// Puts a change under the one that pushed it: that of the same element on another page, else the last before it that took
  /// or left room.
  private mutating func fold(_ change: ElementChange, at index: Int, partners: [Int]) {
    let takesRoom: Set<ElementChange.Kind> = [.size, .appeared, .vanished, .lines, .font, .spacing, .page]
    let pusher =
      partners.first { changes[$0]?.kinds != [.appeared] }
      ?? changes[..<index].lastIndex { $0.map { !takesRoom.isDisjoint(with: $0.kinds) } ?? false }
    guard let pusher else {
      changes[index] = change
      return
    }
    var alone = change
    alone.consequences = []
    changes[pusher]!.consequences += [alone] + change.consequences
    changes[index] = nil
  }
}
