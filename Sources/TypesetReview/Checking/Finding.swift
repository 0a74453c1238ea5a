import Typeset

/// A fault of a document, with all variants in which it is seen.
package struct Finding: Sendable {
  /// The fault as the variant shows it in which it is worst.
  package private(set) var fault: Fault
  /// What it is about, the same in every variant and language: the `id` or path of the element, or of the page for one
  /// about a page as a whole, whose name may be a translated title.
  package let identity: String
  /// The path of the document as given; for a fault of a catalog, of the first document that uses it.
  package let document: String
  /// The names of the variants in which it is seen, in the order of the run; empty if it does not depend on the
  /// variant.
  package private(set) var variants: [String]
  /// The name of the variant that `fault` is from; nil if it does not depend on the variant.
  package private(set) var shownVariant: String?

  /// A fault that is seen in a variant, or in the document or a catalog itself for nil.
  init(_ fault: Fault, identity: String, document: String, variant: String?) {
    self.fault = fault
    self.identity = identity
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

  /// Adds a fault that is seen in a variant, or in the document or a catalog itself for nil; `pages` are the pages of
  /// its document.
  mutating func add(_ fault: Fault, document: String, variant: String?, pages: PageIdentities = PageIdentities()) {
    let key = FindingKey(fault, document: document)
    if let place = places[key] {
      findings[place].add(fault, variant: variant)
    } else {
      places[key] = findings.count
      findings.append(Finding(fault, identity: pages.identity(of: fault), document: document, variant: variant))
    }
  }
}

/// The ids or paths of the pages of a document, by the places of their start tags.
struct PageIdentities {
  private var ids: [SourcePosition: String] = [:]

  /// No pages, for a catalog.
  init() {}

  /// The pages of a document.
  init(_ document: CheckedDocument) { ids = document.pageIDs }

  /// What a fault is about, the same in every variant.
  func identity(of fault: Fault) -> String {
    if fault.isOfDocument { return "" }
    return (fault.isOfPage ? fault.position.flatMap { ids[$0] } : nil) ?? fault.element
  }
}

extension Fault {
  /// Whether it is about a page as a whole, so that its element is the page's name, which may be a translated title.
  var isOfPage: Bool { page != nil && page == element && frame == nil }
}
