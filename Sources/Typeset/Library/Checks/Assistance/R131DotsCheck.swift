/// Advises on texts of a document that write an ellipsis as three dots, which break apart and are read one by one
/// (R131).
///
/// Texts, and what fields, labels and alternative texts say. Code, addresses and what comes from a catalog are left
/// alone, the latter since the check of catalogs finds it there, and so are buttons that open something, whose dots are
/// a warning.
enum R131DotsCheck: DocumentCheck {
  static let rule = Rule(131)
  static let level = CheckLevel.advice

  /// The attributes that people read or hear, with those for the keys that they come from.
  private static let attributes: [(text: AttributeName, key: AttributeName)] = [
    (.placeholder, .placeholderKey), (.label, .labelKey), (.alt, .altKey), (.hint, .hintKey), (.title, .titleKey),
  ]

  static func check(_ document: CheckedDocument, _ log: inout FaultLog) {
    // The texts are keys of the catalogs there.
    guard !document.document.attributes.gives(DocumentElement.localize) else { return }
    for element in document.elements {
      let attribute = attributes.first { attribute in
        element.attributes[attribute.text]?.text.hasThreeDots ?? false && element.attributes[attribute.key] == nil
      }
      guard attribute != nil || hasDots(element, in: document) else { continue }
      log.add(
        .advice, at: element, "the text has three dots for an ellipsis", remedy: "write … (U+2026)", aspect: "dots")
    }
  }

  private static func hasDots(_ element: SourceElement, in document: CheckedDocument) -> Bool {
    guard !element.isInline, element.name != .pre, element.text.hasThreeDots, !element.gives(Common.key),
      !element.gives(ButtonElement.opens)
    else { return false }
    return !document.descendants(of: element).contains { inner in
      switch inner.name {
      case .code, .url, .email, .codeNumber, .formula, .t: inner.text.hasThreeDots
      default: false
      }
    }
  }
}
