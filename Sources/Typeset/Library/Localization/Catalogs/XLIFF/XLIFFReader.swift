/// Reads XLIFF 1.2 (OASIS, 2008): the id of a `trans-unit` is the key.
///
/// Ids as Xcode exports them from string catalogs, `KEY|==|plural.one`, become variations.
struct XLIFFReader {
  private let tree: MarkupTree
  private var builder = CatalogBuilder()

  /// The catalog in a file.
  static func read(_ bytes: [UInt8], name: String) throws(ContentError) -> Catalog {
    var reader = XLIFFReader(tree: try MarkupTree.catalog(bytes, name: name))
    try reader.readRoot()
    return Catalog(name: name, reader.builder)
  }

  private init(tree: MarkupTree) { self.tree = tree }

  private mutating func readRoot() throws(ContentError) {
    guard localName(0) == "xliff" else {
      throw fault(
        "<\(shortened(tree.nodes[0].string))> is not XLIFF", 0, "the root element must be <xliff version=\"1.2\">")
    }
    let version = attribute("version", of: 0) ?? ""
    guard ["1.0", "1.1", "1.2"].contains(version) else {
      throw ContentError(
        "XLIFF \(shortened(version)) is not supported", at: StartTag(tree, 0).value(of: "version"),
        "export it as XLIFF 1.2")
    }
    for file in elements(of: 0) where localName(file) == "file" { try readFile(file) }
  }

  private mutating func readFile(_ file: Int) throws(ContentError) {
    guard attribute("source-language", of: file) != nil else {
      throw fault("<file> has no source-language", file, "add it, as in source-language=\"en\"")
    }
    guard let source = language("source-language", of: file) else { return }
    builder.sourceLanguage = builder.sourceLanguage ?? source
    let target = language("target-language", of: file)
    if target == nil, attribute("target-language", of: file) != nil { return }
    var units = XLIFFUnits()
    for body in elements(of: file) where localName(body) == "body" {
      try readUnits(in: body, source: source, target: target, into: &units)
    }
    builder.repeated.add(units.repeated.warnings)
    for message in try units.messages() { try builder.add(message.keyed, in: message.language) }
    for key in units.untranslatable { builder.markUntranslatable(key) }
    for (key, note) in units.notes { builder.note(note, about: key) }
  }

  private func readUnits(
    in parent: Int, source: String, target: String?, into units: inout XLIFFUnits
  ) throws(ContentError) {
    for child in elements(of: parent) {
      switch localName(child) {
      case "group": try readUnits(in: child, source: source, target: target, into: &units)
      case "trans-unit": try readUnit(child, source: source, target: target, into: &units)
      default: continue
      }
    }
  }

  private func readUnit(
    _ unit: Int, source: String, target: String?, into units: inout XLIFFUnits
  ) throws(ContentError) {
    guard let id = attribute("id", of: unit), !id.isEmpty else {
      throw fault("<trans-unit> has no id", unit, "add an id; it is the key")
    }
    if attribute("translate", of: unit) == "no" { units.untranslatable.append(id) }
    for child in elements(of: unit) {
      switch localName(child) {
      case "source":
        try units.add(CatalogText(value: text(of: child)), id: id, in: source, at: StartTag(tree, child).name)
      case "target":
        guard let target else {
          throw fault("<target> in a <file> without target-language", child, "add it, as in target-language=\"ar\"")
        }
        try units.add(
          CatalogText(value: text(of: child), state: state(of: child)), id: id, in: target,
          at: StartTag(tree, child).name)
      case "note": units.addNote(text(of: child), id: id)
      default: continue
      }
    }
  }

  /// What `state-qualifier` says of texts that a machine has made (XLIFF 1.2, section 2.3).
  private static let machineQualifiers: Set = ["leveraged-mt", "mt-suggestion"]

  private func state(of target: Int) -> CatalogText.State {
    switch attribute("state", of: target) {
    case "new", "needs-translation": .new
    case let state? where state.hasPrefix("needs-"): .needsReview
    default:
      Self.machineQualifiers.contains(attribute("state-qualifier", of: target) ?? "") ? .machineTranslated : .translated
    }
  }

  /// The text of an element: the contents of inline elements, and the original text of placeholders (section 2.4).
  private func text(of index: Int) -> String {
    var text = ""
    for child in tree.children(of: index) {
      guard tree.nodes[child].kind == .element else {
        text += tree.text(of: child)
        continue
      }
      switch localName(child) {
      case "x", "bx", "ex": text += attribute("equiv-text", of: child) ?? ""
      case "ph", "it": text += attribute("equiv-text", of: child) ?? tree.allText(of: child)
      // Codes of the original format around a text, such as tags.
      case "bpt", "ept": text += attribute("equiv-text", of: child) ?? ""
      default: text += self.text(of: child)
      }
    }
    return text
  }
}

// The tree.
extension XLIFFReader {
  private func elements(of index: Int) -> [Int] { tree.children(of: index).filter { tree.nodes[$0].kind == .element } }

  /// The name of an element without a prefix.
  private func localName(_ index: Int) -> String {
    let name = tree.nodes[index].string
    return name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }

  private func attribute(_ name: String, of index: Int) -> String? {
    tree.attributes[tree.nodes[index].written].first { $0.name == name }?.value
  }

  /// The language that an attribute names; nil without one, and for one that is left out.
  private mutating func language(_ name: String, of index: Int) -> String? {
    guard let written = attribute(name, of: index) else { return nil }
    guard let tag = LanguageName.tag(of: written) else {
      builder.leaveOut(written, at: StartTag(tree, index).value(of: name))
      return nil
    }
    return tag
  }

  private func fault(_ message: String, _ index: Int, _ hint: String) -> ContentError {
    ContentError(message, at: StartTag(tree, index).name, hint)
  }
}
