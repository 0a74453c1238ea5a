import Typeset

/// Texts for programs: one object, a line for each text in each locale.
struct TextsJSON {
  private let json = JSONWriter(ByteBuffer(capacity: 1 << 16))

  /// Writes a report.
  static func write(_ report: TextReport, to sink: ByteSink) throws {
    let writer = TextsJSON()
    writer.add(report)
    try sink.write(writer.json.buffer)
  }

  private func add(_ report: TextReport) {
    json.object {
      json.member("typeset", 1)
      json.member("locales", report.locales)
      json.key("screens", ",\n ")
      json.list(report.screens, separator: ",\n  ", start: "\n  ") { add($0) }
      json.key("unrendered", ",\n ")
      json.list(report.unrendered) { json.value($0) }
      json.key("summary", ",\n ")
      json.object {
        json.member("texts", report.texts.count)
        for state in ReviewState.allCases {
          json.key(named: state.rawValue)
          json.value(report.count(of: state))
        }
        json.member("tooLong", report.tooLongCount)
        json.member("variants", report.variantCount)
      }
    }
    json.buffer.append("\n")
  }

  private func add(_ screen: ReviewedScreen) {
    json.object {
      json.member("document", screen.document)
      json.member("name", screen.name)
      json.member("line", screen.position.line)
      json.member("column", screen.position.column)
      json.key("texts")
      json.list(screen.texts, separator: ",\n   ", start: "\n   ") { add($0) }
    }
  }

  private func add(_ text: ReviewedText) {
    json.object {
      json.member("element", text.element)
      json.member("name", text.name)
      json.member("line", text.position.line)
      json.member("column", text.position.column)
      json.member("attribute", ifAny: text.attribute)
      json.member("key", ifAny: text.key)
      json.member("comment", ifAny: text.note)
      json.member("source", ifAny: text.source)
      json.key("translations")
      json.list(text.translations, separator: ",\n    ", start: "\n    ") { add($0) }
    }
  }

  private func add(_ translation: ReviewedTranslation) {
    let shown = translation.shown
    json.object {
      json.member("locale", translation.locale)
      json.members(of: shown)
      if let measured = shown.measured {
        json.member("lines", measured.lineCount)
        json.member("room", measured.room)
        if let percent = measured.percent { json.member("roomPercent", percent) }
        json.member("then", measured.end)
      }
      json.member("variant", translation.variant)
      json.member("seen", translation.count)
      json.member("variants", translation.total)
      if let frame = shown.frame { json.member("frame", frame) }
    }
  }
}

extension JSONWriter {
  /// Adds what every report says of a text in one locale: its state, itself, and where it comes from.
  func members(of shown: ShownText) {
    member("state", shown.state)
    member("text", shown.text)
    member("language", shown.language)
    member("direction", shown.direction)
    member("characters", shown.length)
    member("catalog", ifAny: shown.catalog?.file)
    if let position = shown.catalog?.position { member("catalogLine", position.line) }
  }
}
