import CICU

/// A writing system, by ICU's number for it.
struct Script: Hashable, Sendable {
  /// The number, a `UScriptCode`.
  let code: Int32

  /// Characters that every script uses, such as spaces and most punctuation: `Zyyy`.
  static let common = Script(code: Int32(TYPESET_SCRIPT_COMMON))
  /// Marks that inherit the script of their base: `Zinh`.
  static let inherited = Script(code: Int32(TYPESET_SCRIPT_INHERITED))
  /// Unassigned and private characters: `Zzzz`.
  static let unknown = named("Zzzz")
  /// Latin: `Latn`.
  static let latin = named("Latn")
  /// Arabic: `Arab`.
  static let arabic = named("Arab")
  /// Hebrew: `Hebr`.
  static let hebrew = named("Hebr")
  /// Thai: `Thai`.
  static let thai = named("Thai")

  /// The four letters of ISO 15924, such as `Latn`.
  var tag: String {
    code >= 0 && code < Self.tags.count ? Self.tags[Int(code)] : "Zzzz"
  }

  /// Its name in English, such as `Old Italic`.
  var name: String {
    unsafe typeset_script_name(code).map { unsafe String(String(cString: $0).map { $0 == "_" ? " " : $0 }) } ?? tag
  }

  /// Whether its letters run from right to left.
  var isRightToLeft: Bool { typeset_script_is_right_to_left(code) }

  private static func named(_ tag: String) -> Script {
    guard let script = Script(tag: tag) else { preconditionFailure("ICU does not know the script \(tag)") }
    return script
  }

  /// The tag of every script, by number.
  private static let tags: [String] = (0..<typeset_script_limit()).map { code in
    unsafe typeset_script_tag(code).map { unsafe String(cString: $0) } ?? "Zzzz"
  }
}

extension Script {
  /// The script that Unicode gives a character, `common` and `inherited` among them.
  init(of scalar: Unicode.Scalar) { self.init(code: typeset_script(Int32(bitPattern: scalar.value))) }

  /// The script with the four letters `tag`, in upper or lower case; nil if ICU does not know it.
  init?(tag: String) {
    let wanted = tag.lowercased()
    guard let code = Self.tags.firstIndex(where: { $0.lowercased() == wanted }) else { return nil }
    self.init(code: Int32(code))
  }
}
