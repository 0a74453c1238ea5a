// What is reported about attributes that are unknown, or that would do nothing where they are.
extension MarkupCheck {
  func unknownAttribute(
    _ written: String, of element: ElementDeclaration, at index: Int, in parent: ElementName?
  ) -> Diagnostic {
    let place = StartTag(tree, index).name(of: written)
    if let known = Vocabulary.attribute(written) {
      return Diagnostic(
        .error, code: "unknown-attribute",
        "attribute \(quoted(written)) does nothing on <\(element.name.rawValue)>", at: place,
        hints: [wayOut(for: known, on: element)])
    }
    var hints: [String] = []
    if let meant = Vocabulary.attributeMeant(by: written, on: element, in: parent) {
      hints.append("did you mean \(meant)?")
      if Vocabulary.reading(of: written.lowercased()) == meant { hints.append(ValueError.sides) }
    }
    return Diagnostic(
      .error, code: "unknown-attribute", "unknown attribute \(quoted(written)) on <\(element.name.rawValue)>",
      at: place, hints: hints)
  }

  /// What to do about an attribute that does nothing on an element.
  private func wayOut(for attribute: AttributeName, on element: ElementDeclaration) -> String {
    let name = element.name.rawValue
    if attribute == .anchor { return "only children of an <overlay> have an anchor" }
    if attribute == .extends { return "only blocks directly in a <screen> or <canvas> reach its edges" }
    if attribute == .rotate { return "only pictures and icons are turned" }
    if attribute == .material { return "only bars and a <box> have a material" }
    guard Common.byName[attribute] != nil else {
      let owners = Vocabulary.owners(of: attribute).map { "<\($0.rawValue)>" }
      return owners.isEmpty ? "remove it" : "use it on \(owners.joined(separator: " or "))"
    }
    if element.place == .inline || element.place == .argument || element.place == .counter {
      return Common.inline.contains(attribute)
        ? "remove it; <\(name)> decides this itself" : "put it on the block around the text"
    }
    if attribute == .color, element.common.contains(.tint) { return "use tint for the colour of a control" }
    if attribute == .flip { return "only pictures and icons are mirrored on request" }
    if attribute == .enabled { return "only controls, and containers of controls, can be disabled" }
    if attribute == .spacing { return "remove it; <\(name)> spaces its contents itself" }
    guard Common.text.contains(attribute) else { return "remove it; <\(name)> decides this itself" }
    switch element.content {
    case .nothing, .parts, .variants: return "remove it; <\(name)> has no text"
    case .inline, .textAndBadge, .characters, .flow: return "remove it; <\(name)> decides this itself"
    case .blocks, .only, .items, .rows, .sectionRows, .slots, .tableRows, .headRows, .cells, .segments, .tabs,
      .canvases,
      .declarations:
      return "put it on the texts inside <\(name)>"
    }
  }
}
