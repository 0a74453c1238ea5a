/// Advises on translations that lose the markup inside of their source, or do not close what they open (R049).
///
/// Markup is a tag with a name or a number, as in `<b>` and `<0>`, and in Markdown `**` and links. A translation loses
/// a tag that all texts of the source have, and must close those that the source closes, as well as the common ones of
/// HTML. How lines and paragraphs are divided is for each language to say, so `<br>` and `<p>` are left alone, and so
/// are order and nesting. The languages of a key with the same fault are one finding; which languages and keys are
/// looked at is as with missing translations.
enum R049MarkupCheck: TranslationCheck {
  static let rule = Rule(49)
  static let level = CheckLevel.advice

  static func check(_ texts: CheckedTranslations, _ log: inout FaultLog) {
    var faults: [MarkupFault: TranslationFaults] = [:]
    for key in texts.keys {
      let messages = texts.messages(of: key)
      guard let source = texts.catalog.source(of: key),
        ([source] + messages.map(\.message.message)).contains(where: \.mayHaveMarkup)
      else { continue }
      let expected = SourceMarkup(source)
      var found: [MarkupFault: [(message: CheckedMessage, wanted: CheckedTranslations.Wanted)]] = [:]
      for text in messages {
        for fault in expected.faults(of: text.message.message) { found[fault, default: []].append(text) }
      }
      for (fault, found) in found {
        faults[fault, default: TranslationFaults(of: texts)].add(found.map(\.wanted), ofKey: key) { language in
          found.first { $0.message.language == language }?.message.place
        }
      }
    }
    for (fault, found) in faults.sorted(by: { $0.key < $1.key }) {
      found.report(
        .advice, aspect: "markup \(fault.kind.rawValue) \(fault.name)", remedy: fault.remedy,
        words: TranslationFaults.Words(
          before: "the text in ", after: " " + fault.words(1),
          ofLanguage: { "\($0) texts that screens use \(fault.words($1)) in \($2)" }), to: &log)
    }
  }
}

/// What is wrong with the markup of a translation.
struct MarkupFault: Hashable, Comparable {
  /// How it is wrong.
  enum Kind: String {
    /// The source has it, the translation has not.
    case lost
    /// It is opened and not closed, or closed and not opened.
    case unbalanced
  }

  /// How it is wrong.
  var kind: Kind
  /// What it is, as it is written.
  var name: String

  static func < (left: MarkupFault, right: MarkupFault) -> Bool {
    (left.kind.rawValue, left.name) < (right.kind.rawValue, right.name)
  }

  /// What so many translations do.
  func words(_ count: Int) -> String {
    switch kind {
    case .lost: "\(count == 1 ? "loses" : "lose") \(name) of the source text"
    case .unbalanced: "\(count == 1 ? "has" : "have") one half of \(name) without the other"
    }
  }

  /// What to do about it.
  var remedy: String {
    switch kind {
    case .lost: "put the words that belong to it into \(name)"
    case .unbalanced: "write both halves of \(name) around the words"
    }
  }
}

/// The markup that a translation must have.
struct SourceMarkup {
  /// The tags that all texts of the source have, with the least number.
  private var pairs: [String: Int] = [:]
  /// The names of tags that the source closes.
  private var closed: Set<String> = []
  /// The names of tags of which the source itself has one half alone.
  private var halves: Set<String> = []
  private var emphases = 0
  private var links = 0

  init(_ source: CatalogMessage) {
    let texts = source.texts.map(\.value)
    let marks = texts.map(InlineMarkup.init)
    let markdown = texts.map(MarkdownMarks.init)
    for (name, count) in marks.first?.pairs ?? [:] where marks.allSatisfy({ $0.closes(name) }) {
      closed.insert(name)
      pairs[name] = marks.reduce(count) { min($0, $1.pairs[name] ?? 0) }
    }
    halves = Set(marks.flatMap { $0.unbalanced(known: []) })
    if markdown.allSatisfy({ $0.emphases % 2 == 0 }) { emphases = markdown.map(\.emphases).min() ?? 0 }
    links = markdown.map(\.links).min() ?? 0
  }

  func faults(of message: CatalogMessage) -> Set<MarkupFault> {
    var faults: Set<MarkupFault> = []
    for text in message.variation.texts where !text.value.isEmpty {
      let markup = InlineMarkup(text.value)
      let markdown = MarkdownMarks(text.value)
      let unbalanced = markup.unbalanced(known: closed).filter { !halves.contains($0) }
      for name in unbalanced { faults.insert(MarkupFault(kind: .unbalanced, name: "<\(name)>")) }
      for (name, count) in pairs where markup.pairs[name, default: 0] < count && !unbalanced.contains(name) {
        faults.insert(MarkupFault(kind: .lost, name: "<\(name)>"))
      }
      guard emphases > 0 || links > 0 else { continue }
      if emphases > 0, markdown.emphases % 2 == 1 {
        faults.insert(MarkupFault(kind: .unbalanced, name: "**"))
      } else if markdown.emphases < emphases {
        faults.insert(MarkupFault(kind: .lost, name: "**"))
      }
      if markdown.links < links { faults.insert(MarkupFault(kind: .lost, name: "[…](…)")) }
    }
    return faults
  }
}

extension CatalogMessage {
  /// Whether it has a sign that markup begins with.
  fileprivate var mayHaveMarkup: Bool {
    texts.contains { text in
      let bytes = text.value.utf8
      return bytes.contains(UInt8(ascii: "<")) || bytes.contains(UInt8(ascii: "*")) || bytes.contains(UInt8(ascii: "["))
    }
  }
}
