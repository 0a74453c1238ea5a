/// The elements and texts of one XML file in the order of their start, children behind their parent.
///
/// The tree is one flat array, so that neither building nor freeing it needs the stack.
struct MarkupTree {
  /// The text it was read from.
  var source: SourceFile
  /// All nodes in the order of the source; the first one is the root.
  var nodes: [MarkupNode] = []
  /// The attributes of all elements as written.
  var attributes: [WrittenAttribute] = []
  /// What ended the reading before the end of the file.
  var failure: Diagnostic?

  /// Whether the file was read to its end.
  var isComplete: Bool { failure == nil }

  /// The indexes of the children of a node.
  func children(of index: Int) -> MarkupChildren {
    MarkupChildren(tree: self, following: index + 1, end: nodes[index].end)
  }

  /// The elements directly in an element.
  func elements(of index: Int) -> [Int] { children(of: index).filter { nodes[$0].kind == .element } }

  /// The value of an attribute as it is named, with its prefix; nil where it is not there.
  func attribute(_ name: String, of index: Int) -> String? {
    attributes[nodes[index].written].first { $0.name == name }?.value
  }

  /// The value of an attribute whatever its prefix; nil where it is not there.
  func attribute(local name: String, of index: Int) -> String? {
    attributes[nodes[index].written].first { Self.localName($0.name) == name }?.value
  }

  /// A name without a prefix.
  static func localName(_ name: String) -> String {
    name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }

  /// The characters of a text or a reference.
  func text(of index: Int) -> String {
    let node = nodes[index]
    switch node.kind {
    case .element: return ""
    case .reference: return node.string
    case .text: return String(decoding: source.utf8[node.bytes], as: UTF8.self)
    }
  }

  /// All characters inside a node, in order.
  func allText(of index: Int) -> String {
    var text = ""
    for inner in index..<nodes[index].end where nodes[inner].kind != .element { text += self.text(of: inner) }
    return text
  }

  /// Whether a text or a reference holds nothing but XML's white space.
  func isBlank(_ index: Int) -> Bool { firstInk(of: index) == nil }

  /// The byte offset of the first character of a text that is not white space; nil where there is none.
  func firstInk(of index: Int) -> Int? {
    let node = nodes[index]
    switch node.kind {
    case .element: return node.bytes.lowerBound
    case .reference: return node.string.utf8.allSatisfy(isXMLSpace) ? nil : node.bytes.lowerBound
    case .text: return source.utf8[node.bytes].firstIndex { !isXMLSpace($0) }
    }
  }
}

/// An element, a text or what a reference stands for.
struct MarkupNode {
  /// What a node can be.
  enum Kind: UInt8 {
    /// An element.
    case element
    /// Characters that the source has exactly as they are read.
    case text
    /// Characters that a reference or a section of CDATA stands for.
    case reference
  }

  /// What it is.
  var kind: Kind
  /// The name of an element as written, or the characters of a reference; empty for a text.
  var string: String
  /// What the markup says about it, once its name has been found in the vocabulary.
  var element: ElementDeclaration?
  /// The byte offsets of the start tag, of the text, or of the reference.
  var bytes: Range<Int>
  /// Which of the tree's attributes it was given.
  var written: Range<Int>
  /// Its attributes, once they have been checked.
  var attributes = Attributes()
  /// The index behind its last descendant.
  var end: Int
}

extension MarkupNode {
  /// The name of a known element.
  var name: ElementName? { element?.name }
}

/// An attribute as written in the source.
struct WrittenAttribute {
  /// The name as written.
  var name: String
  /// The value, references replaced.
  var value: String
}

/// Walks over the children of a node.
struct MarkupChildren: Sequence, IteratorProtocol {
  let tree: MarkupTree
  var following: Int
  let end: Int

  mutating func next() -> Int? {
    guard following < end else { return nil }
    defer { following = tree.nodes[following].end }
    return following
  }
}

/// Whether a byte is white space to XML 1.0 (section 2.3, production 3).
func isXMLSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }
