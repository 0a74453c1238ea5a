/// Reads property lists in XML (Apple's PropertyList-1.0.dtd).
struct XMLPropertyList {
  private let tree: MarkupTree

  /// The value in a file.
  static func read(_ bytes: [UInt8], name: String) throws(ContentError) -> PropertyList {
    let tree = try MarkupTree.catalog(bytes, name: name)
    let reader = XMLPropertyList(tree: tree)
    guard tree.nodes[0].string == "plist" else {
      throw reader.fault(
        "<\(shortened(tree.nodes[0].string))> is not a property list", 0,
        "the root element must be <plist version=\"1.0\">")
    }
    let values = tree.elements(of: 0)
    guard values.count == 1 else {
      throw reader.fault("<plist> must contain one value", 0, "for a catalog, use a <dict>")
    }
    return try reader.value(values[0])
  }

  private func value(_ index: Int) throws(ContentError) -> PropertyList {
    switch tree.nodes[index].string {
    case "string": return .text(tree.allText(of: index))
    case "integer":
      let text = collapsed(tree.allText(of: index))
      return Int(text).map(PropertyList.integer) ?? .other("a number")
    case "real": return .other("a number")
    case "true", "false": return .other("a Boolean")
    case "date": return .other("a date")
    case "data": return .other("data")
    case "array":
      var values: [PropertyList] = []
      for child in tree.elements(of: index) { values.append(try value(child)) }
      return .array(values)
    case "dict": return .dictionary(try members(of: index))
    default:
      let name = tree.nodes[index].string
      let near = NearestName.of(
        name, among: ["string", "integer", "real", "true", "false", "date", "data", "array", "dict"])
      throw fault(
        "<\(shortened(name))> is not a property list value", index,
        near.map { "did you mean <\($0)>?" } ?? "use <string>, <dict>, <array> or <integer>")
    }
  }

  private func members(of index: Int) throws(ContentError) -> [PropertyListMember] {
    let children = tree.elements(of: index)
    var members: [PropertyListMember] = []
    for position in stride(from: 0, to: children.count, by: 2) {
      let key = children[position]
      guard tree.nodes[key].string == "key" else {
        throw fault(
          "<\(shortened(tree.nodes[key].string))> found where a <key> is expected", key,
          "keys and values alternate in a <dict>")
      }
      guard position + 1 < children.count else { throw fault("key without a value", key, "add a <string> after it") }
      members.append(
        PropertyListMember(
          key: tree.allText(of: key), place: StartTag(tree, key).name, value: try value(children[position + 1]),
          comment: tree.comment(before: key)))
    }
    return members
  }

  private func fault(_ message: String, _ index: Int, _ hint: String) -> ContentError {
    ContentError(message, at: StartTag(tree, index).name, hint)
  }
}

extension MarkupTree {
  /// The tree of a catalog in XML; a document type declaration is allowed, as in Apple's files, but must not declare
  /// anything.
  static func catalog(_ bytes: [UInt8], name: String) throws(ContentError) -> MarkupTree {
    guard bytes.count <= CatalogLimits.greatestSizeOfXML else {
      throw ContentError(
        "the file in XML is larger than \(CatalogLimits.greatestSizeOfXML >> 20) MB", at: nil,
        "divide it into several catalogs")
    }
    let log = DiagnosticLog()
    let tree = MarkupTree.read(bytes, name: name, allowsDoctype: true, log: log)
    if let first = log.diagnostics.first(where: { $0.severity == .error }) ?? tree?.failure {
      throw ContentError(first)
    }
    guard let tree, !tree.nodes.isEmpty else { throw ContentError("the file is empty", at: nil) }
    return tree
  }
}
