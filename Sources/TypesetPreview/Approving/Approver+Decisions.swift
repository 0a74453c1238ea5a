import Typeset
import TypesetReview

// What reviewers decide.
extension Approver {
  /// Records the variants that a reviewer accepts as they were seen: what shows something else by now is not recorded.
  ///
  /// Baselines that a newer version of the program wrote are only replaced if `replacesNewer`.
  func accept(
    _ decided: DecidedVariants, of document: PreviewDocument, replacesNewer: Bool, on bench: Workshop.Bench
  ) throws -> [UInt8] {
    let seen = try review(of: document, seenAs: decided.version, on: bench)
    let revision = workshop.revision
    let chosen = decided.results(in: seen)
    let accepted = replacesNewer ? chosen : chosen.filter { !$0.isNewer }
    if accepted.isEmpty, let newer = chosen.first(where: \.isNewer) {
      var error = PreviewError(409, seen.group(of: newer.name)?.causes.first ?? newer.headline)
      error.hints = ["use the version of typesetter that wrote it, or confirm that its baseline is replaced"]
      throw error
    }
    let digests = Dictionary(accepted.map { ($0.name, $0.digest) }) { first, _ in first }
    let plan = try workshop.plan(of: document, on: bench)
    let verifier = try workshop.verifier()
    let places = plan.jobs.indices.filter { digests[plan.jobs[$0].name] != nil }
    let results = results(of: plan, document, at: places) { job in
      var verifier = verifier
      verifier.recording = .all
      verifier.seenDigest = digests[job.name]
      return verifier
    }
    let recorded = results.filter(\.passes).map(\.name)
    try withNotes { try ReviewNotes.forget(recorded, in: verifier.folder) }
    let review: BaselineReview
    if revision == workshop.revision, plan.jobs.elementsEqual(seen.plan.jobs, by: { $0.name == $1.name }) {
      var all = seen.results
      for (place, result) in zip(places, results) { all[place] = result }
      review = BaselineReview(plan, all, hasPictures: verifier.comparesPictures)
      keep(review, of: document)
    } else {
      review = try self.review(of: document, on: bench)
    }
    return json(review) { json in
      json.member("accepted", recorded.count)
      json.member("left", chosen.count - recorded.count)
    }
  }

  /// Keeps a note why variants are rejected; an empty one takes their rejection back.
  func reject(
    _ decided: DecidedVariants, note: String, of document: PreviewDocument, on bench: Workshop.Bench
  ) throws -> [UInt8] {
    let review = try review(of: document, seenAs: decided.version, on: bench)
    let chosen = decided.results(in: review)
    let note = String(note.split(whereSeparator: \.isNewline).joined(separator: " ").trimmedBlanks)
    try withNotes {
      try ReviewNotes.change(in: try workshop.verifier().folder) { notes in
        for result in chosen {
          notes.rejections[result.name] =
            note.isEmpty
            ? nil
            : ReviewNotes.Rejection(
              note: note, causes: review.group(of: result.name)?.causes ?? [], difference: result.digest)
        }
        // What shows something else by now was rejected in vain.
        for result in review.results {
          if let known = notes.rejections[result.name], known.difference != result.digest {
            notes.rejections[result.name] = nil
          }
        }
      }
    }
    return json(review)
  }

  /// A summary in Markdown of a document, or of all documents that were compared.
  func summary(of document: PreviewDocument?, on bench: Workshop.Bench) throws -> String {
    let notes = try notes()
    let documents = document.map { [$0] } ?? workshop.documents
    var reviews = known(documents)
    if let document, reviews.isEmpty { reviews = [try review(of: document, on: bench)] }
    let text = VerificationReport(notes.added(to: reviews.flatMap(\.results))).markdown
    return reviews.count == documents.count
      ? text : text + "\n\(reviews.count) of \(documents.count) documents were compared.\n"
  }
}

extension String {
  /// The text without blanks around it.
  fileprivate var trimmedBlanks: Substring {
    let text = drop(while: \.isWhitespace)
    return text[..<(text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex)]
  }
}
