import Typeset

// What is known besides the pages.
extension Router {
  /// What the list says of documents, as far as it has changed since a number that an earlier answer gave.
  func status(_ request: PreviewRequest) throws(PreviewError) -> [UInt8] {
    guard let since = Int(request.query["since"] ?? "0") else {
      throw PreviewError(400, "“since” is not a number", "use the serial of an earlier answer, or 0")
    }
    return board.json(
      since: since, first: request.query["document"], comparingBaselines: request.query["baselines"] == "yes")
  }

  /// What a variant says as a whole.
  func overview(_ request: PreviewRequest) async throws -> [UInt8] {
    let document = try document(request)
    let axes = try PreviewAxes(request.query)
    let workshop = workshop
    return try await workshop.pool.run { try ScreenOverview(of: document, axes, in: workshop, on: $0).json }
  }
}
