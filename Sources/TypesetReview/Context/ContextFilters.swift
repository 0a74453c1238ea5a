import Typeset

/// The controls of a page for translators that choose which keys are shown.
struct ContextFilters {
  private let report: ContextReport
  private let groups: [ContextGroup]

  /// Filters for the keys of a report.
  init(_ report: ContextReport, _ groups: [ContextGroup]) {
    self.report = report
    self.groups = groups
  }

  /// Writes a form that is hidden without the script, and never submitted.
  func write(to out: HTMLPage) throws {
    let shown = Set(report.keys.flatMap(\.locales).map(\.shown.state))
    let states = ReviewState.allCases.filter(shown.contains).map { ($0.rawValue, $0.words) }
    let tooLong = report.tooLongCount > 0 ? [("too-long", "too long")] : []
    try TextPageFilters.write(
      screens: groups.map { ($0.word, "\($0.name) (\(FileSystem.name(of: $0.document)))") }, locales: report.locales,
      states: tooLong + states, to: out)
  }
}
