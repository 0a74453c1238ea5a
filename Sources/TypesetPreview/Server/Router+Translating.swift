import Typeset

// What translators ask for.
extension Router {
  /// A part of a queue: `queue?locale=de&kind=untranslated&from=0&count=50`.
  func queue(_ request: PreviewRequest) async throws -> [UInt8] {
    let query = request.query
    let kind = query["kind"] ?? "all"
    let task = TranslatorTexts.Tasks.named.first { $0.name == kind }?.task
    guard task != nil || kind == "all" else {
      throw PreviewError(
        400, "\(quoted(kind)) is not a queue",
        "use all or one of \(TranslatorTexts.Tasks.named.map(\.name).joined(separator: ", "))")
    }
    let wanted = QueueAnswer.Request(
      document: query["document"].flatMap { $0.isEmpty ? nil : $0 }, locale: try locale(query["locale"]),
      filter: TranslatorQueue.Filter(task: task, words: (query["search"] ?? "").lowercased()),
      start: query["from"].flatMap(Int.init) ?? 0, count: query["count"].flatMap(Int.init) ?? 50, key: query["key"],
      keyDocument: query["keydocument"])
    let queues = queues
    return try await workshop.pool.run { try QueueAnswer.json(wanted, in: queues, on: $0) }
  }

  /// A text with all that its translator has to know.
  func text(_ request: PreviewRequest) async throws -> [UInt8] {
    let document = try document(request)
    guard let key = request.query["key"] else { throw PreviewError(400, "no key was named", "add key=…") }
    let locale = try locale(request.query["locale"])
    let queues = queues
    return try await workshop.pool.run {
      try TextAnswer.json(key: key, of: document, locale: locale, in: queues, on: $0)
    }
  }

  /// What is odd about texts that are written: `{"document": …, "key": …, "locale": …, "texts": {"one": …}}`.
  func review(_ body: RequestBody) async throws -> [UInt8] {
    let document = try workshop.document(body.text("document"))
    let key = try body.text("key")
    let locale = try locale(body.textIfAny("locale"))
    let given = try body.texts("texts")
    let written =
      PluralForm.allCases.compactMap { form in
        given[form.rawValue].map { TextReview.Written(form: form, text: $0) }
      } + (given["text"].map { [TextReview.Written(form: nil, text: $0)] } ?? [])
    let queues = queues
    return try await workshop.pool.run { bench in
      let loaded = try queues.workshop.loaded(document, on: bench)
      let texts = TranslatorTexts(loaded.catalogs, locale: locale, developmentLanguage: loaded.document.language)
      let source = texts.text(of: key)?.source ?? key
      let terms = queues.glossary.contents?.glossary?.matches(in: source, from: texts.source, to: texts.language)
      let review = TextReview(written, of: key, in: texts, terms: terms ?? [])
      return JSONBytes.object { json in
        json.key("faults")
        json.list(review.faults) { fault in
          json.object {
            json.member("code", fault.code.rawValue)
            json.member("level", fault.level.rawValue)
            json.member("form", ifAny: fault.form?.rawValue)
            json.member("values", fault.values)
            json.member("words", ifAny: fault.words)
          }
        }
      }
    }
  }

  /// How much room a text has: `{"document": …, "key": …, "locale": …, "text": …}`.
  func room(_ body: RequestBody) async throws -> [UInt8] {
    let document = try workshop.document(body.text("document"))
    let request = TextRoom.Request(
      key: try body.text("key"), locale: try locale(body.textIfAny("locale")), text: body.textIfAny("text"))
    let workshop = workshop
    return try await workshop.pool.run { try TextRoom.json(request, of: document, in: workshop, on: $0) }
  }

  private func locale(_ given: String?) throws(PreviewError) -> String {
    guard let given, let tag = LanguageTag(given), tag.isKnown else {
      throw PreviewError(400, "no known locale was named", "add locale=…, a tag such as de or pt-BR")
    }
    return given
  }
}
