import Typeset

/// The forms in which keys and their places on pictures are listed.
package enum ContextForm: String, Sendable, CaseIterable {
  /// The form of this program, with all that is known.
  case json
  /// Screenshots with tags, as Crowdin's interface takes them.
  case crowdin
  /// Screenshots with keys, as Lokalise's interface takes them.
  case lokalise
  /// Screenshots with units, as Weblate's interface takes them.
  case weblate
  /// Screenshots with markers, as the interface of Phrase Strings takes them.
  case phrase
  /// Screenshots with phrases, as Localazy's interface takes them.
  case localazy

  /// How every list begins.
  static let start = "{\"typeset\": 1"

  /// The name of the file.
  package var fileName: String { self == .json ? "context.json" : rawValue + ".json" }

  /// Writes a report.
  func write(_ report: ContextReport, to json: JSONWriter) {
    switch self {
    case .json: ContextJSON(json: json).add(report)
    case .crowdin, .lokalise, .weblate, .phrase, .localazy: ServiceJSON(form: self, json: json).add(report)
    }
    json.buffer.append("\n")
  }
}
