extension LocaleExplanation {
  /// The explanation as one JSON object with a member a line.
  package var json: String {
    let json = JSONWriter()
    json.beginObject()
    func line(_ key: StaticString, _ body: () -> Void) {
      json.key(key, ",\n  ", start: "\n  ")
      body()
    }
    func line(_ key: StaticString, _ text: String) { line(key) { json.value(text) } }
    func line(_ key: StaticString, _ texts: [String]) { line(key) { json.list(texts) { json.value($0) } } }
    line("locale", locale)
    line("likely", likely)
    line("name", name)
    line("nativeName", nativeName)
    line("direction", direction.rawValue)
    line("script", script)
    line("region", region)
    line("numerals") { numerals.write(to: json) }
    if let nativeNumerals { line("nativeNumerals") { nativeNumerals.write(to: json) } }
    line("rules", rules.map(\.description))
    line("signs") {
      json.object {
        for sign in signs {
          json.key(named: sign.name)
          json.object {
            json.member("text", sign.text)
            json.member("codePoints", sign.codePoints)
          }
        }
      }
    }
    line("samples") {
      json.list(samples) { sample in
        json.object {
          json.member("name", sample.name)
          json.member("value", sample.value)
          json.member("text", sample.text)
        }
      }
    }
    if let plural {
      line("plural") {
        json.object {
          json.member("number", plural.number)
          json.member("cardinal", plural.cardinal)
          json.member("ordinal", plural.ordinal)
        }
      }
    }
    line("cardinals", cardinals)
    line("ordinals", ordinals)
    line("calendar", calendar)
    line("firstWeekday", firstWeekday)
    line("quotationMarks", quotationMarks)
    line("icu", UnicodeVersion.icu)
    json.buffer.append("\n")
    json.endObject()
    return json.text + "\n"
  }
}

extension LocaleExplanation.Digits {
  fileprivate func write(to json: JSONWriter) {
    json.object {
      json.member("system", system)
      json.member("digits", digits)
    }
  }
}
