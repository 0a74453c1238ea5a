import Typeset

// What was saved, and its way back.
extension Router {
  /// Takes back what was saved last, or saves again what was taken back last: all of the file or, if the body asks for
  /// it, one entry of a file that has changed since.
  func step(_ step: SaveHistory.Step, _ body: RequestBody) async throws -> [UInt8] {
    let (number, isEntryAlone) = (body.number("number"), body.isTrue("entry"))
    let history = history
    let answer = try await workshop.pool.run { _ in
      try history.take(step, number: number, entryAlone: isEntryAlone)
    }
    reportHistory()
    return answer
  }

  /// Tells all open pages that the history is another one.
  func reportHistory() {
    let data = JSONBytes.object { history.addEnds(to: $0) }
    hub.report("history", String(decoding: data, as: UTF8.self))
  }
}
