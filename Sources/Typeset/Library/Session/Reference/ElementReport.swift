/// The elements of the markup as text and as JSON: what `typesetter elements` and `typesetter help element` print.
package struct ElementReport: Sendable, CustomStringConvertible {
  private let pages: [ElementPage]
  private let isDetailed: Bool

  /// The report of all elements, a line for each.
  package init() {
    pages = ElementFamily.allCases.flatMap(ElementPage.pages)
    isDetailed = false
  }

  /// Everything about an element; nil for an unknown name.
  package init?(_ name: String) {
    guard let element = ElementName(rawValue: name) else { return nil }
    pages = ElementPage.pages(of: element)
    isDetailed = true
  }

  /// The known name that is nearest to an unknown one.
  package static func name(near name: String) -> String? { Vocabulary.elementMeant(by: name, in: nil)?.rawValue }

  /// A table, or a page for each declaration of the element that was asked for.
  package var description: String {
    if isDetailed { return pages.map(\.description).joined(separator: "\n") }
    return ElementFamily.allCases.map { family in
      let rows = pages.filter { $0.family == family }.map { ["  <\($0.element.name.rawValue)>", $0.summary] }
      return "\(family.title)\n\(TextTable.text(rows))"
    }.joined(separator: "\n")
  }

  /// An array with an object for each declaration.
  package var json: String {
    JSONWriter.lines(of: pages) { json, page in page.write(to: json, isDetailed: isDetailed) }
  }
}
