import Typeset

/// A self-contained page about texts: screen by screen every text, with its translations and their pictures beside each
/// other.
///
/// Everything can be read without the script, which only hides what does not match the filters and goes from text to
/// text.
final class TextPage {
  private let out: HTMLPage
  private let report: TextReport
  /// How the screens of the run are called.
  private let names: [String: VariantNames]
  /// The document that is being written.
  private var document: String?

  private init(_ report: TextReport, of plan: VariantPlan, to sink: ByteSink) throws {
    self.report = report
    names = Dictionary(grouping: plan.jobs) { plan.document(of: $0).path }.mapValues { VariantNames($0.map(\.name)) }
    out = try HTMLPage(title: "Texts", style: TextPageStyle.sheet, to: sink)
  }

  /// Writes a page; the variants that are shown are drawn for it on all processors.
  static func write(_ report: TextReport, of plan: VariantPlan, with typesetter: Typesetter, to sink: ByteSink) throws {
    let page = try TextPage(report, of: plan, to: sink)
    try page.begin()
    try TextPictures(plan: plan, typesetter: typesetter).forEach(report.screens) { try page.add($0, $1) }
    try page.finish()
  }

  private func begin() throws {
    try out.element("a", ["class": "skip", "href": "#texts"], text: "Skip the filters")
    try out.element("header") {
      try out.element("h1", text: "Texts")
      try out.element("p", ["class": "quiet"], text: report.total + ".")
      for name in report.unrendered.prefix(20) {
        try out.element("p", ["class": "bad"], text: "\(name) could not be rendered.")
      }
      let shown = report.texts.reduce(0) { $0 + $1.translations.count { $0.shown.frame != nil } }
      if shown > TextPictures.mostPictures {
        let words = "Only the first \(TextPictures.mostPictures) of \(shown) texts have pictures."
        try out.element("p", ["class": "quiet"], text: words)
      }
    }
    out.newline()
    if !report.screens.isEmpty { try TextPageFilters(report).write(to: out) }
    out.open("main", ["id": "texts", "tabindex": "-1"])
    out.newline()
  }

  private func finish() throws {
    if document != nil { out.close("section") }
    if report.screens.isEmpty {
      try out.element("p", ["class": "card"], text: "There are no texts.")
    } else {
      try out.element("p", ["id": "none", "hidden": ""]) {
        try out.text("No texts match these filters. ")
        try out.element("a", ["href": "#all"], text: "Show all")
      }
    }
    out.close("main")
    out.newline()
    try out.element("footer") {
      try out.element("p") {
        for (key, words) in [("j", " and "), ("k", " go from text to text, "), ("/", " searches.")] {
          try out.element("kbd", text: key)
          try out.text(words)
        }
      }
      try out.element(
        "p",
        text:
          "The room of a text is what its last line leaves of the widest box that it can have before anything around "
          + "it has to give way. It is that of the variant with the least room; sizes for accessibility count where a "
          + "text is cut or runs over.")
    }
    if report.screens.isEmpty { return try out.finish() }
    try out.finish(scripts: FilterScript.text, TextPageStyle.script)
  }

  /// Adds a screen with its texts.
  private func add(_ screen: ReviewedScreen, _ pictures: [TextPictures.Place: TextPicture]) throws {
    if screen.document != document {
      if document != nil { out.close("section") }
      document = screen.document
      out.open("section", ["class": "document"])
      try out.element("h2", ["dir": "auto"], text: screen.document)
    }
    try out.element("section", ["class": "screen"]) {
      try out.element("h3", ["dir": "auto"], text: screen.name)
      for (index, text) in screen.texts.enumerated() {
        try add(text, of: screen) { pictures[TextPictures.Place(text: index, translation: $0)] }
      }
    }
    out.newline()
  }

  private func add(_ text: ReviewedText, of screen: ReviewedScreen, picture: (Int) -> TextPicture?) throws {
    try out.element(
      "article",
      ["class": "card text", "id": "text-\(text.number)", "tabindex": "-1", "data-screen": screen.filterName]
    ) {
      try out.element("div", ["class": "about"]) {
        try out.element("p", ["class": "key"]) {
          try out.element("a", ["class": "number", "href": "#text-\(text.number)"], text: "\(text.number)")
          try out.text(" ")
          if let key = text.key {
            try out.element("bdi", ["class": "code"], text: key)
          } else {
            try out.element("span", ["class": "quiet"], text: "no key")
          }
          if let attribute = text.attribute {
            try out.text(" ")
            try out.element("span", ["class": "badge quiet"], text: attribute)
          }
        }
        if let source = text.source {
          try out.element("p", ["class": "source", "lang": text.sourceLanguage, "dir": "auto"], text: source)
        }
        if let note = text.note { try out.element("p", ["class": "note", "dir": "auto"], text: note) }
        try out.element("p", ["class": "code quiet"]) {
          try out.element("bdi", text: "line \(text.position.line) · \(text.elementWords)")
        }
      }
      try out.element("ol", ["class": "languages"]) {
        for (index, translation) in text.translations.enumerated() { try add(translation, of: screen, picture(index)) }
      }
    }
    out.newline()
  }

  private func add(_ translation: ReviewedTranslation, of screen: ReviewedScreen, _ picture: TextPicture?) throws {
    let shown = translation.shown
    try out.element(
      "li",
      [
        "class": "language", "data-locale": translation.locale,
        "data-state": shown.state.rawValue + (shown.isTooLong ? " too-long" : ""),
      ]
    ) {
      try out.element("p", ["class": "head"]) {
        try out.element("span", ["class": "locale"], text: LocaleName.of(translation.locale))
        try out.text(" ")
        try out.element("span", ["class": "code quiet"], text: translation.locale)
        try out.text(" ")
        try out.element("span", ["class": "badge \(shown.state.look)"], text: shown.state.words)
      }
      if let picture { try add(picture, of: translation) }
      try out.element(
        "p", ["class": "words", "lang": shown.language, "dir": shown.direction.rawValue], text: shown.text)
      if let measured = shown.measured { try TextGauge.write(measured, to: out) }
      try out.element("div", ["class": "facts quiet"]) { try addFacts(of: translation, on: screen) }
    }
  }

  /// How long a text is and how much room it has, in which variants it is seen, and where a catalog has it.
  private func addFacts(of translation: ReviewedTranslation, on screen: ReviewedScreen) throws {
    let shown = translation.shown
    let room = [shown.lengthWords, shown.measured?.roomWords ?? "spoken only"]
    try out.element("p", ["class": shown.isTooLong ? "bad" : nil], text: room.joined(separator: " · "))
    let variant = names[screen.document]?.short(translation.variant) ?? translation.variant
    let count =
      translation.count == translation.total
      ? "all \(translation.total)" : "\(translation.count) of \(translation.total)"
    let seen = translation.total > 1 ? "In \(count) variants, here \(variant)" : nil
    let catalog = shown.catalog.map { place in
      FileSystem.name(of: place.file) + (place.position.map { ", line \($0.line)" } ?? "")
    }
    for fact in [seen, catalog].compactMap(\.self) {
      try out.element("p") { try out.element("bdi", text: fact) }
    }
  }

  private func add(_ picture: TextPicture, of translation: ReviewedTranslation) throws {
    try out.element("div", ["class": "picture"]) {
      try out.element("div", ["class": "stage"]) {
        try out.picture(
          png: picture.png,
          [
            "alt": "Where it is in \(LocaleName.of(translation.locale))", "width": "\(Int(picture.part.width))",
            "height": "\(Int(picture.part.height))",
          ])
        try out.element("span", ["class": "mark", "style": picture.mark, "aria-hidden": "true"]) {}
      }
    }
  }
}

/// A drawing of how much of its room a text takes; the words are beside it.
enum TextGauge {
  /// Writes the gauge of a text.
  static func write(_ measured: MeasuredText, to out: HTMLPage) throws {
    let whole = measured.width + max(0, measured.room)
    let used = whole > 0 ? min(1, measured.width / whole) : 0
    try out.element("div", ["class": "gauge", "aria-hidden": "true"]) {
      try out.element(
        "span", ["class": measured.room < -0.005 ? "full" : nil, "style": "inline-size:\((used * 100).shortText)%"]
      ) {}
    }
  }
}

/// The names of locales.
enum LocaleName {
  /// The name of a locale in English, such as `Arabic (Egypt)`; the tag itself where there is none.
  static func of(_ locale: String) -> String {
    LanguageTag(locale).flatMap(LocaleFacts.init)?.name(in: ICULocale(tag: "en")) ?? locale
  }
}

extension ReviewedScreen {
  /// What it is called where screens are chosen; screens of different documents may have one name.
  var filterName: String { "\(document):\(position.line):\(position.column)" }
}

extension ReviewState {
  /// The class of its badges.
  var look: String {
    switch self {
    case .missing: "bad"
    case .stale, .needsReview, .machineTranslated: "caution"
    case .same, .unkeyed: "remark"
    case .translated: "good"
    case .source, .fixed: "quiet"
    }
  }
}
