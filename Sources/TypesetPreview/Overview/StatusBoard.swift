import Synchronization
import Typeset

/// What is known of all documents besides their pages. It is found out when a page asks for it, document by document,
/// by threads that leave the processors to whatever is drawn.
final class StatusBoard: Sendable {
  /// What is known of a document.
  private struct Known {
    /// What a look at its variants gave; nil before one.
    var status: DocumentStatus?
    /// The age of the document at that look.
    var statusAge = -1
    /// How many variants differ from their baselines; nil before a comparison.
    var differing: Int?
    /// The age of the document at that comparison.
    var differingAge = -1
    /// The number of the change that came last.
    var serial = 0
  }

  private struct State {
    var known: [String: Known] = [:]
    /// How often something was found out.
    var serial = 0
    /// The documents that wait for a look, the next one last.
    var waiting: [PreviewDocument] = []
    /// The ids of those that are being looked at.
    var underWay: Set<String> = []
    var threads = 0
    var comparesBaselines = false
    var lastReport: ContinuousClock.Instant?
  }

  private let workshop: Workshop
  private let report: @Sendable (Int) -> Void
  private let state = Mutex(State())
  /// How often pages are informed while documents are looked at.
  private static let pause = Duration.milliseconds(300)
  /// How many documents are looked at at once.
  private static let width = max(1, Workers.processorCount / 2)

  /// A board for the documents of a workshop; `report` is called with the number of the last change after some.
  init(_ workshop: Workshop, report: @escaping @Sendable (Int) -> Void) {
    self.workshop = workshop
    self.report = report
  }

  /// What has changed since a number, as JSON; what is not known or has become old is looked at from now on, `first`
  /// before the others.
  func json(since number: Int, first: String?, comparingBaselines: Bool) -> [UInt8] {
    let documents = workshop.documents
    let ages = workshop.ages
    let (changes, serial, waiting, starts) = state.withLock { state in
      let ids = Set(documents.map(\.id))
      state.known = state.known.filter { ids.contains($0.key) }
      state.comparesBaselines = comparingBaselines && workshop.settings.baselines != nil
      let open = documents.reversed().filter { document in
        let age = ages[document.id] ?? 0
        let known = state.known[document.id]
        return known?.statusAge != age || state.comparesBaselines && known?.differingAge != age
      }
      state.waiting = open.filter { $0.id != first } + open.filter { $0.id == first }
      let starts = max(0, min(Self.width, open.count) - state.threads)
      state.threads += starts
      let changes = documents.compactMap { document -> (id: String, known: Known, age: Int)? in
        guard let known = state.known[document.id], known.serial > number else { return nil }
        return (document.id, known, ages[document.id] ?? 0)
      }
      return (changes, state.serial, open.count, starts)
    }
    for _ in 0..<starts { Workers.detach(isPatient: true) { [self] in work() } }
    return JSONBytes.object { json in
      json.member("serial", serial)
      json.member("waiting", waiting)
      json.key("documents")
      json.list(changes) { change in
        json.object {
          json.member("id", change.id)
          change.known.status?.add(to: json)
          if let differing = change.known.differing, change.known.differingAge == change.age {
            json.member("differing", differing)
          }
        }
      }
    }
  }

  /// Forgets how a document compares with its baselines, which have changed.
  func forgetDifferences(of document: PreviewDocument) {
    state.withLock { $0.known[document.id]?.differingAge = -1 }
  }

  /// Looks at one document after the other until none waits.
  private func work() {
    let bench = Workshop.Bench()
    while let document = next() {
      look(at: document, on: bench)
      let (serial, isDue) = state.withLock { state in
        state.underWay.remove(document.id)
        let now = ContinuousClock.now
        let isDue = state.waiting.isEmpty || state.lastReport.map { now - $0 > Self.pause } ?? true
        if isDue { state.lastReport = now }
        return (state.serial, isDue)
      }
      if isDue { report(serial) }
    }
  }

  /// The next document; nil for none, which ends the thread.
  private func next() -> PreviewDocument? {
    state.withLock { state in
      guard let index = state.waiting.lastIndex(where: { !state.underWay.contains($0.id) }) else {
        state.threads -= 1
        return nil
      }
      let document = state.waiting.remove(at: index)
      state.underWay.insert(document.id)
      return document
    }
  }

  /// Finds out what is not known of a document, unless it changes meanwhile.
  private func look(at document: PreviewDocument, on bench: Workshop.Bench) {
    let age = workshop.age(of: document.id)
    let goesOn = { [workshop] in
      workshop.pool.waitUntilIdle()
      return workshop.age(of: document.id) == age
    }
    let (known, comparesBaselines) = state.withLock { ($0.known[document.id], $0.comparesBaselines) }
    if known?.statusAge != age {
      do {
        guard let status = try workshop.survey(document, on: bench, goesOn: goesOn) else { return }
        note(document) { ($0.status, $0.statusAge) = (status, age) }
      } catch {
        // Its errors are shown already.
        note(document) { ($0.status, $0.statusAge) = (DocumentStatus(), age) }
      }
    }
    guard comparesBaselines, known?.differingAge != age else { return }
    do {
      guard let differing = try workshop.differing(document, on: bench, goesOn: goesOn) else { return }
      note(document) { ($0.differing, $0.differingAge) = (differing, age) }
    } catch {
      note(document) { ($0.differing, $0.differingAge) = (nil, age) }
    }
  }

  private func note(_ document: PreviewDocument, _ change: (inout Known) -> Void) {
    state.withLock { state in
      state.serial += 1
      change(&state.known[document.id, default: Known()])
      state.known[document.id]?.serial = state.serial
    }
  }
}
