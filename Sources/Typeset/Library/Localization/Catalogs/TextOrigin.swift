/// The entry of a catalog that a text comes from.
package struct TextOrigin: Sendable, Hashable {
  /// The attribute whose text it is; nil for the text of the element itself.
  package var attribute: String?
  /// The key.
  package var key: String
  /// The place of the text; nil where no catalog has it.
  package var place: CatalogPlace?

  /// The origin of a text in a language, from the message that a catalog has for it.
  init(attribute: String? = nil, key: String, message: CatalogMessage?) {
    self.attribute = attribute
    self.key = key
    place = message?.place.map { CatalogPlace($0) }
  }
}
