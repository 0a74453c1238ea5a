/// A text that a fault is about, so that it is accepted by itself.
package struct FaultText: Hashable, Sendable {
  /// Its key in the catalog; empty if it has none.
  package let key: String
  /// Its language, a canonical tag; empty if the fault is about no language, or about the only one.
  package let language: String

  /// A text of a key in a language.
  package init(key: String, language: String) {
    self.key = key
    self.language = language
  }
}

extension Fault {
  /// The texts that it is about; a single one without a language for a fault that is about an element.
  package var texts: [FaultText] {
    languageTexts?.texts.map(name) ?? [FaultText(key: key ?? "", language: "")]
  }

  /// The aspect by which each of its texts is known.
  package var aspectOfTexts: String { languageTexts?.aspect ?? aspect }

  /// The fault of those of its texts that satisfy a condition; nil if there are none.
  package func about(_ isWanted: (FaultText) -> Bool) -> Fault? {
    guard let all = languageTexts else { return isWanted(texts[0]) ? self : nil }
    let wanted = all.filtered { isWanted(name($0)) }
    guard let first = wanted.texts.first else { return nil }
    guard wanted.texts.count < all.texts.count else { return self }
    var fault = self
    fault.languageTexts = wanted
    fault.message = wanted.message
    fault.catalog = first.place
    fault.severity = Double(wanted.texts.count)
    return fault
  }

  private func name(_ text: LanguageTexts.Text) -> FaultText {
    FaultText(key: text.key ?? key ?? "", language: text.language)
  }
}
