/// Collects the faults that checks find in one subject, those silenced by `ignore` left out.
package struct FaultLog: Sendable {
  /// The faults in the order in which they were found.
  package private(set) var faults: [Fault] = []
  /// Where `ignore` has silenced a fault.
  package private(set) var usedSilences: Set<Silence> = []
  /// The rule of the check that is running.
  var rule = Rule(110)

  /// Creates an empty log.
  package init() {}

  /// Adds a fault of an element on a page; `details` completes it.
  mutating func add(
    _ level: CheckLevel, at element: CheckedElement, _ message: String, remedy: String, aspect: String = "",
    details: (inout Fault) -> Void = { _ in }
  ) {
    // What something modal is over is judged where nothing is over it.
    if element.element.isInert { return }
    add(Fault(rule, level, message, remedy: remedy), unless: element.silences) {
      $0.element = element.element.id
      $0.position = element.element.position
      $0.page = element.page
      $0.frame = element.frame
      $0.aspect = aspect
      if let text = element.element.source.texts.first(where: { $0.attribute == nil }) {
        $0.key = text.key
        $0.catalog = text.place
      }
      details(&$0)
    }
  }

  /// Adds a fault of a page as a whole; `details` completes it.
  mutating func add(
    _ level: CheckLevel, at page: CheckedPage, _ message: String, remedy: String, aspect: String = "",
    details: (inout Fault) -> Void = { _ in }
  ) {
    add(Fault(rule, level, message, remedy: remedy), unless: page.silences) {
      $0.element = page.frame.name
      $0.position = page.position
      $0.page = page.frame.name
      $0.aspect = aspect
      details(&$0)
    }
  }

  /// Adds a fault of an element as it is written in a document; `details` completes it.
  mutating func add(
    _ level: CheckLevel, at element: SourceElement, _ message: String, remedy: String, aspect: String = "",
    details: (inout Fault) -> Void = { _ in }
  ) {
    add(Fault(rule, level, message, remedy: remedy), unless: element.silences) {
      $0.element = element.id
      $0.position = element.position
      $0.key = element.attributes[Common.key]
      $0.aspect = aspect
      details(&$0)
    }
  }

  /// Adds a fault at a place of a document that is no element of a page; `details` completes it.
  mutating func add(
    _ level: CheckLevel, at position: SourcePosition, unless silences: [Silence], _ message: String, remedy: String,
    aspect: String = "", details: (inout Fault) -> Void = { _ in }
  ) {
    add(Fault(rule, level, message, remedy: remedy), unless: silences) {
      $0.position = position
      $0.aspect = aspect
      details(&$0)
    }
  }

  /// Adds a fault of an element of a variant compared with another; `details` completes it.
  mutating func add(
    _ level: CheckLevel, at element: ElementOutline, of page: PageOutline, in variant: VariantOutline,
    _ message: String, remedy: String, aspect: String = "", details: (inout Fault) -> Void = { _ in }
  ) {
    if element.isInert { return }
    add(Fault(rule, level, message, remedy: remedy), unless: element.silences) {
      $0.element = element.id
      $0.position = element.position
      $0.page = page.name
      $0.frame = element.frame
      $0.key = element.text?.key
      $0.catalog = element.text?.place
      $0.variant = variant.name
      $0.aspect = aspect
      details(&$0)
    }
  }

  /// Adds a fault of a page of a variant compared with another; `details` completes it.
  mutating func add(
    _ level: CheckLevel, at page: PageOutline, in variant: VariantOutline, _ message: String, remedy: String,
    aspect: String = "", details: (inout Fault) -> Void = { _ in }
  ) {
    add(Fault(rule, level, message, remedy: remedy), unless: page.silences) {
      $0.element = page.name
      $0.position = page.position
      $0.page = page.name
      $0.variant = variant.name
      $0.aspect = aspect
      details(&$0)
    }
  }

  /// Adds a fault of a text in a catalog; `details` completes it.
  mutating func add(
    _ level: CheckLevel, ofKey key: String, at place: CatalogPlace?, _ message: String, remedy: String,
    aspect: String = "", details: (inout Fault) -> Void = { _ in }
  ) {
    add(Fault(rule, level, message, remedy: remedy), unless: []) {
      $0.key = key
      $0.catalog = place
      $0.aspect = aspect
      details(&$0)
    }
  }

  /// Adds a fault of many texts of a catalog, the first of which is at a place; `details` completes it.
  mutating func add(
    _ level: CheckLevel, inCatalogAt place: CatalogPlace?, _ message: String, remedy: String, aspect: String,
    details: (inout Fault) -> Void = { _ in }
  ) {
    add(Fault(rule, level, message, remedy: remedy), unless: []) {
      $0.catalog = place
      $0.aspect = aspect
      details(&$0)
    }
  }

  /// Adds a fault of the texts of a key in some languages, named in the message between `before` and `after`;
  /// nothing for no text.
  mutating func add(
    _ level: CheckLevel, ofKey key: String, in texts: [LanguageTexts.Text], before: String, after: String = "",
    remedy: String, aspect: String
  ) {
    guard let first = texts.first else { return }
    let texts = LanguageTexts(texts, before: before, after: after)
    add(level, ofKey: key, at: first.place, texts.message, remedy: remedy, aspect: aspect) {
      $0.languageTexts = texts
      $0.severity = Double(texts.texts.count)
    }
  }

  /// Adds a fault completed by `complete`, unless its rule is among the silences around its place; notes the innermost
  /// one.
  private mutating func add(_ fault: Fault, unless silences: [Silence], complete: (inout Fault) -> Void) {
    if let silence = silences.last(where: { $0.rule == rule }) {
      usedSilences.insert(silence)
      return
    }
    var fault = fault
    complete(&fault)
    faults.append(fault)
  }
}
