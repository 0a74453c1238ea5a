/// The reference of one element, from its declaration.
package struct ElementPage: Sendable, CustomStringConvertible {
  /// What the markup says about the element.
  let element: ElementDeclaration
  /// The parent in which the declaration holds; nil for every parent.
  let parent: ElementName?

  /// The declarations of an element: one for every parent, and one for a parent in which it means something else.
  static func pages(of name: ElementName) -> [ElementPage] {
    let general = ElementPage(element: name.declaration, parent: nil)
    return [general]
      + ElementName.allCases.compactMap { parent in
        let own = name.declaration(in: parent)
        return own === name.declaration ? nil : ElementPage(element: own, parent: parent)
      }
  }

  /// The pages of a family, in the order of the names' declaration.
  package static func pages(of family: ElementFamily) -> [ElementPage] {
    ElementName.allCases.flatMap { pages(of: $0) }.filter { $0.family == family }
  }

  /// The family of the element.
  package var family: ElementFamily { element.kind.family }
  /// The name, with the parent where it means something else there.
  package var title: String { parent.map { "\(element.name.rawValue) in \($0.rawValue)" } ?? element.name.rawValue }
  /// What it is for, in one sentence without Markdown.
  package var summary: String { Self.plain(element.summary) }
  /// Markup that shows it.
  package var example: String { element.example }

  /// The attributes of its own and the common ones that do something on it.
  package var attributes: (own: [AttributePage], common: [AttributePage]) {
    let all = Vocabulary.attributes(of: element, in: parent)
    let own = all.filter { attribute in element.attributes.contains { $0 === attribute } }
    let common = all.filter { attribute in !element.attributes.contains { $0 === attribute } }
    return (own.map(AttributePage.init), common.map(AttributePage.init))
  }

  /// The elements in which it is allowed; empty for the root.
  package var parents: [String] {
    if let parent { return [parent.rawValue] }
    return ElementName.allCases.filter {
      element.name.declaration(in: $0) === element && Vocabulary.allows(element.name, in: $0.declaration)
    }.map(\.rawValue)
  }

  /// The elements that it holds.
  package var children: [String] { Vocabulary.children(of: element).map(\.rawValue) }

  /// The page as text.
  package var description: String {
    let (own, common) = attributes
    var text = "<\(element.name.rawValue)>\(parent.map { " in <\($0.rawValue)>" } ?? ""): \(summary)\n\n"
    text += "  family   \(family.title)\n  inside   \(parents.isEmpty ? "nothing; it is the root" : list(parents))\n"
    text += "  holds    \(contents)\n"
    if element.role != .none { text += "  role     \(element.role.rawValue)\n" }
    if !own.isEmpty { text += "\nATTRIBUTES:\n\(TextTable.text(own.map { ["  \($0.name)", $0.line] }))" }
    if !common.isEmpty { text += "\nCOMMON ATTRIBUTES:\n\(TextTable.text(common.map { ["  \($0.name)", $0.line] }))" }
    return text + "\nEXAMPLE:\n  \(example)\n"
  }

  private var contents: String {
    let text = [.inline, .flow, .textAndBadge].contains(element.content) ? ["text"] : []
    switch element.content {
    case .nothing: return "nothing"
    case .characters: return "characters"
    default: return list(text + children)
    }
  }

  /// Names; a long list is cut.
  private func list(_ names: [String]) -> String {
    names.count <= 24
      ? names.joined(separator: " ") : names.prefix(20).joined(separator: " ") + " and \(names.count - 20) more"
  }

  func write(to json: JSONWriter, isDetailed: Bool) {
    json.member("element", element.name.rawValue)
    if let parent { json.member("in", parent.rawValue) }
    json.member("family", family)
    json.member("summary", summary)
    guard isDetailed else { return }
    json.member("parents", parents)
    json.member("children", children)
    json.member("role", element.role)
    let (own, common) = attributes
    json.key("attributes")
    json.list(own.map { ($0, false) } + common.map { ($0, true) }) { attribute, isCommon in
      json.object { attribute.write(to: json, isCommon: isCommon) }
    }
    json.member("example", example)
  }

  /// A sentence without Markdown's marks.
  static func plain(_ markdown: String) -> String { markdown.filter { $0 != "`" } }
}

/// The reference of one attribute, from its declaration.
package struct AttributePage: Sendable {
  private let attribute: AttributeDeclaration

  init(_ attribute: AttributeDeclaration) { self.attribute = attribute }

  /// Its name.
  package var name: String { attribute.name.rawValue }
  /// What it does, in Markdown.
  package var summary: String { attribute.summary }
  /// What its value may be, in Markdown.
  package var values: String { attribute.kind.summary }
  /// What holds where it is not given, in Markdown; nil where nothing does.
  package var standard: String? { attribute.standard }
  /// Whether the element needs it.
  package var isRequired: Bool { attribute.isRequired }

  /// All of it in one line of text.
  var line: String {
    var text = "\(summary) (\(values)"
    if let standard { text += "; default: \(standard)" }
    return ElementPage.plain(text + (isRequired ? "; required)" : ")"))
  }

  func write(to json: JSONWriter, isCommon: Bool) {
    json.member("name", name)
    json.member("summary", ElementPage.plain(summary))
    json.member("values", ElementPage.plain(values))
    if let standard { json.member("default", ElementPage.plain(standard)) }
    json.member("required", isRequired)
    json.member("common", isCommon)
    json.member("example", attribute.example)
  }
}
