import Typeset

/// A page for translators: screen by screen the pictures in all locales, with every text outlined, and below them the
/// keys that are shown there, source and translations side by side.
///
/// It shows the pictures beside it, so that it works wherever the folder is copied. Everything can be read without the
/// script, which only hides what does not match the filters and goes from key to key.
final class ContextPage {
  private let out: HTMLPage
  private let report: ContextReport
  /// The screens of the documents, in order.
  private let groups: [ContextGroup]
  /// The places of keys on each screen of the report.
  private let marks: [[(key: ContextKey, place: ContextPlace)]]

  private init(_ report: ContextReport, to sink: ByteSink) throws {
    self.report = report
    groups = ContextGroup.groups(of: report)
    var marks = Array(repeating: [(key: ContextKey, place: ContextPlace)](), count: report.screens.count)
    for key in report.keys {
      for place in key.locales.flatMap(\.places) { marks[place.screen].append((key, place)) }
    }
    self.marks = marks
    out = try HTMLPage(
      title: "Context", style: TextPageStyle.sheet, more: ContextPageStyle.sheet, loadsPictures: true, to: sink)
  }

  /// Writes a page about a report.
  static func write(_ report: ContextReport, to sink: ByteSink) throws {
    let page = try ContextPage(report, to: sink)
    try page.begin()
    try page.addGroups()
    try page.finish()
  }

  private func begin() throws {
    try out.element("a", ["class": "skip", "href": "#texts"], text: "Skip the filters")
    try out.element("header") {
      try out.element("h1", text: "Texts in context")
      try out.element("p", ["class": "quiet"], text: summary)
      for name in report.unrendered.prefix(20) {
        try out.element("p", ["class": "bad"], text: "\(name) could not be rendered.")
      }
    }
    out.newline()
    if !report.keys.isEmpty { try ContextFilters(report, groups).write(to: out) }
    out.open("main", ["id": "texts", "tabindex": "-1"])
    out.newline()
  }

  /// How much there is, in a sentence.
  private var summary: String {
    let parts = [
      CountedNoun.key.words(report.keys.count), CountedNoun.picture.words(report.screens.count),
      CountedNoun.locale.words(report.locales.count),
      report.tooLongCount > 0 ? "\(report.tooLongCount) too long" : nil,
      report.unkeyedCount > 0 ? CountedNoun.text.words(report.unkeyedCount) + " without a key" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: " · ")
  }

  private func addGroups() throws {
    var document: String?
    for group in groups {
      if group.document != document {
        if document != nil { out.close("section") }
        document = group.document
        out.open("section", ["class": "document"])
        try out.element("h2", ["dir": "auto"], text: group.document)
      }
      try add(group)
    }
    if document != nil { out.close("section") }
    guard !report.keys.isEmpty else {
      return try out.element("p", ["class": "card"], text: "There are no texts with keys.")
    }
    try out.element("p", ["id": "none", "hidden": ""]) {
      try out.text("No keys match these filters. ")
      try out.element("a", ["href": "#all"], text: "Show all")
    }
    try addIndex()
  }

  private func add(_ group: ContextGroup) throws {
    let keys = group.keys.map { report.keys[$0] }
    try out.element("section", ["class": keys.isEmpty ? "screen bare" : "screen", "id": "screen-\(group.number)"]) {
      try out.element("h3", ["dir": "auto"], text: group.name)
      try out.element("div", ["class": "shots", "tabindex": "0", "role": "group", "aria-label": "Pictures"]) {
        for index in group.screens { try addPicture(of: report.screens[index], at: index) }
      }
      out.newline()
      let card = ContextCard(report: report, groups: groups, out: out)
      for key in keys { try card.write(key) }
    }
    out.newline()
  }

  private func addPicture(of screen: ContextScreen, at index: Int) throws {
    let (width, height) = (screen.page.size.width, screen.page.size.height)
    try out.element(
      "figure", ["class": "shot", "data-locale": screen.locale, "style": "--width:\(width.shortText)px"]
    ) {
      try out.element("div", ["class": "stage"]) {
        try out.void(
          "img",
          [
            "src": screen.picture.fileAddress, "alt": "\(screen.page.name), \(LocaleName.of(screen.locale))",
            "width": width.shortText, "height": height.shortText, "loading": "lazy", "decoding": "async",
          ])
        let whole = Rect(origin: .zero, size: screen.page.size)
        for (key, place) in marks[index] {
          guard let mark = place.mark else { continue }
          try out.element(
            "a",
            [
              "class": place.shown.isTooLong ? "mark full" : "mark", "href": "#text-\(key.number)",
              "style": mark.outset(by: 1).mark(on: whole), "title": key.key, "tabindex": "-1", "aria-label": key.key,
            ]
          ) {}
        }
      }
      try out.element("figcaption") {
        try out.element("span", ["class": "locale"], text: LocaleName.of(screen.locale))
        try out.text(" ")
        let words = ContextGroup.words(for: screen, in: report)
        if !words.isEmpty { try out.element("span", ["class": "quiet"], text: words) }
      }
    }
  }

  /// All keys by name, for those who look for one.
  private func addIndex() throws {
    try out.element("details", ["class": "card index"]) {
      try out.element("summary", text: "All keys")
      try out.element("ul") {
        for key in report.keys {
          try out.element("li") {
            try out.element("a", ["class": "code", "href": "#text-\(key.number)"]) {
              try out.element("bdi", text: key.key)
            }
          }
        }
      }
    }
    out.newline()
  }

  private func finish() throws {
    out.close("main")
    out.newline()
    try out.element("footer") {
      try out.element("p") {
        for (key, words) in [("j", " and "), ("k", " go from key to key, "), ("/", " searches.")] {
          try out.element("kbd", text: key)
          try out.text(words)
        }
      }
      try out.element(
        "p",
        text:
          "A key that is used in several places has the one with the least room first. The room in characters is that "
          + "for letters as wide as the text has on average; what a longer text comes to is said behind it.")
      try out.element("p") {
        try out.text("For programs, see ")
        try out.element("a", ["href": ContextForm.json.fileName], text: ContextForm.json.fileName)
        try out.text(".")
      }
    }
    if report.keys.isEmpty { return try out.finish() }
    try out.finish(scripts: FilterScript.text, TextPageStyle.script)
  }
}

extension Rect {
  /// The rectangle with some more on all sides.
  fileprivate func outset(by distance: Double) -> Rect {
    Rect(x: minX - distance, y: minY - distance, width: width + 2 * distance, height: height + 2 * distance)
  }
}
