import Typeset

/// A text with all that its translator has to know.
struct TextAnswer {
  /// The most places of a key that are listed.
  private static let mostPlaces = 100

  /// The answer about a key of a document in a locale.
  static func json(
    key: String, of document: PreviewDocument, locale: String, in queues: TranslatorQueues, on bench: Workshop.Bench
  ) throws -> [UInt8] {
    let loaded = try queues.workshop.loaded(document, on: bench)
    let texts = TranslatorTexts(loaded.catalogs, locale: locale, developmentLanguage: loaded.document.language)
    guard var text = texts.text(of: key) else {
      throw PreviewError(404, "no catalog of the document has the key \(quoted(key))", "choose another text")
    }
    let targets = try CatalogTargets(of: key, in: loaded)
    var refusal: PreviewError?
    var path: String?
    do { path = try targets.file(for: texts.language) } catch { refusal = error }
    let format = path.flatMap { CatalogFormat(path: $0) }
    let file = path.map { CatalogFileNow($0) }
    if let file { update(&text, of: key, in: file, texts) }
    let places = try queues.places(of: key, in: loaded.catalogs.catalogName(of: key), on: bench)
    let terms = queues.glossary.contents?.glossary?.matches(in: text.source, from: texts.source, to: texts.language)
    let titles = Dictionary(
      Set(places.map(\.document)).map { ($0, title(of: $0, queues, bench)) }, uniquingKeysWith: { first, _ in first })
    return JSONBytes.object { json in
      json.member("key", key)
      json.member("document", document.id)
      json.member("file", FileSystem.name(of: path ?? text.file))
      json.member("language", texts.language)
      json.member("sourceLanguage", texts.source)
      json.member("source", text.source)
      json.key("sourceForms")
      json.list(text.sourceForms) { form in
        json.object {
          json.member("form", form.form.rawValue)
          json.member("text", form.text)
        }
      }
      json.member("text", text.text)
      json.key("forms")
      json.list(text.forms) { form in
        json.object {
          json.member("form", form.form.rawValue)
          json.member("text", form.text)
          json.member("examples", form.examples)
        }
      }
      json.member("state", text.state)
      json.member("note", ifAny: text.note)
      json.member("context", ifAny: text.context)
      if let limit = text.limit { json.member("limit", limit) }
      json.member("previous", ifAny: text.previous)
      json.member("isStale", text.isStale)
      json.member("isCompound", text.isCompound)
      json.member("canSave", format != nil && !text.isCompound && !texts.isSource)
      json.member("refusal", ifAny: refusal?.message)
      json.member("hasStates", format?.hasStates ?? false)
      json.member("version", ifAny: file?.version)
      json.key("places")
      json.list(places.prefix(mostPlaces)) { place in
        json.object {
          json.member("document", place.document)
          json.member("title", titles[place.document] ?? place.document)
          json.member("line", place.line)
        }
      }
      json.member("placeCount", places.count)
      json.key("terms")
      json.list(terms ?? []) { term in
        json.object {
          json.member("term", term.term)
          json.member("translations", term.translations)
          json.member("forbidden", term.forbidden)
          json.member("note", ifAny: term.note)
        }
      }
    }
  }

  private static func title(of id: String, _ queues: TranslatorQueues, _ bench: Workshop.Bench) -> String {
    guard let document = try? queues.workshop.document(id) else { return id }
    return queues.workshop.entry(of: document, on: bench).title ?? id
  }

  /// Takes what a file says now, where it has changed since the document was read: nobody saves over what was never
  /// shown.
  private static func update(
    _ text: inout TranslatorTexts.Text, of key: String, in file: CatalogFileNow, _ texts: TranslatorTexts
  ) {
    guard !texts.sources(of: key).contains(where: { $0.name == file.path && file.says($0.utf8) }) else { return }
    guard let now = file.texts(of: key) else { return }
    guard let own = now.first(where: { $0.language == texts.language }) ?? now.first(where: { $0.language.isEmpty })
    else { return }
    text.state = own.state
    if own.forms.isEmpty {
      text.text = own.text
    } else {
      for form in own.forms {
        if let index = text.forms.firstIndex(where: { $0.form == form.form }) { text.forms[index].text = form.text }
      }
    }
  }
}

extension CatalogFormat {
  /// Whether a file of this kind says how far a translation has come.
  var hasStates: Bool {
    switch self {
    case .xcstrings, .po, .xliff: true
    case .strings, .arb: false
    }
  }
}
