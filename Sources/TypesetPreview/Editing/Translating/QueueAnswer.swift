import Typeset

/// A part of a queue, as the page asks for it.
struct QueueAnswer {
  /// What is asked.
  struct Request: Sendable {
    /// The id of a document; nil for all.
    var document: String?
    /// The locale that is translated into.
    var locale: String
    /// Which texts are wanted.
    var filter: TranslatorQueue.Filter
    /// The position of the first one.
    var start: Int
    /// How many.
    var count: Int
    /// A key whose position is wanted; nil for none.
    var key: String?
    /// The id of a document that uses the key.
    var keyDocument: String?
  }

  /// The most texts of an answer.
  static let most = 200
  /// So many characters of a text are shown in the list.
  private static let longest = 120

  /// The answer.
  static func json(
    _ request: Request, in queues: TranslatorQueues, on bench: Workshop.Bench
  ) throws(PreviewError) -> [UInt8] {
    let queue = try queues.queue(request.document, locale: request.locale, on: bench)
    let documents = try queues.documents(request.document, on: bench).filter { !$0.loaded.catalogs.catalogs.isEmpty }
    let isSource = !queue.groups.isEmpty && queue.groups.allSatisfy(\.texts.isSource)
    let overflows =
      isSource ? TextOverflows.Answer() : queues.overflows.answer(about: documents, locale: request.locale, in: queue)
    let found = queue.found(by: request.filter, tooLong: overflows.tooLong)
    let start = min(max(0, request.start), found.count)
    let window = found[start..<min(found.count, start + min(max(0, request.count), most))]
    let position = request.key.flatMap { queue.position(of: $0, in: request.keyDocument) }
    return JSONBytes.object { json in
      json.member("locale", request.locale)
      json.member("isSource", isSource)
      json.key("counts")
      json.object {
        json.member("all", queue.items.count)
        for (name, count) in zip(TranslatorTexts.Tasks.named, queue.counts(tooLong: overflows.tooLong)) {
          json.key(named: name.name)
          json.value(count)
        }
      }
      json.member("documents", documents.count)
      json.member("measured", isSource ? documents.count : overflows.measured)
      json.member("total", found.count)
      json.member("from", start)
      if let position, let index = found.firstIndex(of: position) { json.member("index", index) }
      if let contents = queues.glossary.contents { add(contents, to: json) }
      json.key("entries")
      json.list(window) { index in
        let item = queue.items[index]
        let group = queue.groups[item.group]
        let text = group.texts.text(of: item.text.key)
        json.object {
          json.member("key", item.text.key)
          json.member("document", group.documents[0].id)
          json.member("source", text.map { String($0.source.prefix(longest)) } ?? "")
          json.member("text", text.map { String($0.text.prefix(longest)) } ?? "")
          var tasks = item.text.tasks
          if overflows.tooLong.contains(index) { tasks.insert(.tooLong) }
          json.member("tasks", tasks.names)
        }
      }
    }
  }

  private static func add(_ contents: GlossaryFile.Contents, to json: JSONWriter) {
    json.key("glossary")
    json.object {
      json.member("terms", contents.glossary?.terms.count ?? 0)
      json.key("faults")
      json.list(contents.faults) { fault in
        json.object {
          json.member("message", fault.message)
          if let line = fault.range?.start.line { json.member("line", line) }
        }
      }
    }
  }
}
