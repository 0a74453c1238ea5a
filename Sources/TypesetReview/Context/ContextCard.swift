import Typeset

/// A key on a page for translators: what it says in each locale, where, and how much room there is.
struct ContextCard {
  /// The report.
  let report: ContextReport
  /// The screens.
  let groups: [ContextGroup]
  /// Takes the card.
  let out: HTMLPage

  /// The most places of a text that are listed below the one with the least room.
  private static let mostPlaces = 12

  /// Writes the card of a key.
  func write(_ key: ContextKey) throws {
    let screens = Set(key.locales.flatMap(\.places).map(\.screen))
    let words = groups.filter { !screens.isDisjoint(with: $0.screens) }.map(\.word)
    try out.element(
      "article",
      [
        "class": "card text", "id": "text-\(key.number)", "tabindex": "-1",
        "data-screen": words.joined(separator: "\n"),
      ]
    ) {
      try out.element("div", ["class": "about"]) { try addAbout(key) }
      try out.element("ol", ["class": "languages"]) {
        for translation in key.locales { try add(translation, of: key) }
      }
    }
    out.newline()
  }

  private func addAbout(_ key: ContextKey) throws {
    try out.element("p", ["class": "key"]) {
      try out.element("a", ["class": "number", "href": "#text-\(key.number)"], text: "\(key.number)")
      try out.text(" ")
      try out.element("bdi", ["class": "code"], text: key.key)
      if let length = key.greatestLength {
        try out.text(" ")
        try out.element("span", ["class": "badge quiet"], text: "at most \(CountedNoun.character.words(length))")
      }
    }
    if let source = key.source {
      try out.element("p", ["class": "source", "lang": key.sourceLanguage, "dir": "auto"], text: source)
    }
    if let note = key.note { try out.element("p", ["class": "note", "dir": "auto"], text: note) }
    if let context = key.context { try out.element("p", ["class": "quiet", "dir": "auto"], text: context) }
    let catalog = key.catalog.map { FileSystem.name(of: $0.file) + ($0.position.map { ", line \($0.line)" } ?? "") }
    if let catalog {
      try out.element("p", ["class": "code quiet"]) { try out.element("bdi", text: catalog) }
    }
  }

  private func add(_ translation: ContextTranslation, of key: ContextKey) throws {
    let (shown, place) = (translation.shown, translation.places[0])
    let isAnyTooLong = translation.places.contains(where: \.shown.isTooLong)
    try out.element(
      "li",
      [
        "class": "language", "data-locale": translation.locale,
        "data-state": shown.state.rawValue + (isAnyTooLong ? " too-long" : ""),
      ]
    ) {
      try out.element("p", ["class": "head"]) {
        try out.element("span", ["class": "locale"], text: LocaleName.of(translation.locale))
        try out.text(" ")
        try out.element("span", ["class": "code quiet"], text: translation.locale)
        try out.text(" ")
        try out.element("span", ["class": "badge \(shown.state.look)"], text: shown.state.words)
      }
      if let mark = place.mark { try addPart(of: report.screens[place.screen], around: mark, in: translation.locale) }
      try out.element(
        "p", ["class": "words", "lang": shown.language, "dir": shown.direction.rawValue], text: shown.text)
      if let measured = shown.measured { try TextGauge.write(measured, to: out) }
      try out.element("div", ["class": "facts quiet"]) {
        try addFacts(of: place)
        try addOthers(of: translation)
      }
    }
  }

  /// The part of the picture around a text.
  private func addPart(of screen: ContextScreen, around mark: Rect, in locale: String) throws {
    let page = screen.page.size
    let part = TextPictures.part(of: page, around: mark, widest: 300)
    func percent(_ value: Double, of whole: Double) -> String { "\((value / max(whole, 1) * 100).shortText)%" }
    try out.element("div", ["class": "picture"]) {
      try out.element(
        "div",
        [
          "class": "stage part",
          "style": "--width:\(part.width.shortText)px;aspect-ratio:\(part.width.shortText)/\(part.height.shortText)",
        ]
      ) {
        try out.void(
          "img",
          [
            "src": screen.picture.fileAddress, "alt": "Where it is in \(LocaleName.of(locale))", "loading": "lazy",
            "decoding": "async",
            "style": "inline-size:\(percent(page.width, of: part.width));left:-\(percent(part.minX, of: part.width));"
              + "top:-\(percent(part.minY, of: part.height))",
          ])
        try out.element("span", ["class": "mark", "style": mark.mark(on: part), "aria-hidden": "true"]) {}
      }
    }
  }

  /// How long the text is, how much room it has, and where it is.
  private func addFacts(of place: ContextPlace) throws {
    let shown = place.shown
    let room = [shown.lengthWords, shown.contextRoomWords].compactMap(\.self)
    try out.element("p", ["class": shown.isTooLong ? "bad" : nil], text: room.joined(separator: " · "))
    let words = self.words(for: place)
    if let catalog = shown.catalog {
      let line = catalog.position.map { ", line \($0.line)" } ?? ""
      try out.element("p") { try out.element("bdi", text: FileSystem.name(of: catalog.file) + line) }
    }
    try out.element("p") { try out.element("bdi", text: words) }
  }

  /// The other places of a text, those with less room first.
  private func addOthers(of translation: ContextTranslation) throws {
    let others = translation.places.dropFirst()
    guard !others.isEmpty else { return }
    try out.element("details") {
      try out.element("summary", text: others.count == 1 ? "1 more place" : "\(others.count) more places")
      try out.element("ul", ["class": "places"]) {
        for place in others.prefix(Self.mostPlaces) {
          try out.element("li", ["class": place.shown.isTooLong ? "bad" : nil]) {
            let group = groups.first { $0.screens.contains(place.screen) }
            try out.element("a", ["href": "#screen-\(group?.number ?? 1)"]) {
              try out.element("bdi", text: words(for: place))
            }
            if let room = place.shown.contextRoomWords { try out.text(" · \(room)") }
          }
        }
        if others.count > Self.mostPlaces {
          try out.element("li", text: "and \(others.count - Self.mostPlaces) more")
        }
      }
    }
  }

  /// The screen, the element and the variant of a place.
  private func words(for place: ContextPlace) -> String {
    let screen = report.screens[place.screen]
    let variant = ContextGroup.words(for: screen, in: report)
    let element = place.identity.attribute.map { "\(place.shown.elementWords), \($0)" } ?? place.shown.elementWords
    return [screen.page.name, "line \(place.identity.position.line)", element, variant.isEmpty ? nil : variant]
      .compactMap(\.self).joined(separator: " · ")
  }
}

extension ShownText {
  /// The room in words: `room for 9 more characters, then it wraps`; nil for a text that is only spoken.
  fileprivate var contextRoomWords: String? {
    guard let measured else { return "spoken only" }
    guard let characters = roomInCharacters else { return measured.roomWords }
    if isTooLong {
      return "\(CountedNoun.character.words(max(1, -characters))) too long: \(measured.end.words)"
    }
    return characters == 0
      ? "no room for more characters: then \(measured.end.words)"
      : "room for \(characters) more, then \(measured.end.words)"
  }
}
