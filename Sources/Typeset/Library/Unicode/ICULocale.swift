import CICU

/// The name that ICU gives a BCP 47 tag, such as `ar_EG@numbers=latn` for `ar-EG-u-nu-latn`.
package struct ICULocale: Sendable {
  /// The whole name.
  let name: String

  /// Reads a tag; nil if it is not well formed to its end.
  package init?(tag: String) {
    let count = tag.utf8.count
    var parsed: Int32 = 0
    guard let name = unsafe Self.text(capacity: 256, { unsafe typeset_locale_from_tag(tag, $0, $1, &parsed) }),
      Int(parsed) == count
    else { return nil }
    self.name = name
  }

  /// The locale of no language and no region.
  static let root = ICULocale(name: "")

  private init(name: String) { self.name = name }

  /// The locale with a keyword set to a value: `numbers` to `arab` gives `ar_AE@numbers=arab`.
  func setting(_ keyword: String, to value: String) -> ICULocale {
    let text = unsafe Self.text(capacity: 256) { buffer, capacity in
      let bytes = name.utf8CString
      guard bytes.count <= Int(capacity) else { return false }
      for (index, byte) in bytes.enumerated() { unsafe buffer[index] = byte }
      return unsafe typeset_locale_set_keyword(buffer, capacity, keyword, value)
    }
    return text.map(ICULocale.init(name:)) ?? self
  }

  /// The value of a keyword such as `numbers` or `calendar`; nil if it has none.
  func value(of keyword: String) -> String? {
    unsafe Self.text(capacity: 64) { unsafe typeset_locale_keyword(name, keyword, $0, $1) }.flatMap {
      $0.isEmpty ? nil : $0
    }
  }

  /// The name without keywords.
  var baseName: String { unsafe Self.text(capacity: 256) { unsafe typeset_locale_base_name(name, $0, $1) } ?? name }

  /// The name without what its readers expect anyway: `zh_TW` for `zh_Hant_TW`.
  var minimized: String? { unsafe Self.text(capacity: 256) { unsafe typeset_locale_minimize(baseName, $0, $1) } }

  /// The tag in its canonical form.
  var tag: String? { unsafe Self.text(capacity: 256) { unsafe typeset_locale_to_tag(name, $0, $1) } }

  /// The language's letters, empty if it is undetermined.
  var language: String { unsafe Self.text(capacity: 16) { unsafe typeset_locale_language(name, $0, $1) } ?? "" }

  /// The script that is written, or that its readers most likely expect.
  var likelyScript: Script? {
    let full = full.name
    return unsafe Self.text(capacity: 16) { unsafe typeset_locale_script(full, $0, $1) }.flatMap(Script.init(tag:))
  }

  /// The region's letters or digits, empty if it has none.
  var region: String { unsafe Self.text(capacity: 16) { unsafe typeset_locale_region(name, $0, $1) } ?? "" }

  /// The locale with its likely script and region, if not given.
  var full: ICULocale {
    ICULocale(name: unsafe Self.text(capacity: 256) { unsafe typeset_locale_add_likely(name, $0, $1) } ?? name)
  }

  /// The text that `fill` writes into a buffer, nil if it says that it can't.
  static func text(
    capacity: Int, _ fill: (UnsafeMutablePointer<CChar>, Int32) -> Bool
  ) -> String? {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
      guard let start = buffer.baseAddress, unsafe fill(start, Int32(capacity)) else { return nil }
      return unsafe String(cString: start)
    }
  }
}

/// The version behind the analysis of text.
enum UnicodeVersion {
  /// That of ICU, such as `72.1`.
  static let icu = unsafe String(cString: typeset_icu_version())
}
