/// R027: a picture whose content is tied to a language or to the direction of reading is made anew and not turned round.
///
/// The version for a region comes first, then the one for the language, then the one for the direction, then the picture itself.
enum R027PictureVariants {
  static let rule = Rule(27)

  /// The keys of the versions from the best to the worst: `zh-Hant-TW`, `zh-Hant`, `zh`, `ltr`.
  static func keys(locale: LanguageTag, direction: Direction) -> [String] {
    var keys: [String] = []
    // What follows a single letter is an extension and names no language.
    var parts = locale.tag.split(separator: "-").prefix { $0.count > 1 }.map(String.init)
    while !parts.isEmpty {
      keys.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    return keys + [direction.rawValue]
  }
}
