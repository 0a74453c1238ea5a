/// A document that is one Markdown file: a page, whose blocks the file writes.
enum MarkdownDocument {
  /// The tree of a file; nil after errors.
  ///
  /// `locale` is what the readers of this rendering have, which says the paper, and the language of a text that says
  /// none.
  static func tree(_ bytes: [UInt8], name: String, locale: String?, log: DiagnosticLog) -> MarkupTree? {
    guard let source = source(bytes, name: name, log: log) else { return nil }
    let matter = FrontMatter(source.utf8)
    let language = language(of: source, matter, locale: locale, log: log)
    var content = ContentTree(of: source)
    content.start(
      .document, [(.lang, language)] + (matter.direction.map { [(.dir, $0)] } ?? []), at: 0)
    if let title = matter.title ?? heading(of: source, from: matter.end) {
      content.start(.head, at: 0)
      content.start(.title, at: 0)
      content.text(title, at: 0)
      content.end()
      content.end()
    }
    content.start(.page, [(.size, ContentLanguage.paper(of: locale ?? language))], at: matter.end)
    content = MarkdownReader.read(source, from: matter.end, folder: "", into: content, log: log)
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
    guard source.utf8.count > MarkupLimits.greatestMarkdown else { return source }
    log.report(
      Diagnostic(
        .error, code: "size", "the file is larger than \(MarkupLimits.greatestMarkdown >> 20) MB",
        at: SourceRange(file: source, bytes: 0..<0), hints: ["divide it into several documents"]))
    return nil
  }

  private static func language(
    of source: SourceFile, _ matter: FrontMatter, locale: String?, log: DiagnosticLog
  ) -> String {
    if let language = matter.language {
      if LanguageTag(language) != nil { return language }
      log.report(
        Diagnostic(
          .warning, code: "language", "\(quoted(language)) is not a language",
          at: SourceRange(file: source, bytes: matter.languageBytes), hints: ["use a BCP 47 tag, such as ar-EG"]))
    }
    if let locale { return locale }
    let guess = ContentLanguage.guess(from: source.utf8[matter.end...])
    log.report(
      Diagnostic(
        .warning, code: "language-assumed",
        "the text does not say its language; \(quoted(guess.language)) is assumed, since its script is \(guess.script)",
        at: SourceRange(file: source, bytes: 0..<0),
        hints: ["begin the file with the lines \"---\", \"lang: \(guess.language)\" and \"---\", or give --locale"]))
    return guess.language
  }

  /// The text of the first heading.
  private static func heading(of source: SourceFile, from start: Int) -> String? {
    var heading: String?
    MarkdownParser.read(source.utf8[start...]) { root in
      var block = root.first
      while let node = block, node.kind != .heading { block = node.next }
      heading = block?.text
    }
    return heading.flatMap { $0.isEmpty ? nil : $0 }
  }
}
