/// A document as it is written: nothing is resolved, and every variant is in it.
package struct CheckedDocument: Sendable {
  /// The document.
  package let document: Document
  /// The path as given, for messages.
  package let name: String
  /// The folder that paths in the document are relative to.
  package let folder: String
  /// The folders of icons that its head declares, in order.
  let icons: [IconFolder]
  /// The locales that a run asks for; empty if it asks for none.
  let locales: [String]
  /// The catalogs that its keys are looked up in.
  let catalogs: CatalogSet
  /// The pages, screens and canvases, each followed by all that is in it, in the order of the source.
  package let elements: [SourceElement]

  /// Lists the elements of a document of which a run asks for some locales.
  package init(
    _ document: Document, name: String, folder: String, icons: [IconFolder] = [], catalogs: CatalogSet = CatalogSet(),
    locales: [String] = []
  ) {
    self.document = document
    self.locales = locales
    self.icons = icons
    self.catalogs = catalogs
    self.name = name
    self.folder = folder
    var reading = SourceReading(document)
    reading.read()
    elements = reading.elements
  }

  /// The elements inside an element, at every depth.
  func descendants(of element: SourceElement) -> ArraySlice<SourceElement> {
    elements[element.index + 1..<element.end]
  }

  /// The elements around an element, the innermost first.
  func ancestors(of element: SourceElement) -> [SourceElement] {
    var result: [SourceElement] = []
    var next = element.parent
    while let index = next {
      result.append(elements[index])
      next = elements[index].parent
    }
    return result
  }

  /// The `id` or path of every page, screen and canvas, by the place of its start tag.
  package var pageIDs: [SourcePosition: String] {
    Dictionary(elements.filter { $0.parent == nil }.map { ($0.position, $0.id) }) { first, _ in first }
  }

  /// Where its author silences checks.
  package var silences: Set<Silence> { Set(elements.flatMap(\.silences)) }
}

/// An element of a document as it is written.
package struct SourceElement: Sendable {
  /// Its name in the markup.
  let name: ElementName
  /// Its `id`, or its path (`screen1/column1/p3`); of an element inside a text without an `id`, those of the text.
  package let id: String
  /// Its attributes.
  let attributes: Attributes
  /// The place of its start tag.
  package let position: SourcePosition
  /// Its index in the elements of the document.
  let index: Int
  /// The index of the element that it is in; nil for a page, screen or canvas.
  let parent: Int?
  /// The index after that of its last descendant.
  fileprivate(set) var end: Int
  /// Its own text, with that of elements inside the text; empty for a container.
  let text: String
  /// Whether its text has words of the app, rather than data and code only.
  let holdsWords: Bool
  /// Whether it is inside a text.
  let isInline: Bool
  /// What its author and those of the elements around it silence, the outermost first.
  package let silences: [Silence]

  /// The value of an attribute: the author's, else its default.
  subscript<Value>(attribute: Attribute<Value>) -> Value { attributes[attribute] }

  /// Whether the author gave an attribute.
  func gives<Value>(_ attribute: Attribute<Value>) -> Bool { attributes.gives(attribute) }
}

/// Lists the elements of a document.
private struct SourceReading {
  private let document: Document
  private(set) var elements: [SourceElement] = []

  /// Where the elements are that are read.
  private struct Place {
    var parent: Int?
    var path: String
    var position: SourcePosition
    var silences: [Silence]
  }

  init(_ document: Document) { self.document = document }

  mutating func read() {
    var counts: [ElementName: Int] = [:]
    for canvas in document.canvases {
      let name = canvas.elementName
      counts[name, default: 0] += 1
      let position = document.source.position(at: canvas.offset)
      let path = "\(name.rawValue)\(counts[name, default: 1])"
      // What the root silences holds on every page.
      let silences = document.attributes.silences(at: position) + canvas.attributes.silences(at: position)
      let index = add(
        name, canvas.attributes, isInline: false,
        at: Place(parent: nil, path: canvas.attributes.id ?? path, position: position, silences: silences))
      let place = Place(parent: index, path: path, position: position, silences: silences)
      read([canvas.runningHead, canvas.runningFoot].compactMap(\.self) + canvas.blocks, in: place)
      elements[index].end = elements.count
    }
  }

  private mutating func read(_ blocks: [Block], in outer: Place) {
    var counts: [ElementName: Int] = [:]
    for block in blocks {
      counts[block.name, default: 0] += 1
      var place = outer
      place.path = "\(outer.path)/\(block.name.rawValue)\(counts[block.name, default: 1])"
      place.position = document.source.position(at: block.offset)
      place.silences += block.attributes.silences(at: place.position)
      var own = place
      own.path = block.attributes.id ?? place.path
      switch block.content {
      case .empty: place.parent = add(block.name, block.attributes, isInline: false, at: own)
      case .text(let inlines):
        for case .element(let inline) in inlines { own.silences += inline.silences(at: place.position) }
        place.silences = own.silences
        place.parent = add(block.name, block.attributes, inlines, isInline: false, at: own)
        read(inlines, in: place)
      case .blocks(let blocks):
        place.parent = add(block.name, block.attributes, isInline: false, at: own)
        read(blocks, in: place)
      }
      if let index = place.parent { elements[index].end = elements.count }
    }
  }

  private mutating func read(_ inlines: [Inline], in outer: Place) {
    for case .element(let inline) in inlines {
      var place = outer
      place.position = document.source.position(at: inline.offset)
      place.path = inline.attributes.id ?? outer.path
      let index = add(inline.name, inline.attributes, inline.children, isInline: true, at: place)
      place.parent = index
      place.path = outer.path
      read(inline.children, in: place)
      elements[index].end = elements.count
    }
  }

  private mutating func add(
    _ name: ElementName, _ attributes: Attributes, _ inlines: [Inline] = [], isInline: Bool, at place: Place
  ) -> Int {
    elements.append(
      SourceElement(
        name: name, id: place.path, attributes: attributes, position: place.position, index: elements.count,
        parent: place.parent, end: elements.count + 1, text: inlines.map(\.plainText).joined(),
        holdsWords: inlines.contains(where: \.holdsWords), isInline: isInline, silences: place.silences))
    return elements.count - 1
  }
}

extension InlineElement {
  /// What it and the elements inside it silence for the text that they are in, which is at a place.
  fileprivate func silences(at position: SourcePosition) -> [Silence] {
    attributes.silences(at: position)
      + children.flatMap { if case .element(let inner) = $0 { inner.silences(at: position) } else { [Silence]() } }
  }
}
