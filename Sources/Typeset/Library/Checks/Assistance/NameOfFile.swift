/// Names that programmers give to icons, files and texts.
enum NameOfFile {
  /// Words in such names.
  private static let words: Set<String> = [
    "btn", "button", "ic", "ico", "icn", "icon", "img", "image", "pic", "fill", "filled", "outline", "outlined", "svg",
    "png", "jpg", "jpeg", "pdf", "label", "a11y",
  ]

  /// Whether it is a name of SF Symbols with more than one word.
  private static func isSymbol(_ name: String) -> Bool { name.contains(".") && SymbolName.read(name) != nil }

  /// Whether a name of a control is written like that of an icon or a file; `icon` is that of its own icon.
  static func isLike(_ name: String, icon: String?) -> Bool {
    // Addresses are written like this too.
    guard name.unicodeScalars.allSatisfy({ $0.isASCII && !" @/:".unicodeScalars.contains($0) }) else { return false }
    let parts = name.split { "-_.".contains($0) }.flatMap { $0.camelWords }
    guard parts.count > 1 else { return false }
    if name.contains("_"), name.contains(where: \.isLetter) { return true }
    let isSmall = name == name.lowercased()
    if isSmall, name == icon || BundledIcons.entry(named: name) != nil || isSymbol(name) { return true }
    guard let last = parts.last, parts.contains(where: words.contains) else { return false }
    // “Fill-in” is a word, and “ImageReady” a name; “Heart.png”, “heartFill” and “HeartButton” are neither.
    if isSmall || name.contains(".") { return true }
    return !name.contains("-") && (name.first?.isLowercase == true || words.contains(last))
  }
}

extension Substring {
  /// The words of `heartFill` in small letters.
  fileprivate var camelWords: [String] {
    var words: [String] = []
    var wasSmall = false
    for letter in self {
      if letter.isUppercase, wasSmall { words.append("") }
      if words.isEmpty { words.append("") }
      words[words.count - 1] += letter.lowercased()
      wasSmall = letter.isLowercase
    }
    return words
  }
}
