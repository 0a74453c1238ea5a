/// The entry of a catalog that a text comes from.
package struct TextOrigin: Sendable, Hashable {
  /// The attribute whose text it is; nil for the text of the element itself.
  package var attribute: String?
  /// The key.
  package var key: String
  /// The path of the catalog's file as messages have it; nil where no catalog has the text.
  package var catalog: String?
  /// The place of the text in that file; nil in a binary file.
  package var position: SourcePosition?

  /// The origin of a text in a language, from the message that a catalog has for it.
  init(attribute: String? = nil, key: String, message: CatalogMessage?) {
    self.attribute = attribute
    self.key = key
    catalog = message?.place?.file.name
    position = message?.place?.start
  }
}
