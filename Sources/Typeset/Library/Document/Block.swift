/// A block of a document: an element that the layout arranges on its own.
package struct Block: Sendable {
  /// What a block can hold.
  package indirect enum Content: Sendable {
    /// A text: `p h1 h2 h3 h4 title label caption pre button`, and `li` or `blockquote` that hold text only.
    case text([Inline])
    /// Blocks: containers, lists with their items, and `li` or `blockquote` that hold blocks.
    case blocks([Block])
    /// Nothing: `spacer divider`.
    case empty
  }

  /// The name in the markup; an unnamed paragraph of an item is a `p`.
  package var name: ElementName
  /// What it is to the layout.
  var kind: ElementKind
  /// Its attributes.
  package var attributes: Attributes
  /// Byte offset of its start tag; that of the first character of an unnamed paragraph.
  package var offset: Int
  /// What it holds.
  package var content: Content
  /// The level of a heading whose name says none; nil for anything else (R126).
  var headingLevel: Int?
  /// The language of the translation that its text comes from, a BCP 47 tag; nil where it comes from none.
  package var translationLanguage: String?
  /// The language of its accessible name, a BCP 47 tag, where it is known to be another than that around it.
  package var labelLanguage: String?
  /// Whether it is an item of a bar, where the words of a button may wrap to make room.
  var isBarItem = false
  /// The most lines that its place leaves to its text where its author asks for no number; 0 for as many as needed.
  var lineLimit = 0
  /// The entries of catalogs that its texts come from.
  package var texts: [TextOrigin] = []
  /// The badge beside its text, if it has one.
  var badges: [Block] = []
  /// The labels of a chart as they are shown, where not all of them are those of its attribute.
  var chartLabels: [ChartLabel] = []
  /// Whether a text beside it gave it its accessible name.
  var isNamedByNeighbour = false

  /// Creates a block; `kind` is that of its name where it is nil.
  init(name: ElementName, kind: ElementKind? = nil, attributes: Attributes, offset: Int, content: Content) {
    self.name = name
    self.kind = kind ?? name.kind
    self.attributes = attributes
    self.offset = offset
    self.content = content
  }
}

/// A part of a text.
package indirect enum Inline: Sendable {
  /// Characters; `offset` is the byte offset of the first one.
  case text(InlineText, offset: Int)
  /// An inline element with what it holds; `br`, `wbr`, `page-number` and `page-count` hold nothing.
  case element(InlineElement)
}

/// An element inside a text.
package struct InlineElement: Sendable {
  /// The name in the markup.
  package var name: ElementName
  /// Its attributes.
  package var attributes: Attributes
  /// Byte offset of its start tag.
  package var offset: Int
  /// What it holds.
  package var children: [Inline]
  /// The language of the translation that its text comes from, a BCP 47 tag; nil where it comes from none of its own.
  package var translationLanguage: String?
  /// Whether it is an `arg` that was inserted into a text.
  var isArgument = false
  /// Whether the message that it was inserted into gives it a direction by controls around it (R061).
  var isEnclosed = false
  /// The entry of a catalog that its text comes from; nil where it comes from none of its own.
  package var origin: TextOrigin?
}
