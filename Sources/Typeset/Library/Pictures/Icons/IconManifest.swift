/// Reads `manifest.xml`, which gives the names and meanings of the icons in a folder (R030).
///
/// ```xml
/// <icons>
///   <icon name="parcel" file="parcel.svg" meaning="object"/>
///   <icon name="stamp" file="stamp.svg" meaning="text-glyph"><variant script="Arab" file="stamp-ar.svg"/></icon>
/// </icons>
/// ```
struct IconManifest {
  /// The name of the file.
  static let fileName = "manifest.xml"
  /// The most icons of a folder.
  static let greatestCount = 5_000

  private let tree: MarkupTree
  private let log: DiagnosticLog

  /// The icons of a manifest in order, with the place of each; nil after errors, which are in `log`.
  static func read(_ bytes: [UInt8], name: String, log: DiagnosticLog) -> [(entry: IconEntry, place: SourceRange)]? {
    let own = DiagnosticLog()
    defer { own.diagnostics.forEach(log.report) }
    guard let tree = MarkupTree.read(bytes, name: name, log: own) else { return nil }
    if let failure = tree.failure {
      own.report(failure)
      return nil
    }
    let entries = IconManifest(tree: tree, log: own).entries()
    return own.hasErrors ? nil : entries
  }

  private func entries() -> [(entry: IconEntry, place: SourceRange)] {
    guard tree.nodes[0].string == "icons" else {
      fault("<\(shortened(tree.nodes[0].string))> is not an icon manifest", 0, "the root element must be <icons>")
      return []
    }
    check(0, [])
    var names: Set<String> = []
    var entries: [(IconEntry, SourceRange)] = []
    for index in elements(of: 0, named: "icon") {
      check(index, ["name", "file", "meaning", "direction"])
      guard let name = value("name", of: index), let file = value("file", of: index),
        let meaning = word(IconMeaning.self, "meaning", of: index)
      else { continue }
      if !names.insert(name).inserted { fault("duplicate icon name \(quoted(name))", index, "name", nil) }
      let entry = IconEntry(
        name: name, meaning: meaning,
        directionality: word(IconDirectionality.self, "direction", of: index, isRequired: false),
        file: file, variants: elements(of: index, named: "variant").compactMap(variant))
      entries.append((entry, StartTag(tree, index).value(of: "file")))
      guard entries.count <= Self.greatestCount else {
        fault("the manifest has more than \(Self.greatestCount) icons", index, nil)
        break
      }
    }
    return entries
  }

  private func variant(_ index: Int) -> IconVariant? {
    check(index, ["script", "lang", "numerals", "dir", "file"])
    guard let file = value("file", of: index) else { return nil }
    var variant = IconVariant(file: file)
    if let text = attribute("script", of: index) {
      variant.script = Script(tag: text)
      if variant.script == nil {
        fault("unknown script \(quoted(text))", index, "script", "use a code such as Arab, Hebr or Latn")
      }
    }
    if let text = attribute("lang", of: index) {
      variant.language = text
      if !MarkupSyntax.isLanguageTag(text) {
        fault("invalid language \(quoted(text))", index, "lang", "use a tag such as ar or en-GB")
      }
    }
    if let text = attribute("numerals", of: index) {
      variant.numerals = text.split(separator: " ").map(String.init)
      let isPlain = variant.numerals.allSatisfy { $0.utf8.allSatisfy { (0x61...0x7A).contains($0) } }
      if variant.numerals.isEmpty || !isPlain {
        fault("invalid numerals \(quoted(text))", index, "numerals", "use decimal systems of CLDR such as arab")
      }
    }
    if let text = attribute("dir", of: index) {
      variant.direction = Direction(rawValue: text)
      if variant.direction == nil { fault("invalid direction \(quoted(text))", index, "dir", "use ltr or rtl") }
    }
    let keys = ["script", "lang", "numerals", "dir"].filter { attribute($0, of: index) != nil }
    if keys.count != 1 { fault("a variant needs exactly one of script, lang, numerals and dir", index, nil) }
    return variant
  }

  private func elements(of parent: Int, named name: String) -> [Int] {
    tree.children(of: parent).filter { index in
      let node = tree.nodes[index]
      if node.kind == .element, node.string == name { return true }
      if node.kind == .element {
        fault("<\(shortened(node.string))> is not allowed in a manifest", index, "use <\(name)> here")
      } else if let ink = tree.firstInk(of: index) {
        fault("text is not allowed in a manifest", at: SourceRange(file: tree.source, bytes: ink..<ink + 1), nil)
      }
      return false
    }
  }
}

extension IconManifest {
  private func attribute(_ name: String, of index: Int) -> String? { tree.attribute(name, of: index) }

  /// A value that must be given and not be empty.
  private func value(_ name: String, of index: Int) -> String? {
    if let text = attribute(name, of: index), !text.utf8.allSatisfy(isXMLSpace) { return text }
    fault("<\(tree.nodes[index].string)> needs the attribute \"\(name)\"", index, nil)
    return nil
  }

  private func word<Choice: RawRepresentable & CaseIterable>(
    _ type: Choice.Type, _ name: String, of index: Int, isRequired: Bool = true
  ) -> Choice? where Choice.RawValue == String {
    guard let text = attribute(name, of: index) else {
      if isRequired { _ = value(name, of: index) }
      return nil
    }
    if let word = Choice(rawValue: text) { return word }
    let words = Choice.allCases.map(\.rawValue)
    fault(
      "invalid \(name) \(quoted(text))", index, name,
      NearestName.of(text, among: words).map { "did you mean \"\($0)\"?" }
        ?? "use one of: \(words.joined(separator: ", "))")
    return nil
  }

  private func check(_ index: Int, _ known: [String]) {
    for written in tree.attributes[tree.nodes[index].written]
    where !known.contains(written.name) && !written.name.hasPrefix("data-") && !written.name.hasPrefix("xmlns") {
      fault(
        "<\(tree.nodes[index].string)> has no attribute \(quoted(written.name))",
        at: StartTag(tree, index).name(of: written.name),
        NearestName.of(written.name, among: known).map { "did you mean \($0)?" })
    }
  }

  private func fault(_ message: String, _ index: Int, _ hint: String?) {
    fault(message, at: StartTag(tree, index).name, hint)
  }

  private func fault(_ message: String, _ index: Int, _ attribute: String, _ hint: String?) {
    fault(message, at: StartTag(tree, index).value(of: attribute), hint)
  }

  private func fault(_ message: String, at range: SourceRange, _ hint: String?) {
    log.report(Diagnostic(.error, code: "icon", message, at: range, hints: hint.map { [$0] } ?? []))
  }
}
