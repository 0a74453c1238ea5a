/// Finds controls whose icon and words disagree on whether a direction is real, and symbols of a side (R022).
///
/// An icon named `left` or `right` never mirrors. Beside words for the way on or back it is suspicious, since in a
/// right-to-left layout it points the wrong way; likewise a `direction` that is called next or back. Words are taken
/// from the text as written and the label, in English and in the language of the text where the software speaks it, and
/// from the key and the `id`, in English; other words are left alone. Warnings.
enum R022RealDirectionCheck: DocumentCheck {
  static let rule = Rule(22)

  static func check(_ document: CheckedDocument, _ log: inout FaultLog) {
    for element in document.elements { checkSymbols(of: element, in: document, &log) }
    for element in document.elements where element.name == .direction || element.name == .button {
      let words = CallingWords(of: element, in: document)
      if element.name == .direction {
        guard let word = words.way else { continue }
        log.add(
          .warning, at: element,
          "a real direction is called \(quoted(word)), which is the other side from right to left",
          remedy: "use <back>, <next> or <previous>, which mirror")
      } else if let icon = element[ButtonElement.icon], icon.namesSide, let word = words.way {
        log.add(
          .warning, at: element, "the icon \(quoted(icon)) never mirrors, but the button is called \(quoted(word))",
          remedy: "use an icon that mirrors, such as chevron-forward or chevron-back")
      } else if let icon = element[ButtonElement.icon], icon.namesWay, let (word, side) = words.side {
        log.add(
          .warning, at: element, "the icon \(quoted(icon)) mirrors, but the button is called \(quoted(word))",
          remedy: "use <direction to=\"\(side.rawValue)\">, which never mirrors")
      }
    }
  }
}

extension R022RealDirectionCheck {
  /// Advises on names of SF Symbols with a side.
  private static func checkSymbols(
    of element: SourceElement, in document: CheckedDocument, _ log: inout FaultLog
  ) {
    guard !element.iconNames.isEmpty, element[Common.flip] == .auto else { return }
    let around = [element] + document.ancestors(of: element)
    guard around.allSatisfy({ $0[Common.semantics] == .auto }) else { return }
    // Words for a way are worth a warning, and those for a side say that it is meant.
    let words = CallingWords(of: element, in: document)
    guard element.name != .button || words.way == nil, words.side == nil else { return }
    for name in element.iconNames where BundledIcons.entry(named: name) == nil && document.ownIcon(named: name) == nil {
      guard SymbolName.read(name)?.namesSide == true, let turning = SymbolName.turning(name) else { continue }
      log.add(
        .advice, at: element, "the icon \(quoted(name)) keeps its side in every language",
        remedy: "use \(turning), which mirrors, unless it means a real side", aspect: name)
    }
  }
}

/// The words that a control is called by.
private struct CallingWords {
  /// Those of its text and label, in lower case.
  private let shown: [String]
  /// Those of its key and `id`, in lower case.
  private let written: [String]
  /// The words of the software in the language of its text.
  private let spoken: SpokenWords

  init(of element: SourceElement, in document: CheckedDocument) {
    func words(_ texts: [String?]) -> [String] {
      texts.compactMap(\.self).flatMap { $0.lowercased().split { !$0.isLetter }.map(String.init) }
    }
    shown = words([element.text, element[Common.label]])
    written = words([element[Common.key], element.attributes.id])
    let around = [element] + document.ancestors(of: element)
    spoken = SpokenWords.of(around.lazy.compactMap { $0[Common.lang] }.first ?? document.document.language)
  }

  /// The one for the way on or back; nil for none.
  var way: String? {
    if let word = (shown + written).first(where: Self.ways.contains) { return word }
    return [.back, .next, .previous].lazy.compactMap { name($0) }.first
  }

  /// The one for a real side, with the side; nil for none.
  var side: (word: String, side: RealDirectionWord)? {
    if let word = (shown + written).first(where: { Self.sides[$0] != nil }), let side = Self.sides[word] {
      return (word, side)
    }
    return [(SpokenWords.Word.left, RealDirectionWord.left), (.right, .right)].lazy.compactMap { word, side in
      name(word).map { ($0, side) }
    }.first
  }

  /// A word of the software that the control is called by; nil if it is not.
  private func name(_ word: SpokenWords.Word) -> String? {
    let text = spoken[word].lowercased()
    return shown.contains { $0.isForm(of: text, in: spoken.language) } ? text : nil
  }

  /// English words for the way on or back.
  private static let ways: Set<String> = ["back", "next", "previous", "forward", "continue"]
  /// English words for real sides.
  private static let sides: [String: RealDirectionWord] = ["left": .left, "right": .right]
}

extension String {
  /// Whether an icon of this name points to a real side.
  fileprivate var namesSide: Bool {
    symbol?.namesSide ?? false || hasSuffix("-left") || hasSuffix("-right")
  }

  /// Whether an icon of this name points on or back.
  fileprivate var namesWay: Bool {
    guard symbol?.namesSide != true else { return false }
    return ["chevron-back", "chevron-forward", "back", "forward"].contains(symbol?.icon ?? self)
  }

  /// What it asks for as a name of SF Symbols; nil for a name of the set.
  private var symbol: SymbolName? { BundledIcons.entry(named: self) == nil ? SymbolName.read(self) : nil }

  /// The text with the usual forms of the final letters of Hebrew.
  private var withoutFinalLetters: String {
    let forms: [Character: Character] = ["ך": "כ", "ם": "מ", "ן": "נ", "ף": "פ", "ץ": "צ"]
    return String(map { forms[$0] ?? $0 })
  }

  /// Whether it is a word, or a form of it where the language joins other words to it: articles and prepositions, or
  /// all words where none is written apart.
  fileprivate func isForm(of word: String, in language: String) -> Bool {
    switch language {
    case "ar", "he":
      // Before an ending, a letter loses its final form.
      hasSuffix(word) && count <= word.count + 3
        || withoutFinalLetters.hasPrefix(word.withoutFinalLetters) && count <= word.count + 1
    case "ja", "ko", "th", "zh-Hans", "zh-Hant": contains(word)
    default: self == word
    }
  }
}
