/// A text with placeholders as `printf` and Foundation write them, taken apart.
///
/// The grammar is that of Foundation's String Format Specifiers: `%@ %1$@ %lld %.2f %% %#@name@ %arg`, and `%(name)@`.
/// What only looks like a placeholder, as in `100 % sure`, stays text: the flag "space" is not known here. Of what
/// `printf` would take for one, each says how certain it is.
struct FormatString: Hashable, Sendable {
  /// A part of it.
  enum Token: Hashable, Sendable {
    /// Literal characters.
    case text(String)
    /// The place of an argument.
    case argument(Placeholder)
    /// `%#@name@`: a part with separate variations, with the position of its argument if given.
    case substitution(String, position: Int?)
    /// `%arg`: the argument of the enclosing substitution.
    case ownArgument
  }

  /// The parts in order.
  private(set) var tokens: [Token] = []

  /// Takes a text apart.
  init(_ text: String) {
    var reader = FormatReader(bytes: Array(text.utf8))
    var literal = ""
    while let token = reader.next() {
      if case .text(let more) = token {
        literal += more
        continue
      }
      if !literal.isEmpty { tokens.append(.text(literal)) }
      literal = ""
      tokens.append(token)
    }
    if !literal.isEmpty { tokens.append(.text(literal)) }
  }

  /// Its placeholders in order.
  var placeholders: [Placeholder] {
    tokens.compactMap { if case .argument(let placeholder) = $0 { placeholder } else { nil } }
  }
}

/// A placeholder such as `%2$.1f`.
struct Placeholder: Hashable, Sendable {
  /// Its argument.
  enum Kind: Hashable, Sendable {
    /// `%@ %s`: anything.
    case anything
    /// `%d %i %u %x` and their longer forms: a whole number.
    case integer
    /// `%f %e %g`: a number.
    case decimal
    /// `%c`: a character.
    case character
  }

  /// Its argument.
  var kind: Kind
  /// The position of its argument, from 1; nil takes the next one.
  var position: Int?
  /// The name of its argument, in `%(name)@`.
  var name: String?
  /// The number of digits after the decimal point; nil if not given.
  var precision: Int?
  /// Its source text.
  var written: String
  /// How certain it is that its percent sign is none of the sentence.
  var certainty = Certainty.certain

  /// How certain a placeholder is: languages write percentages without a blank and decline them, so that `printf` finds
  /// conversions in `50%ige`, `10%-ig` and `%100ean`.
  enum Certainty: Comparable, Sendable {
    /// The percent sign is one of the sentence, unless a value is there for it.
    case unlikely
    /// A digit is before it or a letter behind it, as in `%dMB` and `50%d`.
    case doubtful
    /// Nothing else is written like this.
    case certain
  }
}

extension Placeholder.Kind {
  /// The kind of a conversion without its percent sign, such as `lld`; nil for none.
  init?(specifier: String) {
    guard case .argument(let placeholder)? = FormatString("%" + specifier).tokens.first else { return nil }
    self = placeholder.kind
  }
}

/// Reads the tokens of a format string one by one, each in a time that does not depend on the length of the text.
private struct FormatReader {
  /// The longest name of an argument or a part, in bytes; what is longer is text.
  private static let longestName = 256

  let bytes: [UInt8]
  var offset = 0

  /// The next token; nil at the end.
  mutating func next() -> FormatString.Token? {
    guard offset < bytes.count else { return nil }
    if bytes[offset] == percent {
      if let token = placeholder() { return token }
      offset += 1
      return .text("%")
    }
    let start = offset
    while offset < bytes.count, bytes[offset] != percent { offset += 1 }
    return .text(String(decoding: bytes[start..<offset], as: UTF8.self))
  }

  /// The token at a percent sign; nil, without advancing, if there is none.
  private mutating func placeholder() -> FormatString.Token? {
    let start = offset
    var end = offset + 1
    func at(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }
    func number() -> Int? {
      var value = 0
      let first = end
      while at(end) >= 0x30, at(end) <= 0x39, end - first < 4 {
        value = value * 10 + Int(at(end) - 0x30)
        end += 1
      }
      return end > first ? value : nil
    }
    if at(end) == percent {
      offset = end + 1
      return .text("%")
    }
    if bytes[end...].starts(with: "arg".utf8), !isLetter(at: end + 3) {
      offset = end + 3
      return .ownArgument
    }
    var result = Placeholder(kind: .anything, written: "")
    if at(end) == UInt8(ascii: "("), let close = nameEnd(UInt8(ascii: ")"), from: end + 1) {
      result.name = String(decoding: bytes[end + 1..<close], as: UTF8.self)
      end = close + 1
    }
    let beforeNumber = end
    if let position = number(), at(end) == UInt8(ascii: "$"), position > 0 {
      result.position = position
      end += 1
    } else {
      end = beforeNumber
    }
    if at(end) == UInt8(ascii: "#"), at(end + 1) == UInt8(ascii: "@"),
      let close = nameEnd(UInt8(ascii: "@"), from: end + 2)
    {
      let name = String(decoding: bytes[end + 2..<close], as: UTF8.self)
      offset = close + 1
      return .substitution(name, position: result.position)
    }
    if at(end) == UInt8(ascii: "#"), at(end + 1) == UInt8(ascii: "@") { return nil }
    let flags = end
    while "-+0#'".utf8.contains(at(end)) { end += 1 }
    let sign = bytes[flags..<end]
    let width = number()
    let isPlain = sign.isEmpty && at(end) != UInt8(ascii: ".")
    if at(end) == UInt8(ascii: ".") {
      end += 1
      result.precision = number() ?? 0
    }
    for length in ["hh", "ll", "h", "l", "q", "L", "z", "t", "j"]
    where bytes[min(end, bytes.count)...].starts(with: length.utf8) {
      end += length.utf8.count
      break
    }
    guard let kind = Self.kinds[at(end)] else { return nil }
    result.kind = kind
    offset = end + 1
    result.written = String(decoding: bytes[start..<offset], as: UTF8.self)
    if result.position == nil, result.name == nil, bytes[offset - 1] != UInt8(ascii: "@") {
      let isJoined = isDigit(before: start)
      let isWord = isLetter(at: offset)
      let isHyphen = width == nil && sign.elementsEqual("-".utf8)
      if isJoined && isWord || isHyphen && (isJoined || isWord)
        || isPlain && isWord && (width ?? 0) >= Self.leastPercentage
      {
        result.certainty = .unlikely
      } else if isJoined || isWord || isHyphen {
        result.certainty = .doubtful
      }
    }
    return .argument(result)
  }

  /// The least width that is a percentage rather than a width where a word follows: `%25eko`, but `%2dh`.
  private static let leastPercentage = 10

  /// Whether a digit of any script is directly before an offset.
  private func isDigit(before offset: Int) -> Bool {
    var start = offset - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    guard start >= 0 else { return false }
    return scalar(at: start)?.properties.numericType == .decimal
  }

  /// Whether a letter is at an offset, or an apostrophe, which continues a word as in `d'été`.
  private func isLetter(at offset: Int) -> Bool {
    guard let scalar = scalar(at: offset) else { return false }
    return scalar.properties.isAlphabetic || scalar == "'" || scalar == "\u{2019}"
  }

  /// The scalar that begins at an offset; nil at the end.
  private func scalar(at offset: Int) -> Unicode.Scalar? {
    guard offset < bytes.count else { return nil }
    return String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self).unicodeScalars.first
  }

  /// The offset of the byte that ends a name; nil where there is none, or no name before it.
  private func nameEnd(_ end: UInt8, from start: Int) -> Int? {
    var offset = start
    // No name has a percent sign, so that nothing is searched twice.
    while offset < bytes.count, offset - start <= Self.longestName, bytes[offset] != percent {
      if bytes[offset] == end { return offset > start ? offset : nil }
      offset += 1
    }
    return nil
  }

  private static let kinds: [UInt8: Placeholder.Kind] = {
    var kinds: [UInt8: Placeholder.Kind] = [:]
    for byte in "@sS".utf8 { kinds[byte] = .anything }
    for byte in "dDiuUxXoO".utf8 { kinds[byte] = .integer }
    for byte in "fFeEgGaA".utf8 { kinds[byte] = .decimal }
    for byte in "cC".utf8 { kinds[byte] = .character }
    return kinds
  }()
}

/// `%`.
private let percent = UInt8(ascii: "%")
