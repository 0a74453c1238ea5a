/// What a format cannot hold of a list.
enum CatalogLoss: CaseIterable, Sendable {
  /// How far a translation has come.
  case states
  /// What the developer says.
  case comments
  /// What tells a key from other uses of the same words.
  case contexts
  /// The most characters of a translation.
  case lengths
  /// That a key is not to be translated.
  case untranslatable
  /// That the app no longer uses a key.
  case stale
  /// Texts for kinds of devices.
  case devices
  /// Texts that vary by several numbers.
  case numbers
  /// A form that the rules of a language do not have in the format.
  case forms
  /// Digits, widths and signs of numbers.
  case formats
  /// Names of arguments.
  case names
  /// A key that the format does not allow.
  case keys
  /// Characters that the format does not allow.
  case characters
  /// A text that the format takes for something else.
  case syntax
}

extension CatalogLoss {
  /// What is lost of a number of texts or keys, and what happens instead.
  func words(_ count: Int) -> String {
    let (one, many, instead) = parts
    return (count == 1 ? "1 " + one : "\(count) " + many) + instead
  }

  /// The words for one and for many, and what happens instead.
  private var parts: (one: String, many: String, instead: String) {
    switch self {
    case .states: ("state of a translation", "states of translations", " not kept")
    case .comments: ("comment", "comments", " not kept")
    case .contexts: ("context", "contexts", " not kept")
    case .lengths: ("greatest length", "greatest lengths", " not kept")
    case .untranslatable: ("key", "keys", " no longer marked as not to be translated")
    case .stale: ("key", "keys", " no longer marked as stale")
    case .devices: ("text", "texts", " written without variations by device")
    case .numbers: ("text", "texts", " written without variations by a second number")
    case .forms: ("text", "texts", " written without a form that the language does not have there")
    case .formats: ("text", "texts", " written without the digits and widths of numbers")
    case .names: ("text", "texts", " written with numbers for the names of arguments")
    case .keys: ("key", "keys", " written as another name")
    case .characters: ("text", "texts", " written without characters that the format does not allow")
    case .syntax: ("text", "texts", " left out, since the format takes braces or signs in it for something else")
    }
  }
}

/// Counts what a format cannot hold, with one warning for each kind.
struct CatalogLosses: Sendable {
  /// How many keys have lost something, and the first of them.
  private struct Sum {
    var count: Int
    var first: String
    var last: String
    var place: SourceRange
  }

  private var sums: [CatalogLoss: Sum] = [:]

  /// Notes that an entry loses something; each entry counts once in a row.
  mutating func add(_ loss: CatalogLoss, of entry: CatalogList.Entry) {
    guard sums[loss] != nil else {
      sums[loss] = Sum(count: 1, first: entry.key, last: entry.key, place: entry.entry.place)
      return
    }
    guard sums[loss]?.last != entry.key else { return }
    sums[loss]?.count += 1
    sums[loss]?.last = entry.key
  }

  /// Notes that an entry loses some things.
  mutating func add(_ losses: Set<CatalogLoss>, of entry: CatalogList.Entry) {
    for loss in losses { add(loss, of: entry) }
  }

  /// Notes what a format loses of an entry that does not keep everything; `states` are those that it keeps.
  mutating func add(
    _ entry: CatalogList.Entry, in languages: [String], keeping kept: Set<CatalogLoss>,
    states: Set<CatalogText.State>
  ) {
    let own = entry.entry
    if own.note != nil, !kept.contains(.comments) { add(.comments, of: entry) }
    if own.context != nil, !kept.contains(.contexts) { add(.contexts, of: entry) }
    if own.greatestLength != nil, !kept.contains(.lengths) { add(.lengths, of: entry) }
    if !own.isTranslatable, !kept.contains(.untranslatable) { add(.untranslatable, of: entry) }
    if own.isStale, !kept.contains(.stale) { add(.stale, of: entry) }
    guard states.count < CatalogText.State.allCases.count else { return }
    let lost = languages.contains { language in
      guard let message = own.messages[language], message.isShown else { return false }
      return message.texts.contains { !states.contains($0.state) }
    }
    if lost { add(.states, of: entry) }
  }

  /// A warning for each kind of loss; `noun` is the format in messages.
  func warnings(_ noun: String) -> [Diagnostic] {
    CatalogLoss.allCases.compactMap { loss in
      guard let sum = sums[loss] else { return nil }
      return Diagnostic(
        .warning, code: "catalog-loss",
        "\(noun): \(loss.words(sum.count)); the first one is \(quoted(sum.first))", at: sum.place)
    }
  }
}
