import Typeset

/// The card of one variant on an index page: picture, name, axes, links and messages.
struct IndexCard {
  private let entry: BatchEntry
  private let axes: [VariantAxis]
  private let thumbnail: [UInt8]?

  /// A card that names the values of some axes; `thumbnail` is a PNG.
  init(_ entry: BatchEntry, axes: [VariantAxis], thumbnail: [UInt8]?) {
    self.entry = entry
    self.axes = axes
    self.thumbnail = thumbnail
  }

  /// Writes it.
  func write(to page: HTMLPage) throws {
    try page.element(
      "article",
      [
        "class": "card variant", "id": entry.name, "data-document": entry.document, "data-locale": entry.axes[.locale],
        "data-device": entry.axes[.device], "data-orientation": entry.axes[.orientation],
        "data-split": entry.axes[.split], "data-text-size": entry.axes[.textSize],
        "data-appearance": entry.axes[.appearance], "data-contrast": entry.axes[.contrast],
        "data-setting": entry.axes[.setting], "data-direction": entry.axes[.direction], "data-status": status,
        "data-text": entry.losesText ? "cut" : nil, "data-level": words(entry.findings.map(\.level.rawValue)),
        "data-rule": words(entry.findings.map { "\($0.rule)" }),
      ]
    ) {
      try writePicture(to: page)
      try page.element("h3", ["dir": "auto"], text: entry.name)
      try writeAxes(to: page)
      try writeFiles(to: page)
      try writeFindings(to: page)
      guard !entry.messages.isEmpty else { return }
      // Failures are visible immediately, warnings on request.
      try page.element("details", ["open": entry.failure == nil ? nil : ""]) {
        try page.element("summary", ["class": entry.failure == nil ? "caution" : "bad"], text: messageCount)
        try IndexMessages.write(entry.messages, to: page)
      }
    }
    page.newline()
  }

  /// Words by which cards are filtered, each once; nil for none.
  private func words(_ all: [String]) -> String? {
    all.isEmpty ? nil : Set(all).sorted().joined(separator: " ")
  }

  /// A badge for each guideline that it does not follow, which shows all variants that do not.
  private func writeFindings(to page: HTMLPage) throws {
    guard !entry.findings.isEmpty else { return }
    try page.element("ul", ["class": "found", "aria-label": "Findings"]) {
      for finding in entry.findings {
        try page.element("li") {
          try page.element(
            "a",
            [
              "class": "badge \(finding.level.look)", "href": "#rule=\(finding.rule)",
              "title": RuleCatalogue[finding.rule].summary,
            ], text: "\(finding.ruleName): \(finding.level.counted(finding.count))")
        }
      }
    }
  }

  /// The word by which the status is filtered.
  private var status: String { entry.failure != nil ? "failed" : entry.hasWarnings ? "warnings" : "done" }

  private var messageCount: String {
    let errors = entry.messages.filter { $0.severity == .error }.count
    let warnings = entry.messages.count - errors
    let parts = [
      errors > 0 ? CountedNoun.error.words(errors) : nil,
      warnings > 0 ? CountedNoun.warning.words(warnings) : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  private func writePicture(to page: HTMLPage) throws {
    guard let thumbnail, let file = entry.files.first else {
      return try page.element("div", ["class": "picture nothing"]) {
        try page.element("span", ["class": "badge bad"], text: "failed")
      }
    }
    let size = Self.pixels(of: thumbnail)
    try page.element("a", ["class": "picture", "href": file.path.fileAddress]) {
      try page.picture(
        png: thumbnail,
        [
          "alt": "Open \(file.path)", "width": size.map { "\($0.width)" }, "height": size.map { "\($0.height)" },
          "loading": "lazy", "decoding": "async",
        ])
    }
  }

  private func writeAxes(to page: HTMLPage) throws {
    let shown = axes.compactMap { axis in entry.axes[axis].map { (axis, Self.shown($0, on: axis)) } }
    guard !shown.isEmpty else { return }
    try page.element("dl") {
      for (axis, value) in shown {
        try page.element("div") {
          try page.element("dt", text: Self.label(of: axis))
          try page.element("dd", text: value)
        }
      }
    }
  }

  /// The size of a single file; links to all of several.
  private func writeFiles(to page: HTMLPage) throws {
    let total = entry.files.reduce(0) { $0 + $1.digest.size }
    guard total > 0 else { return }
    try page.element("p", ["class": "files quiet"]) {
      if entry.files.count > 1 {
        try page.text("Pages ")
        for (index, file) in entry.files.enumerated() {
          try page.element("a", ["href": file.path.fileAddress], text: "\(index + 1)")
          try page.text(" ")
        }
        try page.text("· ")
      }
      try page.text(Self.shown(bytes: total))
    }
  }

  /// The name of an axis.
  static func label(of axis: VariantAxis) -> String {
    switch axis {
    case .locale: "Locale"
    case .device: "Device"
    case .orientation: "Orientation"
    case .split: "Split"
    case .textSize: "Text size"
    case .appearance: "Appearance"
    case .contrast: "Contrast"
    case .setting: "Setting"
    case .direction: "Direction"
    }
  }

  /// The name of a value.
  static func shown(_ value: String, on axis: VariantAxis) -> String {
    axis == .device ? Devices.named(value)?.name ?? value : value
  }

  /// A size as people say it: `812 bytes`, `62 KB`, `1.4 MB`.
  static func shown(bytes: Int) -> String {
    if bytes < 1000 { return "\(bytes) bytes" }
    if bytes < 999_500 { return "\((bytes + 500) / 1000) KB" }
    let tenths = (bytes + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10) MB"
  }

  /// The size of a PNG, from its header.
  private static func pixels(of png: [UInt8]) -> (width: Int, height: Int)? {
    guard png.count >= 24 else { return nil }
    func number(_ start: Int) -> Int { png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
  }
}
