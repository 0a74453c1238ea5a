/// What the name of a folder of Android's resources says: `values`, `values-pt-rBR`, `values-b+sr+Latn`,
/// `values-night`.
enum ResourceFolder: Hashable {
  /// The texts are in the language that the app is developed in.
  case any
  /// They are in a language, a canonical tag.
  case language(String)
  /// They are for a device or a setting; the qualifiers beside that of the language.
  case setting(String)
  /// The name of a language that is none.
  case unknown(String)

  /// What a name says; nil for a folder of something else.
  init?(_ name: String) {
    guard name == "values" || name.hasPrefix("values-") else { return nil }
    var parts = name.split(separator: "-").dropFirst().map(String.init)
    guard let first = parts.first else {
      self = .any
      return
    }
    guard let language = Self.language(first, region: parts.dropFirst().first) else {
      self = .setting(parts.joined(separator: "-"))
      return
    }
    parts.removeFirst(language.count)
    if parts.isEmpty {
      self = LanguageName.tag(of: language.name).map(Self.language) ?? .unknown(name)
    } else {
      self = .setting(parts.joined(separator: "-"))
    }
  }

  /// The name of the language that the first qualifiers are, and how many they are; nil for other qualifiers.
  private static func language(_ first: String, region: String?) -> (name: String, count: Int)? {
    if first.hasPrefix("b+") { return (String(first.dropFirst(2)).replacing("+", with: "-"), 1) }
    // Of two or three letters there is one other qualifier: the screen of a car.
    guard (2...3).contains(first.utf8.count), first.allSatisfy({ $0.isASCII && $0.isLetter }), first != "car" else {
      return nil
    }
    guard let region, region.first?.lowercased() == "r", (3...4).contains(region.utf8.count),
      region.utf8.count == 3 || region.dropFirst().allSatisfy(\.isNumber)
    else { return (first.lowercased(), 1) }
    return (first.lowercased() + "-" + region.dropFirst().uppercased(), 2)
  }
}
