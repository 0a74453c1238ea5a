import Typeset

/// The runs of a text in two layouts, character by character, to say which part of the same text looks different.
struct ChangedRuns {
  /// A change of a value on a part of the text.
  struct Change: Hashable {
    /// The part; nil for all of the text.
    var text: String?
    /// The value as it was.
    var expected: String
    /// The value as it is.
    var actual: String
  }

  /// A character that is seen.
  private struct Place {
    var character: Character
    /// Whether blanks precede it in its run.
    var followsBlank: Bool
    var run: RunRecord
  }

  /// The characters that are seen, as they were and as they are.
  private let places: [(expected: Place, actual: Place)]

  /// Takes two elements of the same text; nil where their characters do not correspond one to one.
  init?(_ expected: ElementRecord, _ actual: ElementRecord) {
    let (old, new) = (Self.characters(of: expected), Self.characters(of: actual))
    guard old.count == new.count, zip(old, new).allSatisfy({ $0.character == $1.character }) else { return nil }
    places = zip(old, new).map { ($0, $1) }
  }

  /// The changes of a value, each once, in the order of the text.
  func changes(of value: (RunRecord) -> String) -> [Change] {
    var changes: [Change] = []
    var counts: [Int] = []
    var last: Int?
    for place in places {
      let change = Change(text: "", expected: value(place.expected.run), actual: value(place.actual.run))
      guard change.expected != change.actual else {
        last = nil
        continue
      }
      let known = changes.firstIndex { $0.expected == change.expected && $0.actual == change.actual }
      let index = known ?? changes.count
      if known == nil {
        changes.append(change)
        counts.append(0)
      } else if last != index {
        changes[index].text? += " … "
      } else if place.actual.followsBlank {
        changes[index].text? += " "
      }
      changes[index].text?.append(place.actual.character)
      counts[index] += 1
      last = index
    }
    for index in changes.indices where counts[index] == places.count { changes[index].text = nil }
    return changes
  }

  private static func characters(of element: ElementRecord) -> [Place] {
    // Runs are in visual order; the text of each is in logical order, and the same in both layouts.
    var places: [Place] = []
    for run in element.lines.flatMap(\.runs) {
      var followsBlank = false
      for character in run.text {
        if !character.isWhitespace {
          places.append(Place(character: character, followsBlank: followsBlank, run: run))
        }
        followsBlank = character.isWhitespace
      }
    }
    return places
  }
}

extension RunRecord {
  /// Its weight, and whether it is italic: `700 italic`.
  var weightWords: String { "\(weight)" + (isItalic ? " italic" : "") }
}
