extension ElementSource {
  /// What the author wrote about a block and the parts inside it that have no place of their own.
  init(_ block: Block) {
    self.init()
    attributes = block.attributes
    if block.isNamedByNeighbour { attributes.remove(Common.label) }
    texts = block.texts
    switch block.content {
    case .text(let inlines):
      holdsWords = inlines.contains(where: \.holdsWords)
      add(inlines, isInserted: texts.contains { $0.attribute == nil })
    case .blocks(let blocks): for inner in blocks { add(inner) }
    case .empty: break
    }
  }

  /// What a page was made from: the attributes of a canvas, those of the document that hold there, and the options.
  init(_ canvas: Canvas, of document: Document, options: LayoutOptions) {
    self.init()
    attributes = document.attributes
    for (name, value) in canvas.attributes.entries { attributes.set(name, value) }
    if case .screen(let screen) = canvas.kind { texts = [screen.titleOrigin].compactMap(\.self) }
    self.options = options.settings
  }

  /// Adds the elements of a text; what `isInserted` into a text of a catalog is data of the document.
  private mutating func add(_ inlines: [Inline], isInserted: Bool) {
    for case .element(let element) in inlines {
      var attributes = element.attributes
      if isInserted, attributes[AttributeName.value] == nil, element.name != .br {
        attributes.set(.value, .text(element.children.map(\.plainText).joined()))
      }
      if !attributes.entries.isEmpty {
        let name = element.isArgument ? ElementName.arg : element.name
        let text = collapsed(element.children.map(\.plainText).joined())
        parts.append(
          Part(
            name: name.rawValue, attributes: attributes, text: text, origin: element.origin, offset: element.offset))
      }
      add(element.children, isInserted: false)
    }
  }

  private mutating func add(_ block: Block) {
    switch block.kind {
    case .drawing(.base), .drawing(.badge), .drawing(.slash), .drawing(.tool), .picture(.variant):
      parts.append(Part(name: block.name.rawValue, attributes: block.attributes))
    default: break
    }
  }
}

extension LayoutOptions {
  /// The options that a page record does not have otherwise, by the names of the command line; usual values are left
  /// out.
  fileprivate var settings: [String: String] {
    var settings: [String: String] = [:]
    settings["format-locale"] = formatLocale
    settings["numerals"] = numerals
    settings["pseudo"] = pseudolanguage?.rawValue
    if textSize != .standard { settings["text-size"] = textSize.rawValue }
    if appearance.isDark { settings["appearance"] = "dark" }
    if appearance.isHighContrast { settings["contrast"] = "high" }
    for (name, isSet) in [
      ("bold", accessibility.isBold), ("invert", accessibility.invertsColors),
      ("reduce-transparency", accessibility.reducesTransparency), ("button-shapes", accessibility.showsButtonShapes),
      ("on-off-labels", accessibility.showsOnOffLabels),
    ] where isSet {
      settings[name] = "yes"
    }
    return settings
  }
}
