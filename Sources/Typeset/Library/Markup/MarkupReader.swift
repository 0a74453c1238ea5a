extension MarkupTree {
  /// The tree of a file in UTF-8 or UTF-16; nil where its encoding is unknown. Errors go to `log`, all but the
  /// failure that ended the reading, which the tree holds.
  ///
  /// A document type declaration ends it, unless `allowsDoctype`: then it may point elsewhere, which nobody follows,
  /// but declare nothing.
  static func read(_ bytes: [UInt8], name: String, allowsDoctype: Bool = false, log: DiagnosticLog) -> MarkupTree? {
    guard let (source, form) = source(bytes, name: name, log: log) else { return nil }
    return MarkupParser.tree(of: source, form: form, allowsDoctype: allowsDoctype, log: log)
  }

  /// The text of a file in UTF-8 or UTF-16, and which of them it was; nil after an error.
  static func source(
    _ bytes: [UInt8], name: String, log: DiagnosticLog
  ) -> (file: SourceFile, form: MarkupEncoding.Form)? {
    let text = MarkupEncoding(bytes)
    let source = SourceFile(name: name, utf8: text.utf8)
    let start = SourceRange(file: source, bytes: 0..<0)
    if text.isUTF32 {
      log.report(
        Diagnostic(
          .error, code: "encoding", "UTF-32 is not supported", at: start,
          hints: ["save the file as UTF-8"]))
      return nil
    }
    if let offset = text.faultOffset {
      log.report(
        Diagnostic(
          .error, code: "encoding", "invalid UTF-16: unpaired surrogate",
          at: SourceRange(file: source, bytes: offset..<offset + 3), hints: ["save the file as UTF-8"]))
      return nil
    }
    guard text.utf8.count <= MarkupLimits.greatestSize else {
      log.report(
        Diagnostic(
          .error, code: "size", "the file is larger than \(MarkupLimits.greatestSize >> 20) MB", at: start,
          hints: ["divide it into several documents"]))
      return nil
    }
    return (source, text.form)
  }
}
