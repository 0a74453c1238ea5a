/// A noun of messages that follows a number, with its plural.
package struct CountedNoun: Sendable {
  private let singular: String
  private let plural: String

  /// A noun; its plural ends in "s" unless it is given.
  package init(_ singular: String, plural: String? = nil) {
    self.singular = singular
    self.plural = plural ?? singular + "s"
  }

  /// The noun for a number.
  package func form(for count: Int) -> String { count == 1 ? singular : plural }

  /// A number with its noun: `1 point`, `3 points`.
  package func words(_ count: Int) -> String { "\(count) \(form(for: count))" }

  /// A part with its whole: `0 of 1 text`, `1 of 3 texts`.
  package func words(_ count: Int, of total: Int) -> String { "\(count) of \(words(total))" }
}

extension CountedNoun {
  package static let advice = CountedNoun("piece of advice", plural: "pieces of advice")
  package static let character = CountedNoun("character")
  package static let document = CountedNoun("document")
  package static let error = CountedNoun("error")
  package static let file = CountedNoun("file")
  package static let form = CountedNoun("form")
  package static let key = CountedNoun("key")
  package static let language = CountedNoun("language")
  package static let letter = CountedNoun("letter")
  package static let locale = CountedNoun("locale")
  package static let picture = CountedNoun("picture")
  package static let pixel = CountedNoun("pixel")
  package static let point = CountedNoun("point")
  package static let region = CountedNoun("region")
  package static let screen = CountedNoun("screen")
  package static let step = CountedNoun("step")
  package static let text = CountedNoun("text")
  package static let variant = CountedNoun("variant")
  package static let warning = CountedNoun("warning")
}
