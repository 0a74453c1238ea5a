/// Reads XLIFF 1.2 (OASIS, 2008): the id of a `trans-unit` is the key.
///
/// Ids as Xcode exports them from string catalogs, `KEY|==|plural.one`, become variations.
struct XLIFFReader {
  private let tree: MarkupTree
  private var builder = CatalogBuilder()
  private var sourceLanguage: String?

  /// The catalog in a file.
  static func read(_ bytes: [UInt8], name: String) throws(ContentError) -> Catalog {
    var reader = XLIFFReader(tree: try MarkupTree.catalog(bytes, name: name))
    try reader.readRoot()
    return Catalog(name: name, sourceLanguage: reader.sourceLanguage, contents: reader.builder)
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
    let source = try language("source-language", of: file)
    guard let source else {
      throw fault("<file> has no source-language", file, "add it, as in source-language=\"en\"")
    }
    sourceLanguage = sourceLanguage ?? source
    let target = try language("target-language", of: file)
    var units = UnitGatherer()
    for body in elements(of: file) where localName(body) == "body" {
      try readUnits(in: body, source: source, target: target, into: &units)
    }
    for twins in units.twins { builder.checkTwins(twins.key, twins.first, twins.last) }
    for (message, language) in try units.messages() { builder.add(message, in: language) }
    for key in units.untranslatable { builder.markUntranslatable(key) }
  }

  private func readUnits(
    in parent: Int, source: String, target: String?, into units: inout UnitGatherer
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
    _ unit: Int, source: String, target: String?, into units: inout UnitGatherer
  ) throws(ContentError) {
    guard let id = attribute("id", of: unit), !id.isEmpty else {
      throw fault("<trans-unit> has no id", unit, "add an id; it is the key")
    }
    if attribute("translate", of: unit) == "no" { units.untranslatable.append(id) }
    for child in elements(of: unit) {
      switch localName(child) {
      case "source": units.add(CatalogText(value: text(of: child)), id: id, in: source, at: StartTag(tree, child).name)
      case "target":
        guard let target else {
          throw fault("<target> in a <file> without target-language", child, "add it, as in target-language=\"ar\"")
        }
        units.add(
          CatalogText(value: text(of: child), state: state(of: child)), id: id, in: target,
          at: StartTag(tree, child).name)
      default: continue
      }
    }
  }

  private func state(of target: Int) -> CatalogText.State {
    switch attribute("state", of: target) {
    case "new", "needs-translation": .new
    case let state? where state.hasPrefix("needs-"): .needsReview
    default: .translated
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

  private func language(_ name: String, of index: Int) throws(ContentError) -> String? {
    guard let written = attribute(name, of: index) else { return nil }
    guard let tag = CatalogBuilder.tag(of: written) else {
      throw ContentError(
        "invalid language \(quoted(written))", at: StartTag(tree, index).value(of: name),
        "use a BCP 47 tag such as ar or zh-Hant")
    }
    return tag
  }

  private func fault(_ message: String, _ index: Int, _ hint: String) -> ContentError {
    ContentError(message, at: StartTag(tree, index).name, hint)
  }
}

/// Joins the units of one file whose ids say that they are variations of one key.
private struct UnitGatherer {
  /// The texts that an id has twice in one language.
  private(set) var twins: [(key: String, first: CatalogMessage, last: CatalogMessage)] = []
  /// The ids that must not be translated.
  var untranslatable: [String] = []
  private var order: [String] = []
  private var units: [String: [(path: [String], language: String, text: CatalogText, place: SourceRange)]] = [:]

  mutating func add(_ text: CatalogText, id: String, in language: String, at place: SourceRange) {
    let (key, path) = Self.parts(of: id)
    if units[key] == nil { order.append(key) }
    if let twin = units[key]?.firstIndex(where: { $0.path == path && $0.language == language }),
      let first = units[key]?[twin]
    {
      twins.append(
        (
          id, CatalogMessage(variation: .text(first.text), place: first.place),
          CatalogMessage(variation: .text(text), place: place)
        ))
      units[key]?[twin] = (path, language, text, place)
    } else {
      units[key, default: []].append((path, language, text, place))
    }
  }

  /// The key of an id, and what of it the unit is: `plural.one`, `device.ipad`, `substitutions.NAME.plural.one`.
  private static func parts(of id: String) -> (key: String, path: [String]) {
    let mark = Array("|==|".utf8)
    let bytes = Array(id.utf8)
    guard let start = bytes.indices.last(where: { bytes[$0...].starts(with: mark) }) else { return (id, []) }
    let path = String(decoding: bytes[(start + mark.count)...], as: UTF8.self).split(separator: ".").map(String.init)
    return (String(decoding: bytes[..<start], as: UTF8.self), path)
  }

  func messages() throws(ContentError) -> [(message: KeyedMessage, language: String)] {
    var messages: [(message: KeyedMessage, language: String)] = []
    for key in order {
      let units = units[key] ?? []
      var languages: [String] = []
      for unit in units where !languages.contains(unit.language) { languages.append(unit.language) }
      for language in languages {
        let own = units.filter { $0.language == language }
        var parts: [(path: ArraySlice<String>, text: CatalogText)] = []
        var substitutions: [String: [(path: ArraySlice<String>, text: CatalogText)]] = [:]
        for unit in own {
          if unit.path.count > 2, unit.path[0] == "substitutions" {
            substitutions[unit.path[1], default: []].append((unit.path[2...], unit.text))
          } else {
            parts.append((unit.path[...], unit.text))
          }
        }
        guard let variation = Self.variation(parts) else {
          throw ContentError(
            "the units of \(quoted(key)) do not make a complete string", at: own[0].place,
            "one of them must be the string itself")
        }
        var message = CatalogMessage(variation: variation, place: own[0].place)
        for (name, parts) in substitutions {
          message.substitutions[name] = Self.variation(parts).map { CatalogSubstitution(argument: nil, variation: $0) }
        }
        messages.append((KeyedMessage(key: key, place: own[0].place, message: message), language))
      }
    }
    return messages
  }

  private static func variation(_ parts: [(path: ArraySlice<String>, text: CatalogText)]) -> CatalogVariation? {
    func inner(_ name: String) -> CatalogVariation? {
      variation(parts.filter { $0.path.dropFirst().first == name }.map { ($0.path.dropFirst(2), $0.text) })
    }
    switch parts.first(where: { !$0.path.isEmpty })?.path.first {
    case "plural":
      var cases: [PluralCategory: CatalogVariation] = [:]
      for category in PluralCategory.allCases { cases[category] = inner(category.rawValue) }
      return cases.isEmpty ? nil : .plural(cases)
    case "device":
      var cases: [DeviceFamily: CatalogVariation] = [:]
      for family in DeviceFamily.allCases { cases[family] = inner(family.rawValue) }
      return cases.isEmpty ? nil : .device(cases)
    default: return (parts.first { $0.path.isEmpty }?.text).map { .text($0) }
    }
  }
}
