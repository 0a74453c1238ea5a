/// Finds keys that no catalog of the document has (R049): the source text or the key itself is shown in every language.
///
/// Looked at are the keys of texts, titles, names, hints, placeholders and values, and that of the document's own
/// title; what is not to be translated is left alone, and so are documents without catalogs.
enum R049UnknownKeyCheck: DocumentCheck {
  static let rule = Rule(49)
  static let level = CheckLevel.error

  /// The attributes that name keys.
  private static let attributes: [AttributeName] = [
    .key, .titleKey, .labelKey, .altKey, .hintKey, .placeholderKey, .valueKey,
  ]
  /// For how many keys one is looked for that is spelt nearly alike, which takes time.
  private static let mostCompared = 20

  static func check(_ document: CheckedDocument, _ log: inout FaultLog) {
    guard !document.catalogs.catalogs.isEmpty else { return }
    var compared = 0
    func remedy(_ key: String) -> String {
      compared += 1
      let near = compared <= mostCompared ? document.catalogs.nearestKey(to: key) : nil
      return near.map { "write \(quoted($0)), or add the key to the catalog" } ?? "add the key to the catalog"
    }
    if let key = document.document.titleKey, !key.isEmpty, !document.catalogs.contains(key) {
      // What the root silences is noted at the pages.
      let silences = document.document.attributes.silences(at: document.elements.first?.position)
      log.add(
        .error, at: document.document.source.position(at: document.document.titleOffset), unless: silences,
        message(key), remedy: remedy(key), aspect: "unknown title"
      ) { $0.key = key }
    }
    for element in document.elements {
      for name in attributes {
        guard let key = element.attributes[name]?.text, !key.isEmpty, !document.catalogs.contains(key),
          document.isTranslated(element)
        else { continue }
        log.add(
          .error, at: element, message(key), remedy: remedy(key), aspect: "unknown \(name.rawValue)"
        ) { $0.key = key }
      }
    }
  }

  private static func message(_ key: String) -> String { "no catalog has the key \(quoted(key))" }
}

extension CheckedDocument {
  /// Whether neither the author of an element nor that of one around it wants its text to stay as it is.
  fileprivate func isTranslated(_ element: SourceElement) -> Bool {
    ([element] + ancestors(of: element)).lazy.compactMap { $0[Common.translate] }.first ?? true
  }
}
