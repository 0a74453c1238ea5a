/// Reads string catalogs of Xcode (`.xcstrings`, JSON).
///
/// Unknown members are skipped, since Xcode adds some from time to time.
struct XCStringsReader {
  private var scanner: JSONScanner
  private var builder = CatalogBuilder()
  /// The stretch of the last text that was read, with its quotes; nil before the first.
  private var textPlace: Range<Int>?

  /// The catalog in a text.
  static func read(_ source: SourceFile) throws(ContentError) -> Catalog {
    var reader = XCStringsReader(scanner: try JSONScanner(source))
    try reader.readFile()
    return Catalog(name: source.name, reader.builder)
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
        builder.sourceLanguage = try tag(of: language, start..<scanner.offset)
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
    var strings = try scanner.enterObject("\"strings\"", allowsTwins: true)
    while let key = try scanner.nextKey(in: &strings) {
      var entry = CatalogEntry(place: place(strings.key))
      var object = try scanner.enterObject("a key's value")
      while let member = try scanner.nextKey(in: &object) {
        switch member {
        case "shouldTranslate": entry.isTranslatable = try scanner.flag("shouldTranslate")
        case "extractionState":
          let state = try scanner.text("extractionState")
          entry.isStale = state == "stale"
          if state == "manual" { entry.hasSymbol = true }
        case "generatesSymbol": entry.hasSymbol = try scanner.flag("generatesSymbol")
        case "comment": entry.note = CatalogNote.text(try scanner.text("comment"))
        case "localizations": try readLocalizations(of: key, into: &entry)
        default: try scanner.skip()
        }
      }
      try builder.set(entry, for: key)
    }
  }

  private mutating func readLocalizations(of key: String, into entry: inout CatalogEntry) throws(ContentError) {
    var localizations = try scanner.enterObject("\"localizations\"", allowsTwins: true)
    while let language = try scanner.nextKey(in: &localizations) {
      guard let tag = builder.tag(of: language) else {
        builder.leaveOut(language, at: place(localizations.key))
        try scanner.skip()
        continue
      }
      guard let message = try message() else { continue }
      if let first = entry.messages.updateValue(message, forKey: tag) {
        builder.repeated.compare(key, first: first, last: message)
      }
    }
  }

  /// What one language says; nil if nothing is there yet.
  private mutating func message() throws(ContentError) -> CatalogMessage? {
    let start = scanner.offset
    var object = try scanner.enterObject("a language's value")
    var variation: CatalogVariation?
    var place: Range<Int>?
    var substitutions: [String: CatalogSubstitution] = [:]
    while let member = try scanner.nextKey(in: &object) {
      if member == "substitutions" {
        var parts = try scanner.enterObject("\"substitutions\"")
        while let name = try scanner.nextKey(in: &parts) { substitutions[name] = try substitution(name) }
      } else if let found = try self.variation(member) {
        // A text beside variations is left over from before the variation.
        if variation == nil || member == "variations" { variation = found }
        // One text is where it is; several are where the language is.
        if case .text = variation { place = textPlace } else { place = nil }
      }
    }
    guard let variation else { return nil }
    return CatalogMessage(
      variation: variation, substitutions: substitutions, place: self.place(place ?? start..<scanner.offset))
  }

  private mutating func substitution(_ name: String) throws(ContentError) -> CatalogSubstitution {
    let start = scanner.offset
    var object = try scanner.enterObject("a substitution")
    var argument: Int?
    var kind: Placeholder.Kind?
    var variation: CatalogVariation?
    while let member = try scanner.nextKey(in: &object) {
      if member == "argNum" {
        argument = try scanner.integer("argNum", in: 1...99)
      } else if member == "formatSpecifier" {
        kind = Placeholder.Kind(specifier: try scanner.text("formatSpecifier"))
      } else if let found = try self.variation(member) {
        variation = found
      }
    }
    guard let variation else {
      throw scanner.fault("the substitution \(quoted(name)) has no variations", start..<start + 1)
    }
    return CatalogSubstitution(argument: argument, variation: variation, kind: kind)
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
      case "value":
        let start = scanner.offset
        value = try scanner.text("a string's value")
        textPlace = start..<scanner.offset
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
      case "width":
        if let variation = try widths() { found = found ?? variation }
      default: try scanner.skip()
      }
    }
    guard let found else {
      throw scanner.fault(
        "no strings in these variations", start..<start + 1, "vary by \"plural\", \"device\" or \"width\"")
    }
    return found
  }

  /// The texts by width; nil for none.
  private mutating func widths() throws(ContentError) -> CatalogVariation? {
    var cases: [Int: CatalogVariation] = [:]
    var object = try scanner.enterObject("the variations by width")
    while let name = try scanner.nextKey(in: &object) {
      guard let width = Int(name), width > 0 else {
        throw scanner.fault("invalid width \(quoted(name))", object.key, "use a whole number, such as 20")
      }
      var inner = try scanner.enterObject("a variation")
      while let member = try scanner.nextKey(in: &inner) {
        if let variation = try variation(member) { cases[width] = variation }
      }
    }
    return CatalogVariation(byWidth: cases)
  }

  private mutating func readCases(
    _ noun: String, _ names: [String], _ take: (String, CatalogVariation) -> Void
  ) throws(ContentError) {
    var object = try scanner.enterObject("the variations by \(noun)")
    while let name = try scanner.nextKey(in: &object) {
      guard names.contains(name) else {
        let hint = NearestName.of(name, among: names).map { "did you mean \(quoted($0))?" }
        throw scanner.fault(
          "unknown \(noun) \(quoted(name))", object.key,
          hint ?? "use one of: \(names.joined(separator: ", "))")
      }
      var inner = try scanner.enterObject("a variation")
      while let member = try scanner.nextKey(in: &inner) {
        if let variation = try variation(member) { take(name, variation) }
      }
    }
  }

  private mutating func tag(of language: String, _ place: Range<Int>) throws(ContentError) -> String {
    if let tag = builder.tag(of: language) { return tag }
    throw scanner.fault(
      "invalid language \(quoted(language))", place, "use a BCP 47 tag such as ar or zh-Hant")
  }

  private func place(_ bytes: Range<Int>) -> SourceRange { SourceRange(file: scanner.source, bytes: bytes) }
}
