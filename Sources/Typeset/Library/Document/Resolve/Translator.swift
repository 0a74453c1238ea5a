/// Finds the texts of one rendering in its catalogs, and reports what is missing or does not fit, once each.
package final class Translator {
  /// The catalogs in the order in which they are searched.
  let catalogs: CatalogSet
  /// The locale whose texts are wanted, a BCP 47 tag.
  let locale: String
  /// The language of the document, in which the app is developed.
  let developmentLanguage: String
  /// What is done to all text to try out the layout (F14).
  let pseudolanguage: Pseudolanguage?
  /// Whether the content of an element is its key.
  let localizesContent: Bool
  private let source: SourceFile
  private let log: DiagnosticLog
  private var told: Set<String> = []

  /// The translator of a document.
  init(
    _ document: Document, catalogs: CatalogSet, locale: String, pseudolanguage: Pseudolanguage?, log: DiagnosticLog
  ) {
    self.catalogs = catalogs
    self.locale = locale
    self.pseudolanguage = pseudolanguage
    self.log = log
    developmentLanguage = document.language
    localizesContent = document.attributes[DocumentElement.localize] == .content
    source = document.source
  }

  /// A text of a catalog with the places of its arguments.
  struct Translation {
    /// Its pieces in order.
    var pieces: [MessagePiece]
    /// The language that is really shown, a canonical tag.
    var language: String
    /// The entry that it comes from.
    var origin: TextOrigin
    /// The message of that entry; nil where the key itself is the text.
    var message: CatalogMessage?
  }

  /// Whether a key is one: given by the author, or a content that a catalog has.
  func hasKey(_ key: String) -> Bool { !localizesContent || catalogs.contains(key) }

  /// A text without inline elements as the pseudolanguage shows it; `key` is where it comes from.
  func pseudolocalized(_ text: String, key: String?) -> String {
    guard pseudolanguage == .unlocalized else { return pseudolanguage?.applied(to: text) ?? text }
    return key.map(hasKey) ?? false ? text : CaseMapping.uppercased(text, language: developmentLanguage)
  }

  /// What a key says, or the one that code has the name `written` for; nil where the content of the document, in its
  /// own language, is what is shown.
  ///
  /// - Parameters:
  ///   - arguments: what is put in.
  ///   - mustUseAll: how many of the arguments were given for the message alone, so that it has to use them.
  ///   - hasContent: whether the document has a text to fall back on.
  ///   - device: the device of the rendering.
  ///   - place: the byte offset of the start tag that has the key in `attribute`.
  func translation(
    of written: String, arguments: [MessageArgument] = [], mustUseAll: Bool = false, hasContent: Bool,
    device: DeviceFamily, at place: Place
  ) -> Translation? {
    let key = catalogs.key(named: written)
    let answer = catalogs.answer(for: key, locale: locale, developmentLanguage: developmentLanguage)
    let isMissing = answer?.isMissing ?? !isOwnText(of: key)
    if isMissing { tellMissing(key, shown: answer?.language ?? developmentLanguage, at: place) }
    // What the document says in the language that is wanted is better than another language.
    if hasContent, answer == nil || isMissing && isOwnLanguage { return nil }
    let language = answer?.language ?? developmentLanguage
    let origin = origin(of: key, answer, state: state(of: key, answer))
    let formatter = MessageFormatter(language: language, device: device, arguments: arguments)
    guard let answer else {
      let pieces = try? formatter.pieces(of: key)
      return Translation(pieces: pieces ?? [.text(key)], language: language, origin: origin)
    }
    let source = answer.isSource ? nil : catalogs.sourceMessage(of: key, developmentLanguage: developmentLanguage)
    let message = PercentSigns(
      of: answer.message, translatedFrom: source, argumentCount: arguments.count { $0.name == nil }
    ).applied(to: answer.message)
    do throws(MessageError) {
      let pieces = try formatter.pieces(of: message)
      if mustUseAll { checkUse(of: arguments, by: message, of: key, at: place) }
      return Translation(pieces: pieces, language: language, origin: origin, message: message)
    } catch {
      tell(error, of: key, message, arguments, at: place)
      return hasContent ? nil : Translation(pieces: [.text(key)], language: language, origin: origin)
    }
  }

  /// Where the text of a key should come from that no catalog has for the language that is wanted; nil without
  /// catalogs.
  func missingOrigin(of written: String) -> TextOrigin? {
    let key = catalogs.key(named: written)
    let answer = catalogs.answer(for: key, locale: locale, developmentLanguage: developmentLanguage)
    guard hasKey(key), let state = state(of: key, answer) else { return nil }
    return origin(of: key, answer, state: state)
  }

  private func origin(of key: String, _ answer: CatalogSet.Answer?, state: TranslationState?) -> TextOrigin {
    let lack = state == .missing ? TextOrigin.Lack(language: locale, file: catalogs.home(of: key, locale: locale)) : nil
    var origin = TextOrigin(key: key, message: answer?.message, state: state, lack: lack)
    origin.isUnknown = !catalogs.contains(key)
    return origin
  }

  private func state(of key: String, _ answer: CatalogSet.Answer?) -> TranslationState? {
    catalogs.state(of: key, answer, isOwn: isOwnText(of: key))
  }

  /// The title of a document.
  func title(of document: Document) -> String? {
    let key = document.titleKey ?? (localizesContent ? document.title : nil)
    guard let key, !key.isEmpty else { return document.title.map { pseudolocalized($0, key: nil) } }
    let place = Place(offset: document.titleOffset, attribute: document.titleKey == nil ? nil : .key)
    let hasContent = document.title?.isEmpty == false
    let found = translation(of: key, hasContent: hasContent, device: .other, at: place)
    let title = found.map { collapsed($0.text) } ?? document.title
    return title.map { pseudolocalized($0, key: key) }
  }

  /// Whether the content of a key, or the key itself, is the text that is wanted: nobody is to translate it, or not
  /// into this language.
  private func isOwnText(of key: String) -> Bool {
    catalogs.contains(key) && (isOwnLanguage || !catalogs.isTranslatable(key))
  }

  /// Whether the document is in the language that is wanted.
  private var isOwnLanguage: Bool {
    let chain = LocaleChain.languages(for: locale)
    return LanguageTag(developmentLanguage).map { chain.contains($0.tag) || $0.language == chain.last } ?? false
  }

  /// Where a key stands.
  struct Place {
    /// The byte offset of the start tag, or of the text that is the key itself.
    var offset: Int
    /// The attribute that holds the key; nil where the content is the key.
    var attribute: AttributeName?
  }
}

// Diagnostics.
extension Translator {
  /// The stretch of the source that a place means.
  func range(_ place: Place) -> SourceRange {
    let bytes = source.utf8
    var end = place.offset
    var quote: UInt8 = 0
    guard end < bytes.count, bytes[end] == UInt8(ascii: "<") else {
      while end < bytes.count, bytes[end] != UInt8(ascii: "<"), bytes[end] != UInt8(ascii: "\n") { end += 1 }
      return SourceRange(file: source, bytes: place.offset..<end)
    }
    while end < bytes.count, quote != 0 || bytes[end] != UInt8(ascii: ">") {
      if bytes[end] == quote {
        quote = 0
      } else if quote == 0, bytes[end] == UInt8(ascii: "\"") || bytes[end] == UInt8(ascii: "'") {
        quote = bytes[end]
      }
      end += 1
    }
    let tag = StartTag(source: source, bytes: place.offset..<min(end + 1, bytes.count))
    return place.attribute.map { tag.value(of: $0.rawValue) } ?? tag.name
  }

  /// Reports something about a place, unless the same was said of it before; hints are made only for what is kept.
  func tell(
    _ severity: Diagnostic.Severity, code: String, _ message: String, at place: Place,
    hints: @autoclosure () -> [String] = [], once: String? = nil
  ) {
    guard told.insert(once ?? "\(code) \(place.offset) \(place.attribute?.rawValue ?? "")").inserted else { return }
    log.report(severity, code: code) {
      Diagnostic(severity, code: code, message, at: range(place), hints: hints())
    }
  }

  private func tellMissing(_ key: String, shown: String, at place: Place) {
    if catalogs.catalogs.isEmpty {
      guard !isOwnLanguage else { return }
      return tell(
        .warning, code: "no-catalog", "the document uses keys but has no string catalog", at: place,
        hints: ["add <catalog src=\"Localizable.xcstrings\"/> to the head"], once: "no-catalog")
    }
    if catalogs.contains(key) {
      return tell(
        .warning, code: "missing-translation", "no translation of \(quoted(key)) into \(locale)", at: place,
        hints: ["using the text in \(shown)"], once: "missing " + key)
    }
    guard !told.contains("missing " + key) else { return }
    tell(
      .warning, code: "missing-key", "key \(quoted(key)) not found in any catalog", at: place,
      hints: catalogs.nearestKey(to: key).map { ["did you mean \(quoted($0))?"] } ?? [], once: "missing " + key)
  }

  private func tell(
    _ fault: MessageError, of key: String, _ message: CatalogMessage, _ arguments: [MessageArgument], at place: Place
  ) {
    let text = fault.text(of: key, arguments)
    let origin = message.place.map { "the text is in \(CatalogPlace($0))" }
    tell(
      .error, code: "message", text.message, at: place, hints: [text.hint, origin].compactMap { $0 },
      once: "fault \(place.offset) \(place.attribute?.rawValue ?? "")")
  }

  /// Reports arguments that no text of a message asks for.
  private func checkUse(of arguments: [MessageArgument], by message: CatalogMessage, of key: String, at place: Place) {
    let development = catalogs.answer(
      for: key, locale: developmentLanguage, developmentLanguage: developmentLanguage)
    let used = ArgumentUse(of: [message, development?.message].compactMap { $0 } + [CatalogMessage(key)])
    for (index, argument) in arguments.enumerated() where !used.includes(argument, at: index) {
      let name = argument.name.map { "argument \(quoted($0))" } ?? "argument \(index + 1)"
      tell(
        .error, code: "message", "\(name) is not used by any text of \(quoted(key))", at: place,
        hints: ["the number of arguments used is \(used.count)"], once: "use \(place.offset)")
    }
  }
}

extension MessageError {
  /// What is wrong and what to do.
  fileprivate func text(of key: String, _ arguments: [MessageArgument]) -> (message: String, hint: String?) {
    switch self {
    case .missingArgument(let written):
      (
        "the text of \(quoted(key)) needs \(quoted(written)), but that argument is missing",
        "add <arg value=\"…\" type=\"…\"/>"
      )
    case .wrongKind(let argument, let placeholder):
      (
        "the text of \(quoted(key)) needs \(quoted(placeholder)), but argument \(argument + 1) is "
          + "\(quoted(arguments[argument].value)) of type \(arguments[argument].kind?.rawValue ?? "text")",
        "change its type, or the placeholder in the catalog"
      )
    case .noNumber:
      (
        "the text of \(quoted(key)) varies by number, but no argument is a number",
        "add <arg value=\"…\" type=\"int\"/>"
      )
    case .tooLong:
      (
        "the text of \(quoted(key)) is longer than \(MessageFormatter.greatestLength >> 20) MB with all its parts",
        "shorten it, or use fewer parts"
      )
    case .unknownPart(let name):
      ("the text of \(quoted(key)) has a part \(quoted(name)) that the catalog does not define", nil)
    }
  }
}

extension CatalogMessage {
  /// A text that no catalog holds.
  fileprivate init(_ text: String) { self.init(variation: .text(CatalogText(value: text))) }
}
