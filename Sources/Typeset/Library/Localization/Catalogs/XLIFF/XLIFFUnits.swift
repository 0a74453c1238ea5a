/// Joins the units of one XLIFF file whose ids say that they are variations of one key.
struct XLIFFUnits {
  /// A text of a unit.
  private struct Unit {
    /// What of its key it is: nothing for the text itself, else such as `plural` and `one`.
    var path: [String]
    /// Its text.
    var text: CatalogText
    /// The place of the text.
    var place: SourceRange
  }

  /// A key with the texts that its units have in one language.
  private struct Group {
    /// The key.
    var key: String
    /// The language, a canonical tag.
    var language: String
    /// The units in the order of the file, each path once.
    var units: [Unit] = []
    /// The positions of the units by their ids.
    var positions: [String: Int] = [:]
  }

  /// A message of a key in a language.
  struct Message {
    /// The message with its key.
    var keyed: KeyedMessage
    /// The language, a canonical tag.
    var language: String
  }

  /// The ids that the file gives twice with different texts.
  private(set) var repeated = RepeatedKeys()
  /// The ids that must not be translated.
  var untranslatable: [String] = []
  /// What the developer says about the keys; the first of the units of a key counts.
  private(set) var notes: [String: String] = [:]
  /// What tells the keys from other uses of the same words.
  private var contexts: [String: String] = [:]
  /// The most characters of the texts of the keys.
  private var lengths: [String: Int] = [:]
  /// In the order of the file.
  private var groups: [Group] = []
  /// The positions of the groups, by key and language.
  private var positions: [String: [String: Int]] = [:]

  /// The greatest number of parts of an id behind its key: a substitution that varies by device and number has six.
  private static let greatestDepth = 16

  /// Adds a text of the unit with an id.
  mutating func add(_ text: CatalogText, id: String, in language: String, at place: SourceRange) throws(ContentError) {
    let (key, path) = Self.parts(of: id)
    guard path.count <= Self.greatestDepth else {
      throw ContentError("the id \(quoted(id)) has more than \(Self.greatestDepth) parts", at: place)
    }
    let group = positions[key]?[language] ?? groups.count
    if group == groups.count {
      groups.append(Group(key: key, language: language))
      positions[key, default: [:]][language] = group
    }
    let unit = Unit(path: path, text: text, place: place)
    guard let known = groups[group].positions[id] else {
      groups[group].positions[id] = groups[group].units.count
      groups[group].units.append(unit)
      return
    }
    let first = groups[group].units[known]
    if first.text.value != text.value { repeated.add(id, first: first.place, last: place) }
    groups[group].units[known] = unit
  }

  /// Adds what the developer says about the unit with an id.
  mutating func addNote(_ written: String, id: String) {
    guard let note = CatalogNote.text(written) else { return }
    let key = Self.parts(of: id).key
    notes[key] = notes[key] ?? note
  }

  /// Adds what tells the unit with an id from other uses of the same words.
  mutating func addContext(_ written: String, id: String) {
    guard let context = CatalogNote.text(written) else { return }
    let key = Self.parts(of: id).key
    contexts[key] = contexts[key] ?? context
  }

  /// Adds the most characters that the text of the unit with an id may have.
  mutating func addLength(_ length: Int, id: String) {
    guard length > 0 else { return }
    let key = Self.parts(of: id).key
    lengths[key] = lengths[key].map { min($0, length) } ?? length
  }

  /// The key of an id, and what of it the unit is: `plural.one`, `device.ipad`, `substitutions.NAME.plural.one`.
  private static func parts(of id: String) -> (key: String, path: [String]) {
    let mark = Array("|==|".utf8)
    let bytes = Array(id.utf8)
    guard let start = bytes.indices.last(where: { bytes[$0...].starts(with: mark) }) else { return (id, []) }
    let path = String(decoding: bytes[(start + mark.count)...], as: UTF8.self).split(separator: ".").map(String.init)
    return (String(decoding: bytes[..<start], as: UTF8.self), path)
  }

  /// The messages, each from all units of its key in one language, and warnings about those that are left out.
  func messages() -> (messages: [Message], faults: [Diagnostic]) {
    var messages: [Message] = []
    var faults: [Diagnostic] = []
    for group in groups {
      var parts: [Part] = []
      var substitutions: [String: [Part]] = [:]
      for unit in group.units {
        if unit.path.count > 2, unit.path[0] == "substitutions" {
          substitutions[unit.path[1], default: []].append(Part(path: unit.path[2...], text: unit.text))
        } else {
          parts.append(Part(path: unit.path[...], text: unit.text))
        }
      }
      let place = group.units[0].place
      guard let variation = Self.variation(parts) else {
        faults.append(
          Diagnostic(
            .warning, code: "bad-message",
            "the units of \(quoted(group.key)) do not make a complete string, and are left out", at: place,
            hints: ["one of them must be the string itself"]))
        continue
      }
      var message = CatalogMessage(variation: variation, place: place)
      for (name, parts) in substitutions {
        message.substitutions[name] = Self.variation(parts).map { CatalogSubstitution(argument: nil, variation: $0) }
      }
      let keyed = KeyedMessage(
        key: group.key, place: place, message: message, context: contexts[group.key],
        greatestLength: lengths[group.key])
      messages.append(Message(keyed: keyed, language: group.language))
    }
    return (messages, faults)
  }

  /// A text with what is left of its path.
  private struct Part {
    /// What of the variation it is.
    var path: ArraySlice<String>
    /// The text.
    var text: CatalogText
  }

  private static func variation(_ parts: [Part]) -> CatalogVariation? {
    func inner(_ name: String) -> CatalogVariation? {
      variation(
        parts.filter { $0.path.dropFirst().first == name }.map { Part(path: $0.path.dropFirst(2), text: $0.text) })
    }
    switch parts.first(where: { !$0.path.isEmpty })?.path.first {
    case "plural":
      var cases: [PluralCategory: CatalogVariation] = [:]
      for category in PluralCategory.allCases { cases[category] = inner(category.rawValue) }
      return cases.isEmpty ? nil : .plural(cases)
    case "device":
      var cases: [DeviceFamily: CatalogVariation] = [:]
      for family in DeviceFamily.allCases { cases[family] = inner(family.rawValue) }
      return cases.isEmpty ? nil : .device(cases)
    default: return (parts.first { $0.path.isEmpty }?.text).map { .text($0) }
    }
  }
}
