extension LocaleExplanation: CustomStringConvertible {
  /// The explanation as a table to read; characters that nobody sees stand as their names: `<LRM>`.
  package var description: String {
    var rows: [(String, String)] = [
      ("locale", locale), ("likely", likely), ("name", name), ("native name", nativeName),
      ("direction", direction == .rightToLeft ? "right to left" : "left to right"), ("script", script),
      ("region", region.isEmpty ? "none" : region),
      ("numerals", numerals.line), ("native numerals", nativeNumerals?.line ?? "none, or not decimal"),
    ]
    for rule in rules { rows.append(("rule", "\(rule)  \(RuleCatalogue[rule].summary)")) }
    for sign in signs {
      rows.append((sign.label, Self.visible(sign.text) + "  " + sign.codePoints.joined(separator: " ")))
    }
    for sample in samples { rows.append(("\(sample.name) \(sample.value)", Self.visible(sample.text))) }
    if let plural {
      rows.append(("plural of \(plural.number)", plural.cardinal))
      rows.append(("ordinal of \(plural.number)", plural.ordinal))
    }
    rows += [
      ("plurals", cardinals.joined(separator: " ")), ("ordinals", ordinals.joined(separator: " ")),
      ("calendar", calendar), ("first weekday", firstWeekday),
      ("quotation marks", quotationMarks.map(Self.visible).joined(separator: " ")), ("ICU", UnicodeVersion.icu),
    ]
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, value in
      name + String(repeating: " ", count: width - name.count) + "  \(value)\n"
    }.joined()
  }

  /// A text with the characters that nobody sees written as their names.
  static func visible(_ text: String) -> String {
    text.unicodeScalars.map { names[$0] ?? String($0) }.joined()
  }

  private static let names: [Unicode.Scalar: String] = [
    "\u{61C}": "<ALM>", "\u{200E}": "<LRM>", "\u{200F}": "<RLM>", "\u{A0}": "<NBSP>", "\u{202F}": "<NNBSP>",
    "\u{202A}": "<LRE>", "\u{202B}": "<RLE>", "\u{202C}": "<PDF>", "\u{202D}": "<LRO>", "\u{202E}": "<RLO>",
    "\u{2066}": "<LRI>", "\u{2067}": "<RLI>", "\u{2068}": "<FSI>", "\u{2069}": "<PDI>", "\u{200C}": "<ZWNJ>",
    "\u{200D}": "<ZWJ>",
  ]
}

extension LocaleExplanation.Digits {
  fileprivate var line: String { "\(system)  \(digits)" }
}

extension LocaleExplanation.Sign {
  /// What it is called in a sentence.
  fileprivate var label: String { name == "perMille" ? "per mille sign" : "\(name) sign" }
}
