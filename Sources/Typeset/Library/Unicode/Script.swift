import CICU

/// A writing system, by ICU's number for it.
struct Script: Hashable, Sendable {
  /// The number, a `UScriptCode`.
  let code: Int32

  /// Characters that every script uses, such as spaces and most punctuation: `Zyyy`.
  static let common = Script(code: USCRIPT_COMMON.rawValue)
  /// Marks that take the script of what they stand on: `Zinh`.
  static let inherited = Script(code: USCRIPT_INHERITED.rawValue)
  /// Unassigned and private characters: `Zzzz`.
  static let unknown = Script(code: USCRIPT_UNKNOWN.rawValue)
  /// Latin: `Latn`.
  static let latin = Script(code: USCRIPT_LATIN.rawValue)
  /// Greek: `Grek`.
  static let greek = Script(code: USCRIPT_GREEK.rawValue)
  /// Cyrillic: `Cyrl`.
  static let cyrillic = Script(code: USCRIPT_CYRILLIC.rawValue)
  /// Arabic: `Arab`.
  static let arabic = Script(code: USCRIPT_ARABIC.rawValue)
  /// Hebrew: `Hebr`.
  static let hebrew = Script(code: USCRIPT_HEBREW.rawValue)
  /// Devanagari: `Deva`.
  static let devanagari = Script(code: USCRIPT_DEVANAGARI.rawValue)
  /// Thai: `Thai`.
  static let thai = Script(code: USCRIPT_THAI.rawValue)
  /// Chinese characters: `Hani`.
  static let han = Script(code: USCRIPT_HAN.rawValue)

  /// The four letters of ISO 15924, such as `Latn`.
  var tag: String {
    code >= 0 && code < Self.tags.count ? Self.tags[Int(code)] : "Zzzz"
  }

  /// Whether its letters run from right to left.
  var isRightToLeft: Bool { typeset_script_is_right_to_left(code) != 0 }

  /// The tag of every script, by number.
  private static let tags: [String] = (0..<typeset_script_limit()).map { code in
    typeset_script_tag(code).map { String(cString: $0) } ?? "Zzzz"
  }
}

extension Script {
  /// The script with the four letters `tag`, in any case; nil where ICU knows none.
  init?(tag: String) {
    let wanted = tag.lowercased()
    guard let code = Self.tags.firstIndex(where: { $0.lowercased() == wanted }) else { return nil }
    self.init(code: Int32(code))
  }
}
