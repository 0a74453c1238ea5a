import Typeset

/// A page with the results of a run: for each failing variant expected, actual and the changes.
struct VerificationPage {
  private let out: HTMLPage
  private let report: VerificationReport
  /// What changed, each once.
  private let found: SharedFindings

  /// Begins the page of a report.
  init(_ report: VerificationReport, to sink: ByteSink) throws {
    self.report = report
    found = report.findings
    out = try HTMLPage(title: "Visual tests", style: VerificationStyle.sheet, to: sink)
  }

  /// The content before the variants.
  func begin() throws {
    try out.element("header") {
      try out.element("h1", text: "Visual tests")
      try out.element("ul", ["class": "numbers"]) {
        for (count, word, look) in numbers where count > 0 {
          try out.element("li", ["class": "badge \(look)"], text: "\(count) \(word)")
        }
      }
      for (change, count) in report.versions {
        try out.element(
          "p", ["class": "caution"],
          text:
            "\(count == 1 ? "One baseline was" : "\(count) baselines were") recorded with another version: \(change)")
      }
    }
    out.newline()
  }

  /// The start and the end of the main part.
  func main(_ content: () throws -> Void) throws {
    try out.element("main") {
      if report.verifications.contains(where: \.fails) || !report.obsolete.isEmpty { try addBar() }
      try content()
      try addRest()
    }
    out.newline()
  }

  /// Adds a failing variant: its pictures, then what changed. The first one is open.
  func add(_ verification: Verification, panels: [VerificationPanel]) throws {
    let (kind, word, look) = verification.look
    try out.element(
      "details",
      [
        "class": "card variant", "data-kind": kind, "id": "variant-\(verification.name)",
        "open": report.failures.first?.name == verification.name ? "" : nil,
      ]
    ) {
      try out.element("summary") {
        try out.element("h3", text: verification.name)
        try out.element("span", ["class": "badge \(look)"], text: word)
        if verification.rejection != nil { try out.element("span", ["class": "badge bad"], text: "rejected") }
        if let first = VerificationChanges(out: out, found: found, paths: report.paths).headline(of: verification) {
          try out.element("span", ["class": "first"], text: first)
        }
      }
      try out.element("div", ["class": "inside"]) {
        if let line = verification.rejectionLine { try out.element("p", ["class": "caution"], text: line) }
        let pictures = VerificationPictures(out: out, verification: verification)
        for panel in panels { try pictures.add(panel) }
        try VerificationChanges(out: out, found: found, paths: report.paths).add(verification)
        try out.element(
          "p", ["class": "quiet code"],
          text: "\(report.paths.shown(verification.document)) · \(report.paths.shown(verification.baseline))")
      }
    }
    out.newline()
  }

  /// Ends the page.
  func finish() throws {
    try out.element("footer") {
      try out.element("p") {
        try out.text("Keys: ")
        for (key, words) in [
          ("j", " and "), ("k", " or the arrows up and down go from variant to variant, "), ("Enter", " opens one, "),
          ("Tab", " goes to the slider of a picture, and the arrows move it."),
        ] {
          try out.element("kbd", text: key)
          try out.text(words)
        }
      }
    }
    try out.finish(scripts: VerificationStyle.script)
  }

  private var numbers: [(Int, String, String)] {
    let counts = report.counts
    return [
      (counts.passed, "unchanged", "good"), (counts.recorded, "recorded", "good"),
      (counts.different, "different", "bad"), (counts.missing, "without baseline", "caution"),
      (counts.faulty, "failed", "bad"), (report.rejected.count, "rejected of these", "bad"),
      (report.obsolete.count, "obsolete", "caution"),
    ]
  }

  private func addBar() throws {
    let kinds = Set(report.failures.map(\.look.kind)).union(report.obsolete.isEmpty ? [] : ["obsolete"])
    try out.element("div", ["class": "bar", "role": "group", "aria-label": "Show", "hidden": ""]) {
      for (kind, word) in [
        ("all", "All"), ("different", "Different"), ("missing", "New"), ("faulty", "Failed"),
        ("obsolete", "Obsolete"),
      ] where kind == "all" || kinds.contains(kind) {
        try out.element(
          "button", ["type": "button", "data-filter": kind, "aria-pressed": kind == "all" ? "true" : "false"],
          text: word)
      }
    }
    out.newline()
  }

  private func addRest() throws {
    for baseline in report.obsolete {
      try out.element("div", ["class": "card variant", "data-kind": "obsolete"]) {
        try out.element("div", ["class": "inside"]) {
          try out.element("h3", text: baseline.name)
          try out.element(
            "p", ["class": "quiet"],
            text: report.isRemoved(baseline)
              ? "Removed." : "Obsolete: no variant has this name any more.")
        }
      }
    }
    let rest = report.verifications.filter { !$0.fails }
    guard !rest.isEmpty else { return }
    try out.element("details", ["class": "card variant", "data-kind": "passed"]) {
      try out.element("summary") { try out.element("h3", text: "\(rest.count) unchanged") }
      try out.element("ul", ["class": "names"]) {
        for verification in rest {
          try out.element("li", text: verification.isRecorded ? verification.headline : verification.name)
        }
      }
    }
  }
}

extension Verification {
  /// How a failure is filed and shown: its kind, a word and the class of its badge.
  var look: (kind: String, word: String, badge: String) {
    switch outcome {
    case .passed: ("passed", "unchanged", "good")
    case .missing: ("missing", "new", "caution")
    case .different: ("different", "different", "bad")
    case .unreadable, .unrendered: ("faulty", "failed", "bad")
    }
  }
}
