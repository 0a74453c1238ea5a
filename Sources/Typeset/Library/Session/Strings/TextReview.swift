/// What is odd about a translation while it is written, compared with what it is translated from.
package struct TextReview: Sendable {
  /// Something odd.
  package struct Fault: Hashable, Sendable {
    /// What it is.
    package var code: Code
    /// How much it matters.
    package var level: CheckLevel
    /// The form of the text that has it; nil for all of them.
    package var form: PluralForm?
    /// The words, marks and numbers that it is about.
    package var values: [String] = []
    /// The fault in words, where the code alone does not say it; nil for any other.
    package var words: String?
  }

  /// What can be odd.
  package enum Code: String, CaseIterable, Sendable {
    case placeholderMissing = "placeholder.missing"
    case placeholderExtra = "placeholder.extra"
    case placeholderKind = "placeholder.kind"
    case placeholder
    case plural
    case markupLost = "markup.lost"
    case markupUnbalanced = "markup.unbalanced"
    case blankStart = "blank.start"
    case blankEnd = "blank.end"
    case blankDouble = "blank.double"
    case end
    case endMissing = "end.missing"
    case endExtra = "end.extra"
    case mark
    case opening
    case digits
    case brackets
    case long
    case same
    case script
    case direction
    case term
    case forbidden
  }

  /// What was found, in the order of the codes.
  package private(set) var faults: [Fault] = []

  private let language: LanguageTag
  private let source: CatalogMessage
  private let sourceLanguage: LanguageTag

  /// A text that was written: for some numbers, or for all.
  package struct Written: Hashable, Sendable {
    /// The category of the numbers; nil for a text that does not vary.
    package var form: PluralForm?
    /// The text.
    package var text: String

    /// A text for some numbers.
    package init(form: PluralForm?, text: String) {
      self.form = form
      self.text = text
    }
  }

  /// Looks at the texts that were written for a key; nothing is odd about those that are empty, unless others are not.
  package init(_ written: [Written], of key: String, in texts: TranslatorTexts, terms: [Glossary.Match] = []) {
    language = LanguageTag(texts.language) ?? .undetermined
    sourceLanguage = LanguageTag(texts.source) ?? .undetermined
    source = texts.sourceMessage(of: key) ?? CatalogMessage(variation: .text(CatalogText(value: key)))
    let full = written.filter { !$0.text.isEmpty }
    guard !full.isEmpty else { return }
    let message = Self.message(full, texts.message(of: key)?.substitutions ?? [:])
    addPlaceholders(CheckedMessage(key: key, language: texts.language, message: message, place: nil))
    let missing = written.filter { $0.text.isEmpty }.compactMap(\.form)
    if !missing.isEmpty { add(.plural, .warning, missing.map(\.rawValue)) }
    addMarkup(message)
    let limit = texts.catalogs.greatestLength(of: key)
    for text in full {
      let original = self.source(for: text.form)
      addBlanks(text, original)
      addMarks(text, original)
      addSigns(text, original)
      if let limit, text.text.count > limit {
        add(.long, .warning, [String(text.text.count), String(limit)], text.form)
      }
      addLanguage(text, original)
    }
    addTerms(terms, in: full)
    let order = Dictionary(uniqueKeysWithValues: Code.allCases.enumerated().map { ($1, $0) })
    faults.sort { (order[$0.code] ?? 0) < (order[$1.code] ?? 0) }
  }

  private static func message(_ written: [Written], _ parts: [String: CatalogSubstitution]) -> CatalogMessage {
    var cases: [PluralCategory: CatalogVariation] = [:]
    for text in written {
      guard let form = text.form, let category = PluralCategory(rawValue: form.rawValue) else { continue }
      cases[category] = .text(CatalogText(value: text.text))
    }
    let plain = written.first { $0.form == nil }?.text ?? ""
    return CatalogMessage(
      variation: cases.isEmpty ? .text(CatalogText(value: plain)) : .plural(cases), substitutions: parts)
  }

  /// The text that a form is translated from: that of its own category, else the most general.
  private func source(for form: PluralForm?) -> String {
    guard case .plural(let cases) = source.variation else { return source.texts.first?.value ?? "" }
    let own = form.flatMap { PluralCategory(rawValue: $0.rawValue) }.flatMap { cases[$0] }
    return (own ?? cases[.other])?.texts.first?.value ?? source.texts.first?.value ?? ""
  }

  private mutating func add(_ code: Code, _ level: CheckLevel, _ values: [String] = [], _ form: PluralForm? = nil) {
    faults.append(Fault(code: code, level: level, form: form, values: values))
  }
}

// What programs read.
extension TextReview {
  private mutating func addPlaceholders(_ message: CheckedMessage) {
    let found = PlaceholderComparison(message, with: source).faults
    guard let level = found.map(\.level).max() else { return }
    let (own, expected) = (PlaceholderUse(of: message.message), PlaceholderUse(of: source))
    let before = faults.count
    let missing = expected.sorted.filter { $0.value.isShown && own[$0.key] == nil }.map(\.value.written)
    if !missing.isEmpty { add(.placeholderMissing, level, [missing.joined(separator: " ")]) }
    let extra = own.sorted.filter { expected[$0.key] == nil }.map(\.value.written)
    if !extra.isEmpty { add(.placeholderExtra, level, [extra.joined(separator: " ")]) }
    for (name, use) in own.sorted {
      guard let other = expected[name], !use.fits(other) else { continue }
      add(.placeholderKind, level, [use.written, other.written])
    }
    guard faults.count == before else { return }
    for fault in found {
      faults.append(
        Fault(code: .placeholder, level: fault.level, words: "the text \(fault.words); \(fault.remedy)"))
    }
  }

  private mutating func addMarkup(_ message: CatalogMessage) {
    for fault in SourceMarkup(source).faults(of: message).sorted() {
      add(fault.kind == .lost ? .markupLost : .markupUnbalanced, .warning, [fault.name])
    }
  }
}

// Blanks, marks and signs.
extension TextReview {
  private mutating func addBlanks(_ written: Written, _ source: String) {
    func isBlank(_ character: Character?) -> Bool { character?.isWhitespace ?? false }
    if isBlank(written.text.first) != isBlank(source.first) { add(.blankStart, .warning, [], written.form) }
    if isBlank(written.text.last) != isBlank(source.last) { add(.blankEnd, .warning, [], written.form) }
    if Self.hasDoubledBlank(written.text), !Self.hasDoubledBlank(source) {
      add(.blankDouble, .warning, [], written.form)
    }
  }

  private static func hasDoubledBlank(_ text: String) -> Bool {
    zip(text, text.dropFirst()).contains { [" ", "\u{A0}"].contains($0) && [" ", "\u{A0}"].contains($1) }
  }

  private mutating func addMarks(_ written: Written, _ source: String) {
    let (own, expected) = (
      SentenceMarks.end(of: written.text, in: language), SentenceMarks.end(of: source, in: sourceLanguage)
    )
    if own?.kind != expected?.kind, SentenceMarks.areUsed(in: language) {
      let wanted = expected.map { String(SentenceMarks.mark(for: $0.kind, in: language)) }
      switch (own, wanted) {
      case (let own?, let wanted?): add(.end, .advice, [String(own.mark), wanted], written.form)
      case (nil, let wanted?): add(.endMissing, .advice, [wanted], written.form)
      case (let own?, nil): add(.endExtra, .advice, [String(own.mark)], written.form)
      case (nil, nil): break
      }
    } else if let own, own.mark.isASCII, own.kind == .stop,
      SentenceMarks.mark(for: .stop, in: language) != own.mark,
      ProseText(written.text).words.count > 1
        || language.script.tag.hasPrefix("Han") || language.script.tag == "Jpan"
    {
      add(.mark, .advice, [String(own.mark), String(SentenceMarks.mark(for: .stop, in: language))], written.form)
    }
    if let mark = SentenceMarks.foreignMark(in: written.text, language) {
      add(.mark, .advice, [String(mark.written), String(mark.own)], written.form)
    }
    if let mark = SentenceMarks.missingOpening(in: written.text, language) {
      add(.opening, .advice, [String(mark)], written.form)
    }
  }

  private mutating func addSigns(_ written: Written, _ source: String) {
    // A form for few numbers may say them in words.
    if written.form == nil || written.form == .other {
      var rest = Self.numbers(in: written.text)
      let lost = Self.numbers(in: source).filter { number in
        guard let index = rest.firstIndex(of: number) else { return true }
        rest.remove(at: index)
        return false
      }
      if !lost.isEmpty { add(.digits, .advice, [lost.joined(separator: ", ")], written.form) }
    }
    if Self.isBalanced(source), !Self.isBalanced(written.text) { add(.brackets, .warning, [], written.form) }
    let faults = BidiControl.faults(in: written.text)
    if faults.contains(.unclosed) || faults.contains(.unopened) { add(.direction, .warning, [], written.form) }
  }

  /// The numbers of a text in ASCII, those in placeholders left out.
  private static func numbers(in text: String) -> [String] {
    FormatString(text).tokens.flatMap { token -> [String] in
      guard case .text(let text) = token else { return [] }
      return text.split { !$0.isNumber || $0.wholeNumberValue == nil }.map { digits in
        digits.compactMap { $0.wholeNumberValue.map(String.init) }.joined()
      }
    }
  }

  private static let brackets: [Character: Character] = [
    ")": "(", "]": "[", "}": "{", "）": "（", "」": "「", "』": "『", "】": "【", "》": "《",
  ]

  private static func isBalanced(_ text: String) -> Bool {
    var open: [Character] = []
    for character in text {
      if brackets.values.contains(character) { open.append(character) }
      guard let opening = brackets[character] else { continue }
      guard open.popLast() == opening else { return false }
    }
    return open.isEmpty
  }
}

// Language and words.
extension TextReview {
  private mutating func addLanguage(_ written: Written, _ source: String) {
    guard language.language != sourceLanguage.language else { return }
    let words = ProseText(written.text).words
    if written.text == source {
      if words.contains(where: { !$0.isName && $0.count > 1 }) { add(.same, .advice, [], written.form) }
      return
    }
    guard let scripts = LanguageScripts(of: language.tag), let script = scripts.foreignScript(of: words),
      script != .latin || words.count(where: { !$0.isName }) > 1
    else { return }
    add(.script, .advice, [], written.form)
  }

  private mutating func addTerms(_ terms: [Glossary.Match], in written: [Written]) {
    for match in terms {
      let texts = written.map(\.text)
      if !match.translations.isEmpty,
        !texts.contains(where: { text in
          match.translations.contains { Glossary.has($0, in: text, isWhole: false) }
        })
      {
        add(.term, .warning, [match.term, match.translations.joined(separator: ", ")])
      }
      for word in match.forbidden where texts.contains(where: { Glossary.has(word, in: $0, isWhole: true) }) {
        add(.forbidden, .error, [word])
      }
    }
  }
}
