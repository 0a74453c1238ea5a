/// What is known of how an element looks, in the words of the markup: for designers who take it over into code.
package struct ElementDesign: Sendable, Hashable {
  /// A colour by name.
  package struct NamedColor: Sendable, Hashable {
    /// The name in the palette, or in the assets of the document.
    package var name: String
    /// What the palette has for it in the light and in the dark appearance; nil for a colour of the assets.
    package var light: Color?
    /// See `light`.
    package var dark: Color?
  }

  /// The text style of its text; nil where its size does not come from one.
  package var style: TextStyleName?
  /// The distance from baseline to baseline that the style has, in points.
  package var leading: Double?
  /// The colour of its text; nil where it has no name.
  package var color: NamedColor?
  /// The colour behind its contents; nil where it has none with a name.
  package var background: NamedColor?
  /// The colour of its border; nil where it has none with a name.
  package var border: NamedColor?
  /// The distance between its edges and its contents, in points.
  package var padding = Insets.zero
  /// The distance between its children that its author or its kind asks for, in points; 0 for none.
  package var spacing = 0.0
  /// The radius of its corners as the markup writes it; nil for none.
  package var radius: String?
  /// The attributes of box and text that its author wrote, as the markup writes them.
  package var attributes: [String: String] = [:]

  /// Whether nothing is known.
  var isEmpty: Bool { self == ElementDesign() }
}

extension ElementDesign {
  /// What is known of the elements of a page that was laid out in an appearance and a text size, by their ids.
  package static func designs(
    of frame: Frame, appearance: Appearance, textSize: TextSizeCategory
  ) -> [String: ElementDesign] {
    var reader = DesignReader(appearance: appearance, textSize: textSize)
    reader.read(frame.items, within: [])
    return reader.designs
  }

  /// Writes it as an object.
  func add(to json: JSONWriter) {
    json.object {
      if let style { json.member("style", style) }
      if let leading { json.member("leading", leading) }
      add("color", color, to: json)
      add("background", background, to: json)
      add("border", border, to: json)
      if padding != .zero {
        json.key("padding")
        json.object {
          json.member("top", padding.top)
          json.member("start", padding.start)
          json.member("bottom", padding.bottom)
          json.member("end", padding.end)
        }
      }
      if spacing > 0 { json.member("spacing", spacing) }
      json.member("radius", ifAny: radius)
      if !attributes.isEmpty {
        json.key("attributes")
        json.object {
          for name in attributes.keys.sortedByBytes() {
            json.key(named: name)
            json.value(attributes[name] ?? "")
          }
        }
      }
    }
  }

  private func add(_ key: StaticString, _ color: NamedColor?, to json: JSONWriter) {
    guard let color else { return }
    json.key(key)
    json.object {
      json.member("name", color.name)
      if let light = color.light { json.member("light", light) }
      if let dark = color.dark { json.member("dark", dark) }
    }
  }
}

/// Reads designs from the elements of a page.
private struct DesignReader {
  /// The appearance of the page.
  let appearance: Appearance
  /// The text size of the page.
  let textSize: TextSizeCategory
  /// What was found, by the ids of elements.
  private(set) var designs: [String: ElementDesign] = [:]
  /// The attributes that say something of box and text beside those that have a member of their own.
  private static let shown: Set<AttributeName> = [
    .lines, .truncate, .align, .width, .height, .minWidth, .maxWidth, .minHeight, .maxHeight, .aspect, .opacity,
    .shadow, .caps, .italic, .underline, .strike, .borderWidth, .kind, .purpose, .tint, .size, .background, .name, .src,
  ]

  init(appearance: Appearance, textSize: TextSizeCategory) {
    self.appearance = appearance
    self.textSize = textSize
  }

  /// Reads what items hold; `around` are the elements around them, the outermost first.
  mutating func read(_ items: [FrameItem], within around: [Element]) {
    for case .group(let group) in items {
      guard case .element(let element) = group.meaning else {
        read(group.items, within: around)
        continue
      }
      let design = design(of: element, firstRun(in: group.items), within: around)
      if !design.isEmpty { designs[element.id] = design }
      read(group.items, within: around + [element])
    }
  }

  /// The first run of an element's own lines.
  private func firstRun(in items: [FrameItem]) -> GlyphRun? {
    for case .group(let group) in items {
      if case .line = group.meaning, let run = run(in: group.items) { return run }
    }
    return nil
  }

  private func run(in items: [FrameItem]) -> GlyphRun? {
    for item in items {
      switch item {
      case .glyphs(let run): return run
      case .group(let group): if let run = run(in: group.items) { return run }
      case .path, .image: continue
      }
    }
    return nil
  }

  private func design(of element: Element, _ run: GlyphRun?, within around: [Element]) -> ElementDesign {
    let attributes = element.source.attributes
    let name = ElementName(rawValue: element.name)
    let usual = name?.declaration.style ?? ElementStyle()
    var design = ElementDesign()
    if let run {
      (design.style, design.leading) = style(of: run, attributes[Common.style] ?? usual.style ?? .body)
      design.color = color(of: run, candidates(attributes, usual, within: around))
    }
    if case .color(let color)? = attributes[Common.background] {
      design.background = named(color)
    } else if !attributes.gives(Common.background) {
      design.background = usual.background.flatMap { named(.named($0)) }
    }
    design.border = attributes[Common.border].flatMap(named)
    // The insets of a list follow its kind and its place; what it holds says where they are.
    let insets = name == .list ? .zero : usual.padding
    let all = attributes[Common.padding]
    design.padding = Insets(
      top: attributes[Common.paddingTop] ?? all ?? insets.top,
      start: attributes[Common.paddingStart] ?? all ?? insets.start,
      bottom: attributes[Common.paddingBottom] ?? all ?? insets.bottom,
      end: attributes[Common.paddingEnd] ?? all ?? insets.end)
    design.spacing = attributes[Common.spacing] ?? usual.spacing
    design.radius =
      attributes[Common.radius]?.text ?? (usual.radius > 0 ? AttributeValue.number(usual.radius).text : nil)
    for (name, value) in attributes.entries where Self.shown.contains(name) {
      design.attributes[name.rawValue] = value.text
    }
    return design
  }

  /// The style and its leading, where the run has the size that the style has in this text size.
  private func style(of run: GlyphRun, _ style: TextStyleName) -> (TextStyleName?, Double?) {
    let type = DynamicType.size(of: style, at: textSize)
    let isIts = abs(run.appearance.size - run.appearance.balance - type.size) < 0.01
    return isIts ? (style, type.leading) : (nil, nil)
  }

  /// The colours that a text can have, the likeliest first: its own, those around it, that of its kind, the usual ones.
  private func candidates(_ attributes: Attributes, _ usual: ElementStyle, within around: [Element]) -> [ColorValue] {
    let own = [attributes[Common.color]] + around.reversed().map { $0.source.attributes[Common.color] }
    let tints = [attributes[Common.tint]] + around.reversed().map { $0.source.attributes[Common.tint] }
    let names = [usual.color, "label", "tint", "secondary-label", "tertiary-label", "on-tint", "placeholder"]
    return Array(own.compactMap(\.self).prefix(1)) + names.compactMap { $0.map(ColorValue.named) }
      + Array(tints.compactMap(\.self).prefix(1))
  }

  /// The first colour of some that a run really has.
  private func color(of run: GlyphRun, _ candidates: [ColorValue]) -> ElementDesign.NamedColor? {
    for candidate in candidates {
      switch candidate {
      case .literal(let color): if color == run.appearance.color { return nil }
      case .own(let name):
        guard let known = Palette.color(named: name, appearance: appearance) else { return named(candidate) }
        if known == run.appearance.color { return named(candidate) }
      case .named(let name):
        if Palette.color(named: name, appearance: appearance) == run.appearance.color { return named(candidate) }
      }
    }
    return nil
  }

  /// A colour with its name; nil for a literal one.
  private func named(_ color: ColorValue) -> ElementDesign.NamedColor? {
    switch color {
    case .literal: nil
    case .named(let name), .own(let name):
      ElementDesign.NamedColor(
        name: name, light: Palette.color(named: name, appearance: .light),
        dark: Palette.color(named: name, appearance: .dark))
    }
  }
}
