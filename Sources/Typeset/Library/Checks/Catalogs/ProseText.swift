/// What of a text people read as language: placeholders, tags, addresses, names of files and code are left out.
struct ProseText {
  /// A sign in the place of what is left out, which is neither a letter nor a blank.
  static let gap: Character = "\u{FFFC}"

  /// The text, with a sign in the place of each stretch that is left out.
  let text: String
  /// Its words in order: letters and digits, with hyphens and apostrophes inside.
  let words: [Substring]

  /// Reads a text of a catalog.
  init(_ written: String) {
    var text = ""
    for token in FormatString(written).tokens {
      guard case .text(let literal) = token else {
        text.append(Self.gap)
        continue
      }
      for part in BracedText(literal).parts {
        if case .text(let literal) = part { text += literal } else { text.append(Self.gap) }
      }
    }
    text = Self.withoutTags(text)
    text = Self.withoutCode(text)
    self.text = text
    words = text.split { !($0.isLetter || $0.isNumber || Self.joins($0)) }
      .map { $0.trimmed(where: Self.joins) }.filter { $0.contains(where: \.isLetter) }
  }

  private static func joins(_ character: Character) -> Bool { "'’-‐".contains(character) }

  /// A text whose tags are gaps.
  private static func withoutTags(_ text: String) -> String {
    let tags = InlineMarkup(text).tags
    guard !tags.isEmpty else { return text }
    var result = ""
    var index = text.startIndex
    for tag in tags {
      result += text[index..<tag.range.lowerBound]
      result.append(gap)
      index = tag.range.upperBound
    }
    return result + text[index...]
  }

  /// A text whose code, between backticks, and whose addresses and names of files are gaps.
  private static func withoutCode(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    let isPaired = parts.count % 2 == 1
    let prose = parts.enumerated().map { index, part in
      isPaired && index % 2 == 1 ? String(gap) : String(part)
    }.joined(separator: isPaired ? "" : "`")
    guard prose.contains(where: { "/@._\\".contains($0) }) else { return prose }
    var result = ""
    var index = prose.startIndex
    while index < prose.endIndex {
      let word = prose[index...].prefix { !$0.isWhitespace }
      if word.isCode { result.append(gap) } else { result += word }
      index = word.endIndex
      let blanks = prose[index...].prefix(while: \.isWhitespace)
      result += blanks
      index = blanks.endIndex
    }
    return result
  }
}

extension Substring {
  /// Without some characters at both ends.
  fileprivate func trimmed(where isLeftOut: (Character) -> Bool) -> Substring {
    var result = drop(while: isLeftOut)
    while let last = result.last, isLeftOut(last) { result.removeLast() }
    return result
  }

  /// Whether it is an address, the name of a file or of something in code, rather than a word.
  fileprivate var isCode: Bool {
    let word = trimmed { "\"“”„«»()[]{}<>.,;:!?…'’".contains($0) }
    if word.contains("://") || word.hasPrefix("www.") || word.contains("\\") || word.contains("_") { return true }
    if first == "/" && word.count > 1 || hasPrefix("~/") || hasPrefix("./") { return true }
    let isASCII = word.utf8.allSatisfy { $0 < 0x80 }
    guard isASCII, let dot = word.lastIndex(where: { $0 == "." }) else {
      return word.contains("@") && word.first != "@"
    }
    // A name with an ending, such as `list.json` or `example.com`; a sentence goes on with a capital.
    let ending = word[word.index(after: dot)...]
    return dot > word.startIndex && (2...5).contains(ending.count)
      && ending.allSatisfy { $0.isLowercase || $0.isNumber } && ending.contains(where: \.isLetter)
  }

  /// Whether it looks like a name or an abbreviation, which no language translates: it has a digit, or a capital behind
  /// a small letter or a hyphen, or is a few capitals.
  var isName: Bool {
    if contains(where: \.isNumber) { return true }
    if zip(self, dropFirst()).contains(where: { ($0.isLowercase || $0 == "-") && $1.isUppercase }) { return true }
    return count <= Self.longestAbbreviation && allSatisfy { !$0.isLetter || $0.isUppercase }
      && contains(where: \.isUppercase)
  }

  /// The longest word in capitals that is an abbreviation.
  private static let longestAbbreviation = 4
}
