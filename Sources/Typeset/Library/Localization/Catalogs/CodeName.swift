/// The name that code has for a key: `R.string.settings_title` of Android, `Res.string.settings_title` of Compose, also
/// within `stringResource(…)`; `@string/settings_title` in Android's layouts; `.settingsTitle` in Swift.
struct CodeName {
  /// The name of a resource of Android; nil for other code.
  private(set) var resource: String?
  /// The symbol that Xcode makes of a key; nil for other code.
  private(set) var symbol: String?

  /// The longest name.
  private static let longest = 512
  private static let containers = ["R", "Res", "MR"]
  private static let kinds: Set<Substring> = ["string", "strings", "plurals", "array"]

  /// The name in a piece of code; nil for what is none.
  init?(_ written: String) {
    guard written.utf8.count <= Self.longest else { return nil }
    let name = Self.argument(of: written)
    if name.first == "@" {
      let parts = name.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2, Self.kinds.contains(parts[0]), !parts[1].isEmpty else { return nil }
      resource = String(parts[1])
      return
    }
    let parts = name.split(separator: ".", maxSplits: 15, omittingEmptySubsequences: false)
    // Behind a package, too: com.example.app.R.string.title.
    if let container = parts.firstIndex(where: { Self.containers.contains(String($0)) }), container + 2 < parts.count,
      Self.kinds.contains(parts[container + 1])
    {
      resource = parts[(container + 2)...].joined(separator: ".")
    } else if parts.count > 1, parts[0].isEmpty || parts[0] == "LocalizedStringResource",
      parts.dropFirst().allSatisfy(Self.isIdentifier), let last = parts.last
    {
      symbol = String(last)
    } else {
      return nil
    }
  }

  /// What the first argument of a call is, `stringResource(id = R.string.title, count)`; anything else as it is.
  private static func argument(of written: String) -> Substring {
    guard let open = written.firstIndex(of: "("), let close = written.lastIndex(of: ")"), open < close else {
      return written[...]
    }
    let function = written[..<open]
    if function.first == "." { return function }
    guard function.allSatisfy({ $0.isLetter || $0 == "." }) else { return written[...] }
    let argument = written[written.index(after: open)..<close].prefix { $0 != "," }
    let value = argument.split(separator: "=", maxSplits: 1).last ?? argument
    return value.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
  }

  private static func isIdentifier(_ name: Substring) -> Bool {
    name.first.map { $0.isLetter || $0 == "_" } == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// The symbol that Xcode makes of a key: its words in camel case.
  static func symbol(of key: String) -> String {
    let words = key.split { !$0.isLetter && !$0.isNumber }
    var symbol = ""
    for (index, word) in words.enumerated() {
      let isUpper = word.allSatisfy { !$0.isLowercase }
      let first = word.prefix(1)
      let rest = isUpper ? word.dropFirst().lowercased() : String(word.dropFirst())
      symbol += (index == 0 ? first.lowercased() : first.uppercased()) + rest
    }
    return symbol.first?.isNumber == true ? "_" + symbol : symbol
  }

  /// The name that Android's compiler makes of a key: dots and hyphens are low lines.
  static func resource(of key: String) -> String { key.replacing(".", with: "_").replacing("-", with: "_") }
}

extension CatalogSet {
  /// The key that a document means: as it is written or, where no catalog has this key, the one that code has this name
  /// for.
  package func key(named written: String) -> String {
    if catalogs.contains(where: { $0.entries[written] != nil }) { return written }
    guard let name = CodeName(written) else { return written }
    return catalogs.lazy.compactMap { $0.key(of: name) }.first ?? written
  }
}
