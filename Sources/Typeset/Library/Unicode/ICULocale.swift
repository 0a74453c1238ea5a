import CICU

/// The name that ICU gives a BCP 47 tag, such as `ar_EG@numbers=latn` for `ar-EG-u-nu-latn`.
struct ICULocale {
  /// The whole name.
  let name: String

  /// Reads a tag; nil where it is not well formed to its end.
  init?(tag: String) {
    let count = tag.utf8.count
    var parsed: Int32 = 0
    guard let name = Self.text(capacity: 256, { typeset_locale_from_tag(tag, $0, $1, &parsed) }), Int(parsed) == count
    else { return nil }
    self.name = name
  }

  /// The name without keywords.
  var baseName: String { Self.text(capacity: 256) { typeset_locale_base_name(name, $0, $1) } ?? name }

  /// The tag in its canonical form.
  var tag: String? { Self.text(capacity: 256) { typeset_locale_to_tag(name, $0, $1) } }

  /// The language's letters, empty where it is undetermined.
  var language: String { Self.text(capacity: 16) { typeset_locale_language(name, $0, $1) } ?? "" }

  /// The script that is written, or that its readers most likely expect.
  var likelyScript: Script? {
    let full = Self.text(capacity: 256) { typeset_locale_add_likely(name, $0, $1) } ?? name
    return Self.text(capacity: 16) { typeset_locale_script(full, $0, $1) }.flatMap(Script.init(tag:))
  }

  /// The text that `fill` writes into a buffer, nil where it says that it can't.
  private static func text(
    capacity: Int, _ fill: (UnsafeMutablePointer<CChar>, Int32) -> Bool
  ) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
      guard let start = buffer.baseAddress, fill(start, Int32(capacity)) else { return nil }
      return String(cString: start)
    }
  }
}
