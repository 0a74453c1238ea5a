import Typeset

/// Where the elements of finished pages come from: their places in the document, and the catalog entries of their
/// texts.
package struct SourcePlaces: Sendable {
  /// The places of the start tags, by `id` or path.
  package private(set) var positions: [String: SourcePosition] = [:]
  /// The catalog entries of texts, by the `id` or path of the element.
  package private(set) var texts: [String: [TextOrigin]] = [:]

  /// No places.
  package init() {}

  /// The places of all elements of some pages.
  package init(of frames: [Frame]) { for frame in frames { add(frame) } }

  /// Adds the places of the elements of a page; the first element of a name counts.
  package mutating func add(_ frame: Frame) { add(frame.items) }

  private mutating func add(_ items: [FrameItem]) {
    for case .group(let group) in items {
      if case .element(let element) = group.meaning, positions[element.id] == nil, !element.id.isEmpty {
        positions[element.id] = element.position
        if !element.source.texts.isEmpty { texts[element.id] = element.source.texts }
      }
      add(group.items)
    }
  }
}
