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
    guard !silences(element.silences) else { return }
    var fault = Fault(rule, level, message, remedy: remedy)
    fault.element = element.element.id
    fault.position = element.element.position
    fault.page = element.page
    fault.frame = element.frame
    fault.aspect = aspect
    if let text = element.element.source.texts.first(where: { $0.attribute == nil }) {
      fault.key = text.key
      fault.catalog = text.place
    }
    details(&fault)
    faults.append(fault)
  }

  /// Adds a fault of a page as a whole; `details` completes it.
  mutating func add(
    _ level: CheckLevel, at page: CheckedPage, _ message: String, remedy: String, aspect: String = "",
    details: (inout Fault) -> Void = { _ in }
  ) {
    guard !silences(page.silences) else { return }
    var fault = Fault(rule, level, message, remedy: remedy)
    fault.element = page.frame.name
    fault.position = page.position
    fault.page = page.frame.name
    fault.aspect = aspect
    details(&fault)
    faults.append(fault)
  }

  /// Adds a fault of an element as it is written in a document; `details` completes it.
  mutating func add(
    _ level: CheckLevel, at element: SourceElement, _ message: String, remedy: String, aspect: String = "",
    details: (inout Fault) -> Void = { _ in }
  ) {
    guard !silences(element.silences) else { return }
    var fault = Fault(rule, level, message, remedy: remedy)
    fault.element = element.id
    fault.position = element.position
    fault.key = element.attributes[Common.key]
    fault.aspect = aspect
    details(&fault)
    faults.append(fault)
  }

  /// Adds a fault of an element of a variant compared with another; `details` completes it.
  mutating func add(
    _ level: CheckLevel, at element: ElementOutline, of page: PageOutline, in variant: VariantOutline,
    _ message: String, remedy: String, aspect: String = "", details: (inout Fault) -> Void = { _ in }
  ) {
    guard !silences(element.silences) else { return }
    var fault = Fault(rule, level, message, remedy: remedy)
    fault.element = element.id
    fault.position = element.position
    fault.page = page.name
    fault.frame = element.frame
    fault.key = element.text?.key
    fault.catalog = element.text?.place
    fault.variant = variant.name
    fault.aspect = aspect
    details(&fault)
    faults.append(fault)
  }

  /// Adds a fault of a page of a variant compared with another; `details` completes it.
  mutating func add(
    _ level: CheckLevel, at page: PageOutline, in variant: VariantOutline, _ message: String, remedy: String,
    aspect: String = "", details: (inout Fault) -> Void = { _ in }
  ) {
    guard !silences(page.silences) else { return }
    var fault = Fault(rule, level, message, remedy: remedy)
    fault.element = page.name
    fault.position = page.position
    fault.page = page.name
    fault.variant = variant.name
    fault.aspect = aspect
    details(&fault)
    faults.append(fault)
  }

  /// Adds a fault of a text in a catalog; `details` completes it.
  mutating func add(
    _ level: CheckLevel, ofKey key: String, at place: CatalogPlace?, _ message: String, remedy: String,
    aspect: String = "", details: (inout Fault) -> Void = { _ in }
  ) {
    var fault = Fault(rule, level, message, remedy: remedy)
    fault.key = key
    fault.catalog = place
    fault.aspect = aspect
    details(&fault)
    faults.append(fault)
  }

  /// Notes which of the silences around a place is used, the innermost one; whether there is any.
  private mutating func silences(_ silences: [Silence]) -> Bool {
    guard let silence = silences.last(where: { $0.rule == rule }) else { return false }
    usedSilences.insert(silence)
    return true
  }
}
