import Synchronization

/// The words that assistive technology reads besides the names of controls: states, kinds, icons; and those of a status
/// bar in a call (R104), and those on the keys of a keyboard. The software has no other words.
package struct SpokenWords: Sendable {
  /// A word that the software says itself.
  enum Word: String, CaseIterable {
    // States.
    case on, off, selected, dimmed
    // The kinds of controls, for those without a name.
    case button, toggle, slider, progress, steps, rating, stepper, pager, search, player
    case textField = "text-field"
    case alignPicker = "align-picker"
    // Buttons with a drawing instead of text.
    case back, next, previous, left, right, up, down, center
    case rewind, play, forward, decrease, increase
    // Bars.
    case statusBar = "status-bar"
    case navBar = "nav-bar"
    case toolbar
    case tabBar = "tab-bar"
    case returnToCall = "return-to-call"
    case keyboard
    // Keys of a keyboard.
    case spaceKey = "key-space"
    case returnKey = "key-return"
    case goKey = "key-go"
    case searchKey = "key-search"
    case sendKey = "key-send"
    case nextKey = "key-next"
    case doneKey = "key-done"
    case deleteKey = "key-delete"
    case shiftKey = "key-shift"
  }

  /// The language of the words, a BCP 47 tag.
  let language: String
  private let texts: [Substring: Substring]

  /// What parts the members of a list.
  var separator: String { texts["separator"].map(String.init) ?? ", " }

  /// A word.
  subscript(_ word: Word) -> String { texts[word.rawValue[...]].map(String.init) ?? "" }

  /// A number of a total: `3.5 of 5`.
  func text(_ value: String, of total: String) -> String {
    let pattern = texts["of"] ?? "{0} / {1}"
    var result = ""
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      let place = rest[open...].prefix(3)
      result += place == "{0}" ? value : total
      rest = rest[place.endIndex...]
    }
    return result + rest
  }

  /// The word for an icon of the bundled set; nil if the language has none.
  func word(forIcon name: String) -> String? { texts["icon.\(name)"].map(String.init) }

  /// The words of a locale's language, or English words if there are none.
  static func of(_ locale: String) -> SpokenWords {
    if let known = cache.withLock({ $0[locale] }) { return known }
    let tag = LocaleChain.languages(for: locale).first { SpokenLanguages.bytes(of: $0) != nil } ?? "en"
    let words = SpokenWords(tag)
    cache.withLock { if $0.count < 256 { $0[locale] = words } }
    return words
  }

  private static let cache = Mutex<[String: SpokenWords]>([:])

  /// Reads the table of a language: a word a line, `key = text`.
  private init(_ language: String) {
    self.language = language
    let bytes = SpokenLanguages.bytes(of: language) ?? []
    var texts: [Substring: Substring] = [:]
    texts.reserveCapacity(bytes.count / 24)
    let quote = UInt8(ascii: "\"")
    for line in String(decoding: bytes, as: UTF8.self).utf8.split(separator: UInt8(ascii: "\n")) {
      guard let sign = line.firstIndex(of: UInt8(ascii: "=")), sign > line.startIndex else { continue }
      var text = line[line.index(after: sign)...].dropFirst()
      // Quotes keep the blanks of a text.
      if text.first == quote { text = text.dropFirst().prefix { $0 != quote } }
      texts[Substring(line[..<line.index(before: sign)])] = Substring(text)
    }
    self.texts = texts
  }
}
