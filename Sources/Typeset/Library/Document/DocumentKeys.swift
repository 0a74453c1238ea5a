/// The keys that the markup of a document names, with their places, whatever a rendering shows of it.
package struct DocumentKeys: Sendable {
  /// A key at a place.
  package struct Use: Sendable {
    /// The key.
    package var key: String
    /// The place of the attribute that names it, or of the element whose text it is.
    package var place: SourceRange
    /// Whether it is a key only where a catalog has it, since it is the text of an element.
    package var isContent: Bool
  }

  /// The uses in the order of the source.
  package private(set) var uses: [Use] = []

  /// The keys in the bytes of a document; none in what is not XML.
  package init(_ bytes: [UInt8], name: String) {
    guard let tree = MarkupTree.read(bytes, name: name, log: DiagnosticLog()), !tree.nodes.isEmpty else { return }
    let localizesContent = Self.attributes(of: 0, in: tree).contains { $0.name == "localize" && $0.value == "content" }
    for index in tree.nodes.indices where tree.nodes[index].kind == .element {
      let attributes = Self.attributes(of: index, in: tree)
      for attribute in attributes where attribute.name == "key" || attribute.name.hasSuffix("-key") {
        let place = StartTag(tree, index).value(of: attribute.name)
        for key in Self.keys(attribute) { uses.append(Use(key: key, place: place, isContent: false)) }
      }
      guard localizesContent, !attributes.contains(where: { $0.name == "key" }) else { continue }
      let hasInk = tree.children(of: index).contains { tree.nodes[$0].kind != .element && !tree.isBlank($0) }
      if hasInk {
        uses.append(
          Use(key: collapsed(tree.allText(of: index)), place: StartTag(tree, index).name, isContent: true))
      }
    }
  }

  /// The keys that an attribute names: one, or those of the labels of a chart.
  private static func keys(_ attribute: WrittenAttribute) -> [String] {
    guard attribute.name == AttributeName.labelsKey.rawValue else { return [attribute.value] }
    return attribute.value.split(separator: ",").map { collapsed(String($0)) }.filter { !$0.isEmpty }
  }

  private static func attributes(of index: Int, in tree: MarkupTree) -> ArraySlice<WrittenAttribute> {
    tree.attributes[tree.nodes[index].written]
  }
}
