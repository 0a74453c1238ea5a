import Synchronization
import Typeset
import TypesetReview

/// A variant with the pictures of its comparison.
struct ComparedVariant: Sendable {
  /// What was found.
  let result: Verification
  /// Its pictures; nil for a variant that cannot be drawn.
  let sides: ComparedSides?
}

/// The pictures of the variants that were looked at last.
///
/// Each variant is drawn once, also where all of its pictures are asked for at the same time.
final class ComparedPictures: Sendable {
  /// What tells a comparison from others.
  struct Key: Hashable, Sendable {
    /// The id of the document.
    var document: String
    /// The name of the variant.
    var variant: String
    /// The number of the state of the documents.
    var revision: Int
    /// A digest of what was recorded.
    var baseline: String
  }

  private struct State {
    var tasks: [Key: Task<ComparedVariant, any Error>] = [:]
    /// From the one that was not used for longest.
    var order: [Key] = []
    var drawnCount = 0
  }

  /// How many variants are kept.
  private static let capacity = 64
  private let state = Mutex(State())

  /// How many variants were drawn.
  var drawnCount: Int { state.withLock { $0.drawnCount } }

  /// The comparison of a key, which `make` draws where it is not known.
  func variant(
    _ key: Key, make: @escaping @Sendable () async throws -> ComparedVariant
  ) async throws -> ComparedVariant {
    let task = state.withLock { state in
      state.order.removeAll { $0 == key }
      state.order.append(key)
      if state.order.count > Self.capacity { state.tasks[state.order.removeFirst()] = nil }
      if let known = state.tasks[key] { return known }
      let task = Task { try await make() }
      state.tasks[key] = task
      state.drawnCount += 1
      return task
    }
    do { return try await task.value } catch {
      // The next one who asks tries again.
      state.withLock { state in if state.tasks[key] == task { state.tasks[key] = nil } }
      throw error
    }
  }
}

extension Approver {
  /// A variant of a document, compared and drawn.
  func compared(_ variant: String, of document: PreviewDocument) async throws -> ComparedVariant {
    let verifier = try workshop.verifier()
    let files = [
      verifier.folder.file(of: variant), verifier.folder.picture(of: variant, page: 1, of: 1),
      verifier.folder.picture(of: variant, page: 1, of: 2),
    ]
    let digests = files.map { path in (try? InputFile.read(path)).map { SHA256.hex(of: $0) } ?? "" }
    let key = ComparedPictures.Key(
      document: document.id, variant: variant, revision: workshop.revision, baseline: digests.joined())
    return try await pictures.variant(key) { [workshop] in
      try await workshop.pool.run { bench in
        let plan = try workshop.plan(of: document, on: bench)
        guard let job = plan.jobs.first(where: { $0.name == variant }) else {
          throw PreviewError(404, "variant \(quoted(variant)) not found", "look at what differs again")
        }
        let session = workshop.session(of: bench)
        let (loaded, options) = (plan.document(of: job).loaded, job.variant.options)
        defer { session.options.layout = LayoutOptions() }
        let result = try verifier.verify(
          loaded, name: job.name, path: document.path, options: options, with: session, log: DiagnosticLog())
        return ComparedVariant(
          result: result, sides: try verifier.sides(of: result, loaded, options: options, with: session))
      }
    }
  }

  /// A picture of a variant: what is expected, what is there, or the difference.
  func picture(of document: PreviewDocument, variant: String, kind: String) async throws -> [UInt8] {
    guard let side = ComparedSide(rawValue: kind) else {
      throw PreviewError(400, "\(quoted(kind)) is not a picture", "use expected, actual or difference")
    }
    guard let picture = try await compared(variant, of: document).sides?.picture(side.panel) else {
      throw PreviewError(404, "the variant has no such picture", "record its baseline, or correct the document")
    }
    return picture
  }

  /// What has changed in a variant, element by element, with the places in its pictures.
  func difference(of document: PreviewDocument, variant: String) async throws -> [UInt8] {
    let compared = try await compared(variant, of: document)
    let page = compared.sides?.page ?? ""
    return JSONBytes.object { json in
      if let sides = compared.sides {
        json.member("extent", sides.extent)
        json.key("starts")
        json.list([sides.starts.expected, sides.starts.actual]) { json.value($0) }
        json.member("fromRecord", sides.isFromRecord)
        json.key("sides")
        json.list(ComparedSide.allCases.filter { sides.picture($0.panel) != nil }) { json.value($0.rawValue) }
      }
      json.key("changes")
      json.list(compared.result.changes) { change in
        change.addDetails(to: json, isShown: change.page == page)
      }
      json.member("rest", compared.result.changes.isEmpty ? compared.result.details() : [])
    }
  }
}

extension ElementChange {
  /// Writes the change with its values and, where its page is shown, its places.
  func addDetails(to json: JSONWriter, isShown: Bool = true) {
    json.object {
      json.member("element", element)
      json.member("id", id)
      json.member("page", page)
      json.member("name", ifAny: name)
      json.member("kinds", kinds.map(\.rawValue))
      json.member("sentence", description)
      json.member("following", consequences.count)
      if isShown, let expectedFrame { json.member("expected", expectedFrame) }
      if isShown, let actualFrame { json.member("actual", actualFrame) }
      json.key("details")
      json.list(details) { detail in
        json.object {
          json.member("subject", detail.subject)
          json.member("from", detail.expected)
          json.member("to", detail.actual)
        }
      }
    }
  }
}
