/// Finds names of controls that people do not understand, or that differ from what they see (R132).
///
/// Looks at `label` and `alt` of controls and icons. A warning is a name that is that of an icon or a file
/// (`heart-fill`, `btn_heart`), and one without the words that the control shows: who says “tap Rent” to a device must
/// be heard where “Rent” is drawn. So is a name that is nothing but the word for the control. Words are compared
/// without case, digits and signs; three letters or fewer may be short for something, and names in another
/// language than the text are left to the check of translations. Advice is a name that ends with what the control is
/// anyway (“Like button”), in the languages of the software. Pseudolanguages are left alone.
enum R132NameCheck: PageCheck {
  static let rule = Rule(132)
  static let level = CheckLevel.error

  /// The most letters of a text that may be short for something.
  private static let mostShortLetters = 3

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    guard page.options.pseudolanguage == nil else { return }
    for element in page.elements where element.isNamed && !page.isHidden(element) {
      guard let name = R121AlternativeText.text(alt: element[Common.alt], label: element[Common.label]) else {
        continue
      }
      if NameOfFile.isLike(name, icon: element[ButtonElement.icon] ?? element[IconElement.name]) {
        log.add(
          .warning, at: element, "the name is one of an icon or a file: \(quoted(name.shortened(to: 40)))",
          remedy: "say what the control does", aspect: "identifier")
      } else if let role = element.roleWord(in: name, alone: true) {
        log.add(
          .warning, at: element, "the name is only the word for the control: \(quoted(role))",
          remedy: "say what the control does", aspect: "kind")
      } else if let shown = shownWords(of: element, page), !name.letterWords.contains(shown.letterWords),
        element.element.labelLanguage == nil
      {
        log.add(
          .warning, at: element,
          "the control shows \(quoted(shown.shortened(to: 40))) and is called \(quoted(name.shortened(to: 40)))",
          remedy: "begin the name with the words that are seen", aspect: "words")
      } else if let role = element.roleWord(in: name, alone: false) {
        log.add(
          .advice, at: element,
          "the name \(quoted(name.shortened(to: 40))) has \(quoted(role)) in it, which is said anyway",
          remedy: "leave the word out", aspect: "role")
      }
    }
  }

  /// The words that a control shows; nil where it shows none, or where they may be short for something.
  private static func shownWords(of element: CheckedElement, _ page: CheckedPage) -> String? {
    // Where a bar lacks room, the way back shows another word than its own.
    if element.name == .back { return nil }
    let text: String?
    switch element.element.control {
    case .button, .segment, .tab: text = page.paragraphs[element.index]
    case .toggle: text = page.allLines(of: element).first.flatMap { page.paragraphs[$0.element] }
    default: text = nil
    }
    return text.flatMap { $0.count(where: \.isLetter) > mostShortLetters ? $0 : nil }
  }
}

extension String {
  /// Its words in lower case with a space between them, without digits and signs.
  fileprivate var letterWords: String { lowercased().split { !$0.isLetter }.joined(separator: " ") }
}

extension CheckedElement {
  /// Whether people find it by its name.
  fileprivate var isNamed: Bool { element.control != nil || name == .icon }

  /// The word for what a control is, if its name begins or ends with it, or is the word `alone`; nil if not.
  fileprivate func roleWord(in text: String, alone: Bool) -> String? {
    guard let word = element.control?.spokenKind else { return nil }
    let role = SpokenWords.of(element.labelLanguage ?? element.language)[word].lowercased()
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    let parts = role.split { !$0.isLetter }.map(String.init)
    guard !parts.isEmpty, alone ? words == parts : words.count > parts.count else { return nil }
    return Array(words.suffix(parts.count)) == parts || Array(words.prefix(parts.count)) == parts ? role : nil
  }
}

extension ControlKind {
  /// The word that is said of what it is; nil for kinds whose word people use for other things as well.
  fileprivate var spokenKind: SpokenWords.Word? {
    switch self {
    case .button: .button
    case .slider: .slider
    case .textField: .textField
    default: nil
    }
  }
}
