/// Puts the message together that an entry is: terms and other messages are set in, `$name` becomes `{name}`, and a
/// choice by a number a part with variations.
///
/// Choices that nothing but the files decides are made: by an argument or an attribute of a term. Of `PLATFORM()`,
/// `macos` is a Mac, and `ios` an iPhone and an iPad. `[0]`, `[1]` and `[2]` are the categories zero, one and two. Of
/// other choices the default is taken.
struct FluentResolver {
  /// Why a message is left out.
  enum Fault: Error {
    /// It refers to itself, or along too many others.
    case recursion
    /// It is too long with everything that it refers to.
    case length
    /// Its choices are nested too deep.
    case depth
  }

  /// The values that a text may use.
  private struct Scope {
    /// The arguments that a term was given; nil in a message, which has those of the program.
    var arguments: [String: FluentSyntax.Expression]?
    /// How many references lead to the text.
    var references = 0
    /// How many choices are around it.
    var choices = 0
  }

  /// The most references that follow each other.
  private static let deepestReference = 16
  /// The greatest nesting of choices.
  private static let deepestChoice = 7
  /// What a value counts, in bytes.
  private static let weightOfValue = 16
  /// The longest text that a message may take from others, in bytes.
  private static let greatestLength = 1 << 17
  /// The most that all messages together may take from others, in bytes.
  private static let greatestTotal = 1 << 26

  /// The bundles in which references are looked up, the best one first.
  private let bundles: [FluentBundle]
  private let rules: PluralRules?
  /// The place of the message.
  private var place: SourceRange
  private var substitutions: [String: CatalogSubstitution] = [:]
  private var exactForms: Set<PluralCategory> = []
  /// How much the message has taken.
  private var length = 0
  /// How much all messages have taken from others.
  private(set) var total: Int
  /// What is odd.
  var notes = FluentNotes()

  /// Looks names up in bundles, the best one first; messages of other languages have taken `total` so far.
  init(_ bundles: [FluentBundle], total: Int, _ notes: FluentNotes) {
    self.bundles = bundles
    self.total = total
    self.notes = notes
    let language = bundles.first?.language ?? ""
    rules = PluralRules.of(language.isEmpty ? "en" : language)
    place = SourceRange(binary: "")
  }

  /// The message that a text at a place is; that of a term has the defaults of its choices.
  mutating func message(
    _ pattern: [FluentSyntax.Part], ofTerm isTerm: Bool, at place: SourceRange
  ) throws(Fault) -> CatalogMessage {
    self.place = place
    (substitutions, exactForms, length) = ([:], [], 0)
    var text = FluentText()
    try append(pattern, Scope(arguments: isTerm ? [:] : nil), to: &text)
    let format = text.text
    // A text that is one choice and nothing else varies as a whole.
    if substitutions.count == 1, let (name, part) = substitutions.first, format == "%#@\(name)@" {
      return CatalogMessage(
        variation: part.variation, place: place, choice: NumberChoice(exactForms: exactForms, name: part.name))
    }
    let value = CatalogText(value: format, state: format.isEmpty ? .new : .translated)
    return CatalogMessage(
      variation: .text(value), substitutions: substitutions, place: place,
      choice: exactForms.isEmpty ? nil : NumberChoice(exactForms: exactForms))
  }

  private mutating func append(_ pattern: [FluentSyntax.Part], _ scope: Scope, to text: inout FluentText) throws(Fault)
  {
    for part in pattern {
      switch part {
      case .text(let characters):
        try count(characters.utf8.count, scope)
        text.append(characters)
      case .placeable(let expression):
        try count(Self.weightOfValue, scope)
        try append(expression, scope, to: &text)
      }
    }
  }

  /// Counts what a message takes, before it is added.
  private mutating func count(_ added: Int, _ scope: Scope) throws(Fault) {
    guard scope.references > 0 else { return }
    length += added
    total += added
    if length > Self.greatestLength || total > Self.greatestTotal { throw .length }
  }

  private mutating func append(
    _ expression: FluentSyntax.Expression, _ scope: Scope, to text: inout FluentText
  ) throws(Fault) {
    switch expression {
    case .literal(let characters), .number(let characters): text.append(characters)
    case .variable(let name):
      switch scope.arguments?[name] {
      case .literal(let value)?, .number(let value)?: text.append(value)
      default: text.append(argument: name)
      }
    case .message(let name, let attribute):
      try appendReference(name, attribute, scope.arguments, scope, to: &text)
    case .term(let name, let attribute, let arguments):
      try appendReference(name, attribute, arguments, scope, to: &text)
    case .function(let name, let argument, _):
      if !["NUMBER", "DATETIME"].contains(name) { notes.note(unsupported: "the function \(name)()", at: place) }
      if let argument { try append(argument, scope, to: &text) }
    case .choice(let selector, let variants): try append(choice: variants, by: selector, scope, to: &text)
    }
  }

  /// Adds the text that a name stands for; as Fluent does, the name itself where no file defines it.
  private mutating func appendReference(
    _ name: String, _ attribute: String?, _ arguments: [String: FluentSyntax.Expression]?, _ scope: Scope,
    to text: inout FluentText
  ) throws(Fault) {
    guard let pattern = bundles.lazy.compactMap({ $0.pattern(of: name, attribute: attribute) }).first else {
      let written = attribute.map { "\(name).\($0)" } ?? name
      notes.note(unknown: written, at: place)
      return text.append("{\(written)}")
    }
    guard scope.references < Self.deepestReference else { throw .recursion }
    var inner = scope
    inner.arguments = arguments
    inner.references += 1
    try append(pattern, inner, to: &text)
  }
}

// Choices.
extension FluentResolver {
  /// What decides a choice.
  private enum Decision {
    /// A text or a number that the files have.
    case known(FluentSyntax.Expression)
    /// A number of the program, by its name.
    case number(String)
    /// The device.
    case device
    /// Something else; the default is taken.
    case other
  }

  private mutating func append(
    choice variants: [FluentSyntax.Variant], by selector: FluentSyntax.Expression, _ scope: Scope,
    to text: inout FluentText
  ) throws(Fault) {
    guard let standard = variants.first(where: \.isDefault) else { return }
    guard scope.choices < Self.deepestChoice else { throw .depth }
    var inner = scope
    inner.choices += 1
    switch try decision(about: variants, by: selector, scope) {
    case .known(let value):
      try append((variants.first { matches($0.key, value) } ?? standard).pattern, scope, to: &text)
    case .other: try append(standard.pattern, scope, to: &text)
    case .number(let name):
      let variation = CatalogVariation.plural(try forms(variants, inner))
      text.append(part: add(CatalogSubstitution(argument: nil, variation: variation, name: name), as: name))
    case .device:
      var cases: [DeviceFamily: CatalogVariation] = [.other: try variation(standard.pattern, inner)]
      for variant in variants {
        guard case .word(let word) = variant.key else { continue }
        for device in Self.devices[word] ?? [] { cases[device] = try variation(variant.pattern, inner) }
      }
      let part = CatalogSubstitution(argument: nil, variation: cases.count == 1 ? cases[.other]! : .device(cases))
      text.append(part: add(part, as: "PLATFORM"))
    }
  }

  /// The devices by the names that `PLATFORM()` has for their systems.
  private static let devices: [String: [DeviceFamily]] = ["macos": [.mac], "ios": [.iphone, .ipad]]

  private mutating func decision(
    about variants: [FluentSyntax.Variant], by selector: FluentSyntax.Expression, _ scope: Scope
  ) throws(Fault) -> Decision {
    switch selector {
    case .literal, .number: return .known(selector)
    case .variable(let name):
      if let arguments = scope.arguments { return arguments[name].map(Decision.known) ?? .other }
      return number(name, variants)
    case .function("NUMBER", let argument?, let options):
      if case .literal("ordinal")? = options["type"] {
        notes.note(unsupported: "choices by ordinal numbers", at: place)
        return .other
      }
      return try decision(about: variants, by: argument, scope)
    case .function("PLATFORM", _, _): return .device
    case .function(let name, _, _):
      notes.note(unsupported: "the function \(name)()", at: place)
      return .other
    case .term(let name, let attribute, let arguments):
      guard bundles.contains(where: { $0.pattern(of: name, attribute: attribute) != nil }) else { return .other }
      var value = FluentText()
      try appendReference(name, attribute, arguments, scope, to: &value)
      return .known(.literal(value.text))
    case .message, .choice: return .other
    }
  }

  /// A choice by an argument of the program: by number, if its cases are numbers or their categories.
  private mutating func number(_ name: String, _ variants: [FluentSyntax.Variant]) -> Decision {
    if variants.count == 1 { return .other }
    let isNumber = variants.allSatisfy { variant in
      switch variant.key {
      case .number: true
      case .word(let word): PluralCategory(rawValue: word) != nil
      }
    }
    if isNumber { return .number(name) }
    notes.note(unsupported: "the choice by the words of $\(name)", at: place)
    return .other
  }

  /// The texts for numbers by their categories.
  private mutating func forms(
    _ variants: [FluentSyntax.Variant], _ scope: Scope
  ) throws(Fault) -> [PluralCategory: CatalogVariation] {
    let exact: [String: PluralCategory] = ["0": .zero, "1": .one, "2": .two]
    var texts: [PluralCategory: CatalogVariation] = [:]
    var words: Set<PluralCategory> = []
    for variant in variants {
      let text = try variation(variant.pattern, scope)
      switch variant.key {
      case .word(let word):
        guard let category = PluralCategory(rawValue: word) else { continue }
        texts[category] = text
        words.insert(category)
      case .number(let number):
        guard let category = exact[number] else {
          if !variant.isDefault { notes.note(unsupported: "the case [\(number)] of a choice", at: place) }
          break
        }
        // A category is for this number as well, and for others.
        if !words.contains(category) { texts[category] = text }
      }
      if variant.isDefault, !words.contains(.other) { texts[.other] = text }
    }
    exactForms.formUnion(Set(texts.keys).subtracting(words).subtracting([.other]))
    exactForms.subtract(words)
    return texts
  }

  private mutating func variation(_ pattern: [FluentSyntax.Part], _ scope: Scope) throws(Fault) -> CatalogVariation {
    var text = FluentText()
    try append(pattern, scope, to: &text)
    return .text(CatalogText(value: text.text))
  }

  /// Adds a part with variations; the name that it gets.
  private mutating func add(_ part: CatalogSubstitution, as name: String) -> String {
    var own = name
    // The number of parts so far makes another name at the first attempt, unless the text uses that one too.
    while substitutions[own] != nil { own += "_\(substitutions.count)" }
    substitutions[own] = part
    return own
  }

  /// Whether a case is for a value that is known.
  private func matches(_ key: FluentSyntax.Key, _ value: FluentSyntax.Expression) -> Bool {
    switch (key, value) {
    case (.word(let word), .literal(let text)): return word == text
    case (.number(let number), .number(let other)): return Double(number) == Double(other)
    case (.word(let word), .number(let number)):
      guard let number = try? DecimalNumber.read(number).get() else { return false }
      return rules?.category(of: number).rawValue == word
    default: return false
    }
  }
}
