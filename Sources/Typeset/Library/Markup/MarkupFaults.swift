// What is reported about elements, attributes and texts that are not allowed.
extension MarkupCheck {
  func error(_ code: String, _ message: String, _ place: SourceRange, _ hints: String?...) -> Diagnostic {
    Diagnostic(.error, code: code, message, at: place, hints: hints.compactMap { $0 })
  }

  func unknownElement(_ written: String, meant: ElementName?, at index: Int) -> Diagnostic {
    error(
      "unknown-element", "unknown element <\(shortened(written))>", place(index),
      meant.map { "did you mean <\($0.rawValue)>?" })
  }

  func misplaced(_ element: ElementDeclaration, at index: Int, in parent: ElementDeclaration?) -> Diagnostic {
    let name = element.name
    guard let parent else {
      return error(
        "misplaced-element", "<\(name.rawValue)> is not allowed as the root", place(index),
        "start with <document lang=\"…\">")
    }
    return error(
      "misplaced-element", "<\(name.rawValue)> is not allowed inside <\(parent.name.rawValue)>", place(index),
      wayOut(for: element, in: parent))
  }

  /// What to do with an element that its parent does not hold.
  private func wayOut(for element: ElementDeclaration, in parent: ElementDeclaration) -> String {
    let parents = Vocabulary.parents(of: element.name)
    if parents.isEmpty { return "<\(element.name.rawValue)> is the root only" }
    switch parent.content {
    case .nothing: return "<\(parent.name.rawValue)> is empty; close it before"
    case .characters: return "<\(parent.name.rawValue)> can only contain characters"
    default: break
    }
    switch element.place {
    case .inline: return "put it in a text element, such as <p>"
    case .counter: return "put it in <running-head> or <running-foot>"
    case .block:
      switch parent.content {
      case .items: return "put it in an <li>"
      case .canvases: return "put it in a <page>, a <screen> or a <canvas>"
      default: return "close <\(parent.name.rawValue)> before it"
      }
    // A section has rows only where it is one of a list.
    case _ where parent.name == .section && parents.contains(.section): return "put the <section> in a <list>"
    default: return "put it in \(parents.map { "<\($0.rawValue)>" }.joined(separator: " or "))"
    }
  }

  func wrongValue(
    _ fault: ValueError, of attribute: AttributeName, on name: ElementName, at place: SourceRange
  ) -> Diagnostic {
    var hints = fault.hints
    if attribute == .dir, fault.shown == quoted("auto") {
      hints = [
        name == .bdo
          ? "give the direction that overrides: ltr or rtl"
          : "only a text has a first strong character; give ltr or rtl"
      ]
    }
    return Diagnostic(
      .error, code: "value", "\(attribute.rawValue) cannot be \(fault.shown)", at: place, hints: hints)
  }

  func missing(_ attribute: AttributeDeclaration, on name: ElementName, at index: Int) -> Diagnostic {
    error(
      "missing-attribute", "<\(name.rawValue)> needs the attribute \"\(attribute.name.rawValue)\"", place(index),
      "for example \(attribute.name.rawValue)=\"\(attribute.example)\"")
  }

  func strayText(at offset: Int, in parent: OpenElement) -> Diagnostic {
    let name = parent.name?.rawValue ?? ""
    let bytes = tree.source.utf8
    var end = offset
    while end < bytes.count, !isXMLSpace(bytes[end]), bytes[end] != UInt8(ascii: "<") { end += 1 }
    let message =
      parent.content == .flow
      ? "text is not allowed after blocks in <\(name)>" : "text is not allowed directly inside <\(name)>"
    return error(
      "text", message, SourceRange(file: tree.source, bytes: offset..<end),
      parent.declaration.map { placeForText(in: $0) })
  }

  /// Where the text goes that an element does not hold.
  private func placeForText(in element: ElementDeclaration) -> String {
    switch element.content {
    case .items: "put it in an <li>"
    case .rows, .sectionRows: "put it in a <label> in an <item>"
    case .slots: "put it in a <label>, a <value> or a <detail>"
    case .tableRows, .headRows: "put it in a <td> in a <tr>"
    case .cells: "put it in a <td> or a <th>"
    case .segments: "put it in a <segment>"
    case .tabs: "put it in a <tab>"
    case .canvases: "put it in a <p> in a <page>"
    case .declarations: "put it in a <p> in a <page>, or in the <title>"
    case .parts, .variants: "give it as alt=\"…\""
    case .nothing: placeForText(onEmpty: element)
    case .only(let names): names.contains(.p) ? "put it in a <p>" : "put it in a <button>"
    case .blocks, .flow, .inline, .textAndBadge, .characters: "put it in a <p>"
    }
  }

  /// Where the text goes that was written between the tags of an empty element.
  private func placeForText(onEmpty element: ElementDeclaration) -> String {
    for attribute in [AttributeName.placeholder, .value, .label] {
      guard let known = element.attribute(attribute, in: nil), known.kind.holdsAnyText else { continue }
      return "add it, as in \(attribute.rawValue)=\"…\""
    }
    return "close <\(element.name.rawValue)> before it, and put the text in a <p>"
  }
}
