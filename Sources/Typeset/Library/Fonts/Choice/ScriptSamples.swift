extension Font {
  /// The scripts it serves, roughly: those whose sample letter it has, by their ISO 15924 tags in alphabetical order.
  var scripts: [String] {
    ScriptSamples.letters.filter { glyph(for: $0.value) != nil }.map(\.key).sorted()
  }
}

extension FontFamily {
  /// Whether it is a family for a specific script, rather than a Latin or monospaced one that also has the script.
  func isDedicated(to script: Script) -> Bool {
    guard let sample = ScriptSamples.letters[script.tag], !ScriptSamples.ofDefaultFamily.contains(script.tag),
      let font = members.first?.font, font.family != FontSelector.defaultFamily, !font.isFixedPitch
    else { return false }
    return font.glyph(for: sample) != nil
  }
}

/// A letter for each script that no other script uses.
enum ScriptSamples {
  /// The scripts for which the default family is designed.
  static let ofDefaultFamily: Set<String> = ["Latn", "Grek", "Cyrl"]

  static let letters: [String: Unicode.Scalar] = [
    "Adlm": "\u{1E900}", "Arab": "\u{628}", "Armn": "\u{531}", "Bali": "\u{1B13}", "Beng": "\u{995}",
    "Bopo": "\u{3105}",
    "Cans": "\u{1401}", "Cher": "\u{13A0}", "Copt": "\u{2C80}", "Cyrl": "\u{434}", "Deva": "\u{915}",
    "Ethi": "\u{1200}", "Geor": "\u{10D0}", "Grek": "\u{3B1}", "Gujr": "\u{A95}", "Guru": "\u{A15}",
    "Hang": "\u{AC00}", "Hani": "\u{4E00}", "Hebr": "\u{5D0}", "Hira": "\u{3042}", "Java": "\u{A98F}",
    "Kana": "\u{30A2}",
    "Khmr": "\u{1780}", "Knda": "\u{C95}", "Laoo": "\u{E81}", "Latn": "a", "Mlym": "\u{D15}",
    "Mong": "\u{1820}", "Mtei": "\u{ABC0}", "Mymr": "\u{1000}", "Nkoo": "\u{7CA}", "Olck": "\u{1C5A}",
    "Orya": "\u{B15}", "Sinh": "\u{D9A}", "Sund": "\u{1B8A}",
    "Syrc": "\u{712}", "Taml": "\u{B95}", "Telu": "\u{C15}", "Tfng": "\u{2D30}", "Thaa": "\u{780}",
    "Thai": "\u{E01}", "Tibt": "\u{F40}", "Vaii": "\u{A500}", "Yiii": "\u{A000}",
  ]
}
