import Synchronization

extension TextAnalyzer {
  /// Where the words of a part of a text may be hyphenated in a language: offsets of the letters behind, ascending;
  /// none in a language without patterns.
  ///
  /// What only looks like words is left alone: addresses, names of files, and what contains digits.
  func hyphenations(in text: [UInt16], range: Range<Int>, language: String) -> [Int] {
    guard let patterns = HyphenationLanguages.patterns(for: language) else { return [] }
    let dotless = HyphenationLanguages.hasDotlessI(language)
    var places: [Int] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start
      while end < range.upperBound, !Self.partsWords(text[end]) { end += 1 }
      if end - start >= 4, isPlain(text[start..<end]) {
        var letter = start
        while letter < end {
          var last = letter
          while last < end, table[text[last]].contains(.letter) { last += 1 }
          if last - letter >= 4 {
            let word = text[letter..<last].map { Self.lowercased($0, dotless: dotless) }
            places += patterns.places(in: word).map { letter + $0 }
          }
          letter = last + 1
        }
      }
      start = end + 1
    }
    return places
  }

  private static func partsWords(_ unit: UInt16) -> Bool {
    unit == 0x20 || unit == 0x09 || unit == 0x0A || unit == 0xA0
  }

  /// Whether a part between blanks is made of words.
  private func isPlain(_ part: ArraySlice<UInt16>) -> Bool {
    for (index, unit) in zip(part.indices, part) {
      switch unit {
      case 0x30...0x39, 0x23, 0x26, 0x3D, 0x40, 0x5C, 0x5F, 0xAD: return false
      case 0x2E, 0x3A:
        let next = index + 1
        if index > part.startIndex, next < part.endIndex, table[part[next]].contains(.letter) { return false }
      default: if !table[unit].isDisjoint(with: [.mark, .surrogate]) { return false }
      }
    }
    return true
  }

  private static func lowercased(_ unit: UInt16, dotless: Bool) -> UInt16 {
    if unit < 0x80 {
      if dotless, unit == 0x49 { return 0x131 }
      return (0x41...0x5A).contains(unit) ? unit + 0x20 : unit
    }
    if unit == 0x130 { return 0x69 }
    guard let scalar = Unicode.Scalar(unit) else { return unit }
    let lower = scalar.properties.lowercaseMapping.utf16
    return lower.count == 1 ? lower[lower.startIndex] : unit
  }
}

/// The languages that have patterns.
enum HyphenationLanguages {
  private static let loaded = Mutex<[String: HyphenationPatterns]>([:])

  /// The patterns of the language of a BCP 47 tag, read once; nil if it has none.
  static func patterns(for tag: String) -> HyphenationPatterns? {
    guard let name = file(for: tag) else { return nil }
    if let known = loaded.withLock({ $0[name] }) { return known }
    guard let bytes = EmbeddedFiles.patterns["hyph-\(name).tex"] else { return nil }
    let patterns = HyphenationPatterns(bytes) { EmbeddedFiles.patterns[$0] }
    loaded.withLock { $0[name] = patterns }
    return patterns
  }

  /// Whether the small form of I has no dot.
  static func hasDotlessI(_ tag: String) -> Bool { subtags(tag).first == "tr" }

  private static func file(for tag: String) -> String? {
    let parts = subtags(tag)
    switch parts.first ?? "" {
    case "en":
      let isAmerican = Set(parts.dropFirst()).isDisjoint(with: ["gb", "ie", "au", "nz", "za", "in", "001", "150"])
      return isAmerican ? "en-us" : "en-gb"
    case "de": return "de-1996"
    case "el": return "el-monoton"
    case let language where plain.contains(language): return language
    default: return nil
    }
  }

  /// The languages whose files have their names.
  private static let plain: Set<String> = [
    "da", "es", "fi", "fr", "it", "nb", "nl", "nn", "no", "pl", "pt", "ru", "sv", "tr", "uk",
  ]

  /// The parts of a tag before its extensions, in lower case.
  private static func subtags(_ tag: String) -> [String] {
    Array(tag.lowercased().split(separator: "-").map(String.init).prefix { $0.utf8.count > 1 })
  }
}
