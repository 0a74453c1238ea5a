// What is said of what does not belong.
extension MarkupCheck {
  func error(_ code: String, _ message: String, _ place: SourceRange, _ hints: String?...) -> Diagnostic {
    Diagnostic(.error, code: code, message, at: place, hints: hints.compactMap { $0 })
  }

  func unknownElement(_ written: String, at index: Int, in parent: OpenElement?) -> Diagnostic {
    let meant = Vocabulary.elementMeant(by: written, in: parent?.name)
    return error(
      "unknown-element", "unknown element <\(shortened(written))>", place(index),
      meant.map { "did you mean <\($0)>?" })
  }

  func misplaced(_ name: ElementName, at index: Int, in parent: ElementName?) -> Diagnostic {
    guard let parent else {
      return error(
        "misplaced-element", "<\(name.rawValue)> cannot be the root", place(index),
        "the root element must be <document lang=\"…\">")
    }
    let parents = Vocabulary.parents(of: name)
    var hint: String?
    switch Vocabulary[name].place {
    case .inline: hint = "put it in a text element, such as <p>"
    case .counter: hint = "use it in <running-head> or <running-foot>"
    case .block:
      hint =
        Vocabulary[parent].content == .items
        ? "put it in an <li>"
        : Vocabulary[parent].content == .canvases
          ? "put it in a <page>, a <screen> or a <canvas>"
          : "close <\(parent.rawValue)> before it"
    default: hint = "use it in \(parents.map { "<\($0.rawValue)>" }.joined(separator: " or "))"
    }
    if parents.isEmpty { hint = "it is only allowed as the root element" }
    if open.last?.content == .characters { hint = "<\(parent.rawValue)> can only contain characters here" }
    if Vocabulary[parent].content == .nothing { hint = "<\(parent.rawValue)> is always empty" }
    return error(
      "misplaced-element", "<\(name.rawValue)> is not allowed inside <\(parent.rawValue)>", place(index), hint)
  }

  func unknownAttribute(
    _ written: String, of name: ElementName, at index: Int, in parent: ElementName?
  ) -> Diagnostic {
    var hints: [String] = []
    if let known = Vocabulary.attributes[written]?.name {
      let owners = Vocabulary.owners(of: known).map { "<\($0.rawValue)>" }
      hints.append(
        known == .anchor
          ? "use it on elements in an <overlay>" : "use it on \(owners.joined(separator: " or "))")
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
          ? "choose the overriding direction: ltr or rtl" : "use ltr or rtl; only text has a first strong character"
      ]
    }
    return Diagnostic(
      .error, code: "value", "\(attribute.rawValue) cannot be \(fault.shown)", at: place, hints: hints)
  }

  func missing(_ attribute: AttributeName, on name: ElementName, at index: Int) -> Diagnostic {
    let hint =
      switch attribute {
      case .lang: "give the language of the text, as in lang=\"ar\""
      case .dir: "give the direction: dir=\"ltr\" or dir=\"rtl\""
      case .currency: "give a three-letter ISO 4217 code, as in currency=\"EUR\""
      case .href: "give the target, as in href=\"https://example.org\""
      default: "add it, as in \(attribute.rawValue)=\"…\""
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
      case .items: "put it in an <li>"
      case .listItems, .sectionItems: "put it in a <label> in an <item>"
      case .slots: "put it in a <label>, a <value> or a <detail>"
      case .rows, .headRows: "put it in a <td> in a <tr>"
      case .cells: "put it in a <td> or a <th>"
      case .segments: "put it in a <segment>"
      case .tabs: "put it in a <tab>"
      case .canvases: "put it in a <p> in a <page>"
      case .declarations: "put it in a <p> in a <page>, or in the <title>"
      case .nothing: "close <\(name)> before it, and put the text in a <p>"
      default: "put it in a <p>"
      }
    let message =
      parent.content == .flow
      ? "text is not allowed after blocks in <\(name)>" : "text is not allowed directly inside <\(name)>"
    return error("text", message, SourceRange(file: tree.source, bytes: offset..<end), hint)
  }
}
