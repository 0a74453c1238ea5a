import Typeset

/// The controls of a page of texts that choose which are shown.
struct TextPageFilters {
  private let report: TextReport

  /// Filters for the texts of a report.
  init(_ report: TextReport) { self.report = report }

  /// Writes a form that is hidden without the script, and never submitted.
  func write(to out: HTMLPage) throws {
    let states = ReviewState.allCases.filter { report.count(of: $0) > 0 }.map { ($0.rawValue, $0.words) }
    let tooLong = report.tooLongCount > 0 ? [("too-long", "too long")] : []
    try Self.write(
      screens: report.screens.map { ($0.filterName, $0.name) }, locales: report.locales, states: tooLong + states,
      to: out)
  }

  /// Writes a form that chooses among screens and states, each with its word, and locales.
  static func write(
    screens: [(value: String, name: String)], locales: [String], states: [(value: String, name: String)],
    to out: HTMLPage
  ) throws {
    try out.element(
      "form", ["id": "filters", "class": "bar", "hidden": "", "role": "search", "aria-label": "Filters"]
    ) {
      try out.element("label") {
        try out.text("Search")
        try out.void(
          "input", ["type": "search", "name": "q", "autocomplete": "off", "spellcheck": "false", "dir": "auto"])
      }
      try choice("screen", "Screen", screens, to: out)
      try choice("locale", "Locale", locales.map { ($0, LocaleName.of($0)) }, to: out)
      try choice("state", "State", states.map { ($0.value, $0.name.capitalizedFirst) }, to: out)
      try out.element("button", ["type": "reset"], text: "Show all")
      try out.element("output", ["id": "shown", "class": "quiet", "aria-live": "polite"], text: "")
    }
    out.newline()
  }

  private static func choice(
    _ name: String, _ label: String, _ choices: [(value: String, name: String)], to out: HTMLPage
  ) throws {
    guard choices.count > 1 else { return }
    try out.element("label") {
      try out.text(label)
      try out.element("select", ["name": name]) {
        try out.element("option", ["value": ""], text: "All")
        for choice in choices { try out.element("option", ["value": choice.value], text: choice.name) }
      }
    }
  }
}
