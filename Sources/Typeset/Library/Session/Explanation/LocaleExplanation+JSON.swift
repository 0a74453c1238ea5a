extension LocaleExplanation {
  /// The explanation as one JSON object; every character stands as it is.
  package var json: String {
    var fields: [(String, String)] = [
      ("locale", Self.string(locale)), ("likely", Self.string(likely)), ("name", Self.string(name)),
      ("nativeName", Self.string(nativeName)), ("direction", Self.string(direction.rawValue)),
      ("script", Self.string(script)), ("region", Self.string(region)), ("numerals", Self.object(numerals.fields)),
    ]
    if let nativeNumerals { fields.append(("nativeNumerals", Self.object(nativeNumerals.fields))) }
    fields.append(("rules", Self.list(rules.map(\.description))))
    fields.append(
      (
        "signs",
        Self.object(
          signs.map { sign in
            (
              sign.name,
              Self.object([("text", Self.string(sign.text)), ("codePoints", Self.list(sign.codePoints))])
            )
          })
      ))
    fields.append(
      (
        "samples",
        "["
          + samples.map { sample in
            Self.object([
              ("name", Self.string(sample.name)), ("value", Self.string(sample.value)),
              ("text", Self.string(sample.text)),
            ])
          }.joined(separator: ", ") + "]"
      ))
    if let plural {
      fields.append(
        (
          "plural",
          Self.object([
            ("number", Self.string(plural.number)), ("cardinal", Self.string(plural.cardinal)),
            ("ordinal", Self.string(plural.ordinal)),
          ])
        ))
    }
    fields += [
      ("cardinals", Self.list(cardinals)), ("ordinals", Self.list(ordinals)), ("calendar", Self.string(calendar)),
      ("firstWeekday", Self.string(firstWeekday)), ("quotationMarks", Self.list(quotationMarks)),
      ("icu", Self.string(UnicodeVersion.icu)),
    ]
    return "{\n" + fields.map { "  \(Self.string($0)): \($1)" }.joined(separator: ",\n") + "\n}\n"
  }

  fileprivate static func string(_ text: String) -> String { JSONText.escaped(text) }

  private static func list(_ texts: [String]) -> String { "[" + texts.map(string).joined(separator: ", ") + "]" }

  private static func object(_ fields: [(String, String)]) -> String {
    "{" + fields.map { "\(string($0)): \($1)" }.joined(separator: ", ") + "}"
  }
}

extension LocaleExplanation.Digits {
  fileprivate var fields: [(String, String)] {
    [("system", LocaleExplanation.string(system)), ("digits", LocaleExplanation.string(digits))]
  }
}
