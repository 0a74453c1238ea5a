import Synchronization
import Typeset
import TypesetReview

/// Answers requests.
package final class Router: Sendable {
  let workshop: Workshop
  /// What was saved into catalogs.
  let history = SaveHistory()
  let approver: Approver
  private let guardian: RequestGuard
  let hub: EventHub
  /// What is known of all documents besides their pages.
  let board: StatusBoard
  let queues: TranslatorQueues
  /// Where other devices of the network reach it; nil where they do not.
  private let shared: SharedAddress?

  /// Answers those whom the guard lets in, from a workshop.
  package init(_ workshop: Workshop, guardian: RequestGuard, hub: EventHub, shared: SharedAddress? = nil) {
    self.workshop = workshop
    self.shared = shared
    approver = Approver(workshop)
    self.guardian = guardian
    self.hub = hub
    board = StatusBoard(workshop) { hub.report(status: $0) }
    queues = TranslatorQueues(workshop)
  }

  /// The answer to a request, without the fields that every answer has.
  package func answer(_ request: PreviewRequest) async -> PreviewAnswer {
    do {
      try guardian.check(request)
      var answer = try await routed(request)
      if case .bytes(let bytes) = answer.body, request.method != "POST", answer.status == 200 {
        let contents = bytes.dropFirst(answer.counterLength)
        let tag = "\"" + SHA256.hex(of: contents.span).prefix(32) + "\""
        answer.fields.append(PreviewAnswer.Field(name: "ETag", value: tag))
        let known = request.fields["if-none-match"] ?? ""
        if known == "*" || known.contains(tag) {
          answer.status = 304
          answer.body = .bytes([])
        }
      }
      return answer
    } catch let error as PreviewError {
      return PreviewAnswer(error)
    } catch let error as RenderingError {
      return PreviewAnswer(PreviewError(400, error.description))
    } catch is CancellationError {
      return PreviewAnswer(PreviewError(503, "nobody waits for this any more"))
    } catch {
      return PreviewAnswer(PreviewError(500, "\(error)"))
    }
  }

  private func routed(_ request: PreviewRequest) async throws -> PreviewAnswer {
    switch (request.method, request.path) {
    case ("POST", let path): return try await changed(path, request)
    case (_, "/"): return try file("index.html")
    case (_, "/api/session"): return PreviewAnswer(json: try await session())
    case (_, "/api/render"): return PreviewAnswer(counted: try await render(request, isMirrored: false))
    case (_, "/api/mirror"): return PreviewAnswer(counted: try await render(request, isMirrored: true))
    case (_, "/api/states"): return PreviewAnswer(counted: try await states(request))
    case (_, "/api/link"): return PreviewAnswer(json: try link(request.query["query"] ?? "", canWrite: false))
    case (_, "/api/findings"): return PreviewAnswer(json: try await findings(request))
    case (_, "/api/status"): return PreviewAnswer(json: try status(request))
    case (_, "/api/overview"): return PreviewAnswer(json: try await overview(request))
    case (_, "/api/rules"): return PreviewAnswer(json: Array(RuleReport().json.utf8))
    case (_, "/api/source"): return PreviewAnswer(json: try source(request))
    case (_, "/api/history"): return PreviewAnswer(json: history.json)
    case (_, "/api/entry"): return PreviewAnswer(json: try await entry(request))
    case (_, "/api/queue"): return PreviewAnswer(json: try await queue(request))
    case (_, "/api/text"): return PreviewAnswer(json: try await text(request))
    case (_, "/api/verify"): return PreviewAnswer(json: try await verify(request))
    case (_, "/api/picture"): return try await picture(request)
    case (_, "/api/difference"): return PreviewAnswer(json: try await difference(request))
    case (_, "/api/summary"): return PreviewAnswer(json: try await summary(request))
    case ("HEAD", "/api/events"): return PreviewAnswer([], type: "text/event-stream")
    case (_, "/api/events"): return PreviewAnswer(events: hub.events())
    case (_, let path) where path.hasPrefix("/page/"): return try file(String(path.dropFirst("/page/".count)))
    default: throw PreviewError(404, "\(quoted(request.path)) not found")
    }
  }

  private func changed(_ path: String, _ request: PreviewRequest) async throws -> PreviewAnswer {
    switch path {
    case "/api/save": return PreviewAnswer(json: try await save(RequestBody(request.body)))
    case "/api/undo": return PreviewAnswer(json: try await step(.undo, RequestBody(request.body)))
    case "/api/redo": return PreviewAnswer(json: try await step(.redo, RequestBody(request.body)))
    case "/api/try": return PreviewAnswer(json: try await attempt(RequestBody(request.body)))
    case "/api/markup": return PreviewAnswer(json: try await markup(RequestBody(request.body)))
    case "/api/review": return PreviewAnswer(json: try await review(RequestBody(request.body)))
    case "/api/room": return PreviewAnswer(json: try await room(RequestBody(request.body)))
    case "/api/link":
      return PreviewAnswer(json: try link(RequestBody(request.body).textIfAny("query") ?? "", canWrite: true))
    case "/api/accept": return PreviewAnswer(json: try await accept(RequestBody(request.body)))
    case "/api/reject": return PreviewAnswer(json: try await reject(RequestBody(request.body)))
    default: throw PreviewError(404, "\(quoted(path)) not found")
    }
  }

  /// A file of the page. Only names in its table are files: no path leads anywhere else.
  private func file(_ path: String) throws -> PreviewAnswer {
    guard let bytes = PageFiles.bytes[path] else { throw PreviewError(404, "\(quoted(path)) not found") }
    return PreviewAnswer(bytes, type: PageFiles.type(of: path))
  }
}

// What is read.
extension Router {
  /// The document that a request names; the only one, if there is one.
  func document(_ request: PreviewRequest) throws(PreviewError) -> PreviewDocument {
    if let id = request.query["document"] { return try workshop.document(id) }
    let all = workshop.documents
    guard let first = all.first, all.count == 1 else {
      throw PreviewError(400, "no document was named", "add document=…")
    }
    return first
  }

  /// The answer about all documents, which all processors read.
  func session() async throws -> [UInt8] {
    let workshop = workshop
    let documents = workshop.documents
    let entries = try await withThrowingTaskGroup(of: (Int, SessionAnswer.Entry).self) { group in
      for (index, document) in documents.enumerated() {
        group.addTask { (index, try await workshop.pool.run { workshop.entry(of: document, on: $0) }) }
      }
      var entries: [Int: SessionAnswer.Entry] = [:]
      for try await (index, entry) in group { entries[index] = entry }
      return documents.indices.compactMap { entries[$0] }
    }
    return SessionAnswer.json(
      entries, id: workshop.id, title: workshop.title, canWrite: true, hasBaselines: workshop.settings.baselines != nil,
      sharedAddress: shared?.address, offering: AxisOffers(all: entries))
  }

  private func render(_ request: PreviewRequest, isMirrored: Bool) async throws -> [UInt8] {
    let document = try document(request)
    let axes = try PreviewAxes(request.query)
    let workshop = workshop
    let revision = workshop.revision
    return try await workshop.pool.run { bench in
      var axes = axes
      if isMirrored { try axes.set(.direction, workshop.opposite(of: document, axes, on: bench)) }
      return try workshop.pages(of: document, axes, on: bench).json(revision: revision)
    }
  }

  /// A component in all its states.
  private func states(_ request: PreviewRequest) async throws -> [UInt8] {
    let document = try document(request)
    let axes = try PreviewAxes(request.query)
    let workshop = workshop
    let revision = workshop.revision
    let component = request.query["element"].flatMap { $0.isEmpty ? nil : $0 }
    return try await workshop.pool.run { bench in
      try ComponentStates(of: document, axes, component: component, in: workshop, on: bench).json(revision: revision)
    }
  }

  /// The address for another device, and its code. Only who has the token is given it.
  private func link(_ query: String, canWrite: Bool) throws -> [UInt8] {
    guard let shared else {
      throw PreviewError(404, "other devices do not reach this preview", "start it with --host 0.0.0.0")
    }
    return try shared.json(query: query, token: canWrite ? guardian.token : nil)
  }

  private func findings(_ request: PreviewRequest) async throws -> [UInt8] {
    let document = try document(request)
    let workshop = workshop
    return try await workshop.pool.run { try workshop.findings(of: document, on: $0) }
  }

  /// What a key says in all languages.
  private func entry(_ request: PreviewRequest) async throws -> [UInt8] {
    let document = try document(request)
    guard let key = request.query["key"] else { throw PreviewError(400, "no key was named", "add key=…") }
    let workshop = workshop
    return try await workshop.pool.run { try CatalogEntries.json(key: key, of: workshop.loaded(document, on: $0)) }
  }

  private func save(_ body: RequestBody) async throws -> [UInt8] {
    let document = try workshop.document(body.text("document"))
    let form = body.textIfAny("form")
    guard form == nil || form.flatMap(PluralForm.init) != nil else {
      throw PreviewError(400, "\(quoted(form ?? "")) is not a form", "use one of zero, one, two, few, many and other")
    }
    let request = CatalogEntries.Request(
      key: try body.text("key"), locale: try body.text("locale"), form: form.flatMap(PluralForm.init),
      text: try body.text("text"), createsForms: body.isTrue("createsForms"),
      version: try body.text("version"), isConfirmed: body.isTrue("confirmed"))
    let (workshop, history) = (workshop, history)
    let answer = try await workshop.pool.run {
      try CatalogEntries.save(request, of: workshop.loaded(document, on: $0), in: document.id, recordingIn: history)
    }
    if request.isConfirmed { reportHistory() }
    return answer
  }

  /// A line of a document, for the link that opens an editor there.
  private func source(_ request: PreviewRequest) throws -> [UInt8] {
    let document = try document(request)
    guard let line = request.query["line"].flatMap(Int.init), line > 0 else {
      throw PreviewError(400, "no line was named", "add line=…, from 1")
    }
    let source: SourceFile
    do { source = SourceFile(name: document.path, utf8: try InputFile.read(document.path)) } catch {
      throw PreviewError(404, error.description)
    }
    return JSONBytes.object { json in
      json.member("path", FileSystem.normalized(document.path))
      json.member("line", line)
      json.member("text", source.line(line))
    }
  }
}

// What is tried without touching a file.
extension Router {
  private func attempt(_ body: RequestBody) async throws -> [UInt8] {
    let request = try AttemptRequest(body)
    let document = try workshop.document(request.document)
    let workshop = workshop
    let revision = workshop.revision
    return try await workshop.pool.run { bench in
      try Attempt(request, of: document, in: workshop, on: bench).json(revision: revision)
    }
  }

  private func markup(_ body: RequestBody) async throws -> [UInt8] {
    let request = try AttemptRequest(body)
    let document = try workshop.document(request.document)
    let workshop = workshop
    return try await workshop.pool.run { bench in
      let markup = try Attempt(request, of: document, in: workshop, on: bench).markup()
      return JSONBytes.object { $0.member("markup", markup) }
    }
  }
}

extension AttemptRequest {
  /// The most changes that are tried together.
  private static let mostChanges = 100

  /// Reads a request: `{"axes": {"document": …}, "changes": [{"element": …}]}`.
  fileprivate init(_ body: RequestBody) throws(PreviewError) {
    let axes = try body.texts("axes")
    guard let document = axes["document"] ?? body.textIfAny("document") else {
      throw PreviewError(400, "no document was named", "add it to the axes")
    }
    var changes: [Change] = []
    let objects = try body.objects("changes")
    if objects.count > Self.mostChanges { throw PreviewError(400, "more than \(Self.mostChanges) changes at once") }
    for change in objects {
      changes.append(
        Change(
          element: try change.text("element"), text: change.textIfAny("text"), textSize: change.textIfAny("textSize"),
          numerals: change.textIfAny("numerals"), direction: change.textIfAny("direction")))
    }
    self.init(document: document, axes: try PreviewAxes(axes), changes: changes)
  }
}
