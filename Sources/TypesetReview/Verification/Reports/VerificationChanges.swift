import Typeset

/// The list of what changed in a failing variant; what other variants have too is complete in the first of them.
struct VerificationChanges {
  /// The page of the report.
  let out: HTMLPage
  /// What changed in the run.
  let found: SharedFindings
  /// How files are called.
  let paths: ReportPaths

  /// Adds the list of a variant.
  func add(_ verification: Verification) throws {
    guard !verification.changes.isEmpty else {
      for line in verification.details() { try out.element("p", text: line) }
      return
    }
    try out.element("ol", ["class": "changes"]) {
      for change in verification.changes { try out.element("li") { try add(change, of: verification) } }
    }
    for line in verification.remainingDifferences { try out.element("p", text: line) }
  }

  /// The line of a closed variant: its first change; nil if nothing is known.
  func headline(of verification: Verification) -> String? {
    guard let change = verification.changes.first else { return verification.details(most: 1).first }
    let rest = verification.changes.count - 1
    return change.description + (rest > 0 ? ", and \(rest) more" : "")
  }

  private func add(_ change: ElementChange, of verification: Verification) throws {
    let finding = found.findings[found.index(of: change, of: verification)]
    if let first = finding.variants.first, first != verification.name {
      try out.text(finding.sentence + " — as in ")
      return try out.element("a", ["href": "#variant-\(first)"], text: first)
    }
    try out.text(change.description)
    let extent = found.extent(of: finding)
    let place = verification.findingPlace(of: change)
    let words = [
      extent.isEmpty ? nil : extent, "\(paths.shown(place.file)), line \(place.position.line)", Self.frames(of: change),
    ]
    try out.element("span", ["class": "values"], text: words.compactMap(\.self).joined(separator: " · "))
    guard !change.consequences.isEmpty else { return }
    let subjects = change.consequences.map { consequence in
      consequence.change == "changed" ? consequence.subject : "\(consequence.subject) \(consequence.change)"
    }
    try out.element("span", ["class": "values"], text: "With it: " + subjects.joined(separator: "; "))
  }

  /// The box of an element as it was and as it is, in points; nil if neither is known or both are the same.
  private static func frames(of change: ElementChange) -> String? {
    func words(_ box: Rect) -> String {
      "\(Measure.number(box.width)) × \(Measure.points(box.height)) at \(Measure.number(box.minX)), \(Measure.points(box.minY))"
    }
    switch (change.expectedFrame, change.actualFrame) {
    case (let was?, let now?): return was == now ? nil : "was \(words(was)), is \(words(now))"
    case (let was?, nil): return "was \(words(was))"
    case (nil, let now?): return "is \(words(now))"
    case (nil, nil): return nil
    }
  }
}
