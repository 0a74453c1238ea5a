/// A text in ICU's message syntax, as resource bundles have it: `{name}`, `{count, plural, one{…} other{…}}`,
/// `{sex, select, …}`.
///
/// Names stay in braces, as the layout takes them. A choice by number becomes a part with variations, in which `#` is
/// the number; `=0`, `=1` and `=2` are the categories zero, one and two, as in Flutter. Of a choice by a word, the
/// layout takes `other`. What would show something else than the author means is refused: choices by ordinal numbers,
/// numbers in words, percentages and skeletons of numbers.
package struct ICUMessage {
  /// The message.
  private(set) var message: CatalogMessage

  /// The greatest nesting of choices.
  private static let deepest = 8

  /// Why a text is not read.
  package enum Fault: Error, Hashable {
    /// Its braces do not follow the syntax.
    case syntax
    /// It uses a part of the syntax that the layout cannot show, such as `spellout`.
    case unsupported(String)
  }

  /// Reads a text; nil where the layout cannot take it.
  package init?(_ text: String) {
    guard let message = try? ICUMessage(reading: text) else { return nil }
    self = message
  }

  /// What apostrophes, numbers for names and exact numbers mean.
  enum Syntax {
    /// As in Flutter: apostrophes are characters like others, and `=1` is the form of all numbers of its category.
    case flutter
    /// As in ICU: `'{'` is a brace and `''` an apostrophe, `{0}` is the first argument, and `=1` is for one alone.
    case icu
  }

  /// Reads a text.
  init(reading text: String, syntax: Syntax = .flutter) throws(Fault) {
    var reader = Reader(rest: Array(text.utf8)[...], syntax: syntax)
    guard let format = reader.text(isInner: false, depth: 0), reader.rest.isEmpty else {
      throw reader.unsupported.map { .unsupported($0) } ?? .syntax
    }
    var choice = NumberChoice(exactForms: reader.exactForms, isStrict: syntax == .icu)
    message = CatalogMessage(
      variation: .text(CatalogText(value: format)), substitutions: reader.substitutions,
      choice: reader.substitutions.isEmpty ? nil : choice)
    isPlain = format.utf8.elementsEqual(text.replacing("%", with: "%%").utf8)
    // A text that is one choice and nothing else varies as a whole.
    if let (name, part) = reader.substitutions.first, reader.substitutions.count == 1, format == "%#@\(name)@" {
      choice.name = part.name
      message = CatalogMessage(variation: part.variation, choice: choice)
    }
  }

  /// Whether the layout takes the text as it is written: it has no choices, and no kinds or styles of numbers and
  /// dates.
  package let isPlain: Bool

  /// Reads a text from start to end.
  private struct Reader {
    /// What has not been read.
    var rest: ArraySlice<UInt8>
    /// What apostrophes and numbers mean.
    var syntax: Syntax
    /// What the layout cannot show, where that ended the reading.
    var unsupported: String?
    /// The choices by number so far, by the names that the text uses for them.
    var substitutions: [String: CatalogSubstitution] = [:]
    /// The forms that only exact numbers have given.
    var exactForms: Set<PluralCategory> = []

    /// A text up to its end or, inside of a choice, to the brace that closes it.
    ///
    /// `number` is the name of the number that decides about the choice.
    mutating func text(isInner: Bool, number: String? = nil, depth: Int) -> String? {
      guard depth < deepest else { return nil }
      var bytes: [UInt8] = []
      while let byte = rest.first {
        switch byte {
        case UInt8(ascii: "}"):
          return isInner ? String(decoding: bytes, as: UTF8.self) : nil
        case UInt8(ascii: "{"):
          rest.removeFirst()
          guard let part = argument(number: number, depth: depth) else { return nil }
          bytes += Array(part.utf8)
        case UInt8(ascii: "'") where syntax == .icu: bytes += quoted(isInChoice: number != nil)
        case UInt8(ascii: "#"):
          rest.removeFirst()
          bytes += Array((number.map { placeholder($0) } ?? "#").utf8)
        case UInt8(ascii: "%"):
          rest.removeFirst()
          bytes += Array("%%".utf8)
        default:
          rest.removeFirst()
          bytes.append(byte)
        }
      }
      return isInner ? nil : String(decoding: bytes, as: UTF8.self)
    }

    /// The place of an argument in the syntax of the layout.
    private func placeholder(_ name: String) -> String {
      position(name).map { ForeignPlaceholders.argument($0) } ?? "{\(name)}"
    }

    /// The position of an argument whose name is a number; nil for any other.
    private func position(_ name: String) -> Int? {
      syntax == .icu ? LayoutText.position(Array(name.utf8)[...]) : nil
    }

    /// What an apostrophe stands for: two are one, one before a sign of the syntax begins a stretch without syntax, to
    /// the next one, and any other is itself (ICU, MessageFormat, apostrophes in the default mode).
    private mutating func quoted(isInChoice: Bool) -> [UInt8] {
      let apostrophe = UInt8(ascii: "'")
      rest.removeFirst()
      let signs = isInChoice ? "'{}#" : "'{}"
      guard let next = rest.first, signs.utf8.contains(next) else { return [apostrophe] }
      if next == apostrophe {
        rest.removeFirst()
        return [apostrophe]
      }
      var bytes: [UInt8] = []
      while let byte = rest.popFirst() {
        if byte == apostrophe {
          guard rest.first == apostrophe else { break }
          rest.removeFirst()
        }
        switch byte {
        case UInt8(ascii: "%"): bytes += [byte, byte]
        case UInt8(ascii: "{"):
          bytes += CatalogSubstitution.brace.written.utf8
          substitutions[CatalogSubstitution.brace.name] = CatalogSubstitution.brace.part
        default: bytes.append(byte)
        }
      }
      return bytes
    }

    /// An argument, whose opening brace was read, in the syntax of the layout.
    private mutating func argument(number: String?, depth: Int) -> String? {
      guard let name = word() else { return nil }
      if take("}") { return placeholder(name) }
      guard take(","), let kind = word() else { return nil }
      switch kind {
      case "plural":
        guard take(","), let cases = cases(number: name, depth: depth), cases.contains(where: { $0.name == "other" })
        else {
          return nil
        }
        return plural(name, cases)
      case "select":
        guard take(","), let cases = cases(number: number, depth: depth) else { return nil }
        return cases.last { $0.name == "other" }?.text
      case "number", "date", "time":
        // The value and its form are the document's own.
        let style = take(",") ? word() : nil
        if kind == "number", let style, style != "integer" {
          unsupported = "\(kind), \(style)"
          return nil
        }
        rest = rest.drop { $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "{") }
        return take("}") ? placeholder(name) : nil
      default:
        unsupported = kind
        return nil
      }
    }

    /// A case of a choice.
    private struct Case {
      var name: String
      var text: String
    }

    /// The cases of a choice, to the brace that closes it.
    private mutating func cases(number: String?, depth: Int) -> [Case]? {
      var cases: [Case] = []
      while !take("}") {
        guard let name = word() else { return nil }
        if name.hasPrefix("offset:") {
          unsupported = name
          return nil
        }
        guard take("{"), let text = text(isInner: true, number: number, depth: depth + 1), take("}") else {
          return nil
        }
        cases.append(Case(name: name, text: text))
      }
      return cases
    }

    private mutating func plural(_ argument: String, _ cases: [Case]) -> String? {
      let exact = ["=0": "zero", "=1": "one", "=2": "two"]
      var texts: [PluralCategory: CatalogVariation] = [:]
      for item in cases {
        // Other numbers by themselves are not categories, and their texts are not shown.
        guard let category = PluralCategory(rawValue: exact[item.name] ?? item.name) else {
          guard item.name.hasPrefix("=") else { return nil }
          continue
        }
        let isExact = exact[item.name] != nil
        // In ICU, the text for a number comes before that for its category.
        if syntax == .icu, !isExact, texts[category] != nil { continue }
        texts[category] = .text(CatalogText(value: item.text))
        if isExact { exactForms.insert(category) } else { exactForms.remove(category) }
      }
      var name = argument
      // The number of choices so far makes another name at the first attempt, unless the text uses that one too.
      while substitutions[name] != nil { name += "_\(substitutions.count)" }
      let position = position(argument)
      substitutions[name] = CatalogSubstitution(
        argument: position, variation: .plural(texts), name: position == nil ? argument : nil)
      return "%#@\(name)@"
    }

    private mutating func skipBlanks() { rest = rest.drop { $0 == 32 || (9...13).contains($0) } }

    /// A name or a number, with the blanks around it.
    private mutating func word() -> String? {
      skipBlanks()
      let word = rest.prefix { !" \t\r\n,{}".utf8.contains($0) }
      rest = rest.dropFirst(word.count)
      skipBlanks()
      return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
    }

    private mutating func take(_ sign: Character) -> Bool {
      skipBlanks()
      guard let byte = sign.asciiValue, rest.first == byte else { return false }
      rest.removeFirst()
      return true
    }
  }
}
