// Pseudolanguages on the text of a block: characters change, inserted values stay as they are.
extension Pseudolanguage {
  /// A text with everything done to it that a pseudolanguage does; one without letters stays.
  func applied(to inlines: [Inline]) -> [Inline] {
    let characters = collapsed(inlines.map(\.translatableText).joined())
    guard !characters.isEmpty || self == .unlocalized, let offset = inlines.first?.offset else { return inlines }
    func text(_ characters: String) -> Inline { .text(InlineText(characters), offset: offset) }
    switch self {
    case .accented, .bounded, .rtl, .rtlStrings, .arXB, .unlocalized:
      let changed = inlines.flatMap(changed)
      return frame.start.isEmpty ? changed : [text(frame.start)] + changed + [text(frame.end)]
    case .double: return inlines + [text(" ")] + inlines.map(\.withoutIdentity)
    case .enXA:
      let padding = text(changed(Self.padding(for: characters)))
      return [text(frame.start)] + inlines.flatMap(changed) + [padding, text(frame.end)]
    case .long: return inlines + [text(Self.padding(for: characters))]
    }
  }

  private func changed(_ inline: Inline) -> [Inline] {
    switch inline {
    case .text(let text, let offset):
      guard setsRightToLeft, !text.isBlank else {
        return [.text(InlineText(changed(text.string)), offset: offset)]
      }
      return Self.overridden(text.string, offset: offset)
    case .element(var element):
      let isKeyed = self == .unlocalized && element.attributes[Common.key] != nil
      if element.isTranslatable, !isKeyed {
        element.children = element.children.flatMap(changed)
      } else if self == .unlocalized {
        element.attributes[Common.caps] = element.attributes[Common.caps] ?? Capitals.none
      }
      return [.element(element)]
    }
  }

  /// A text set from right to left, but for its numbers, whose digits are never reversed (R012).
  private static func overridden(_ text: String, offset: Int) -> [Inline] {
    var attributes = Attributes()
    attributes[Common.dir] = .rightToLeft
    var parts: [Inline] = []
    var rest = text[...]
    while !rest.isEmpty {
      let words = rest.prefix { !$0.isNumber }
      rest = rest[words.endIndex...]
      var number = rest.prefix { $0.isNumber || ".,:/".contains($0) }
      while let last = number.last, !last.isNumber { number.removeLast() }
      rest = rest[number.endIndex...]
      if !words.isEmpty {
        let inside = [Inline.text(InlineText(String(words)), offset: offset)]
        parts.append(.element(InlineElement(name: .bdo, attributes: attributes, offset: offset, children: inside)))
      }
      if !number.isEmpty { parts.append(.text(InlineText(String(number)), offset: offset)) }
    }
    return parts
  }
}

extension InlineElement {
  /// Whether its characters are text of the app, and neither data nor code.
  fileprivate var isTranslatable: Bool {
    guard case .inline(let kind) = name.kind else { return false }
    return switch kind {
    case .code, .codeNumber, .phone, .url, .email, .formula, .value: false
    case .span, .b, .strong, .i, .em, .u, .s, .sup, .sub, .a, .br, .wbr, .bdi, .bdo, .t, .arg, .pageNumber, .pageCount:
      attributes[Common.translate] ?? true
    }
  }
}

extension Inline {
  /// Its place in the source.
  fileprivate var offset: Int {
    switch self {
    case .text(_, let offset): offset
    case .element(let element): element.offset
    }
  }

  /// The characters in it that are text of the app.
  fileprivate var translatableText: String {
    switch self {
    case .text(let text, _): text.string
    case .element(let element): element.isTranslatable ? element.children.map(\.translatableText).joined() : ""
    }
  }

  /// Whether it holds a letter that is text of the app.
  var holdsWords: Bool {
    switch self {
    case .text(let text, _): text.holdsLetter
    case .element(let element): element.isTranslatable && element.children.contains(where: \.holdsWords)
    }
  }

  /// It without the names that only one element may have.
  fileprivate var withoutIdentity: Inline {
    guard case .element(var element) = self else { return self }
    element.attributes.remove(Common.id)
    element.children = element.children.map(\.withoutIdentity)
    return .element(element)
  }
}
