/// A document that is one file of Markdown or HTML: a page, whose blocks the file writes.
struct ContentDocument {
  /// The form of the file.
  let form: ContentForm
  /// What diagnostics call it.
  let name: String
  /// What the rendering says of languages.
  let choice: ContentChoice
  /// Where mistakes are reported.
  let log: DiagnosticLog

  /// What a file says of itself.
  struct Facts {
    /// The language of the text, as written.
    var language: String?
    /// The place of the language.
    var languageBytes = 0..<0
    /// The title.
    var title: String?
    /// The layout direction: `ltr` or `rtl`.
    var direction: String?
    /// The byte where the text begins.
    var start = 0
  }

  /// The tree of the file; nil after errors.
  func tree(_ bytes: [UInt8]) -> MarkupTree? {
    guard let source = Self.source(bytes, name: name, log: log) else { return nil }
    let reader = ContentReader(form: form, source: source, folder: "", log: log)
    let facts = reader.facts()
    let language = language(of: source, facts)
    var content = ContentTree(of: source)
    content.start(.document, [(.lang, language)] + (facts.direction.map { [(.dir, $0)] } ?? []), at: 0)
    if let title = facts.title {
      content.start(.head, at: 0)
      content.start(.title, at: 0)
      content.text(title, at: 0)
      content.end()
      content.end()
    }
    content.start(.page, [(.size, Self.paper(of: choice.locale ?? language))], at: facts.start)
    content = reader.read(from: facts.start, into: content)
    content.finish()
    var tree = MarkupTree(source: source)
    tree.nodes = content.nodes
    tree.attributes = content.attributes
    tree.failure = content.failure
    return tree
  }

  /// The text of a file; nil after an error.
  static func source(_ bytes: [UInt8], name: String, log: DiagnosticLog) -> SourceFile? {
    guard let source = MarkupTree.source(bytes, name: name, log: log)?.file else { return nil }
    guard source.utf8.count > MarkupLimits.greatestContent else { return source }
    log.report(
      Diagnostic(
        .error, code: "size", "the file is larger than \(MarkupLimits.greatestContent >> 20) MB",
        at: SourceRange(file: source, bytes: 0..<0), hints: ["divide it into several documents"]))
    return nil
  }

  /// The paper that readers in a locale have (CLDR, `paperSize`); those of a language alone are in its likely region.
  static func paper(of locale: String) -> String {
    LanguageTag(locale).flatMap(LocaleFacts.init)?.usesLetterPaper == true ? "letter" : "a4"
  }

  private func language(of source: SourceFile, _ facts: Facts) -> String {
    if let language = facts.language {
      if LanguageTag(language) != nil { return language }
      log.report(
        Diagnostic(
          .warning, code: "language", "\(quoted(language)) is not a language",
          at: SourceRange(file: source, bytes: facts.languageBytes), hints: ["use a BCP 47 tag, such as ar-EG"]))
    }
    if let language = choice.language { return language }
    let found = ContentLanguage(of: source.utf8[facts.start...], locale: choice.locale)
    if choice.locale.flatMap(LanguageTag.init)?.tag == found.tag { return found.tag }
    let reason = found.script.map { " by its letters, which are \($0)" } ?? ""
    log.report(
      Diagnostic(
        .warning, code: "language-assumed",
        "the text does not say its language; \(quoted(found.tag)) is assumed\(reason)",
        at: SourceRange(file: source, bytes: 0..<0), hints: [form.wayToName(language: found.tag)]))
    return found.tag
  }
}

/// What a rendering says about the language of a text that does not name one.
package struct ContentChoice: Sendable {
  /// The language of such texts, a BCP 47 tag.
  package var language: String?
  /// The locale of the readers, which chooses the paper as well.
  package var locale: String?

  /// A choice; nil leaves it to the text.
  package init(language: String? = nil, locale: String? = nil) {
    self.language = language
    self.locale = locale
  }
}

extension ContentForm {
  /// How a file says its language.
  fileprivate func wayToName(language tag: String) -> String {
    switch self {
    case .markdown: "begin the file with the lines \"---\", \"lang: \(tag)\" and \"---\""
    case .html: "begin the file with <html lang=\"\(tag)\">"
    }
  }
}
