/// Writes application resource bundles, as Flutter has them: `app_de.arb`, whose texts are messages of ICU's syntax.
struct ARBWriter: CatalogWriter {
  let list: CatalogList
  let table: String
  private(set) var losses = CatalogLosses()

  mutating func files() -> [WrittenCatalog] {
    let languages = list.fileLanguages
    var names = DistinctIdentifiers { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" }
    let keys = list.entries.map { entry in
      losses.add(entry, in: languages, keeping: [.comments], states: [.translated])
      let name = names.name(for: entry.key)
      if name != entry.key { losses.add(.keys, of: entry) }
      return name
    }
    return languages.map { language in
      let name = language.replacing("-", with: "_")
      return WrittenCatalog(path: "app_\(name).arb", text: text(in: language, keys))
    }
  }

  private mutating func text(in language: String, _ keys: [String]) -> String {
    var json = IndentedJSON(colon: ": ")
    json.add("@@locale", language.replacing("-", with: "_"))
    for (entry, key) in zip(list.entries, keys) {
      guard let message = list.ownMessage(of: entry, in: language) else { continue }
      var writer = ICUMessageWriter(entry, in: list)
      let text = writer.text(of: message)
      losses.add(writer.losses, of: entry)
      guard let text else { continue }
      json.add(key, text)
      guard entry.entry.note != nil || !writer.arguments.isEmpty else { continue }
      json.begin("@" + key)
      if let note = entry.entry.note { json.add("description", note) }
      if !writer.arguments.isEmpty {
        json.begin("placeholders")
        for argument in writer.arguments {
          json.begin(argument.name)
          json.add("type", argument.type)
          json.end()
        }
        json.end()
      }
      json.end()
    }
    return json.finish()
  }
}

/// Writes messages in ICU's syntax.
struct ICUMessageWriter {
  /// An argument of the messages of a key.
  struct Argument: Hashable {
    /// Its name.
    var name: String
    /// Its type in Dart.
    var type: String
  }

  private var converter: PlaceholderConverter
  private let language: String
  /// What was lost so far.
  private(set) var losses: Set<CatalogLoss> = []
  /// The arguments of the messages so far, in the order in which they are used.
  private(set) var arguments: [Argument] = []

  /// A writer for the messages of a key.
  init(_ entry: CatalogList.Entry, in list: CatalogList) {
    converter = PlaceholderConverter(to: .braces, for: entry, in: list)
    language = list.source
  }

  /// A message; nil where it has signs that the syntax takes for something else.
  mutating func text(of message: CatalogMessage) -> String? {
    defer { losses.formUnion(converter.losses) }
    let text = written(message)
    if text == nil { losses.insert(.syntax) }
    return text
  }

  private mutating func written(_ message: CatalogMessage) -> String? {
    if case .text(let text) = message.variation, message.substitutions.count > 1 { return parts(text, message) }
    switch PlainMessage(message, &losses) {
    case .text(let text): return form(text.value, number: nil)
    case .plural(let plural):
      let number = plural.numberArgument(withNames: true)
      let name = number.name ?? PlaceholderConverter.number
      note(name, "num")
      return choice(name, plural.forms, exact: plural.exactForms, number: number)
    }
  }

  /// A text with several parts that vary.
  private mutating func parts(_ text: CatalogText, _ message: CatalogMessage) -> String? {
    var result = ""
    for piece in PlaceholderText(text.value, withNames: true).pieces {
      guard case .substitution(let name, _) = piece, let part = message.substitutions[name] else {
        guard let written = form(Self.source(of: piece), number: nil) else { return nil }
        result += written
        continue
      }
      let argument = part.name ?? name
      note(argument, "num")
      var forms: [PluralCategory: CatalogText] = [.other: part.variation.general]
      let own = part.variation.withOwnArgument(named: part.name)
      if case .plural(let cases) = own { forms = cases.mapValues(\.general) }
      let number = NumberArgument(position: nil, name: argument)
      guard let written = choice(argument, forms, exact: [], number: number) else { return nil }
      result += written
    }
    return result
  }

  /// A piece as the list has it.
  private static func source(of piece: PlaceholderText.Piece) -> String {
    switch piece {
    case .literal(let text): text.replacing("%", with: "%%")
    case .argument(let placeholder, let position): placeholder.written(at: position)
    case .name(let name): "{\(name)}"
    case .own, .substitution: ""
    }
  }

  /// A choice by a number.
  private mutating func choice(
    _ name: String, _ forms: [PluralCategory: CatalogText], exact: Set<PluralCategory>, number: NumberArgument
  ) -> String? {
    var result = "{\(name), plural,"
    let numbers: [PluralCategory: String] = [.zero: "=0", .one: "=1", .two: "=2"]
    let known = Set(PluralRules.of(language)?.categories ?? [])
    for category in PluralCategory.allCases {
      guard let text = forms[category] else { continue }
      // Foundation takes the text for zero in every language; ICU's syntax only where the language has the category.
      let isExact = exact.contains(category) || category == .zero && !known.contains(.zero)
      guard let written = form(text.value, number: number) else { return nil }
      result += " \(isExact ? numbers[category] ?? category.rawValue : category.rawValue){\(written)}"
    }
    if forms[.other] == nil {
      let general = PluralCategory.allCases.lazy.compactMap { forms[$0] }.first?.value ?? ""
      guard let written = form(general, number: number) else { return nil }
      result += " other{\(written)}"
    }
    return result + "}"
  }

  private mutating func form(_ text: String, number: NumberArgument?) -> String? {
    if PlaceholderText.mayHaveArguments(text) {
      for piece in PlaceholderText(text, withNames: true).pieces {
        switch piece {
        case .name(let name): note(name, "Object")
        case .argument(let placeholder, let position):
          let isNumber = number.map { $0.position.map { $0 == position } ?? (placeholder.kind == .integer) } ?? false
          if !isNumber { note(placeholder.name ?? "arg\(position)", placeholder.kind.dartType) }
        case .literal, .own, .substitution: continue
        }
      }
    }
    return converter.text(text, number: number)
  }

  private mutating func note(_ name: String, _ type: String) {
    if !arguments.contains(where: { $0.name == name }) { arguments.append(Argument(name: name, type: type)) }
  }
}

extension Placeholder.Kind {
  /// The type of a value for it in Dart.
  fileprivate var dartType: String {
    switch self {
    case .anything: "Object"
    case .integer: "int"
    case .decimal: "double"
    case .character: "String"
    }
  }
}

/// Makes names of keys for formats that only have names in code.
struct DistinctIdentifiers {
  /// The names that are taken.
  private var taken: Set<String> = []
  private let isAllowed: (Character) -> Bool

  /// Names of some characters.
  init(of isAllowed: @escaping (Character) -> Bool) { self.isAllowed = isAllowed }

  /// The name for a key: the key itself where it is one, else one like it that no other key has.
  mutating func name(for key: String) -> String {
    var name = key
    if !key.allSatisfy(isAllowed) || key.isEmpty || key.first?.isLetter != true {
      name = key.split { !isAllowed($0) || $0 == "_" }.joined(separator: "_")
      if name.first?.isLetter != true { name = name.isEmpty ? "text" : "text_" + name }
    }
    var distinct = name
    var number = 2
    while !taken.insert(distinct).inserted {
      distinct = "\(name)_\(number)"
      number += 1
    }
    return distinct
  }
}
