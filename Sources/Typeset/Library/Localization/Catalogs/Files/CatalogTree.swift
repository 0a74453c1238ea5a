/// A catalog in XML as a tree, with what its readers ask of it.
struct CatalogTree {
  /// The elements and texts.
  let tree: MarkupTree

  /// Reads a file.
  init(_ bytes: [UInt8], name: String) throws(ContentError) { tree = try MarkupTree.catalog(bytes, name: name) }

  /// The elements directly in an element.
  func elements(of index: Int) -> [Int] { tree.elements(of: index) }

  /// The elements of a name directly in an element.
  func elements(_ name: String, of index: Int) -> [Int] { elements(of: index).filter { localName($0) == name } }

  /// The name of an element without a prefix.
  func localName(_ index: Int) -> String { MarkupTree.localName(tree.nodes[index].string) }

  /// The value of an attribute as it is named, with its prefix; nil where it is not there.
  func attribute(_ name: String, of index: Int) -> String? { tree.attribute(name, of: index) }

  /// The value of an attribute whatever its prefix; nil where it is not there.
  func attribute(local name: String, of index: Int) -> String? { tree.attribute(local: name, of: index) }

  /// The place of the name of an element.
  func place(of index: Int) -> SourceRange { StartTag(tree, index).name }

  /// The place of the value of an attribute; that of the name of the element where it is not there.
  func place(of attribute: String, in index: Int) -> SourceRange { StartTag(tree, index).value(of: attribute) }

  /// The words of the comment right before an element; nil for none.
  func comment(before index: Int) -> String? { tree.comment(before: index) }

  /// An error about an element.
  func fault(_ message: String, _ index: Int, _ hint: String) -> ContentError {
    ContentError(message, at: place(of: index), hint)
  }

  /// A warning about an entry that is left out.
  func omission(_ message: String, _ index: Int, _ hint: String) -> Diagnostic {
    Diagnostic(.warning, code: "bad-message", "\(message), and is left out", at: place(of: index), hints: [hint])
  }
}

extension MarkupTree {
  /// The words of the comment right before an element; nil for none.
  func comment(before index: Int) -> String? {
    let text = source.utf8
    var end = nodes[index].bytes.lowerBound
    while end > 0, isXMLSpace(text[end - 1]) { end -= 1 }
    guard text[..<end].suffix(3).elementsEqual("-->".utf8) else { return nil }
    end -= 3
    var start = end
    // Two hyphens are in no comment but at its ends.
    while start >= 4, !text[(start - 4)..<start].elementsEqual("<!--".utf8) { start -= 1 }
    guard start >= 4 else { return nil }
    return CatalogNote.text(String(decoding: text[start..<end], as: UTF8.self))
  }
}
