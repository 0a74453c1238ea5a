/// What the keys of a keyboard say, in its language.
struct KeyboardContents {
  /// The letters and their order.
  let layout: KeyboardLayout
  /// What people type.
  let type: KeyboardType
  /// What the return key does.
  let returnKey: ReturnKey
  /// The words on keys.
  let words: SpokenWords
  /// The digits of the locale.
  let digits: NumberingSystem
  /// What parts a whole number from its fraction.
  let decimalSeparator: String

  /// The contents that a keyboard's attributes ask for, in a language and its formats.
  init(
    _ attributes: Attributes, layout: KeyboardLayout, words: SpokenWords, formats: LocaleFormats,
    digits: NumberingSystem
  ) {
    self.layout = layout
    self.words = words
    self.digits = digits
    type = attributes[KeyboardElement.type] ?? .default
    returnKey = attributes[KeyboardElement.returnKey] ?? type.returnKey
    decimalSeparator = formats.sign(.decimal)
  }

  /// A digit, 0…9.
  func digit(_ number: Int) -> String { digits.format(number) }

  /// What the return key says.
  var returnWord: String {
    switch returnKey {
    case .go: words[.goKey]
    case .search: words[.searchKey]
    case .send: words[.sendKey]
    case .next: words[.nextKey]
    case .done: words[.doneKey]
    case .newLine: words[.returnKey]
    }
  }

  /// How the return key looks: as the main one where it ends the typing.
  var returnLook: KeyboardKey.Look {
    switch returnKey {
    case .go, .search, .send, .done: .primary
    case .next, .newLine: .function
    }
  }

  /// The keys beside the space bar, and whether there is one.
  var signs: (keys: [String], hasSpace: Bool) {
    switch type {
    case .default, .number, .phone, .decimal: ([], true)
    case .email: (["@", "."], true)
    case .url: ([".", "/", ".com"], false)
    case .search: (["."], true)
    }
  }
}

extension KeyboardType {
  /// What the return key does where nothing is said.
  fileprivate var returnKey: ReturnKey {
    switch self {
    case .search: .search
    case .url: .go
    case .default, .email, .number, .phone, .decimal: .newLine
    }
  }

  /// Whether people type digits and no letters.
  var isNumeric: Bool {
    switch self {
    case .number, .phone, .decimal: true
    case .default, .email, .url, .search: false
    }
  }
}
