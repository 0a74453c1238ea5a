/// What the author wrote about an element, from which the causes of changes are known.
package struct ElementSource: Sendable {
  /// A part without a place of its own that has attributes: an inline element, the badge of an icon, a variant of a
  /// picture.
  package struct Part: Sendable {
    /// Its name in the markup.
    package var name: String
    /// Its attributes.
    package var attributes: Attributes
    /// The text of an inline element, with what is in it.
    package var text: String
    /// The entry of a catalog that its text comes from; nil where it comes from none of its own.
    package var origin: TextOrigin?
    /// The byte offset of the start tag of an inline element in the document; nil for other parts.
    package var offset: Int?

    /// Creates a part.
    package init(
      name: String, attributes: Attributes, text: String = "", origin: TextOrigin? = nil, offset: Int? = nil
    ) {
      self.name = name
      self.attributes = attributes
      self.text = text
      self.origin = origin
      self.offset = offset
    }
  }

  /// The attributes, with texts from catalogs in place.
  package var attributes = Attributes()
  /// The parts inside it that have attributes, in order.
  package var parts: [Part] = []
  /// The entries of catalogs that its texts come from.
  package var texts: [TextOrigin] = []
  /// Whether its text has words of the app, rather than data and code only.
  package var holdsWords = false
  /// The entry that names the element: that of its own text, else of what it shows, else of what it says; nil for none.
  package var mainText: TextOrigin? {
    texts.first { $0.attribute == nil }
      ?? Self.shownAttributes.lazy.compactMap { name in texts.first { $0.attribute == name } }.first ?? texts.first
  }

  /// The attributes whose texts are seen, the one that hides the others first.
  private static let shownAttributes = ["value", "placeholder"]

  /// Options of the rendering that apply to a whole page, by name; those with usual values are left out.
  package var options: [String: String] = [:]

  /// Creates a source without attributes.
  package init() {}

  /// The settings by name, as the markup writes them: `color` is `red`, `date.format` is `long`.
  ///
  /// Names, conditions and what only concerns translators are left out: they show nothing themselves.
  package var settings: [String: String] {
    var settings = options
    for (name, value) in attributes.entries where !Self.silent.contains(name) { settings[name.rawValue] = value.text }
    var counts: [String: Int] = [:]
    for part in parts {
      counts[part.name, default: 0] += 1
      let count = counts[part.name, default: 1]
      for (name, value) in part.attributes.entries where !Self.silent.contains(name) {
        settings["\(part.name)\(count == 1 ? "" : "\(count)").\(name.rawValue)"] = value.text
      }
    }
    for text in texts {
      let name = text.attribute.map { $0 + "-key" } ?? "key"
      if settings[name] == nil { settings[name] = text.key }
    }
    return settings
  }

  private static let silent: Set<AttributeName> = [
    .id, .when, .translate, .localize, .ignore, .because, .swipe, .dictation,
  ]
}
