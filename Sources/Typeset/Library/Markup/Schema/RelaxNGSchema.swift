/// The markup as a schema in RELAX NG (XML syntax), made from the vocabulary, for editors and validators.
///
/// It says what RELAX NG can: the one place in which an element may stand, its attributes and their values, the order of contents.
/// What it leaves to the reader: that an `id` is taken once, that a link stands in no link, that a screen has one title, and names
/// that begin with `data-`, which no pattern of RELAX NG covers.
struct RelaxNGSchema {
  private let values: SchemaValues
  private var definitions: [(name: String, pattern: SchemaPattern)] = []
  private var known: Set<String> = []
  private var waiting: [Place] = []

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
      <!-- Made by `typesetter schema`. Names that begin with data- may stand on every element, which RELAX NG cannot say:
           include this grammar into one of yours and define "data" there with the names that you use. -->
      <grammar xmlns="http://relaxng.org/ns/structure/1.0" datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">
        <start>
          <ref name="document"/>
        </start>

      """
    for definition in schema.definitions { definition.pattern.define(definition.name, into: &xml) }
    return xml + "</grammar>\n"
  }

  private mutating func collect() {
    define("data", .empty)
    for name in AttributeName.allCases {
      if let kind = Vocabulary.common[name] {
        define(Self.definition(of: name), .attribute(name.rawValue, values.pattern(of: kind)))
      }
    }
    define(
      "common",
      .group(Self.commonNames.map { .optional(.ref(Self.definition(of: $0))) } + [.ref("data")]))
    _ = reference(to: .document, in: nil, variant: .plain)
    while let place = waiting.popLast() { define(place) }
  }

  /// The name of the definition of an attribute that every element has; names in a schema have no colon.
  private static func definition(of attribute: AttributeName) -> String {
    "attribute." + attribute.rawValue.split(separator: ":").joined(separator: "-")
  }

  private static let commonNames = AttributeName.allCases.filter { Vocabulary.common[$0] != nil }

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
    let isRunning = outer == .running || Vocabulary[parent].place == .running
    switch (name, parent) {
    case (.title, .head): return .inHead
    case (.section, .list): return .inList
    case (_, .overlay): return .inOverlay
    default: return isRunning && Vocabulary[name].place == .inline ? .running : .plain
    }
  }

  private mutating func define(_ place: Place) {
    let entry = Vocabulary[place.name]
    let pattern = SchemaPattern.element(
      place.name.rawValue, .group(attributes(of: entry, in: place.parent) + [contents(of: entry, place)]))
    define(place.name.rawValue + place.variant.rawValue, pattern)
  }

  private func attributes(of entry: Vocabulary.Entry, in parent: ElementName?) -> [SchemaPattern] {
    let own = entry.attributes.map(\.name)
    let overridesCommon =
      own.contains { Vocabulary.common[$0] != nil } || entry.required.contains { Vocabulary.common[$0] != nil }
    var patterns: [SchemaPattern] = []
    if !overridesCommon { patterns.append(.ref("common")) }
    for attribute in Vocabulary.attributes(of: entry.name, in: parent) {
      let isCommon = Vocabulary.common[attribute] != nil && !own.contains(attribute)
      if isCommon, !overridesCommon { continue }
      guard let kind = Vocabulary.value(of: Vocabulary.attributes[attribute.rawValue]!, on: entry, in: parent) else {
        continue
      }
      let pattern: SchemaPattern =
        isCommon
        ? .ref(Self.definition(of: attribute)) : .attribute(attribute.rawValue, values.pattern(of: kind))
      patterns.append(entry.required.contains(attribute) ? pattern : .optional(pattern))
    }
    if overridesCommon { patterns.append(.ref("data")) }
    return patterns
  }
}

// What stands between the tags.
extension RelaxNGSchema {
  private mutating func contents(of entry: Vocabulary.Entry, _ place: Place) -> SchemaPattern {
    let content = Vocabulary.content(of: entry, in: place.parent)
    let isRunning = place.variant == .running || entry.place == .running
    let names = Vocabulary.children(of: entry.name, content: content).filter {
      Vocabulary[$0].place != .counter || isRunning
    }
    var children: [SchemaPattern] = []
    for name in names { children.append(reference(to: name, in: entry.name, variant: place.variant)) }
    func refs(_ isIncluded: (ElementName) -> Bool) -> [SchemaPattern] {
      zip(names, children).filter { isIncluded($0.0) }.map(\.1)
    }
    func any(_ isIncluded: (ElementName) -> Bool, among first: [SchemaPattern] = []) -> SchemaPattern {
      .zeroOrMore(.choice(first + refs(isIncluded)))
    }
    func isInline(_ name: ElementName) -> Bool { Vocabulary[name].place != .block }
    switch content {
    case .nothing: return .empty
    case .characters: return .text
    case .inline: return shared("inlines", any({ _ in true }, among: [.text]), place)
    case .flow:
      return shared(
        "flow", .group([any(isInline, among: [.text]), any { !isInline($0) }]), place)
    case .blocks:
      switch entry.name {
      case .section:
        let headings: Set<ElementName> = [.h1, .h2, .h3, .h4]
        return .group([.choice(refs(headings.contains)), any { _ in true }])
      case .box: return .optional(.choice(children))
      case .page, .screen, .overlay: return any { _ in true }
      default: return shared("blocks", any { _ in true }, place)
      }
    case .sectionItems:
      return .group([
        .optional(.choice(refs { $0 == .header })), any { $0 == .item },
        .optional(.choice(refs { $0 == .footer })),
      ])
    case .slots: return .interleave(children.map(SchemaPattern.optional))
    case .rows: return .group([.optional(.choice(refs { $0 == .thead })), any { $0 == .tr }])
    case .canvases:
      return .group([.optional(.choice(refs { $0 == .head })), .oneOrMore(.choice(refs { $0 != .head }))])
    case .declarations: return .interleave([.optional(.choice(refs { $0 == .title })), any { $0 != .title }])
    case .items, .listItems, .headRows, .cells, .segments, .tabs, .parts, .variants: return any { _ in true }
    }
  }

  /// A pattern that many elements share, by its name.
  private mutating func shared(_ name: String, _ pattern: SchemaPattern, _ place: Place) -> SchemaPattern {
    let isRunning = place.variant == .running || Vocabulary[place.name].place == .running
    let name = isRunning ? name + ".running" : name
    define(name, pattern)
    return .ref(name)
  }
}
