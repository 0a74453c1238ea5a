import Synchronization
import Typeset
import TypesetReview

/// Compares documents with their baselines, records what is accepted, notes what is rejected, and keeps what was found
/// last of each document.
package final class Approver: Sendable {
  let workshop: Workshop
  /// What was found last, by the ids of documents.
  private let reviews = Mutex<[String: BaselineReview]>([:])
  let pictures = ComparedPictures()

  /// Compares the documents of a workshop.
  package init(_ workshop: Workshop) { self.workshop = workshop }

  /// What was found last of each of some documents, in their order.
  func known(_ documents: [PreviewDocument]) -> [BaselineReview] {
    reviews.withLock { reviews in documents.compactMap { reviews[$0.id] } }
  }

  /// Keeps what was found of a document.
  func keep(_ review: BaselineReview, of document: PreviewDocument) {
    reviews.withLock { $0[document.id] = review }
  }

  /// Compares all variants of a document with their baselines, on all processors.
  func review(of document: PreviewDocument, on bench: Workshop.Bench) throws -> BaselineReview {
    let plan = try workshop.plan(of: document, on: bench)
    let verifier = try workshop.verifier()
    let results = results(of: plan, document, at: Array(plan.jobs.indices)) { _ in verifier }
    let review = BaselineReview(plan, results, hasPictures: verifier.comparesPictures)
    keep(review, of: document)
    return review
  }

  /// The review that a page has seen; throws where the variants are others by now.
  func review(
    of document: PreviewDocument, seenAs version: String?, on bench: Workshop.Bench
  ) throws -> BaselineReview {
    if let known = known([document]).first, known.version == version { return known }
    let review = try review(of: document, on: bench)
    guard version == nil || review.version == version else {
      throw PreviewError(409, "the variants are not what was shown any more", "look at them again")
    }
    return review
  }

  /// Compares some variants of a plan, by their places in it.
  func results(
    of plan: VariantPlan, _ document: PreviewDocument, at places: [Int],
    verifier: @escaping @Sendable (VariantPlan.Job) -> Verifier
  ) -> [Verification] {
    let results = Mutex([Verification?](repeating: nil, count: places.count))
    Workers.forEach(below: places.count, makeState: workshop.typesetter.session) { session, index in
      let job = plan.jobs[places[index]]
      let result = Self.result(of: job, plan, document, verifier(job), with: session)
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
  }

  /// Compares a variant; one that cannot be recorded or laid out says why.
  private static func result(
    of job: VariantPlan.Job, _ plan: VariantPlan, _ document: PreviewDocument, _ verifier: Verifier,
    with session: TypesettingSession
  ) -> Verification {
    let loaded = plan.document(of: job).loaded
    func verified(_ verifier: Verifier) throws -> Verification {
      try verifier.verify(
        loaded, name: job.name, path: document.path, options: job.variant.options, with: session, log: DiagnosticLog())
    }
    do {
      let result = try verified(verifier)
      guard result.isRecorded else { return result }
      // What was recorded is compared once more, so that the answer is about the file.
      var verifier = verifier
      verifier.recording = nil
      return try verified(verifier)
    } catch {
      var result = Verification(name: job.name, document: document.path, baseline: verifier.folder.file(of: job.name))
      result.outcome = .unrendered("\(error)")
      return result
    }
  }

  /// The notes of reviewers.
  func notes() throws -> ReviewNotes {
    let folder = try workshop.verifier().folder
    return try withNotes { try ReviewNotes(in: folder) }
  }

  /// Does something with the file of notes, and says what to do where it cannot be read or written.
  func withNotes<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as ReviewNotesError {
      throw PreviewError(422, error.description, "correct the file, or take it from version control again")
    } catch let error as OutputError {
      throw PreviewError(422, error.description, "allow writing to it")
    }
  }

  /// The answer about a review. Notes that cannot be read are an error of their own, which the page shows.
  func json(_ review: BaselineReview, add: (JSONWriter) -> Void = { _ in }) -> [UInt8] {
    var notes = ReviewNotes()
    var fault: String?
    do { notes = try self.notes() } catch { fault = (error as? PreviewError)?.message ?? "\(error)" }
    return review.json(notes) { json in
      json.member("fault", ifAny: fault)
      add(json)
    }
  }
}

/// The variants that a decision is about: by their names, by the numbers of their groups, or all that do not match.
struct DecidedVariants: Hashable, Sendable {
  /// The version of the review that was seen; nil for whatever there is.
  var version: String?
  /// Names.
  var names: [String] = []
  /// Numbers of groups.
  var groups: [Int] = []
  /// Whether it is about all.
  var isAll = false

  /// Those of a review that do not match.
  func results(in review: BaselineReview) -> [Verification] {
    let names = Set(names)
    let groups = Set(groups)
    return review.results.filter { result in
      guard let group = review.group(of: result.name) else { return false }
      return isAll || names.contains(result.name) || groups.contains(group.number)
    }
  }
}
