/// The patterns of a language by which its words are hyphenated, as the TeX hyphenation project keeps them.
///
/// Source: F. M. Liang, Word Hy-phen-a-tion by Com-put-er (1983). Each pattern puts numbers between its letters; at
/// each place of a word the highest of all patterns that it contains counts, and an odd one is a place for a hyphen.
struct HyphenationPatterns: Sendable {
  /// The patterns by their letters: of each node the next one for a letter, with the node in the upper half of the key.
  private var children: [UInt64: Int32] = [:]
  /// The numbers of the pattern that ends at a node, one before each letter and one at the end; none for most nodes.
  private var numbers: [[UInt8]] = [[]]
  /// Words that are hyphenated in their own way, with the places.
  private var exceptions: [[UInt16]: [Int]] = [:]
  /// The least number of letters before a hyphen.
  private var leastBefore = 2
  /// The least number of letters behind it.
  private var leastBehind = 2

  private static let edge = UInt16(UInt8(ascii: "."))

  /// Reads a file of the project; `file` gives the bytes of another one that it includes.
  init(_ bytes: [UInt8], file: (String) -> [UInt8]?) {
    let text = String(decoding: bytes, as: UTF8.self)
    for line in text.split(whereSeparator: \.isNewline).prefix(100) where line.hasPrefix("%") {
      let words = line.dropFirst().split(separator: " ")
      guard words.count == 2, let number = Int(words[1]) else { continue }
      if words[0] == "left:" { leastBefore = max(2, number) }
      if words[0] == "right:" { leastBehind = max(2, number) }
    }
    read(text, file: file)
  }

  private mutating func read(_ text: String, file: (String) -> [UInt8]?) {
    // The commands that tell what follows; a file has at most one of each.
    var isPatterns = false
    var isExceptions = false
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let code = line.prefix { $0 != UInt8(ascii: "%") }
      for word in code.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == 13 }) {
        var word = Substring(word)
        if word.hasPrefix("\\patterns{") { (isPatterns, word) = (true, word.dropFirst(10)) }
        if word.hasPrefix("\\hyphenation{") { (isExceptions, word) = (true, word.dropFirst(13)) }
        if word.hasPrefix("hyph-"), word.hasSuffix(".tex"), let included = file(String(word)) {
          read(String(decoding: included, as: UTF8.self), file: { _ in nil })
          continue
        }
        let isLast = word.hasSuffix("}")
        if isLast { word = word.dropLast() }
        if isPatterns { addPattern(word.utf16) } else if isExceptions { addException(word.utf16) }
        if isLast { (isPatterns, isExceptions) = (false, false) }
      }
    }
  }

  private mutating func addPattern(_ pattern: Substring.UTF16View) {
    var values: [UInt8] = [0]
    var node: Int32 = 0
    for unit in pattern {
      if (0x30...0x39).contains(unit) {
        values[values.count - 1] = UInt8(unit - 0x30)
      } else {
        values.append(0)
        let key = Self.key(node, unit)
        if let next = children[key] {
          node = next
        } else {
          node = Int32(numbers.count)
          children[key] = node
          numbers.append([])
        }
      }
    }
    if node > 0 { numbers[Int(node)] = values }
  }

  private mutating func addException(_ word: Substring.UTF16View) {
    var letters: [UInt16] = []
    var places: [Int] = []
    for unit in word {
      if unit == UInt16(UInt8(ascii: "-")) { places.append(letters.count) } else { letters.append(unit) }
    }
    if !letters.isEmpty { exceptions[letters] = places }
  }

  private static func key(_ node: Int32, _ unit: UInt16) -> UInt64 {
    UInt64(UInt32(bitPattern: node)) << 16 | UInt64(unit)
  }

  /// Where a word in small letters may be hyphenated: offsets of the letters behind, in UTF-16.
  func places(in word: [UInt16]) -> [Int] {
    guard word.count >= leastBefore + leastBehind else { return [] }
    if let places = exceptions[word] { return places }
    let letters = [Self.edge] + word + [Self.edge]
    var highest = [UInt8](repeating: 0, count: letters.count + 1)
    for start in letters.indices {
      var node: Int32 = 0
      for index in start..<letters.count {
        guard let next = children[Self.key(node, letters[index])] else { break }
        node = next
        for (place, number) in numbers[Int(node)].enumerated() {
          highest[start + place] = max(highest[start + place], number)
        }
      }
    }
    return (leastBefore...word.count - leastBehind).filter { highest[$0 + 1] % 2 == 1 }
  }
}
