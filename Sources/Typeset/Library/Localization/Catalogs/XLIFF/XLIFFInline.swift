/// Puts texts of a unit of XLIFF 2 together from characters and inline elements (XLIFF 2.1, section 4.7).
struct XLIFFInline {
  private let tree: CatalogTree
  /// What the codes of the unit are in its original format, by their ids.
  private let codes: [String: String]

  /// The texts of a unit.
  init(of unit: Int, in tree: CatalogTree) {
    self.tree = tree
    var codes: [String: String] = [:]
    for data in tree.elements("originalData", of: unit).flatMap({ tree.elements("data", of: $0) }) {
      if let id = tree.attribute("id", of: data) { codes[id] = tree.tree.allText(of: data) }
    }
    self.codes = codes
  }

  /// The text of an element: what is between codes, which are styles, and what placeholders are in the original format
  /// or, where it does not say, to readers.
  func text(of index: Int) -> String {
    var text = ""
    for child in tree.tree.children(of: index) {
      guard tree.tree.nodes[child].kind == .element else {
        text += tree.tree.text(of: child)
        continue
      }
      switch tree.localName(child) {
      case "ph":
        text +=
          tree.attribute("dataRef", of: child).flatMap { codes[$0] } ?? tree.attribute("disp", of: child)
          ?? tree.attribute("equiv", of: child) ?? ""
      case "cp":
        // A character that XML does not have.
        let scalar = tree.attribute("hex", of: child).flatMap { UInt32($0, radix: 16) }.flatMap(Unicode.Scalar.init)
        text += scalar.map { String(Character($0)) } ?? ""
      case "sc", "ec", "sm", "em": continue
      default: text += self.text(of: child)
      }
    }
    return text
  }
}
