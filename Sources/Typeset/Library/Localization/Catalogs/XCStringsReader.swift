/// Reads string catalogs of Xcode (`.xcstrings`, JSON).
///
/// Unknown members are skipped, since Xcode adds some from time to time.
struct XCStringsReader {
  private var scanner: JSONScanner
  private var builder = CatalogBuilder()
  private var sourceLanguage: String?

  /// The catalog in a text.
  static func read(_ source: SourceFile) throws(ContentError) -> Catalog {
    var reader = XCStringsReader(scanner: try JSONScanner(source))
    try reader.readFile()
    return Catalog(name: source.name, sourceLanguage: reader.sourceLanguage, entries: reader.builder.entries)
  }

  private init(scanner: JSONScanner) { self.scanner = scanner }

  private mutating func readFile() throws(ContentError) {
    var file = try scanner.enterObject("a string catalog")
    var hasStrings = false
    while let key = try scanner.nextKey(in: &file) {
      switch key {
      case "sourceLanguage":
        let start = scanner.offset
        let language = try scanner.text("sourceLanguage")
        sourceLanguage = try tag(of: language, start..<scanner.offset)
      case "strings":
        hasStrings = true
        try readStrings()
      default: try scanner.skip()
      }
    }
    let end = scanner.offset
    try scanner.finish()
    guard hasStrings else {
      throw scanner.fault(
        "not a string catalog: it has no \"strings\"", 0..<min(1, end),
        "\(quoted("strings")) must be an object of keys")
    }
  }

  private mutating func readStrings() throws(ContentError) {
    var strings = try scanner.enterObject("\"strings\"")
    while let key = try scanner.nextKey(in: &strings) {
      var entry = CatalogEntry()
      var object = try scanner.enterObject("a key's value")
      while let member = try scanner.nextKey(in: &object) {
        switch member {
        case "shouldTranslate": entry.isTranslatable = try scanner.flag("shouldTranslate")
        case "extractionState": entry.isStale = try scanner.text("extractionState") == "stale"
        case "localizations": try readLocalizations(into: &entry)
        default: try scanner.skip()
        }
      }
      builder.set(entry, for: key)
    }
  }

  private mutating func readLocalizations(into entry: inout CatalogEntry) throws(ContentError) {
    var localizations = try scanner.enterObject("\"localizations\"")
    var keyStart = scanner.offset
    while let language = try scanner.nextKey(in: &localizations) {
      let start = scanner.offset
      let tag = try tag(of: language, keyStart..<start)
      if var message = try message() {
        message.place = SourceRange(file: scanner.source, bytes: start..<scanner.offset)
        entry.messages[tag] = message
      }
      keyStart = scanner.offset
    }
  }

  /// What one language says; nil if nothing is there yet.
  private mutating func message() throws(ContentError) -> CatalogMessage? {
    var object = try scanner.enterObject("a language's value")
    var variation: CatalogVariation?
    var substitutions: [String: CatalogSubstitution] = [:]
    while let member = try scanner.nextKey(in: &object) {
      if member == "substitutions" {
        var parts = try scanner.enterObject("\"substitutions\"")
        while let name = try scanner.nextKey(in: &parts) { substitutions[name] = try substitution(name) }
      } else if let found = try self.variation(member) {
        // A text beside variations is left over from before the variation.
        if variation == nil || member == "variations" { variation = found }
      }
    }
    guard let variation else { return nil }
    return CatalogMessage(variation: variation, substitutions: substitutions)
  }

  private mutating func substitution(_ name: String) throws(ContentError) -> CatalogSubstitution {
    let start = scanner.offset
    var object = try scanner.enterObject("a substitution")
    var argument: Int?
    var variation: CatalogVariation?
    while let member = try scanner.nextKey(in: &object) {
      if member == "argNum" {
        argument = try scanner.integer("argNum", in: 1...99)
      } else if let found = try self.variation(member) {
        variation = found
      }
    }
    guard let variation else {
      throw scanner.fault("the substitution \(quoted(name)) has no variations", start..<start + 1)
    }
    return CatalogSubstitution(argument: argument, variation: variation)
  }

  /// The value of a member that contains a text or variations.
  private mutating func variation(_ member: String) throws(ContentError) -> CatalogVariation? {
    switch member {
    case "stringUnit": return .text(try unit(of: "\"stringUnit\""))
    case "stringSet": return .text(try unit(of: "\"stringSet\""))
    case "variations": return try variations()
    default:
      try scanner.skip()
      return nil
    }
  }

  private mutating func unit(of noun: String) throws(ContentError) -> CatalogText {
    let start = scanner.offset
    var object = try scanner.enterObject(noun)
    var value: String?
    var state = CatalogText.State.translated
    while let member = try scanner.nextKey(in: &object) {
      switch member {
      case "value": value = try scanner.text("a string's value")
      case "values":
        var list = try scanner.enterList("\"values\"")
        while try scanner.nextValue(in: &list) {
          let text = try scanner.text("a value of a set")
          value = value ?? text
        }
      case "state":
        switch try scanner.text("a string's state") {
        case "new": state = .new
        case "needs_review": state = .needsReview
        default: state = .translated
        }
      default: try scanner.skip()
      }
    }
    guard let value else { throw scanner.fault("\(noun) has no value", start..<start + 1) }
    return CatalogText(value: value, state: state)
  }

  private mutating func variations() throws(ContentError) -> CatalogVariation {
    let start = scanner.offset
    var object = try scanner.enterObject("\"variations\"")
    var found: CatalogVariation?
    while let member = try scanner.nextKey(in: &object) {
      switch member {
      case "plural":
        var cases: [PluralCategory: CatalogVariation] = [:]
        try readCases("plural category", PluralCategory.allCases.map(\.rawValue)) { name, variation in
          cases[PluralCategory(rawValue: name)!] = variation
        }
        if !cases.isEmpty, found == nil { found = .plural(cases) }
      case "device":
        var cases: [DeviceFamily: CatalogVariation] = [:]
        try readCases("device", DeviceFamily.allCases.map(\.rawValue)) { name, variation in
          cases[DeviceFamily(rawValue: name)!] = variation
        }
        if !cases.isEmpty { found = .device(cases) }
      default: try scanner.skip()
      }
    }
    guard let found else {
      throw scanner.fault(
        "no strings in these variations", start..<start + 1, "vary by \"plural\" or by \"device\"")
    }
    return found
  }

  private mutating func readCases(
    _ noun: String, _ names: [String], _ take: (String, CatalogVariation) -> Void
  ) throws(ContentError) {
    var object = try scanner.enterObject("the variations by \(noun)")
    var keyStart = scanner.offset
    while let name = try scanner.nextKey(in: &object) {
      guard names.contains(name) else {
        let hint = NearestName.of(name, among: names).map { "did you mean \(quoted($0))?" }
        throw scanner.fault(
          "unknown \(noun) \(quoted(name))", keyOfMember(after: keyStart, before: scanner.offset),
          hint ?? "use one of: \(names.joined(separator: ", "))")
      }
      var inner = try scanner.enterObject("a variation")
      while let member = try scanner.nextKey(in: &inner) {
        if let variation = try variation(member) { take(name, variation) }
      }
      keyStart = scanner.offset
    }
  }

  private mutating func tag(of language: String, _ place: Range<Int>) throws(ContentError) -> String {
    if let tag = builder.tag(of: language) { return tag }
    throw scanner.fault(
      "invalid language \(quoted(language))", keyOfMember(after: place.lowerBound, before: place.upperBound),
      "use a BCP 47 tag such as ar or zh-Hant")
  }

  /// The range of the quoted string in a range.
  private func keyOfMember(after start: Int, before end: Int) -> Range<Int> {
    let bytes = scanner.source.utf8[start..<end]
    guard let first = bytes.firstIndex(of: UInt8(ascii: "\"")), let last = bytes.lastIndex(of: UInt8(ascii: "\"")),
      first < last
    else { return start..<end }
    return first..<last + 1
  }
}
