/// Decides all of a canvas that depends on locale, catalogs and traits: what remains is what is laid out.
///
/// `when` leaves out elements whose terms do not hold (R072); `key`, its twins and `t` become the texts of the
/// catalogs; `arg` becomes a typed inline, so that every inserted value stays apart (R062); pseudolanguages change what
/// is translatable.
struct DocumentResolver {
  /// What `when` can ask for.
  let traits: Traits
  /// Where texts come from.
  let translator: Translator

  /// The canvas as it is laid out; nil where its own terms do not hold.
  func resolve(_ canvas: Canvas) -> Canvas? {
    guard holds(canvas.attributes) else { return nil }
    var resolved = canvas
    let translates = canvas.attributes[Common.translate] ?? true
    resolved.blocks = resolve(canvas.blocks, translates)
    resolved.runningHead = canvas.runningHead.flatMap { resolve($0, translates) }
    resolved.runningFoot = canvas.runningFoot.flatMap { resolve($0, translates) }
    if case .screen(var screen) = canvas.kind {
      (screen.title, screen.titleOrigin) = title(of: screen, canvas, resolved.blocks, translates)
      resolved.kind = .screen(screen)
    }
    return resolved
  }

  private func resolve(_ blocks: [Block], _ translates: Bool) -> [Block] {
    blocks.compactMap { resolve($0, translates) }
  }

  private func resolve(_ block: Block, _ translates: Bool) -> Block? {
    guard holds(block.attributes) else { return nil }
    let translates = block.attributes[Common.translate] ?? translates
    var block = block
    let (shown, labelLanguage, texts) = resolveAttributes(&block.attributes, at: block.offset, translates)
    block.labelLanguage = labelLanguage
    block.texts = texts
    if !block.badges.isEmpty { block.badges = resolve(block.badges, translates) }
    if block.name == .chart, translates { resolveLabels(of: &block) }
    switch block.content {
    case .blocks(let blocks):
      block.content = .blocks(resolve(blocks, translates))
      // The title of a menu in a menu is the text of its row.
      if block.name == .menu { block.translationLanguage = shown }
    case .text(let inlines): resolveText(of: &block, inlines, translates)
    case .empty:
      block.translationLanguage = shown
    }
    return block
  }

  /// Whether the terms of an element hold; the reader has checked that they are well formed.
  private func holds(_ attributes: Attributes) -> Bool {
    R072Traits.isPresent(when: attributes[Common.when], in: traits)
  }

  /// The name of a screen, and where it is from: its attribute, else what its title says by now.
  private func title(
    of screen: Screen, _ canvas: Canvas, _ blocks: [Block], _ translates: Bool
  ) -> (String?, TextOrigin?) {
    var attributes = canvas.attributes
    if attributes.gives(ScreenElement.title) || attributes.gives(ScreenElement.titleKey) {
      let origins = resolveAttributes(&attributes, at: canvas.offset, translates).origins
      return (attributes[ScreenElement.title].map(collapsed), origins.first { $0.attribute == "title" })
    }
    guard screen.title != nil else { return (nil, nil) }
    return (Self.first(.title, in: blocks).map { collapsed($0.map(\.plainText).joined()) } ?? screen.title, nil)
  }

  private static func first(_ name: ElementName, in blocks: [Block]) -> [Inline]? {
    for block in blocks {
      switch block.content {
      case .text(let inlines) where block.name == name: return inlines
      case .blocks(let inner) where !block.kind.isLayer && block.name != .emptyState:
        if let found = first(name, in: inner) { return found }
      default: continue
      }
    }
    return nil
  }

  /// The kind of the device, by which texts may vary.
  var device: DeviceFamily {
    guard let id = traits.device else { return .other }
    return id.hasPrefix("ipad") ? .ipad : id.hasPrefix("iphone") ? .iphone : .other
  }
}

// Texts.
extension DocumentResolver {
  /// The text of a block, from a catalog where its `key` or its content is one.
  private func resolveText(of block: inout Block, _ inlines: [Inline], _ translates: Bool) {
    let inner = resolve(inlines, translates)
    let key = translates ? key(of: block.attributes, inner, block.name) : nil
    let (text, origin) = message(key, inner, at: block.offset, attribute: block.attributes[.key] == nil ? nil : .key)
    if let origin = origin?.text ?? text.onlyMessage?.origin { block.texts.append(origin) }
    block.translationLanguage = origin?.language ?? text.onlyMessage?.translationLanguage
    var result = text
    if translates, block.name != .pre, let pseudolanguage = translator.pseudolanguage {
      let isKeyed = key.map(translator.hasKey) ?? false
      if pseudolanguage != .unlocalized || !isKeyed { result = pseudolanguage.applied(to: text) }
      if pseudolanguage == .unlocalized, !isKeyed { block.attributes[Common.caps] = .all }
      if pseudolanguage.setsRightToLeft { block.attributes[Common.dir] = .rightToLeft }
    }
    block.content = .text(result)
  }

  /// The key of a text: its attribute, else its own characters where the document says so.
  private func key(of attributes: Attributes, _ inlines: [Inline], _ name: ElementName) -> String? {
    if let key = attributes[Common.key] { return key }
    guard translator.localizesContent, name != .pre else { return nil }
    let text = collapsed(Self.format(of: inlines))
    return text.unicodeScalars.contains(where: \.properties.isAlphabetic) ? text : nil
  }

  /// The characters of a content with placeholders for its arguments, as Xcode writes the key of an interpolated text.
  private static func format(of inlines: [Inline]) -> String {
    inlines.map { inline in
      switch inline {
      case .text(let text, _): return text.string
      case .element(let element):
        guard let argument = InlineArgument.all(in: [inline]).first, argument.element.name == element.name else {
          return format(of: element.children)
        }
        switch argument.argument.kind {
        case .int?: return "%lld"
        case .decimal?, .percent?, .currency?: return "%lf"
        default: return "%@"
        }
      }
    }.joined()
  }

  /// A text with everything inside it resolved.
  private func resolve(_ inlines: [Inline], _ translates: Bool) -> [Inline] {
    inlines.compactMap { inline in
      guard case .element(var element) = inline else { return inline }
      guard holds(element.attributes) else { return nil }
      let translates = element.attributes[Common.translate] ?? translates
      _ = resolveAttributes(&element.attributes, at: element.offset, translates)
      element.children = resolve(element.children, translates)
      if let key = element.attributes[Common.key], translates {
        let (text, origin) = message(key, element.children, at: element.offset, attribute: .key)
        element.children = text
        element.translationLanguage = origin?.language
        element.origin = origin?.text
      } else if element.name != .arg {
        element.children = Self.typed(element.children)
      }
      return .element(element)
    }
  }

  /// What a key says with the arguments in a content, and where that is from; the content itself where it stands for
  /// the key.
  private func message(
    _ key: String?, _ content: [Inline], at offset: Int, attribute: AttributeName?
  ) -> (text: [Inline], origin: (text: TextOrigin, language: String?)?) {
    guard let key else { return (Self.typed(content), nil) }
    let arguments = InlineArgument.all(in: content)
    let isBlank = content.allSatisfy { $0.isBlank }
    let translation = translator.translation(
      of: key, arguments: arguments.map(\.argument), mustUseAll: arguments.allSatisfy(\.isExplicit),
      hasContent: !isBlank, device: device, at: Translator.Place(offset: offset, attribute: attribute))
    guard let translation else { return (Self.typed(content), translator.missingOrigin(of: key).map { ($0, nil) }) }
    if let message = translation.message { translator.warnOfLostMarkup(in: content, replacedBy: message, of: key) }
    var text: [Inline] = []
    var controls = DirectionControls()
    for piece in translation.pieces {
      switch piece {
      case .text(let characters):
        controls.add(characters)
        text += Inline.lines(of: characters, offset: offset)
      case .argument(let index, let placeholder):
        text.append(arguments[index].inline(for: placeholder, isEnclosed: controls.enclose))
      }
    }
    return (text, (translation.origin, translation.language))
  }

  /// A content whose arguments stay in place.
  private static func typed(_ inlines: [Inline]) -> [Inline] {
    inlines.map { inline in
      guard case .element(var element) = inline else { return inline }
      if element.name == .arg {
        let argument = InlineArgument.all(in: [inline])[0]
        return argument.inline(for: nil)
      }
      element.children = typed(element.children)
      return .element(element)
    }
  }
}

// Attributes.
extension DocumentResolver {
  /// The attributes with a text to show or to say, and the twins that name their keys.
  private static let twins: [(text: Attribute<String?>, key: Attribute<String?>)] = [
    (TextFieldElement.placeholder, TextFieldElement.placeholderKey),
    (TextFieldElement.value, TextFieldElement.valueKey),
    (ScreenElement.title, ScreenElement.titleKey), (Common.label, Common.labelKey), (Common.alt, Common.altKey),
    (Common.hint, Common.hintKey), (BubbleElement.reply, BubbleElement.replyKey),
  ]

  /// Puts the texts of catalogs into attributes; gives the language of the first that came from one, that of the
  /// accessible name where it did, and the entries of all.
  private func resolveAttributes(
    _ attributes: inout Attributes, at offset: Int, _ translates: Bool
  ) -> (shown: String?, label: String?, origins: [TextOrigin]) {
    guard translates, !attributes.entries.isEmpty else { return (nil, nil, []) }
    var origins: [TextOrigin] = []
    var shown: String?
    var label: String?
    for (attribute, keyAttribute) in Self.twins {
      let name = attribute.declaration.name
      let own = attributes[attribute]
      let key = attributes[keyAttribute] ?? (localizes(name) ? own.map(collapsed) : nil)
      var text = own
      if let key, !key.isEmpty {
        let translation = translator.translation(
          of: key, hasContent: own != nil, device: device,
          at: Translator.Place(
            offset: offset, attribute: attributes.gives(keyAttribute) ? keyAttribute.declaration.name : name))
        if let translation {
          text = translation.text
          var origin = translation.origin
          origin.attribute = name.rawValue
          origins.append(origin)
          shown = shown ?? translation.language
          // An `alt` is said rather than a `label` (R121).
          if name == .alt || name == .label && attributes[Common.alt] == nil { label = translation.language }
        } else if var origin = translator.missingOrigin(of: key) {
          origin.attribute = name.rawValue
          origins.append(origin)
        }
      }
      if let text, name != .value || key != nil, translator.pseudolanguage != nil {
        attributes[attribute] = translator.pseudolocalized(text, key: key)
      } else if text != own, let text {
        attributes[attribute] = text
      }
    }
    return (shown, label, origins)
  }

  /// Whether an attribute is its own key where contents are; a value is data.
  private func localizes(_ name: AttributeName) -> Bool { translator.localizesContent && name != .value }
}

extension Translator.Translation {
  /// Its characters, where it takes no arguments.
  var text: String {
    pieces.map { piece in
      if case .text(let text) = piece { text } else { "" }
    }.joined()
  }
}

extension Inline {
  /// Characters of a catalog, whose line feeds end lines.
  static func lines(of text: String, offset: Int) -> [Inline] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let lineEnd = Inline.element(InlineElement(name: .br, attributes: Attributes(), offset: offset, children: []))
    return Array(lines.map { [Inline.text(InlineText(String($0)), offset: offset)] }.joined(separator: [lineEnd]))
  }

  /// Whether nothing is seen of it outside of a message.
  fileprivate var isBlank: Bool {
    switch self {
    case .text(let text, _): text.isBlank
    case .element(let element):
      element.name == .arg || !element.children.isEmpty && element.children.allSatisfy(\.isBlank)
    }
  }
}

extension [Inline] {
  /// The element that alone makes the text, where it comes from a catalog.
  fileprivate var onlyMessage: InlineElement? {
    let seen = filter { !$0.isBlank }
    guard seen.count == 1, case .element(let element)? = seen.first, element.translationLanguage != nil else {
      return nil
    }
    return element
  }
}
