import Typeset

/// The controls of a page of findings that choose which are shown.
struct CheckPageFilters {
  private let report: CheckReport
  /// The values of the axes by the names of variants.
  private let variants: [String: Variant]

  /// Filters for the findings of a report.
  init(_ report: CheckReport, _ variants: [String: Variant]) {
    self.report = report
    self.variants = variants
  }

  /// Writes a form that is hidden without the script, and never submitted.
  func write(to out: HTMLPage) throws {
    try out.element(
      "form",
      [
        "id": "filters", "class": "bar", "data-axes": "document rule level locale device", "hidden": "",
        "role": "search", "aria-label": "Filters",
      ]
    ) {
      try out.element("label") {
        try out.text("Search")
        try out.void(
          "input", ["type": "search", "name": "q", "autocomplete": "off", "spellcheck": "false", "dir": "auto"])
      }
      let documents = report.documents.filter { path in report.findings.contains { $0.document == path } }
      try choice(
        "document", "Document", documents.map { Choice(report.path(of: $0), FileSystem.name(of: $0)) }, to: out)
      let rules = Set(report.findings.map(\.fault.rule)).sorted()
      try choice("rule", "Rule", rules.map { Choice("\($0)", "\($0) \(RuleCatalogue[$0].summary)") }, to: out)
      let levels = CheckLevel.allCases.reversed().filter { level in report.findings.contains { $0.fault.level == level }
      }
      try choice("level", "Level", levels.map { Choice($0.rawValue, $0.rawValue.capitalizedFirst) }, to: out)
      try choice("locale", "Locale", values(of: .locale).map { Choice($0, $0) }, to: out)
      try choice(
        "device", "Device", values(of: .device).map { Choice($0, Devices.named($0)?.name ?? $0) }, to: out)
      try out.element("button", ["type": "reset"], text: "Show all")
      try out.element("output", ["id": "shown", "class": "quiet", "aria-live": "polite"], text: "")
    }
    out.newline()
  }

  /// A value that can be chosen.
  private struct Choice {
    /// The value.
    let value: String
    /// Its name.
    let name: String

    init(_ value: String, _ name: String) {
      self.value = value
      self.name = name
    }
  }

  private func values(of axis: VariantAxis) -> [String] {
    Set(report.findings.flatMap(\.variants).compactMap { variants[$0]?[axis] }).sorted()
  }

  private func choice(_ name: String, _ label: String, _ choices: [Choice], to out: HTMLPage) throws {
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
