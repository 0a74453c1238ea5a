/// Advises on texts that a document has itself, without a key, where it takes its other texts from catalogs (R049): no
/// translator ever sees them.
///
/// A document takes its texts from catalogs if three of four have a key, and three at least. Texts are those of
/// elements and what attributes say, such as `alt`, `label` and `placeholder`. Values, code, addresses and texts
/// without a letter are left alone, as is what is not to be translated (`translate="no"`) or in another language
/// (`lang`). Where the content of an element is its key (`localize="content"`), every text has one.
enum R049HardCodedTextCheck: DocumentCheck {
  static let rule = Rule(49)
  static let level = CheckLevel.advice

  /// How many texts must have a key.
  private static let leastKeys = 3
  /// How many times as many as have none.
  private static let share = 3

  static func check(_ document: CheckedDocument, _ log: inout FaultLog) {
    guard document.document.attributes[DocumentElement.localize] != .content else { return }
    var keys = 0
    var found: [(element: SourceElement, attribute: String?, text: String)] = []
    for element in document.elements where isTranslated(element, in: document) {
      if element.gives(Common.key) {
        keys += 1
      } else if element.holdsWords, !element.isInline, !holdsKey(element, in: document) {
        found.append((element, nil, element.text))
      }
      for (attribute, keyAttribute) in twins {
        if element.attributes[keyAttribute] != nil {
          keys += 1
        } else if let text = element.attributes[attribute]?.text, text.contains(where: \.isLetter) {
          found.append((element, attribute.rawValue, text))
        }
      }
    }
    guard keys >= leastKeys, keys >= found.count * share else { return }
    for (element, attribute, text) in found {
      log.add(
        .advice, at: element,
        (attribute.map { "\($0)=" } ?? "the text ") + quoted(text.shortened(to: 40))
          + " has no key, so that it is never translated",
        remedy:
          "give it \(attribute.map { "\($0)-key" } ?? "a key") and put it into the catalog, or write translate=\"no\"",
        aspect: "hard-coded \(attribute ?? "")")
    }
  }

  /// The attributes with words, and those that give their keys.
  private static let twins: [(text: AttributeName, key: AttributeName)] = [
    (.placeholder, .placeholderKey), (.title, .titleKey), (.label, .labelKey), (.alt, .altKey), (.hint, .hintKey),
    (.labels, .labelsKey),
  ]

  /// Whether an element is to be translated, and in the language of the document.
  private static func isTranslated(_ element: SourceElement, in document: CheckedDocument) -> Bool {
    let around = [element] + document.ancestors(of: element)
    if element.name == .pre || element.name == .value || around.lazy.compactMap({ $0[Common.translate] }).first == false
    {
      return false
    }
    guard let language = around.lazy.compactMap(\.attributes.language).first else { return true }
    return LanguageTag(language)?.language == LanguageTag(document.document.language)?.language
  }

  /// Whether an element inside of a text has a key of its own.
  private static func holdsKey(_ element: SourceElement, in document: CheckedDocument) -> Bool {
    document.descendants(of: element).contains { $0.gives(Common.key) || $0.name == .t }
  }
}
