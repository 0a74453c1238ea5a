/// A message as most formats have it: one text, or one for each of some categories of one number.
enum PlainMessage: Sendable {
  /// One text.
  case text(CatalogText)
  /// A text for each category.
  case plural(PlainPlural)

  /// What remains of a message; `losses` gets what does not.
  init(_ message: CatalogMessage, _ losses: inout Set<CatalogLoss>) {
    var variation = message.variation
    if case .device(let cases) = variation {
      losses.insert(.devices)
      guard let general = cases[.other] ?? DeviceFamily.allCases.lazy.compactMap({ cases[$0] }).first else {
        self = .text(CatalogText(value: ""))
        return
      }
      variation = general
    }
    switch variation {
    case .text(let text) where message.substitutions.isEmpty: self = .text(text)
    case .text(let text): self = PlainSubstitutions(message.substitutions).message(text, &losses)
    case .plural(let cases):
      let forms = cases.mapValues { inner in
        if case .text = inner {} else { losses.insert(.devices) }
        return inner.general
      }
      self = .plural(PlainPlural(forms: forms, exactForms: message.exactForms))
    case .device: self = .text(variation.general)
    }
  }

  /// The text for all numbers that have none of their own.
  var general: CatalogText {
    switch self {
    case .text(let text): text
    case .plural(let plural): plural.general
    }
  }

  /// The text for a category.
  func text(for category: PluralCategory) -> CatalogText? {
    switch self {
    case .text: nil
    case .plural(let plural): plural.forms[category]
    }
  }

  /// The categories that it has texts for, from zero to other; none for one text.
  var categories: [PluralCategory] {
    switch self {
    case .text: []
    case .plural(let plural): PluralCategory.allCases.filter { plural.forms[$0] != nil }
    }
  }
}

/// The texts for the categories of a number.
struct PlainPlural: Sendable {
  /// The texts; at least one.
  var forms: [PluralCategory: CatalogText]
  /// Those of them that are for one number alone.
  var exactForms: Set<PluralCategory> = []
  /// The number, where the message says which it is.
  var number: NumberArgument?

  /// The text for all numbers that have none of their own.
  var general: CatalogText {
    forms[.other] ?? PluralCategory.allCases.lazy.compactMap { forms[$0] }.first ?? CatalogText(value: "")
  }

  /// The number that chooses, as it is known or else as the texts show it: the first number of them, or its name.
  func numberArgument(withNames hasNames: Bool) -> NumberArgument {
    if let number { return number }
    let text = PlaceholderText(general.value, withNames: hasNames)
    if hasNames {
      let names = text.names
      let name = names.contains(PlaceholderConverter.number) ? PlaceholderConverter.number : names.first
      if let name, text.firstNumber == nil { return NumberArgument(position: nil, name: name) }
    }
    return NumberArgument(position: text.firstNumber, name: nil)
  }
}

/// Puts the parts with variations of their own into the texts of a message.
struct PlainSubstitutions {
  private let substitutions: [String: CatalogSubstitution]

  /// The parts of a message.
  init(_ substitutions: [String: CatalogSubstitution]) { self.substitutions = substitutions }

  /// The message that a text with parts is: the first part that varies decides about its form.
  func message(_ text: CatalogText, _ losses: inout Set<CatalogLoss>) -> PlainMessage {
    let tokens = FormatString(text.value).tokens
    var names: [String] = []
    var hasArguments = false
    for token in tokens {
      switch token {
      case .substitution(let name, _) where substitutions[name] != nil: names.append(name)
      case .argument: hasArguments = true
      case .text, .ownArgument, .substitution: continue
      }
    }
    let varying = names.first { name in
      if case .plural? = substitutions[name]?.variation { true } else { false }
    }
    guard let varying, case .plural(let cases)? = substitutions[varying]?.variation else {
      return .text(CatalogText(value: whole(tokens, nil, for: nil, isNumbered: hasArguments).text, state: text.state))
    }
    if names.contains(where: { $0 != varying }) { losses.insert(.numbers) }
    let isNumbered = hasArguments || Set(names).count > 1
    var forms: [PluralCategory: CatalogText] = [:]
    var position: Int?
    for (category, inner) in cases {
      if case .text = inner {} else { losses.insert(.devices) }
      let form = whole(tokens, varying, for: category, isNumbered: isNumbered)
      position = form.position
      let states = [text.state, inner.general.state]
      forms[category] = CatalogText(
        value: form.text, state: CatalogText.State.allCases.first(where: states.contains) ?? .translated)
    }
    let number = NumberArgument(position: position, name: substitutions[varying]?.name)
    return .plural(PlainPlural(forms: forms, number: number))
  }

  /// A text in which each part whose argument is not the next one has its position: `%2$#@items@`.
  func numbered(_ text: String) -> String {
    guard substitutions.values.contains(where: { $0.argument != nil }) else { return text }
    var next = 0
    var result = ""
    for token in FormatString(text).tokens {
      switch token {
      case .text(let literal): result += literal.replacing("%", with: "%%")
      case .argument(let placeholder):
        if placeholder.position == nil, placeholder.name == nil { next += 1 }
        result += placeholder.written
      case .ownArgument: result += "%arg"
      case .substitution(let name, let given):
        if given == nil { next += 1 }
        let position = given ?? substitutions[name]?.argument.flatMap { $0 == next ? nil : $0 }
        result += "%" + (position.map { "\($0)$" } ?? "") + "#@\(name)@"
      }
    }
    return result
  }

  /// A whole text for a category of the part that varies, and the position of its argument.
  private func whole(
    _ tokens: [FormatString.Token], _ varying: String?, for category: PluralCategory?, isNumbered: Bool
  ) -> (text: String, position: Int?) {
    var (text, next) = ("", 0)
    var position: Int?
    for token in tokens {
      switch token {
      case .text(let literal): text += literal.replacing("%", with: "%%")
      case .argument(let placeholder):
        if placeholder.position == nil, placeholder.name == nil { next += 1 }
        text += isNumbered && placeholder.name == nil ? placeholder.written(at: next) : placeholder.written
      case .ownArgument: text += "%arg"
      case .substitution(let name, let given):
        guard let part = substitutions[name] else { continue }
        if given == nil, part.argument == nil { next += 1 }
        let place = given ?? part.argument ?? next
        if name == varying { position = place }
        var form = part.variation.general
        if name == varying, let category, case .plural(let cases) = part.variation, let own = cases[category] {
          form = own.general
        }
        text += inner(form.value, of: part, at: isNumbered ? place : nil)
      }
    }
    return (text, position)
  }

  /// The text of a part, whose own argument gets its position.
  private func inner(_ text: String, of part: CatalogSubstitution, at position: Int?) -> String {
    var isOwn = part.name == nil
    return FormatString(text).tokens.map { token in
      switch token {
      case .text(let literal): return literal.replacing("%", with: "%%")
      case .ownArgument: return (position.map { "%\($0)$" } ?? "%") + (part.kind ?? .integer).specifier
      case .argument(let placeholder):
        guard isOwn, placeholder.position == nil, placeholder.name == nil else { return placeholder.written }
        isOwn = false
        return position.map { placeholder.written(at: $0) } ?? placeholder.written
      case .substitution(let name, _): return substitutions[name].map { $0.variation.general.value } ?? ""
      }
    }.joined()
  }
}

extension CatalogVariation {
  /// The most general of its texts.
  var general: CatalogText {
    switch self {
    case .text(let text): text
    case .plural(let cases):
      (cases[.other] ?? PluralCategory.allCases.lazy.compactMap { cases[$0] }.first)?.general ?? CatalogText(value: "")
    case .device(let cases):
      (cases[.other] ?? DeviceFamily.allCases.lazy.compactMap { cases[$0] }.first)?.general ?? CatalogText(value: "")
    }
  }
}

extension Placeholder.Kind {
  /// The conversion of Foundation's for it, without its percent sign.
  var specifier: String {
    switch self {
    case .anything: "@"
    case .integer: "lld"
    case .decimal: "lf"
    case .character: "c"
    }
  }
}
