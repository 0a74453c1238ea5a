// What is said of what does not belong.
extension MarkupCheck {
  func error(_ code: String, _ message: String, _ place: SourceRange, _ hints: String?...) -> Diagnostic {
    Diagnostic(.error, code: code, message, at: place, hints: hints.compactMap { $0 })
  }

  func unknownElement(_ written: String, at index: Int, in parent: OpenElement?) -> Diagnostic {
    let meant = Vocabulary.elementMeant(by: written, in: parent?.name)
    return error(
      "unknown-element", "the element <\(shortened(written))> is not known", place(index),
      meant.map { "did you mean <\($0)>?" })
  }

  func misplaced(_ name: ElementName, at index: Int, in parent: ElementName?) -> Diagnostic {
    guard let parent else {
      return error(
        "misplaced-element", "<\(name.rawValue)> cannot be the root", place(index), "the root is <document lang=\"…\">")
    }
    let parents = Vocabulary.parents(of: name)
    var hint: String?
    switch Vocabulary[name].place {
    case .inline: hint = "put it into a text, such as <p>"
    case .counter: hint = "it belongs in <running-head> or <running-foot>"
    case .block:
      hint =
        Vocabulary[parent].content == .items
        ? "put it into an <li>"
        : Vocabulary[parent].content == .canvases
          ? "put it into a <page>, a <screen> or a <canvas>"
          : "close <\(parent.rawValue)> before it"
    default: hint = "it belongs in \(parents.map { "<\($0.rawValue)>" }.joined(separator: " or "))"
    }
    if parents.isEmpty { hint = "it is the root only" }
    if open.last?.content == .characters { hint = "<\(parent.rawValue)> holds characters only here" }
    if Vocabulary[parent].content == .nothing { hint = "<\(parent.rawValue)> holds nothing" }
    return error(
      "misplaced-element", "<\(name.rawValue)> cannot stand in <\(parent.rawValue)>", place(index), hint)
  }

  func unknownAttribute(
    _ written: String, of name: ElementName, at index: Int, in parent: ElementName?
  ) -> Diagnostic {
    var hints: [String] = []
    if let known = Vocabulary.attributes[written]?.name {
      let owners = Vocabulary.owners(of: known).map { "<\($0.rawValue)>" }
      hints.append(
        known == .anchor
          ? "it belongs on what stands in an <overlay>" : "it belongs on \(owners.joined(separator: " or "))")
    } else if let meant = Vocabulary.attributeMeant(by: written, on: name, in: parent) {
      hints.append("did you mean \(meant)?")
      if Vocabulary.reading(of: written.lowercased()) == meant { hints.append(ValueFault.sides) }
    }
    return Diagnostic(
      .error, code: "unknown-attribute", "<\(name.rawValue)> has no attribute \(quoted(written))",
      at: StartTag(tree, index).name(of: written), hints: hints)
  }

  func wrongValue(
    _ fault: ValueFault, of attribute: AttributeName, on name: ElementName, at place: SourceRange
  ) -> Diagnostic {
    var hints = fault.hints
    if attribute == .dir, fault.shown == quoted("auto") {
      hints = [
        name == .bdo
          ? "say which direction it overrides with: ltr or rtl" : "only a text has a first strong character: ltr or rtl"
      ]
    }
    return Diagnostic(
      .error, code: "value", "\(attribute.rawValue) cannot be \(fault.shown)", at: place, hints: hints)
  }

  func missing(_ attribute: AttributeName, on name: ElementName, at index: Int) -> Diagnostic {
    let hint =
      switch attribute {
      case .lang: "say the language of the text, as in lang=\"ar\""
      case .dir: "say the direction: dir=\"ltr\" or dir=\"rtl\""
      case .currency: "give the three letters of ISO 4217, as in currency=\"EUR\""
      case .href: "say where it leads, as in href=\"https://example.org\""
      default: "say which, as in \(attribute.rawValue)=\"…\""
      }
    return error(
      "missing-attribute", "<\(name.rawValue)> needs the attribute \"\(attribute.rawValue)\"", place(index), hint)
  }

  func strayText(at offset: Int, in parent: OpenElement) -> Diagnostic {
    let name = parent.name?.rawValue ?? ""
    let bytes = tree.source.utf8
    var end = offset
    while end < bytes.count, !isXMLSpace(bytes[end]), bytes[end] != UInt8(ascii: "<") { end += 1 }
    let hint =
      switch parent.content {
      case .items: "put it into an <li>, which holds text or <p>"
      case .listItems, .sectionItems: "put it into an <item> with a <label>"
      case .slots: "put it into a <label>, a <value> or a <detail>"
      case .rows, .headRows: "put it into a <td> in a <tr>"
      case .cells: "put it into a <td> or a <th>"
      case .segments: "put it into a <segment>"
      case .tabs: "put it into a <tab>"
      case .canvases: "put it into a <p> in a <page>"
      case .declarations: "put it into a <p> in a <page>, or into the <title>"
      case .nothing: "close <\(name)> before it, and put the text into a <p>"
      default: "put it into a <p>"
      }
    let message =
      parent.content == .flow ? "text cannot follow blocks in <\(name)>" : "text cannot stand directly in <\(name)>"
    return error("text", message, SourceRange(file: tree.source, bytes: offset..<end), hint)
  }
}
