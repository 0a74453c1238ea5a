/// A part of a catalog that is left out, since its name is not a language, or its file or text cannot be read.
struct CatalogOmission: Sendable {
  /// What is wrong.
  enum Fault: Sendable {
    /// The name is not a language.
    case language
    /// The file cannot be read, for a reason.
    indirect case file(Diagnostic)
    /// The text cannot be shown: the end of a sentence about it, and what to do.
    case text(String, hint: String)
  }

  /// The name of the language or the file, or the key of the text.
  let name: String
  /// Where it is.
  let place: SourceRange?
  /// What is wrong.
  var fault = Fault.language
}

extension [CatalogOmission] {
  /// A warning for each kind of fault, which names all parts that have it.
  var warnings: [Diagnostic] { [languages, files, texts].compactMap(\.self) }

  private var languages: Diagnostic? {
    let omissions = filter { if case .language = $0.fault { true } else { false } }
    guard let first = omissions.first else { return nil }
    let words = omissions.count == 1 ? "is not a language, and its texts are" : "are not languages, and their texts are"
    return Diagnostic(
      .warning, code: "unknown-language", "\(omissions.names) \(words) left out", at: first.place,
      hints: ["use a BCP 47 tag such as ar, zh-Hant or pt-BR"])
  }

  private var files: Diagnostic? {
    let reasons = compactMap { if case .file(let reason) = $0.fault { reason } else { nil } }
    let omissions = filter { if case .file = $0.fault { true } else { false } }
    guard let reason = reasons.first else { return nil }
    return Diagnostic(
      .warning, code: "damaged-catalog",
      "\(omissions.names) \(omissions.count == 1 ? "is" : "are") left out: \(reason.message)", at: reason.range,
      hints: reason.hints)
  }

  private var texts: Diagnostic? {
    let omissions = filter { if case .text = $0.fault { true } else { false } }
    guard let first = omissions.first, case .text(let reason, let hint) = first.fault else { return nil }
    let words =
      omissions.count == 1
      ? "the text of \(quoted(first.name)) \(reason), and is left out"
      : "the texts of \(omissions.names) are left out; that of \(quoted(first.name)) \(reason)"
    return Diagnostic(.warning, code: "bad-message", words, at: first.place, hints: [hint])
  }

  /// So many names are listed in a warning.
  private static var mostNames: Int { 12 }

  private var names: String {
    let listed = prefix(Self.mostNames).map { quoted($0.name) }
    let more = count - listed.count
    return listed.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}
