import Typeset

/// A page with the results of a run: for each failing variant expected, actual and the changes.
struct VerificationPage {
  private let out: HTMLPage
  private let report: VerificationReport

  /// Begins the page of a report.
  init(_ report: VerificationReport, to sink: ByteSink) throws {
    self.report = report
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

  /// Adds a failing variant with its panels.
  func add(_ verification: Verification, panels: [VerificationPanel]) throws {
    let (kind, word, look) = verification.look
    try out.element(
      "details", ["class": "card variant", "data-kind": kind, "id": "variant-\(verification.name)"]
    ) {
      try out.element("summary") {
        try out.element("h3", text: verification.name)
        try out.element("span", ["class": "badge \(look)"], text: word)
        if let first = verification.details(most: 1).first { try out.element("span", ["class": "first"], text: first) }
      }
      try out.element("div", ["class": "inside"]) {
        for panel in panels { try add(panel, of: verification) }
        try addChanges(of: verification)
        try out.element("p", ["class": "quiet code"], text: "\(verification.document) · \(verification.baseline)")
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
          ("j", " and "), ("k", " or the arrows go from variant to variant, "), ("Enter", " opens one."),
        ] {
          try out.element("kbd", text: key)
          try out.text(words)
        }
      }
    }
    try out.finish(script: VerificationStyle.script)
  }

  private var numbers: [(Int, String, String)] {
    let counts = report.counts
    return [
      (counts.passed, "unchanged", "good"), (counts.recorded, "recorded", "good"),
      (counts.different, "different", "bad"), (counts.missing, "without baseline", "caution"),
      (counts.faulty, "failed", "bad"), (report.obsolete.count, "obsolete", "caution"),
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

  private func add(_ panel: VerificationPanel, of verification: Verification) throws {
    if let triptych = panel.triptych {
      return try out.element("div", ["class": "panels whole"]) {
        try addFigure("\(panel.page): expected, difference, actual") {
          try out.picture(png: triptych, ["alt": "\(panel.page): expected, difference and actual side by side"])
        }
      }
    }
    let changes = verification.changes.enumerated().filter { $0.element.page == panel.page }
    let marks = changes.map {
      Schematic.Mark(number: $0.offset + 1, expected: $0.element.expectedFrame, actual: $0.element.actualFrame)
    }
    try out.element("div", ["class": "panels"]) {
      if let expected = panel.expectedRecord {
        try addFigure("Expected, sketched from the baseline") {
          try Schematic(page: expected).write("\(panel.page), expected", to: out)
        }
        try addFigure("Difference: dashed before, solid after") {
          try Schematic(page: panel.actualRecord).write("\(panel.page), difference", marks: marks, to: out)
        }
      }
      try addFigure("Actual") {
        try out.picture(
          png: panel.actual, ["alt": "\(panel.page), actual", "width": "\(Int(panel.size.width.rounded()))"])
      }
    }
  }

  private func addFigure(_ caption: String, _ content: () throws -> Void) throws {
    try out.element("figure") {
      try out.element("div", ["class": "picture"], content)
      try out.element("figcaption", text: caption)
    }
  }

  private func addChanges(of verification: Verification) throws {
    guard !verification.changes.isEmpty else {
      for line in verification.details() { try out.element("p", text: line) }
      return
    }
    try out.element("ol", ["class": "changes"]) {
      for change in verification.changes {
        try out.element("li") {
          try out.text(change.description)
          let values = [change.expected.map { "was \($0)" }, change.actual.map { "is \($0)" }].compactMap { $0 }
          let place = verification.place(of: change.id).map { "line \($0.line)" }
          let more =
            change.consequences.isEmpty ? nil : "with it: " + change.consequences.map(\.subject).joined(separator: ", ")
          let words = (values + [place, more].compactMap { $0 }).joined(separator: " · ")
          if !words.isEmpty { try out.element("span", ["class": "values"], text: words) }
        }
      }
    }
    for picture in verification.pictures { try out.element("p", text: picture.description) }
  }

  private func addRest() throws {
    for baseline in report.obsolete {
      try out.element("div", ["class": "card variant", "data-kind": "obsolete"]) {
        try out.element("div", ["class": "inside"]) {
          try out.element("h3", text: baseline.name)
          try out.element(
            "p", ["class": "quiet"],
            text: report.isPruned
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

/// The panel of a changed page in a report.
package struct VerificationPanel: Sendable {
  /// The name of the page.
  package let page: String
  /// Its extent in points.
  package let size: Size
  /// The actual page, as a PNG file.
  package let actual: [UInt8]
  /// Its actual content.
  let actualRecord: PageRecord
  /// Its expected content; nil if nothing was recorded.
  let expectedRecord: PageRecord?
  /// Expected, difference and actual side by side, a PNG file; nil where no picture was recorded.
  package let triptych: [UInt8]?
}
