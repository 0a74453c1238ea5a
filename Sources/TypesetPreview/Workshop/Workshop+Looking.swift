import Typeset

// What a look at many variants of a document needs, on whatever thread.
extension Workshop {
  /// The most variants that are looked at; of more, some that lie evenly among them.
  static let mostSurveyed = 200

  /// The indexes of the variants of a plan that are looked at.
  static func surveyed(_ count: Int) -> StrideTo<Int> {
    stride(from: 0, to: count, by: max(1, (count + mostSurveyed - 1) / mostSurveyed))
  }

  /// Does something with the session of a thread, and notes what a document looks for meanwhile.
  func looking<Result>(
    at document: PreviewDocument, on bench: Bench, _ body: (TypesettingSession) throws -> Result
  ) rethrows -> Result {
    let session = session(of: bench)
    session.inputs = inputRecord(of: document)
    defer {
      session.inputs = nil
      session.options.layout = LayoutOptions()
    }
    return try body(session)
  }
}
