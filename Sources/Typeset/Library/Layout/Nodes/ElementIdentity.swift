/// What an element is, apart from its place: the part of `Element` that is known before the layout.
struct ElementIdentity {
  /// The name in the markup.
  let name: ElementName
  /// `screen1/column1/p3`.
  let path: String
  /// The author's `id`; nil where none was given.
  let ownID: String?
  /// Byte offset of its start tag.
  let offset: Int
  /// The place of its start tag.
  let position: SourcePosition
  /// The direction of the layout inside.
  let layoutDirection: Direction
  /// The language, a BCP 47 tag.
  let language: String
  /// The level of a heading; nil for anything else (R126).
  let headingLevel: Int?
  /// Whether the head of a row is that of its column, too.
  var headsColumnToo = false
  /// The text of its outline entry; nil for none.
  let outlineTitle: String?
  /// What assistive technology says about it; nil where its text says everything (R114, R132).
  let speech: Speech?
  /// What the author says that using it does.
  let hint: String?
  /// Whether it means nothing (R124).
  let isDecorative: Bool
  /// Whether it is out of the tree, with what it holds staying: its author says so, or what it is a part of is out of
  /// it.
  let isPresentational: Bool
  /// The guidelines that acted on its arrangement.
  let rules: [Rule]
  /// What its author wrote about it.
  let source: ElementSource
  private var role: Role

  init(
    _ block: Block, in surroundings: Surroundings, environment: TextEnvironment, position: SourcePosition,
    rules: [Rule] = [], speech: Speech? = nil
  ) {
    name = block.name
    path = surroundings.nextPath(of: block.name)
    ownID = block.attributes.id
    offset = block.offset
    self.position = position
    layoutDirection = environment.layoutDirection
    language = environment.language.tag
    headingLevel = block.level
    outlineTitle = block.level == nil ? nil : block.outlineText
    self.speech = speech
    hint = block.attributes[Common.hint]
    isDecorative = R124Decoration.isDecorative(
      decorative: block.attributes[Common.decorative], alt: block.attributes[Common.alt])
    self.rules = rules
    source = ElementSource(block)
    let role = R114Role.role(
      of: block.name, holdsText: block.holdsText, asked: block.attributes[Common.role]?.role ?? block.roleInList)
    isPresentational =
      block.attributes[Common.role] == RoleRequest.none || surroundings.isInButton
      || surroundings.holderIsPresentational && R114Role.belongsToItsHolder(role)
    self.role = isPresentational ? .none : role
  }

  /// The element at a size; `text` is what was decided about its text, if it holds one.
  func element(size: Size, text: TextDecisions?, continuesEarlierPart: Bool = false) -> Element {
    var element = Element(
      name: name.rawValue, id: ownID ?? path, hasOwnID: ownID != nil, role: role, size: size, position: position,
      direction: text?.direction ?? layoutDirection, alignment: text?.alignment, language: text?.language ?? language,
      rules: rules.isEmpty ? text?.rules ?? [] : Set(rules + (text?.rules ?? [])).sorted())
    element.isTruncated = text?.isTruncated ?? false
    element.measured = text?.measured
    speech?.tell(&element)
    element.hint = hint
    element.isDecorative = isDecorative
    element.isPresentational = isPresentational
    element.headingLevel = headingLevel
    element.headsColumnToo = headsColumnToo
    element.continuesEarlierPart = continuesEarlierPart
    element.outlineTitle = continuesEarlierPart ? nil : outlineTitle
    element.source = source
    return element
  }
}

extension ElementIdentity {
  /// The same cell as the head of its row.
  var headingRow: ElementIdentity {
    var identity = self
    if role == .cell || role == .columnheader { identity.role = .rowheader }
    return identity
  }

  /// A part of the element that the outputs know as a child, such as the `knob` of a slider.
  ///
  /// `frame` is its place from the element's corner, `number` tells parts of one name apart, `origin` is the entry that
  /// its text comes from, `items` count from its own corner.
  func part(
    _ name: String, number: Int = 1, frame: Rect, text: TextDecisions? = nil, isMirrored: Bool = false,
    rules: [Rule] = [], missingLetters: String? = nil, speech: Speech? = nil, origin: TextOrigin? = nil,
    items: [FrameItem]
  ) -> FrameItem {
    var element = Element(
      name: name, id: "\(ownID ?? path)/\(name)\(number)", hasOwnID: false, role: .none, size: frame.size,
      position: position, direction: text?.direction ?? layoutDirection, alignment: text?.alignment,
      language: text?.language ?? language, rules: (text?.rules ?? []) + rules)
    element.isMirrored = isMirrored
    element.missingLetters = missingLetters
    element.isTruncated = text?.isTruncated ?? false
    element.measured = text?.measured
    if let origin { element.source.texts = [origin] }
    speech?.tell(&element)
    return .group(FrameGroup(origin: frame.origin, meaning: .element(element), items: items))
  }
}

/// What was decided about the text of an element.
struct TextDecisions {
  /// The base direction.
  var direction: Direction
  /// The side on which its lines stand.
  var alignment: Side
  /// The language, a BCP 47 tag.
  var language: String
  /// The guidelines that acted.
  var rules: [Rule]
  /// Whether text was cut.
  var isTruncated: Bool
  /// The text with the room that it leaves; nil where that was not asked for.
  var measured: MeasuredText?
}

extension Block {
  /// Whether it holds text and nothing else.
  var holdsText: Bool { if case .text = content { true } else { false } }

  /// Its text as the source has it, white space collapsed, or that of the blocks in it; without a text, its accessible
  /// name.
  fileprivate var outlineText: String {
    var text = ""
    append(to: &text)
    let words = text.split(whereSeparator: \.isXMLSpace).joined(separator: " ")
    if !words.isEmpty { return words }
    return R121AlternativeText.text(alt: attributes[Common.alt], label: attributes[Common.label]) ?? ""
  }

  private func append(to text: inout String) {
    switch content {
    case .text(let inlines): for inline in inlines { inline.append(to: &text) }
    case .blocks(let blocks):
      for block in blocks {
        text += " "
        block.append(to: &text)
      }
    case .empty: break
    }
  }
}

extension Inline {
  fileprivate func append(to text: inout String) {
    switch self {
    case .text(let part, _): text += part.string
    case .element(let element) where element.name == .br: text += " "
    case .element(let element): for child in element.children { child.append(to: &text) }
    }
  }
}

extension Character {
  fileprivate var isXMLSpace: Bool { self == " " || self == "\n" || self == "\t" || self == "\r" || self == "\r\n" }
}

extension Block {
  /// The role of a section that holds items: it is a list inside the list, which may hold nothing but items.
  fileprivate var roleInList: Role? {
    guard name == .section, case .blocks(let blocks) = content,
      blocks.contains(where: { $0.name == .item || $0.name == .header || $0.name == .footer })
    else { return nil }
    return .list
  }
}
