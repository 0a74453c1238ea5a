/// Reads XLIFF 1.2 (OASIS, 2008), and has 2.0 and 2.1 read: the id of a unit is the key, or its name where the ids of
/// the file are numbers or hashes.
///
/// Ids as Xcode exports them from string catalogs, `KEY|==|plural.one`, become variations.
struct XLIFFReader {
  private let tree: CatalogTree
  private var builder = CatalogBuilder()

  /// The catalog in a file.
  static func read(_ bytes: [UInt8], name: String) throws(ContentError) -> Catalog {
    let tree = try CatalogTree(bytes, name: name)
    guard tree.localName(0) == "xliff" else {
      throw tree.fault(
        "<\(shortened(tree.tree.nodes[0].string))> is not XLIFF", 0,
        "the root element must be <xliff version=\"1.2\">")
    }
    let version = tree.attribute("version", of: 0) ?? ""
    switch version {
    case "1.0", "1.1", "1.2":
      var reader = XLIFFReader(tree: tree)
      for file in tree.elements("file", of: 0) { try reader.readFile(file) }
      return Catalog(name: name, reader.builder)
    case "2.0", "2.1", "2.2": return Catalog(name: name, try XLIFF2Reader.read(tree))
    default:
      throw ContentError(
        "XLIFF \(shortened(version)) is not supported", at: tree.place(of: "version", in: 0),
        "export it as XLIFF 1.2 or 2.1")
    }
  }

  private init(tree: CatalogTree) { self.tree = tree }

  private mutating func readFile(_ file: Int) throws(ContentError) {
    guard tree.attribute("source-language", of: file) != nil else {
      throw tree.fault("<file> has no source-language", file, "add it, as in source-language=\"en\"")
    }
    guard let source = builder.language("source-language", of: file, in: tree) else { return }
    builder.sourceLanguage = builder.sourceLanguage ?? source
    let target = builder.language("target-language", of: file, in: tree)
    if target == nil, tree.attribute("target-language", of: file) != nil { return }
    var found: [Int] = []
    for body in tree.elements("body", of: file) { addUnits(in: body, to: &found) }
    let keys = XLIFFKeys(of: found, nameAttribute: "resname", in: tree)
    var units = XLIFFUnits()
    for unit in found {
      if let key = keys.key(of: unit) {
        try readUnit(unit, key: key, source: source, target: target, into: &units)
      } else {
        builder.faults.append(tree.omission("<trans-unit> has no id", unit, "add an id; it is the key"))
      }
    }
    try builder.add(units)
  }

  private func addUnits(in parent: Int, to found: inout [Int]) {
    for child in tree.elements(of: parent) {
      switch tree.localName(child) {
      case "group": addUnits(in: child, to: &found)
      case "trans-unit": found.append(child)
      default: continue
      }
    }
  }

  private func readUnit(
    _ unit: Int, key: String, source: String, target: String?, into units: inout XLIFFUnits
  ) throws(ContentError) {
    if tree.attribute("translate", of: unit) == "no" { units.untranslatable.append(key) }
    if tree.attribute("size-unit", of: unit) == "char",
      let width = tree.attribute("maxwidth", of: unit).flatMap(Int.init)
    {
      units.addLength(width, id: key)
    }
    for child in tree.elements(of: unit) {
      switch tree.localName(child) {
      case "source":
        try units.add(CatalogText(value: text(of: child)), id: key, in: source, at: tree.place(of: child))
      case "target":
        guard let target else {
          throw tree.fault(
            "<target> in a <file> without target-language", child, "add it, as in target-language=\"ar\"")
        }
        let state = state(of: child, isApproved: tree.attribute("approved", of: unit) != "no")
        try units.add(
          CatalogText(value: text(of: child), state: state), id: key, in: target, at: tree.place(of: child))
      case "note":
        // Angular says in notes what a text is about.
        if tree.attribute("from", of: child) == "meaning" {
          units.addContext(text(of: child), id: key)
        } else {
          units.addNote(text(of: child), id: key)
        }
      default: continue
      }
    }
  }

  private func state(of target: Int, isApproved: Bool) -> CatalogText.State {
    if XLIFFState.machineQualifiers.contains(tree.attribute("state-qualifier", of: target) ?? "") {
      return .machineTranslated
    }
    switch tree.attribute("state", of: target) {
    case "new", "needs-translation": return .new
    case let state? where state.hasPrefix("needs-"): return .needsReview
    case nil: return isApproved ? .translated : .needsReview
    default: return .translated
    }
  }

  /// The text of an element: the contents of inline elements, and the original text of placeholders (section 2.4).
  private func text(of index: Int) -> String {
    var text = ""
    for child in tree.tree.children(of: index) {
      guard tree.tree.nodes[child].kind == .element else {
        text += tree.tree.text(of: child)
        continue
      }
      switch tree.localName(child) {
      case "x", "bx", "ex": text += tree.attribute("equiv-text", of: child) ?? ""
      case "ph", "it": text += tree.attribute("equiv-text", of: child) ?? tree.tree.allText(of: child)
      // Codes of the original format around a text, such as tags.
      case "bpt", "ept": text += tree.attribute("equiv-text", of: child) ?? ""
      default: text += self.text(of: child)
      }
    }
    return text
  }
}

extension CatalogBuilder {
  /// The language that an attribute names; nil without one, and for one that is left out.
  mutating func language(_ name: String, of index: Int, in tree: CatalogTree) -> String? {
    guard let written = tree.attribute(name, of: index) else { return nil }
    guard let tag = LanguageName.tag(of: written) else {
      leaveOut(written, at: tree.place(of: name, in: index))
      return nil
    }
    return tag
  }

  /// Adds the units of a file.
  mutating func add(_ units: XLIFFUnits) throws(ContentError) {
    repeated.add(units.repeated.warnings)
    let (messages, faults) = units.messages()
    self.faults += faults
    for message in messages { try add(message.keyed, in: message.language) }
    for key in units.untranslatable { markUntranslatable(key) }
    for (key, note) in units.notes { self.note(note, about: key) }
  }
}
