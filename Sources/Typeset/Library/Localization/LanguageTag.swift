import Synchronization

/// A BCP 47 language tag and its properties.
package struct LanguageTag: Hashable, Sendable {
  /// No language in particular: `und`.
  package static let undetermined = LanguageTag("und")!

  /// The tag in its canonical form: `AR-eg` becomes `ar-EG`, `iw` becomes `he`.
  package let tag: String
  /// The language subtag, such as `ar`; `und` if it is undetermined.
  package let language: String
  /// The direction of its script.
  package let direction: Direction
  /// The script it is written in, or most likely is.
  let script: Script

  /// Reads a tag; nil if it is not well formed.
  package init?(_ bcp47: String) {
    guard let known = Self.cache.withLock({ $0[bcp47] }) else {
      guard let tag = Self(reading: bcp47) else { return nil }
      Self.cache.withLock { if $0.count < 4096 { $0[bcp47] = tag } }
      self = tag
      return
    }
    self = known
  }

  private init?(reading bcp47: String) {
    guard Self.isShaped(bcp47), let locale = ICULocale(tag: bcp47), let tag = locale.tag else { return nil }
    // ICU keeps a few old names of languages that BCP 47 has replaced.
    let canonical = ICULocale(tag: tag) ?? locale
    self.tag = tag.hasPrefix("und-x-") ? String(tag.dropFirst(4)) : tag
    language = canonical.language.isEmpty ? "und" : canonical.language
    script = canonical.likelyScript ?? .latin
    direction = script.isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Whether the text consists of subtags of 1 to 8 letters and digits, joined by hyphens.
  private static func isShaped(_ text: String) -> Bool {
    text.utf8.count <= 128
      && text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).allSatisfy { subtag in
        (1...8).contains(subtag.count) && subtag.allSatisfy(\.isLetterOrDigit)
      }
  }

  /// The tags read so far, by their spelling.
  private static let cache = Mutex<[String: LanguageTag]>([:])
}

extension UInt8 {
  /// Whether it is a letter or a digit of ASCII.
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
