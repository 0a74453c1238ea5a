import Typeset
import TypesetReview

// Baselines.
extension Router {
  /// What differs from the baselines of a document.
  func verify(_ request: PreviewRequest) async throws -> [UInt8] {
    let document = try document(request)
    let approver = approver
    return try await workshop.pool.run { try approver.json(approver.review(of: document, on: $0)) }
  }

  /// Records the baselines of the variants that are named, of those of groups, or of all that differ.
  func accept(_ body: RequestBody) async throws -> [UInt8] {
    let document = try workshop.document(body.text("document"))
    let decided = try DecidedVariants(body)
    let replacesNewer = body.isTrue("newer")
    let approver = approver
    defer { board.forgetDifferences(of: document) }
    return try await workshop.pool.run {
      try approver.accept(decided, of: document, replacesNewer: replacesNewer, on: $0)
    }
  }

  /// Keeps a note why variants are rejected, or takes it back.
  func reject(_ body: RequestBody) async throws -> [UInt8] {
    let document = try workshop.document(body.text("document"))
    let decided = try DecidedVariants(body)
    let note = try body.text("note")
    let approver = approver
    return try await workshop.pool.run { try approver.reject(decided, note: note, of: document, on: $0) }
  }

  /// A picture of a variant that differs.
  func picture(_ request: PreviewRequest) async throws -> PreviewAnswer {
    guard let kind = request.query["kind"] else { throw PreviewError(400, "no picture was named", "add kind=…") }
    let picture = try await approver.picture(of: try document(request), variant: try variant(request), kind: kind)
    return PreviewAnswer(picture, type: "image/png")
  }

  /// What has changed in a variant, element by element.
  func difference(_ request: PreviewRequest) async throws -> [UInt8] {
    try await approver.difference(of: try document(request), variant: try variant(request))
  }

  private func variant(_ request: PreviewRequest) throws(PreviewError) -> String {
    guard let variant = request.query["variant"] else {
      throw PreviewError(400, "no variant was named", "add variant=…")
    }
    return variant
  }

  /// A summary in Markdown: of a document, or of all that were compared.
  func summary(_ request: PreviewRequest) async throws -> [UInt8] {
    let document = try request.query["document"].map { id throws(PreviewError) in try workshop.document(id) }
    let approver = approver
    let text = try await workshop.pool.run { try approver.summary(of: document, on: $0) }
    return JSONBytes.object { $0.member("text", text) }
  }
}

extension DecidedVariants {
  /// Reads a decision: `{"document": …, "version": …, "groups": […]}`.
  fileprivate init(_ body: RequestBody) throws(PreviewError) {
    let names = try body.list("variants")
    let groups = try body.list("groups").map { $0.compactMap { Int($0) } } ?? body.number("group").map { [$0] }
    let isAll = body.isTrue("all")
    guard names != nil || groups != nil || isAll else {
      throw PreviewError(400, "nothing to decide about was named", "name variants, groups or all")
    }
    self.init(version: body.textIfAny("version"), names: names ?? [], groups: groups ?? [], isAll: isAll)
  }
}
