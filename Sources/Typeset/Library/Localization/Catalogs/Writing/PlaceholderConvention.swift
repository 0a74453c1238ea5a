/// How a format writes the places of arguments.
enum PlaceholderConvention: Sendable {
  /// As the list has them.
  case asWritten
  /// As Foundation does: `%@`, `%1$@`, `%lld`.
  case foundation
  /// As Java does: `%s`, `%1$s`, `%d`.
  case java
  /// As ICU's messages do: `{name}`.
  case braces
  /// As i18next does: `{{name}}`.
  case doubleBraces

  /// Whether arguments have names.
  var hasNames: Bool { self == .braces || self == .doubleBraces }

  /// The convention of the texts that were read from a file.
  init(of file: String) {
    self =
      switch CatalogFiles.ending(of: file) {
      case "arb", "json", "ftl", "properties", "yml", "yaml": .braces
      case "xml": .java
      default: .foundation
      }
  }
}

/// Writes the texts of one key in the convention of a format.
struct PlaceholderConverter {
  /// The convention of the format.
  let convention: PlaceholderConvention
  /// The convention of the texts as they were read.
  let origin: PlaceholderConvention
  /// The names of arguments, in the order of the text that is translated.
  let names: [String]
  /// What the texts have lost so far.
  private(set) var losses: Set<CatalogLoss> = []

  /// The name of the number that chooses among the forms of a text, where the texts have none for it.
  static let number = "count"

  /// So many languages are searched for names of arguments.
  private static let mostLanguages = 64

  /// A converter for the texts of a key.
  init(to convention: PlaceholderConvention, for entry: CatalogList.Entry, in list: CatalogList) {
    self.convention = convention
    origin = PlaceholderConvention(of: entry.entry.place.file.name)
    guard origin.hasNames, convention == .foundation || convention == .java else {
      names = []
      return
    }
    // A name that the source does not have is in few languages.
    let others = entry.entry.messages.keys.sorted().prefix(Self.mostLanguages)
    let messages = [list.originalMessage(of: entry)] + others.compactMap { entry.entry.messages[$0] }
    var names: [String] = []
    for text in messages.flatMap(\.texts) where PlaceholderText.mayHaveArguments(text.value) {
      for name in PlaceholderText(text.value, withNames: true).names where !names.contains(name) { names.append(name) }
    }
    self.names = names
  }

  /// A text in the convention; nil where the format would take it for something else.
  ///
  /// - Parameters:
  ///   - number: the number that chooses among the forms of which the text is one; nil for a text by itself.
  ///   - isNumbered: whether each argument needs its position.
  mutating func text(_ text: String, number: NumberArgument? = nil, isNumbered: Bool = false) -> String? {
    guard PlaceholderText.mayHaveArguments(text) || number != nil && convention == .braces && text.utf8.contains(35)
    else { return text }
    let parts = PlaceholderText(text, withNames: origin.hasNames || convention.hasNames)
    switch convention {
    case .asWritten:
      return origin.hasNames ? joined(parts) { piece in written(piece, isNumbered: isNumbered) } : text
    case .foundation:
      if origin == .foundation, !isNumbered { return text }
      return joined(parts) { piece in foundation(piece, number, isNumbered: isNumbered) }
    case .java:
      // Numbers in groups are the only texts that are read otherwise than they are written.
      if origin == .java, !isNumbered, !text.utf8.contains(UInt8(ascii: "'")) { return text }
      let isNumbered = isNumbered || parts.hasSeveralArguments || names.count > 1
      return joined(parts) { piece in java(piece, number, isNumbered: isNumbered) }
    case .braces, .doubleBraces: return named(parts, number)
    }
  }

  /// The position of a name among the arguments.
  func position(of name: String) -> Int { (names.firstIndex(of: name) ?? names.count) + 1 }

  /// Pieces in a convention with percent signs, which are doubled only beside arguments.
  private func joined(_ parts: PlaceholderText, _ written: (PlaceholderText.Piece) -> String) -> String {
    let texts = parts.pieces.map { piece in
      if case .literal(let text) = piece { return text }
      return written(piece)
    }
    let hasConversions = zip(parts.pieces, texts).contains { piece, text in
      if case .literal = piece { false } else { text.hasPrefix("%") }
    }
    guard hasConversions else {
      let text = texts.joined()
      return FormatString(text).tokens == [.text(text)] ? text : text.replacing("%", with: "%%")
    }
    return zip(parts.pieces, texts).map { piece, text in
      if case .literal = piece { text.replacing("%", with: "%%") } else { text }
    }.joined()
  }

  private func written(_ piece: PlaceholderText.Piece, isNumbered: Bool) -> String {
    switch piece {
    case .literal(let text): text
    case .argument(let placeholder, let position):
      isNumbered ? placeholder.written(at: position) : placeholder.written
    case .name(let name): "{\(name)}"
    case .substitution(let name, let position): "%" + (position.map { "\($0)$" } ?? "") + "#@\(name)@"
    case .own: "%arg"
    }
  }

  private func foundation(_ piece: PlaceholderText.Piece, _ number: NumberArgument?, isNumbered: Bool) -> String {
    switch piece {
    case .name(let name):
      let isNumber = name == number?.name
      return "%\(position(of: name))$" + (isNumber ? "lld" : "@")
    case .argument(let placeholder, let position):
      var text = isNumbered ? placeholder.written(at: position) : placeholder.written
      if placeholder.kind == .anything, !text.hasSuffix("@") { text = text.dropLast() + "@" }
      // An integer of Java's has up to 64 bits.
      if origin == .java, placeholder.kind == .integer, placeholder.specifier == "d" { text = text.dropLast() + "lld" }
      return text
    case .literal, .substitution, .own: return written(piece, isNumbered: isNumbered)
    }
  }

  private func java(_ piece: PlaceholderText.Piece, _ number: NumberArgument?, isNumbered: Bool) -> String {
    switch piece {
    case .name(let name):
      return "%\(position(of: name))$" + (name == number?.name ? "d" : "s")
    case .argument(let placeholder, let position):
      let place = placeholder.position != nil || isNumbered ? "\(position)$" : ""
      let flags = String(placeholder.specifier.prefix { !$0.isLetter && $0 != "@" }).replacing("'", with: ",")
      let written = String(placeholder.specifier.suffix(1))
      let letter =
        switch placeholder.kind {
        case .anything: "s"
        case .integer: ["x", "X", "o"].contains(written) ? written : "d"
        case .decimal: ["e", "E", "g", "G", "a"].contains(written) ? written : "f"
        case .character: "c"
        }
      return "%" + place + flags + letter
    case .own: return number.map { "%\($0.position ?? 1)$d" } ?? "%d"
    case .literal, .substitution: return written(piece, isNumbered: isNumbered)
    }
  }

  /// Pieces in a convention with names; nil where characters would be taken for placeholders.
  private mutating func named(_ parts: PlaceholderText, _ number: NumberArgument?) -> String? {
    let (open, close) = convention == .braces ? ("{", "}") : ("{{", "}}")
    var result = ""
    for piece in parts.pieces {
      switch piece {
      case .literal(let text):
        let signs = text.utf8
        if convention == .braces ? signs.contains(0x7B) || signs.contains(0x7D) : text.contains(open) { return nil }
        if convention == .braces, number != nil, signs.contains(0x23) { return nil }
        result += text
      case .name(let name): result += open + name + close
      case .argument(let placeholder, let position):
        if placeholder.isFormatted { losses.insert(.formats) }
        let isNumber = number.map { $0.position.map { $0 == position } ?? (placeholder.kind == .integer) } ?? false
        result += open + (isNumber ? number?.name ?? Self.number : placeholder.name ?? "arg\(position)") + close
      case .own: result += open + (number?.name ?? Self.number) + close
      case .substitution(let name, _): result += open + name + close
      }
    }
    return result
  }

  /// Notes a loss, where names become positions.
  mutating func noteNames(in text: String) {
    guard convention == .foundation || convention == .java, origin.hasNames, PlaceholderText.mayHaveArguments(text),
      !PlaceholderText(text, withNames: true).names.isEmpty
    else { return }
    losses.insert(.names)
  }
}

/// The number that chooses among the forms of a text.
struct NumberArgument: Hashable, Sendable {
  /// Its position among the arguments, from 1; nil for the first number.
  var position: Int?
  /// Its name; nil for one that goes by its position.
  var name: String?
}
