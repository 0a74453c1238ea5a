/// Reads the elements of an SVG file as librsvg does, and collects the facts about them.
///
/// Style rules are not applied to elements; a file whose rules could cost anything is suspect.
struct SVGReader {
  private var facts = SVGFacts()
  /// The elements that are open.
  private var open: [OpenSVGElement] = []
  /// What the elements with an `id` draw.
  private var fragments: [String: SVGFragment] = [:]
  private var root = SVGFragment()
  private var openTexts = 0
  /// How many pictures this one is inside of.
  private let pictureDepth: Int

  private init(pictureDepth: Int) { self.pictureDepth = pictureDepth }

  /// The facts about a file; reading ends when a limit is exceeded.
  static func facts(of bytes: [UInt8], pictureDepth: Int = 0) -> SVGFacts {
    var reader = SVGReader(pictureDepth: pictureDepth)
    let failure = XMLEvents.read(bytes) { event in
      reader.take(event)
      return !reader.facts.isBeyondLimits
    }
    if !reader.facts.isBeyondLimits { reader.facts.illFormed = failure }
    while !reader.open.isEmpty { reader.close() }
    reader.facts.cost = reader.root.total(reader.fragments)
    return reader.facts
  }

  private mutating func take(_ event: XMLEvents.Event) {
    switch event {
    case .start(let name, let attributes): start(String(name.localName), attributes)
    case .end: close()
    case .text(let text): take(text: text)
    }
  }

  private mutating func start(_ name: String, _ attributes: [(name: String, value: String)]) {
    facts.elementCount += 1
    var element = OpenSVGElement(name: name, paints: open.last?.paints ?? SVGPaints())
    facts.depth = max(facts.depth, open.count + 1)
    if element.isText {
      facts.hasText = true
      openTexts += 1
    }
    if SVGVocabulary.suspects.contains(name) { facts.isSuspect = true }
    for (name, value) in attributes { take(String(name.localName), value, of: &element) }
    element.usePaints()
    open.append(element)
  }

  /// Ends the innermost element and adds its drawing to its parent, if it is drawn there.
  private mutating func close() {
    guard var element = open.popLast() else { return }
    if element.name == "stop", !open.isEmpty { open[open.count - 1].stopCount += 1 }
    if element.isGradient { element.fragment.cost.elements = element.stopCount / SVGVocabulary.stopsPerElement }
    if element.isText { openTexts -= 1 }
    if element.name == "style" { take(rules: element.text) }
    if let id = element.id { fragments[id] = element.fragment }
    if open.isEmpty {
      root.add(element.fragment)
    } else if !SVGVocabulary.drawnElsewhere.contains(element.name) {
      open[open.count - 1].fragment.add(element.fragment)
    }
  }

  private mutating func take(text: String) {
    guard !open.isEmpty else { return }
    if open[open.count - 1].name == "style" { open[open.count - 1].text += text }
    guard openTexts > 0 else { return }
    facts.textLength += text.utf8.count
    facts.characters.formUnion(text.unicodeScalars)
    open[open.count - 1].fragment.cost = open[open.count - 1].fragment.cost + SVGCost(elements: text.utf8.count / 16)
  }

  private mutating func take(_ name: String, _ value: String, of element: inout OpenSVGElement) {
    switch name {
    case "id": element.id = value
    case "style":
      let rules = SVGStyleRules(value)
      if rules.isSuspect { facts.isSuspect = true }
      for (name, value) in rules.declarations { take(property: name, value, of: &element) }
    case "href": take(reference: value, of: &element)
    case "d", "points": element.vertexCount = SVGVocabulary.vertexCount(of: value)
    case "numOctaves":
      let octaves = Double(value.filter { !$0.isWhitespace }) ?? 0
      facts.octaves = max(facts.octaves, octaves)
    case "order" where element.name == "feConvolveMatrix":
      let numbers = value.split { $0.isWhitespace || $0 == "," }.prefix(2).map { Double($0) ?? 0 }
      facts.matrixNumbers = max(facts.matrixNumbers, (numbers.first ?? 0) * (numbers.last ?? 0))
    default: take(property: name, value, of: &element)
    }
  }

  /// Takes a property of CSS, which may also be an attribute.
  private mutating func take(property name: String, _ value: String, of element: inout OpenSVGElement) {
    let ids = SVGStyleRules.references(in: value)
    switch name {
    case "font-family", "font": facts.note(familyList: value)
    case "stroke-dasharray": facts.isSuspect = true
    case "marker": element.paints.setMarkers(ids.first)
    case "marker-start": element.paints.markerStart = ids.first
    case "marker-mid": element.paints.markerMid = ids.first
    case "marker-end": element.paints.markerEnd = ids.first
    case "fill": element.paints.fill = ids.first
    case "stroke": element.paints.stroke = ids.first
    case "mask", "clip-path", "filter":
      let functions = name == "filter" ? value.utf8.count { $0 == UInt8(ascii: "(") } : ids.count
      guard functions > 0 else { return }
      facts.isSuspect = facts.isSuspect || name != "clip-path"
      element.fragment.cost = element.fragment.cost + SVGCost(layers: name == "clip-path" ? 0 : functions)
      for id in ids { element.fragment.use(id) }
    default: break
    }
  }

  private mutating func take(reference value: String, of element: inout OpenSVGElement) {
    let value = String(value.drop { $0.isWhitespace })
    // A link leads out of the drawing without drawing anything.
    guard element.name != "a", let first = value.first else { return }
    if first == "#" { return element.fragment.use(String(value.dropFirst())) }
    guard DataURL.isOne(value) else { return facts.outsideReferences.append(value) }
    guard let bytes = DataURL.bytes(of: value, most: PictureLimits.mostSVGBytes) else { return }
    facts.isSuspect = true
    if let size = EmbeddedPicture.size(of: bytes) {
      facts.embeddedSizes.append(size)
    } else if pictureDepth < PictureLimits.deepestPictures {
      let inner = SVGReader.facts(of: bytes, pictureDepth: pictureDepth + 1)
      facts.add(inner)
      element.fragment.cost = element.fragment.cost + inner.cost
    } else if PictureFormat.sniffed(bytes) == .svg {
      facts.pictureDepth += 1
    }
  }

  /// Takes the rules of a `style` element.
  private mutating func take(rules text: String) {
    let rules = SVGStyleRules(text)
    if rules.isSuspect || rules.isCostly { facts.isSuspect = true }
    for (name, value) in rules.declarations where name == "font-family" || name == "font" {
      facts.note(familyList: value)
    }
  }
}
