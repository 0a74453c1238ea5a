/// Where one rendering, document or catalog does not follow a guideline.
package struct Fault: Sendable {
  /// The guideline.
  package let rule: Rule
  /// How much it matters.
  package var level: CheckLevel
  /// What is wrong: lower case, names in quotation marks, no full stop, like the message of a diagnostic.
  package var message: String
  /// What to do about it, in an imperative sentence without a full stop.
  package var remedy: String
  /// The `id` or path of the element; the name of a page as a whole; empty for a document or a catalog as a whole.
  package var element = ""
  /// The place of the element in the document; nil for a fault of a catalog.
  package var position: SourcePosition?
  /// The key of the text; nil if it comes from no catalog.
  package var key: String?
  /// The place of that text in its catalog; nil if it comes from no catalog, or is missing there.
  package var catalog: CatalogPlace?
  /// The languages of the catalog whose texts are wrong or missing; empty if `catalog` is the place of the only one.
  package var languages: [String] { languageTexts?.languages ?? [] }
  /// The same fault of the texts in several languages; nil if it is about one alone, or about none.
  var languageTexts: LanguageTexts?
  /// The name of the page; nil if it is not about a page.
  package var page: String?
  /// The name of the variant, for faults found by comparing variants; nil for others, whose variant is that of the
  /// page.
  package var variant: String?
  /// The place on the page, in points from its top left corner; nil if it has none.
  package var frame: Rect?
  /// What was measured, with its unit: `3.9:1`; nil if nothing was.
  package var measured: String?
  /// What the guideline requires, with its unit: `4.5:1`; nil if it gives no figure.
  package var required: String?
  /// What distinguishes faults of one rule on one element; faults that agree in it are one in all variants.
  package var aspect = ""
  /// Whether it is one fault of a document wherever it is seen, shown at the first place.
  package var isOfDocument = false
  /// How bad it is compared with the same fault in another variant, on any scale; the worst one is shown.
  package var severity = 0.0

  init(_ rule: Rule, _ level: CheckLevel, _ message: String, remedy: String) {
    self.rule = rule
    self.level = level
    self.message = message
    self.remedy = remedy
  }
}

/// A place where an author silences a check with `ignore`.
package struct Silence: Sendable, Hashable {
  /// The place of the element's start tag.
  package let position: SourcePosition
  /// The guideline that is silenced there.
  package let rule: Rule
}

extension Silence {
  /// Advice that it silences nothing in any variant.
  package func unusedFault(in document: CheckedDocument) -> Fault {
    var fault = Fault(
      rule, .advice, "nothing is found here that \(rule) would report", remedy: "remove \(rule) from ignore")
    fault.position = position
    fault.element = document.elements.first { $0.position == position }?.id ?? ""
    fault.aspect = "unused"
    return fault
  }
}
