/// The markup as a schema in RELAX NG (XML syntax), made from the declarations of the elements, for editors and
/// validators.
///
/// Elements and attributes carry their sentences as documentation (RELAX NG DTD Compatibility, section 2).
///
/// It says what RELAX NG can: the one place in which an element may stand, its attributes and their values, the order
/// of contents. What it leaves to the reader: that an `id` is taken once, that no link is inside another, that a screen
/// has one title, and names that begin with `data-`, which no pattern of RELAX NG covers.
struct RelaxNGSchema {
  private let values: SchemaValues
  private var definitions: [(name: String, pattern: SchemaPattern)] = []
  private var known: Set<String> = []
  private var waiting: [Place] = []
  /// The definitions of common attributes by the attributes in them.
  private var groups: [[String]: String] = [:]

  /// An element in a surrounding in which it is not what it is elsewhere.
  private struct Place {
    let name: ElementName
    let variant: Variant
    /// The element around it.
    let parent: ElementName?
  }

  /// What an element's surroundings make of it.
  private enum Variant: String {
    case plain = ""
    /// A title that names the document.
    case inHead = ".in-head"
    /// A section of a list.
    case inList = ".in-list"
    /// A badge that is a part of an icon.
    case inIcon = ".in-icon"
    /// A menu in a menu.
    case inMenu = ".in-menu"
    /// A column of a screen.
    case inSplit = ".in-split"
    /// A block that has an anchor.
    case inOverlay = ".in-overlay"
    /// An inline element that may hold page numbers.
    case running = ".running"
  }

  private init(words: MarkupWords) { values = SchemaValues(words: words) }

  /// The schema as a text; `words` are those of rooms above this one.
  static func text(words: MarkupWords) -> String {
    var schema = RelaxNGSchema(words: words)
    schema.collect()
    var xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- Made by `typesetter schema`. Names that begin with data- are allowed on every element, which RELAX NG cannot express:
           include this grammar into one of yours and define "data" there with the names that you use. -->
      <grammar xmlns="http://relaxng.org/ns/structure/1.0" xmlns:a="http://relaxng.org/ns/compatibility/annotations/1.0"
          datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">
        <start>
          <ref name="document"/>
        </start>

      """
    for definition in schema.definitions { definition.pattern.define(definition.name, into: &xml) }
    return xml + "</grammar>\n"
  }

  private mutating func collect() {
    define("data", .empty)
    for attribute in Common.all {
      define(Self.definition(of: attribute), pattern(of: attribute))
    }
    define(Self.definition(of: Common.layoutDir.declaration), pattern(of: Common.layoutDir.declaration))
    _ = reference(to: .document, in: nil, variant: .plain)
    while let place = waiting.popLast() { define(place) }
  }

  /// The name of the definition of a common attribute; names in a schema have no colon.
  private static func definition(of attribute: AttributeDeclaration) -> String {
    let name = attribute.name.rawValue.split(separator: ":").joined(separator: "-")
    return attribute === Common.layoutDir.declaration ? "attribute.layout-\(name)" : "attribute." + name
  }

  private func pattern(of attribute: AttributeDeclaration) -> SchemaPattern {
    .attribute(
      attribute.name.rawValue, values.pattern(of: attribute.kind), documentation: attribute.documentation)
  }

  private mutating func define(_ name: String, _ pattern: SchemaPattern) {
    if known.insert(name).inserted { definitions.append((name, pattern)) }
  }

  /// The reference to an element in a parent; its definition follows.
  private mutating func reference(to name: ElementName, in parent: ElementName?, variant: Variant) -> SchemaPattern {
    let own = Self.variant(of: name, in: parent, of: variant)
    let reference = name.rawValue + own.rawValue
    if known.insert("waiting " + reference).inserted { waiting.append(Place(name: name, variant: own, parent: parent)) }
    return .ref(reference)
  }

  private static func variant(of name: ElementName, in parent: ElementName?, of outer: Variant) -> Variant {
    guard let parent else { return .plain }
    let isRunning = outer == .running || parent.declaration.place == .running
    switch (name, parent) {
    case (.title, .head): return .inHead
    case (.section, .list): return .inList
    case (.badge, .icon): return .inIcon
    case (.menu, .menu), (.menu, .contextMenu): return .inMenu
    case (.content, .split), (.detail, .split): return .inSplit
    case (_, .overlay): return .inOverlay
    default: return isRunning && name.declaration.place == .inline ? .running : .plain
    }
  }

  private mutating func define(_ place: Place) {
    let element = place.name.declaration(in: place.parent)
    let pattern = SchemaPattern.element(
      place.name.rawValue, .group(attributes(of: element, place) + [contents(of: element, place)]),
      documentation: element.summary + ".")
    define(place.name.rawValue + place.variant.rawValue, pattern)
  }

  private mutating func attributes(of element: ElementDeclaration, _ place: Place) -> [SchemaPattern] {
    var own: [SchemaPattern] = []
    var common: [AttributeDeclaration] = []
    for attribute in Vocabulary.attributes(of: element, in: place.parent) {
      if element.attributes.contains(where: { $0 === attribute }) {
        own.append(attribute.isRequired ? pattern(of: attribute) : .optional(pattern(of: attribute)))
      } else {
        common.append(attribute)
      }
    }
    return [.ref(group(common, of: place))] + own
  }

  /// The name of the definition of common attributes, which places with the same ones share.
  private mutating func group(_ attributes: [AttributeDeclaration], of place: Place) -> String {
    let references = attributes.map(Self.definition)
    if let name = groups[references] { return name }
    let name = "attributes.like-\(place.name.rawValue)\(place.variant.rawValue)"
    groups[references] = name
    define(name, .group(references.map { .optional(.ref($0)) } + [.ref("data")]))
    return name
  }
}

// What is allowed between the tags.
extension RelaxNGSchema {
  private mutating func contents(of element: ElementDeclaration, _ place: Place) -> SchemaPattern {
    let isRunning = place.variant == .running || element.place == .running
    let names = Vocabulary.children(of: element).filter { $0.declaration.place != .counter || isRunning }
    var children: [SchemaPattern] = []
    for name in names { children.append(reference(to: name, in: element.name, variant: place.variant)) }
    func refs(_ isIncluded: (ElementName) -> Bool) -> [SchemaPattern] {
      zip(names, children).filter { isIncluded($0.0) }.map(\.1)
    }
    func any(_ isIncluded: (ElementName) -> Bool, among first: [SchemaPattern] = []) -> SchemaPattern {
      .zeroOrMore(.choice(first + refs(isIncluded)))
    }
    func isInline(_ name: ElementName) -> Bool { name.declaration.place != .block }
    switch element.content {
    case .nothing: return .empty
    case .characters: return .text
    case .inline: return shared("inlines", any({ _ in true }, among: [.text]), place)
    case .textAndBadge:
      return .interleave([any(isInline, among: [.text]), .optional(.choice(refs { !isInline($0) }))])
    case .flow:
      return shared(
        "flow", .group([any(isInline, among: [.text]), any { !isInline($0) }]), place)
    case .blocks:
      switch element.name {
      case .section:
        let headings: Set<ElementName> = [.h1, .h2, .h3, .h4]
        return .group([.choice(refs(headings.contains)), any { _ in true }])
      case .box:
        return .interleave([
          .optional(.choice(refs { $0 == .backdrop })), .optional(.choice(refs { $0 != .backdrop })),
        ])
      case .backdrop: return .choice(children)
      case .page, .screen, .sheet, .overlay, .sidebar, .content, .detail:
        return any { _ in true }
      default: return shared("blocks", any { _ in true }, place)
      }
    case .sectionRows:
      return .group([
        .optional(.choice(refs { $0 == .header })), any { $0 == .item },
        .optional(.choice(refs { $0 == .footer })),
      ])
    case .slots:
      func isSlot(_ name: ElementName) -> Bool { name.declaration.place == .slot || name == .label }
      return .interleave(refs(isSlot).map(SchemaPattern.optional) + [any { !isSlot($0) }])
    case .tableRows: return .group([.optional(.choice(refs { $0 == .thead })), any { $0 == .tr }])
    case .canvases:
      return .group([.optional(.choice(refs { $0 == .head })), .oneOrMore(.choice(refs { $0 != .head }))])
    case .declarations: return .interleave([.optional(.choice(refs { $0 == .title })), any { $0 != .title }])
    case .only, .items, .rows, .headRows, .cells, .segments, .tabs, .parts, .variants: return any { _ in true }
    }
  }

  /// A pattern that many elements share, by its name.
  private mutating func shared(_ name: String, _ pattern: SchemaPattern, _ place: Place) -> SchemaPattern {
    let isRunning = place.variant == .running || place.name.declaration.place == .running
    let name = isRunning ? name + ".running" : name
    define(name, pattern)
    return .ref(name)
  }
}
