import Typeset

/// A self-contained page about findings: the screens with numbered marks, and beside each its findings.
///
/// Everything can be read without the script, which only hides what does not match the filters and goes from finding to
/// finding.
final class CheckPage {
  private let out: HTMLPage
  private let report: CheckReport
  /// The values of the axes by the names of variants.
  private let variants: [String: Variant]
  /// The document that is being written.
  private var document: String?

  private init(_ report: CheckReport, of plan: VariantPlan, to sink: ByteSink) throws {
    self.report = report
    variants = Dictionary(plan.jobs.map { ($0.name, $0.variant) }) { first, _ in first }
    out = try HTMLPage(title: "Findings", style: CheckPageStyle.sheet, to: sink)
  }

  /// Writes a page; the variants that are shown are drawn for it on all processors.
  static func write(_ report: CheckReport, of plan: VariantPlan, with typesetter: Typesetter, to sink: ByteSink) throws
  {
    let page = try CheckPage(report, of: plan, to: sink)
    try page.begin()
    try FindingPictures(plan: plan, typesetter: typesetter).forEach(FindingScene.all(of: report)) { scene, pictures in
      try page.add(scene, pictures)
    }
    try page.finish()
  }

  private func begin() throws {
    try out.element("a", ["class": "skip", "href": "#findings"], text: "Skip the filters")
    try out.element("header") {
      try out.element("h1", text: "Findings")
      try out.element("p", ["class": "quiet"], text: report.total.capitalizedFirst + ".")
      for name in report.unrendered.prefix(20) {
        try out.element("p", ["class": "bad"], text: "\(name) could not be rendered.")
      }
    }
    out.newline()
    if !report.findings.isEmpty { try CheckPageFilters(report, variants).write(to: out) }
    out.open("main", ["id": "findings", "tabindex": "-1"])
    out.newline()
  }

  private func finish() throws {
    if document != nil { out.close("section") }
    if report.findings.isEmpty {
      try out.element("p", ["class": "card"], text: "Nothing was found.")
    } else {
      try out.element("p", ["id": "none", "hidden": ""]) {
        try out.text("No findings match these filters. ")
        try out.element("a", ["href": "#all"], text: "Show all")
      }
    }
    if !report.stale.isEmpty { try addStale() }
    out.close("main")
    out.newline()
    try out.element("footer") {
      try out.element("p") {
        for (key, words) in [
          ("j", " and "), ("k", " go from finding to finding, "), ("/", " searches, "),
          ("Enter", " on a number goes from the picture to the finding and back."),
        ] {
          try out.element("kbd", text: key)
          try out.text(words)
        }
      }
    }
    if report.findings.isEmpty { return try out.finish() }
    try out.finish(scripts: FilterScript.text, CheckPageStyle.script)
  }

  /// Adds the findings of a page in a variant, beside its pictures.
  private func add(_ scene: FindingScene, _ pictures: [FindingPicture]) throws {
    if scene.document != document {
      if document != nil { out.close("section") }
      document = scene.document
      out.open("section", ["class": "document"])
      try out.element("h2", ["dir": "auto"], text: report.path(of: scene.document))
    }
    try out.element("article", ["class": "card scene"]) {
      try out.element("h3", ["dir": "auto"], text: scene.title)
      try out.element("div", ["class": pictures.isEmpty ? "alone" : "beside"]) {
        if !pictures.isEmpty {
          try out.element("div", ["class": "pictures"]) { for picture in pictures { try add(picture, of: scene) } }
        }
        let marked = Set(pictures.flatMap(\.marks).map(\.number))
        if scene.findings.contains(where: { $0.hasPlace && !marked.contains($0.number) }), !pictures.isEmpty {
          try out.element(
            "p", ["class": "quiet"], text: "The page is longer than what is shown; its other findings have no pictures."
          )
        }
        try out.element("ol", ["class": "list"]) {
          for finding in scene.findings { try add(finding, hasMark: marked.contains(finding.number)) }
        }
      }
    }
    out.newline()
  }

  private func add(_ picture: FindingPicture, of scene: FindingScene) throws {
    try out.element("figure") {
      try out.element("div", ["class": "picture"]) {
        try out.element("div", ["class": "stage"]) {
          let width = "\(Int(picture.part.width.rounded()))"
          try out.picture(
            png: picture.png,
            ["alt": "\(scene.title), \(CountedNoun.finding.words(scene.findings.count))", "width": width])
          for mark in picture.marks {
            try out.element(
              "a",
              [
                "class": "mark \(mark.level.look)", "href": "#finding-\(mark.number)", "id": "mark-\(mark.number)",
                "style": mark.style, "aria-label": "Finding \(mark.number)",
              ]
            ) { try out.element("span", ["aria-hidden": "true"], text: "\(mark.number)") }
          }
        }
      }
      if let caption = picture.caption { try out.element("figcaption", text: caption) }
    }
  }

  private func add(_ numbered: NumberedFinding, hasMark: Bool) throws {
    let (finding, number) = (numbered.finding, numbered.number)
    let fault = finding.fault
    try out.element(
      "li",
      [
        "class": "finding", "id": "finding-\(number)", "value": "\(number)", "tabindex": "-1",
        "data-rule": "\(fault.rule)", "data-level": fault.level.rawValue,
        "data-document": report.path(of: finding.document),
        "data-locale": values(of: .locale, finding), "data-device": values(of: .device, finding),
      ]
    ) {
      try out.element("p", ["class": "head"]) {
        if hasMark {
          try out.element("a", ["class": "number \(fault.level.look)", "href": "#mark-\(number)"], text: "\(number)")
        } else {
          try out.element("span", ["class": "number \(fault.level.look)"], text: "\(number)")
        }
        try out.text(" ")
        try out.element("span", ["class": "badge \(fault.level.look)"], text: fault.level.rawValue)
        try out.text(" ")
        try out.element("span", ["class": "quiet", "title": finding.entry.summary], text: finding.ruleName)
      }
      try out.element("p", ["class": "message", "dir": "auto"], text: fault.message.capitalizedFirst)
      try out.element("p", ["dir": "auto"], text: fault.remedy.capitalizedFirst + ".")
      for line in [finding.figures, extent(of: finding)].compactMap(\.self) {
        try out.element("p", ["class": "quiet"], text: line.capitalizedFirst)
      }
      let place = report.place(of: finding)
      try out.element("p", ["class": "code quiet"]) {
        try out.element(
          "bdi",
          text: "\(place.file):\(place.position.line):\(place.position.column)"
            + (finding.elementWords.isEmpty ? "" : " · \(finding.elementWords)") + (fault.key.map { " · \($0)" } ?? ""))
      }
    }
  }

  /// The lines of the file of known findings that nothing matches any more.
  private func addStale() throws {
    try out.element("section", ["class": "card", "id": StaleFinding.name]) {
      try out.element("h2", text: "Known findings that are no longer found")
      try out.element("p") {
        let level = report.stale[0].level
        try out.element("span", ["class": "badge \(level.look)"], text: level.rawValue)
        try out.text(" ")
        try out.element("span", ["class": "quiet"], text: StaleFinding.name)
        try out.text(" " + StaleFinding.remedy.capitalizedFirst + ".")
      }
      try out.element("ul") {
        for stale in report.stale {
          try out.element("li") {
            try out.text(report.message(of: stale).capitalizedFirst + " ")
            try out.element("bdi", ["class": "code quiet"], text: "\(report.path(of: stale.file)):\(stale.line)")
          }
        }
      }
    }
  }

  private func extent(of finding: Finding) -> String? {
    let extent = report.extent(of: finding)
    return extent.isEmpty ? nil : extent
  }

  /// The values of an axis in the variants of a finding; nil for a finding that does not depend on them.
  private func values(of axis: VariantAxis, _ finding: Finding) -> String? {
    let values = Set(finding.variants.compactMap { variants[$0]?[axis] }).sorted()
    return values.isEmpty ? nil : values.joined(separator: " ")
  }
}
