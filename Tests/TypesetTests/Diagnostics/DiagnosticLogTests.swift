import Testing

@testable import Typeset

@Suite struct DiagnosticLogTests {
  @Test func moreThanTwentyOfAKindAreSummedUp() {
    let log = DiagnosticLog()
    for number in 1...30 { log.report(Diagnostic(.warning, code: "a", "\(number)", at: nil)) }
    for number in 1...20 { log.report(Diagnostic(.warning, code: "b", "\(number)", at: nil)) }
    #expect(log.diagnostics.count == 41)
    #expect(log.diagnostics.last?.message == "10 more of this kind (a), the first one here: 21")
    #expect(!log.hasErrors)
  }

  @Test func anErrorAmongTheSummedUpIsKnown() {
    let log = DiagnosticLog()
    for _ in 1...25 { log.report(Diagnostic(.warning, code: "a", "", at: nil)) }
    log.report(Diagnostic(.error, code: "a", "", at: nil))
    #expect(log.hasErrors)
  }

  @Test func sumsAreAddedUp() {
    let log = DiagnosticLog()
    for rendering in 0..<3 {
      let part = DiagnosticLog()
      for number in 1...25 { part.report(Diagnostic(.warning, code: "a", "\(rendering).\(number)", at: nil)) }
      for diagnostic in part.diagnostics { log.report(diagnostic) }
    }
    #expect(log.diagnostics.count == 21)
    #expect(log.diagnostics.last?.message == "55 more of this kind (a), the first one here: 0.21")
  }
}
