/// Where faults that no page was needed to find are seen on a page: those of the document as it is written, and of its
/// catalogs.
package struct FaultPlaces: Sendable {
  /// A text from a catalog, and where it is.
  private struct Text {
    let origin: TextOrigin
    let frame: Rect
  }

  private let page: PageOutline
  /// The languages whose texts are shown, the wanted one first.
  private let languages: [String]
  private var frames: [SourcePosition: [Rect]] = [:]
  private var namedFrames: [String: [Rect]] = [:]
  private var texts: [String: [Text]] = [:]

  /// The places on a page of a variant in a locale.
  package init(on page: PageOutline, locale: String) {
    self.page = page
    languages = LocaleChain.languages(for: locale)
    for element in page.elements where element.isVisible {
      frames[element.position, default: []].append(element.frame)
      namedFrames[element.id, default: []].append(element.frame)
      if let text = element.text { texts[text.key, default: []].append(Text(origin: text, frame: element.frame)) }
    }
  }

  /// The places of a fault of a document or a catalog; none if it concerns the page as a whole, nil if it is not seen
  /// there.
  package subscript(fault: Fault) -> [Rect]? {
    if let name = fault.page {
      return name == page.name ? [fault.frame].compactMap(\.self) : nil
    }
    if let position = fault.position {
      if position == page.position { return [] }
      return frames[position] ?? namedFrames[fault.element]
    }
    guard let key = fault.key, let catalog = fault.catalog else { return nil }
    let found = texts[key, default: []].filter { text in
      guard text.origin.place?.file == catalog.file else { return false }
      return fault.languages.isEmpty
        ? text.origin.place == catalog : fault.languages.contains(where: languages.contains)
    }
    return found.isEmpty ? nil : found.map(\.frame)
  }
}
