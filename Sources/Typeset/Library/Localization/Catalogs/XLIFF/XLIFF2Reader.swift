/// Reads XLIFF 2.0 and 2.1 (OASIS, 2014 and 2018): the segments of a unit are one text.
struct XLIFF2Reader {
  private let tree: CatalogTree
  private var builder = CatalogBuilder()

  /// What the elements around a unit say about it.
  private struct Inherited {
    /// Whether it is translated.
    var isTranslatable = true
    /// The most characters of its text; nil for any number.
    var greatestLength: Int?
  }

  /// A unit with what is said about it.
  private struct Unit {
    /// The element.
    var element: Int
    /// What counts for it.
    var inherited: Inherited
  }

  /// The catalog that a tree has.
  static func read(_ tree: CatalogTree) throws(ContentError) -> CatalogBuilder {
    var reader = XLIFF2Reader(tree: tree)
    try reader.readRoot()
    return reader.builder
  }

  private init(tree: CatalogTree) { self.tree = tree }

  private mutating func readRoot() throws(ContentError) {
    guard tree.attribute("srcLang", of: 0) != nil else {
      throw tree.fault("<xliff> has no srcLang", 0, "add it, as in srcLang=\"en\"")
    }
    guard let source = builder.language("srcLang", of: 0, in: tree) else { return }
    builder.sourceLanguage = source
    let target = builder.language("trgLang", of: 0, in: tree)
    if target == nil, tree.attribute("trgLang", of: 0) != nil { return }
    for file in tree.elements("file", of: 0) {
      var found: [Unit] = []
      addUnits(in: file, inherited(by: file, Inherited()), to: &found)
      let keys = XLIFFKeys(of: found.map(\.element), nameAttribute: "name", in: tree)
      var units = XLIFFUnits()
      for unit in found {
        if let key = keys.key(of: unit.element) {
          try readUnit(unit, key: key, source: source, target: target, into: &units)
        } else {
          builder.faults.append(tree.omission("<unit> has no id", unit.element, "add an id; it is the key"))
        }
      }
      try builder.add(units)
    }
  }

  private func addUnits(in parent: Int, _ inherited: Inherited, to found: inout [Unit]) {
    for child in tree.elements(of: parent) {
      switch tree.localName(child) {
      case "group": addUnits(in: child, self.inherited(by: child, inherited), to: &found)
      case "unit": found.append(Unit(element: child, inherited: self.inherited(by: child, inherited)))
      default: continue
      }
    }
  }

  /// What counts for an element, whose parent has something already.
  private func inherited(by element: Int, _ outer: Inherited) -> Inherited {
    var own = outer
    if let translate = tree.attribute("translate", of: element) { own.isTranslatable = translate != "no" }
    // `5`, or `2,5` for at least two.
    if let size = tree.attribute(local: "sizeRestriction", of: element) {
      own.greatestLength = size.split(separator: ",").last.flatMap { Int($0) }
    }
    return own
  }

  private func readUnit(
    _ unit: Unit, key: String, source: String, target: String?, into units: inout XLIFFUnits
  ) throws(ContentError) {
    let element = unit.element
    if !unit.inherited.isTranslatable { units.untranslatable.append(key) }
    if let length = unit.inherited.greatestLength { units.addLength(length, id: key) }
    let inline = XLIFFInline(of: element, in: tree)
    var texts = Texts()
    for child in tree.elements(of: element) {
      switch tree.localName(child) {
      case "segment": add(child, isSegment: true, inline, to: &texts)
      case "ignorable": add(child, isSegment: false, inline, to: &texts)
      case "notes":
        for note in tree.elements("note", of: child) { add(note, key: key, to: &units) }
      default: continue
      }
    }
    if let place = texts.sourcePlace {
      try units.add(CatalogText(value: texts.source), id: key, in: source, at: place)
    }
    guard let place = texts.targetPlace else { return }
    guard let target else {
      throw ContentError(
        "<target> in an <xliff> without trgLang", at: place, "add it to <xliff>, as in trgLang=\"ar\"")
    }
    let state = texts.isPartial ? .new : texts.state
    try units.add(CatalogText(value: texts.target, state: state), id: key, in: target, at: place)
  }

  /// The texts of a unit so far.
  private struct Texts {
    /// What is translated.
    var source = ""
    /// Where its first segment is.
    var sourcePlace: SourceRange?
    /// The translation; where a segment has none, what is translated.
    var target = ""
    /// Where the first translation is.
    var targetPlace: SourceRange?
    /// Whether a segment has no translation.
    var isPartial = false
    /// How far the least finished segment has come.
    var state = CatalogText.State.translated
  }

  private func add(_ segment: Int, isSegment: Bool, _ inline: XLIFFInline, to texts: inout Texts) {
    let source = tree.elements("source", of: segment).first
    let target = tree.elements("target", of: segment).first
    let words = source.map(inline.text) ?? ""
    texts.source += words
    texts.sourcePlace = texts.sourcePlace ?? source.map(tree.place(of:))
    texts.target += target.map(inline.text) ?? words
    guard isSegment else { return }
    guard let target else {
      texts.isPartial = true
      return
    }
    texts.targetPlace = texts.targetPlace ?? tree.place(of: target)
    let states = [texts.state, state(of: segment)]
    texts.state = CatalogText.State.allCases.first(where: states.contains) ?? .translated
  }

  /// How far a segment with a translation has come. Many tools write no state, which would be `initial`.
  private func state(of segment: Int) -> CatalogText.State {
    let detail = tree.attribute("subState", of: segment)?.split(separator: ":").last.map(String.init) ?? ""
    if ["leveraged-mt", "mt-suggestion"].contains(detail) { return .machineTranslated }
    if tree.attribute("state", of: segment) == "initial" { return .new }
    return detail.hasPrefix("needs-") ? .needsReview : .translated
  }

  /// Adds a note; Angular says in some of them what a text is about, and where it is.
  private func add(_ note: Int, key: String, to units: inout XLIFFUnits) {
    let text = tree.tree.allText(of: note)
    switch tree.attribute("category", of: note) {
    case "location": return
    case "meaning": units.addContext(text, id: key)
    default: units.addNote(text, id: key)
    }
  }
}
