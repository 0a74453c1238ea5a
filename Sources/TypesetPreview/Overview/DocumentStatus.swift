import Typeset
import TypesetReview

/// What the list of documents says of one, after a look at its variants.
struct DocumentStatus: Hashable, Sendable {
  /// How far the texts of a locale have come.
  struct Texts: Hashable, Sendable {
    /// The locale, a BCP 47 tag.
    var locale: String
    /// How many texts are in each state.
    var counts: [ReviewState: Int]
  }

  /// How many findings the checks have, by level.
  var findings: [CheckLevel: Int] = [:]
  /// How many of the variants that were looked at could not be drawn.
  var unrendered = 0
  /// How many variants were looked at.
  var looked = 0
  /// How many variants there are.
  var variants = 0
  /// How far the texts have come, locale by locale, the document's own language first.
  var texts: [Texts] = []

  /// Writes the members of its object.
  func add(to json: JSONWriter) {
    json.key("findings")
    json.object {
      for level in CheckLevel.allCases {
        json.key(named: level.rawValue)
        json.value(findings[level] ?? 0)
      }
    }
    json.member("unrendered", unrendered)
    json.member("looked", looked)
    json.member("variants", variants)
    json.key("texts")
    json.list(texts) { texts in
      json.object {
        json.member("locale", texts.locale)
        json.key("states")
        texts.counts.addStates(to: json)
      }
    }
  }
}

extension [ReviewState: Int] {
  /// Writes an object with the number of each state that there is.
  func addStates(to json: JSONWriter) {
    json.object {
      for state in ReviewState.allCases {
        guard let count = self[state] else { continue }
        json.key(named: state.rawValue)
        json.value(count)
      }
    }
  }
}

extension Sequence<ShownText> {
  /// How many texts are in each state.
  var statesCounted: [ReviewState: Int] { reduce(into: [:]) { $0[$1.state, default: 0] += 1 } }
}
