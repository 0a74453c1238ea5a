import Typeset

/// A fault of a document, with all variants in which it is seen.
package struct Finding: Sendable {
  /// The fault as the variant shows it in which it is worst.
  package private(set) var fault: Fault
  /// What it is about, the same in every variant and language: the `id` or path of the element, or of the page for one
  /// about a page as a whole, whose name may be a translated title.
  package let identity: String
  /// The element or page that it is about, so that it is found again; nil for a text in a catalog, and for a document
  /// as a whole.
  package let subject: ElementSubject?
  /// The path of the document as given; for a fault of a catalog, of the first document that uses it.
  package let document: String
  /// The names of the variants in which it is seen, in the order of the run; empty if it does not depend on the
  /// variant.
  package private(set) var variants: [String]
  /// The name of the variant that `fault` is from; nil if it does not depend on the variant.
  package private(set) var shownVariant: String?
  /// What was measured when it was accepted, if it has become worse since; nil for any other.
  package private(set) var earlierFigure: String?

  /// A fault that is seen in a variant, or in the document or a catalog itself for nil; `subjects` are those of its
  /// document.
  init(_ fault: Fault, subjects: ElementSubjects, document: String, variant: String?) {
    self.fault = fault
    subject = subjects[fault]
    identity = subjects.path(of: fault)
    self.document = document
    variants = variant.map { [$0] } ?? []
    shownVariant = variant
  }

  /// Adds a variant in which the same fault is seen.
  mutating func add(_ other: Fault, variant: String?) {
    if let variant, variants.last != variant { variants.append(variant) }
    guard (other.level, other.severity) > (fault.level, fault.severity) else { return }
    fault = other
    shownVariant = variant
  }

  /// The finding without what is known of it: the texts about which it is accepted; nil if nothing remains.
  func without(_ texts: Set<FaultText>, earlierFigure: String?) -> Finding? {
    var rest = self
    rest.earlierFigure = earlierFigure
    if texts.isEmpty { return rest }
    guard let fault = fault.about({ !texts.contains($0) }) else { return nil }
    rest.fault = fault
    return rest
  }

  /// The element for people: its `id`, else `passcode › label` in the nearest surroundings that have one, else its
  /// path; empty for a text in a catalog.
  package var elementWords: String { subject?.words ?? fault.element }

  /// Whether a text in a catalog is wrong, rather than the element that shows it.
  var isOfCatalog: Bool { fault.position == nil && fault.catalog != nil }

  /// The file and line that a person has to change: the catalog if a text there is wrong, else the document.
  package var place: FindingPlace {
    if let catalog = fault.catalog, isOfCatalog {
      return FindingPlace(file: catalog.file, position: catalog.position ?? SourcePosition(line: 1, column: 1))
    }
    return FindingPlace(file: document, position: fault.position ?? SourcePosition(line: 1, column: 1))
  }
}

/// What makes two faults one finding.
struct FindingKey: Hashable {
  private let rule: Rule
  private let document: String
  private let element: String
  private let key: String?
  private let catalog: String?
  private let aspect: String

  /// The key of a fault of a document.
  init(_ fault: Fault, document: String) {
    rule = fault.rule
    // A catalog is shared by documents.
    self.document = fault.position == nil && fault.catalog != nil ? "" : document
    // The name of a page as a whole is its title, which is another one in every language.
    let page = fault.isOfPage ? fault.position.map { "\($0.line):\($0.column)" } ?? "" : fault.element
    element = fault.isOfDocument ? "" : page
    key = fault.isOfDocument ? nil : fault.key
    catalog = fault.position == nil ? fault.catalog?.file : nil
    aspect = fault.aspect
  }
}

/// Gathers faults, so that the same fault in many variants is one finding.
struct FindingCollection {
  /// The findings, in the order in which they were first found.
  private(set) var findings: [Finding] = []
  private var places: [FindingKey: Int] = [:]

  /// Adds a fault that is seen in a variant, or in the document or a catalog itself for nil; `subjects` are those of
  /// its document.
  mutating func add(_ fault: Fault, document: String, variant: String?, subjects: ElementSubjects) {
    let key = FindingKey(fault, document: document)
    if let place = places[key] {
      findings[place].add(fault, variant: variant)
    } else {
      places[key] = findings.count
      findings.append(Finding(fault, subjects: subjects, document: document, variant: variant))
    }
  }
}
