import Typeset

/// Writes the page that shows a batch: a card with a thumbnail for every variant, and filters by axis.
///
/// Everything works without the script, which only hides variants that do not match the filters. The filters are in the
/// fragment of the address (`#locale=ar-EG&text-size=l`), so that they can be linked.
final class IndexPage {
  private let page: HTMLPage
  private let summary: IndexSummary
  /// The document whose cards are being written.
  private var document: String?

  /// Begins a page.
  init(_ summary: IndexSummary, to sink: ByteSink) throws {
    self.summary = summary
    page = try HTMLPage(title: summary.title, style: IndexStyle.style, to: sink)
    try page.element("a", ["class": "skip", "href": "#variants"], text: "Skip the filters")
    page.newline()
    try writeHeader()
    try writeFilters()
    page.open("main", ["id": "variants", "tabindex": "-1"])
    page.newline()
    try writeDocuments()
  }

  /// Adds the card of a variant; those of one document follow one another.
  func add(_ entry: BatchEntry, thumbnail: [UInt8]?) throws {
    if entry.document != document {
      if document != nil { closeDocument() }
      document = entry.document
      page.open("section", ["class": "document"])
      try page.element("h2", ["dir": "auto"], text: FileSystem.name(of: entry.document))
      page.open("div", ["class": "grid"])
      page.newline()
    }
    try IndexCard(entry, axes: summary.axes, thumbnail: thumbnail).write(to: page)
  }

  /// Ends the page.
  func finish() throws {
    if document != nil { closeDocument() }
    try page.element("p", ["id": "none", "hidden": ""]) {
      try page.text("No variants match these filters. ")
      try page.element("a", ["href": "#all"], text: "Show all")
    }
    page.close("main")
    page.newline()
    try page.element("footer") {
      let versions = summary.header.versions.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
      try page.text("\(versions). For hashes and messages in JSON, see ")
      try page.element("a", ["href": BatchPaths.manifest], text: BatchPaths.manifest)
      try page.text(".")
    }
    page.newline()
    try page.finish(scripts: IndexScript.script)
  }

  private func closeDocument() {
    page.close("div")
    page.close("section")
    page.newline()
  }

  private func writeHeader() throws {
    try page.element("header") {
      try page.element("h1", ["dir": "auto"], text: summary.title)
      try page.element("p", ["class": "quiet"]) {
        let documents = CountedNoun.document.words(summary.header.documents.count)
        try page.text(
          "\(CountedNoun.variant.words(summary.count)) of \(documents) as \(summary.header.format.uppercased())")
        for option in summary.header.options { try page.text(" · \(option.name) \(option.value)") }
      }
      try page.element("p") {
        let done = summary.count - summary.failures - summary.warnings
        let states = [
          (done, "good", "done", "done"), (summary.warnings, "caution", "with warnings", "warnings"),
          (summary.failures, "bad", "failed", "failed"),
        ]
        for (count, look, words, status) in states where count > 0 {
          try page.element("a", ["class": "badge \(look)", "href": "#status=\(status)"], text: "\(count) \(words)")
          try page.text(" ")
        }
        if summary.losses > 0 {
          let words = "\(summary.losses) with cut text"
          try page.element("a", ["class": "badge caution", "href": "#text=cut"], text: words)
          try page.text(" ")
        }
      }
      if !levels.isEmpty {
        try page.element("p") {
          try page.text("Findings: ")
          for (level, count) in levels {
            let words = "\(count) with \(level.plural)"
            try page.element("a", ["class": "badge \(level.look)", "href": "#level=\(level.rawValue)"], text: words)
            try page.text(" ")
          }
        }
      }
    }
    page.newline()
  }

  private func writeFilters() throws {
    let axes = (["document"] + VariantAxis.allCases.map(\.rawValue) + ["status", "text"]).joined(separator: " ")
    // A form that is hidden without the script, and never submitted.
    try page.element(
      "form",
      [
        "id": "filters", "class": "bar", "data-axes": axes, "data-lists": "level rule", "hidden": "", "role": "search",
      ]
    ) {
      try page.element("label") {
        try page.text("Search")
        try page.void(
          "input", ["type": "search", "name": "q", "autocomplete": "off", "spellcheck": "false", "dir": "auto"])
      }
      if summary.documents.count > 1 {
        try choice("document", "Document", summary.documents.map { ($0, FileSystem.name(of: $0)) })
      }
      for axis in summary.axes {
        try choice(
          axis.rawValue, IndexCard.label(of: axis),
          summary.values[axis, default: []].map { ($0, IndexCard.shown($0, on: axis)) })
      }
      if summary.failures + summary.warnings > 0 {
        try choice("status", "Status", [("done", "Done"), ("warnings", "With warnings"), ("failed", "Failed")])
      }
      if summary.losses > 0 { try choice("text", "Text", [("cut", "Cut or broken")]) }
      if !levels.isEmpty {
        try choice("level", "Findings", levels.map { ($0.level.rawValue, $0.level.plural.capitalizedFirst) })
        try choice("rule", "Guideline", summary.rules.sorted { $0.key < $1.key }.map { ("\($0.key)", $0.value) })
      }
      try page.element("button", ["type": "reset"], text: "Show all")
      try page.element("output", ["id": "shown", "class": "quiet", "aria-live": "polite"], text: "")
    }
    page.newline()
  }

  /// The levels of findings that variants have, the highest first, each with the number of variants.
  private var levels: [(level: CheckLevel, count: Int)] {
    CheckLevel.allCases.reversed().compactMap { level in summary.levels[level].map { (level, $0) } }
  }

  private func choice(_ name: String, _ label: String, _ values: [(value: String, shown: String)]) throws {
    try page.element("label") {
      try page.text(label)
      try page.element("select", ["name": name]) {
        try page.element("option", ["value": ""], text: "All")
        for (value, shown) in values { try page.element("option", ["value": value], text: shown) }
      }
    }
  }

  /// The diagnostics from reading documents.
  private func writeDocuments() throws {
    for document in summary.header.documents where !document.messages.isEmpty {
      try page.element("section", ["class": "card reading"]) {
        try page.element("h2") {
          try page.element("bdi", text: document.path)
          let isBad = document.failure != nil
          try page.text(" ")
          try page.element(
            "span", ["class": isBad ? "badge bad" : "badge caution"], text: isBad ? "unreadable" : "warnings")
        }
        try IndexMessages.write(document.messages, to: page)
      }
      page.newline()
    }
  }
}

/// The messages of a document or a variant on an index page.
enum IndexMessages {
  /// Writes them as a list.
  static func write(_ messages: [BatchMessage], to page: HTMLPage) throws {
    try page.element("ul", ["class": "messages"]) {
      for message in messages {
        try page.element("li") {
          if let place = message.place {
            try page.element("bdi", ["class": "code"], text: "\(place.file):\(place.start.line):\(place.start.column)")
            try page.text(" ")
          }
          let isError = message.severity == .error
          try page.element("b", ["class": isError ? "bad" : "caution"], text: isError ? "error: " : "warning: ")
          try page.element("bdi", text: message.text)
          for hint in message.hints { try page.element("p", ["class": "quiet", "dir": "auto"], text: hint) }
        }
      }
    }
  }
}
