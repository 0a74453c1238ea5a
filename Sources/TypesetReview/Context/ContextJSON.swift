import Typeset

/// Keys with their places for programs: a line for each screen, and one for each place of a key.
struct ContextJSON {
  /// Takes the list.
  let json: JSONWriter

  /// Writes a report.
  func add(_ report: ContextReport) {
    json.object {
      json.member("typeset", 1)
      json.key("screens", ",\n ")
      json.list(report.screens, separator: ",\n  ", start: "\n  ") { add($0) }
      json.key("keys", ",\n ")
      json.list(report.keys, separator: ",\n  ", start: "\n  ") { add($0, report) }
      json.key("locales", ",\n ")
      json.list(report.locales) { json.value($0) }
      json.key("unrendered", ",\n ")
      json.list(report.unrendered) { json.value($0) }
      json.key("summary", ",\n ")
      json.object {
        json.member("screens", report.screens.count)
        json.member("keys", report.keys.count)
        json.member("tooLong", report.tooLongCount)
        json.member("textsWithoutKey", report.unkeyedCount)
      }
    }
  }

  private func add(_ screen: ContextScreen) {
    json.object {
      json.member("number", screen.number)
      json.member("picture", screen.picture)
      json.member("name", screen.page.name)
      json.member("document", screen.document)
      json.member("line", screen.page.position.line)
      json.member("column", screen.page.position.column)
      json.member("page", screen.pageIndex + 1)
      json.member("variant", screen.variant)
      for axis in VariantAxis.allCases {
        guard let value = screen.axes[axis] else { continue }
        json.key(named: axis == .textSize ? "textSize" : axis.rawValue)
        json.value(value)
      }
      if let placement = screen.page.placement {
        json.member("widthClass", placement.widthClass)
        json.member("heightClass", placement.heightClass)
      }
      json.member("width", screen.page.size.width)
      json.member("height", screen.page.size.height)
      json.member("pixelWidth", screen.pixels.width)
      json.member("pixelHeight", screen.pixels.height)
    }
  }

  private func add(_ key: ContextKey, _ report: ContextReport) {
    json.object {
      json.member("key", key.key)
      json.member("catalog", ifAny: key.catalog?.file)
      if let position = key.catalog?.position { json.member("catalogLine", position.line) }
      json.member("comment", ifAny: key.note)
      json.member("context", ifAny: key.context)
      if let length = key.greatestLength { json.member("greatestLength", length) }
      json.member("source", ifAny: key.source)
      json.member("sourceLanguage", key.sourceLanguage)
      json.key("locales")
      json.list(key.locales, separator: ",\n   ", start: "\n   ") { add($0, report) }
    }
  }

  private func add(_ translation: ContextTranslation, _ report: ContextReport) {
    let shown = translation.shown
    json.object {
      json.member("locale", translation.locale)
      json.members(of: shown)
      json.key("places")
      json.list(translation.places, separator: ",\n    ", start: "\n    ") { place in
        add(place, on: report.screens[place.screen], differsFrom: shown.text)
      }
    }
  }

  private func add(_ place: ContextPlace, on screen: ContextScreen, differsFrom text: String) {
    let shown = place.shown
    json.object {
      json.member("screen", screen.number)
      json.member("element", shown.element)
      json.member("name", place.identity.name)
      json.member("attribute", ifAny: place.identity.attribute)
      if place.identity.part > 0 { json.member("part", place.identity.part) }
      json.member("line", place.identity.position.line)
      json.member("column", place.identity.position.column)
      if shown.text != text {
        json.member("text", shown.text)
        json.member("characters", shown.length)
      }
      if let frame = shown.frame {
        json.member("frame", frame)
        json.key("pixels")
        json.value(screen.pixels(of: frame))
      }
      if !shown.rectangles.isEmpty {
        json.key("rectangles")
        json.list(shown.rectangles) { json.value($0) }
        json.key("pixelRectangles")
        json.list(shown.rectangles) { json.value(screen.pixels(of: $0)) }
      }
      guard let measured = shown.measured else { return }
      json.member("lines", measured.lineCount)
      json.member("room", measured.room)
      if let characters = shown.roomInCharacters { json.member("roomCharacters", characters) }
      if let percent = measured.percent { json.member("roomPercent", percent) }
      json.member("then", measured.end)
      json.member("cut", place.isCut)
      json.member("runsOver", place.runsOver)
    }
  }
}

extension JSONWriter {
  /// Writes a part of a picture as a list of its edges and its extent.
  func value(_ rect: PixelRect) {
    list([rect.columns.lowerBound, rect.rows.lowerBound, rect.columns.count, rect.rows.count]) { value($0) }
  }
}
