/// Reads the values of attributes and says what is wrong with them.
struct ValueReader {
  /// The words of other rooms.
  let words: MarkupWords
  /// Whether the document has colours of its own, whose names are known only once its assets have been read.
  var takesOwnColors = false

  /// A value, or what is wrong with it.
  enum Result {
    case value(AttributeValue)
    case fault(ValueError)
  }

  /// What a text says as a value of a kind.
  func read(_ text: String, as kind: ValueKind) -> Result {
    switch kind {
    case .words(let words):
      guard let index = words.firstIndex(of: text) else { return .fault(.word(text, of: words)) }
      return .value(.word(AttributeValue.Word(text: text, index: index)))
    case .listed(.numerals) where words.isNumberSystem(text): return .value(.text(text))
    case .listed(.devices) where words.isDevice(text): return .value(.text(text))
    case .listed(let list): return word(text, of: words.words(of: list))
    case .flag: return flag(text)
    case .number(let limits): return number(text, limits, isFillAllowed: false)
    case .lengthOrShare(let limits):
      return text == "fill" ? .value(.fill) : share(text, limits) ?? number(text, limits, isFillAllowed: true)
    case .integer(let range): return integer(text, range)
    case .weight: return weight(text)
    case .color: return color(text)
    case .paint: return text.contains("(") || text.contains("gradient") ? gradient(text) : color(text)
    case .corners(let limits): return corners(text, limits)
    case .shadow: return shadow(text)
    case .aspect: return aspect(text)
    case .paper: return paper(text)
    case .anchor: return anchor(text)
    case .language:
      return MarkupSyntax.isLanguageTag(text) ? .value(.text(text)) : .fault(.language(text))
    case .name: return MarkupSyntax.isName(text) ? .value(.text(text)) : .fault(.name(text))
    case .reference: return reference(text)
    case .detent: return detent(text)
    case .decimal: return decimal(text)
    case .numbers: return numbers(text)
    case .rectangle: return rectangle(text)
    case .time: return time(text)
    case .date(let shape): return shape.fault(of: text).map { .fault($0) } ?? .value(.text(text))
    case .duration: return duration(text)
    case .condition:
      return words.conditionFault(text).map { .fault(ValueError($0.shown, $0.hints)) } ?? .value(.text(text))
    case .rules:
      return words.ruleFault(text).map { .fault(ValueError($0.shown, $0.hints)) } ?? .value(.text(text))
    case .axis(let axis):
      return words.axisFault(axis, text).map { .fault(ValueError($0.shown, $0.hints)) } ?? .value(.text(text))
    case .filled: return text.utf8.allSatisfy(isXMLSpace) ? .fault(ValueError("nothing")) : .value(.text(text))
    case .text: return .value(.text(text))
    }
  }

  private func word(_ text: String, of words: [String]) -> Result {
    words.contains(text) ? .value(.text(text)) : .fault(.word(text, of: words))
  }

  private func flag(_ text: String) -> Result {
    switch text {
    case "yes": .value(.flag(true))
    case "no": .value(.flag(false))
    default: word(text, of: ["yes", "no"])
    }
  }

  /// A plain decimal inside limits.
  func number(_ text: String, _ limits: NumberLimits, isFillAllowed: Bool) -> Result {
    guard let number = PlainNumber.decimal(text) else {
      return .fault(.number(text, limits, isFillAllowed: isFillAllowed))
    }
    if number > limits.greatest {
      return .fault(ValueError(quoted(text), "the maximum is \(PlainNumber.text(limits.greatest))"))
    }
    if number == 0, !limits.allowsZero { return .fault(ValueError(quoted(text), "it must be greater than 0")) }
    return .value(.number(number))
  }

  private func integer(_ text: String, _ range: ClosedRange<Int>) -> Result {
    if let number = PlainNumber.integer(text), range.contains(number) { return .value(.number(Double(number))) }
    return .fault(ValueError(quoted(text), "use a whole number from \(range.lowerBound) to \(range.upperBound)"))
  }

  private func weight(_ text: String) -> Result {
    if let named = Self.weights.first(where: { $0.name == text }) { return .value(.number(named.weight)) }
    if let number = PlainNumber.integer(text), (100...900).contains(number) { return .value(.number(Double(number))) }
    var fault = ValueError.word(text, of: Self.weights.map(\.name))
    fault.hints.append("or use a whole number from 100 to 900")
    return .fault(fault)
  }

  /// The weights that have names.
  static let weights: [(name: String, weight: Double)] = [
    ("regular", 400), ("medium", 500), ("semibold", 600), ("bold", 700),
  ]

  /// A colour: a name of the palette or of the document's own colours, or a literal.
  func color(_ text: String) -> Result {
    if text.utf8.first == UInt8(ascii: "#") {
      if let color = Color(hex: text) { return .value(.color(.literal(color))) }
      return .fault(ValueError(quoted(text), "use #rrggbb or #rrggbbaa with digits 0 to 9 and a to f"))
    }
    // The tint is that around, which a document gives by the attribute.
    if takesOwnColors, text != "tint", text.utf8.contains(where: { !isXMLSpace($0) }) {
      return .value(.color(.own(text)))
    }
    if words.colors.contains(text) { return .value(.color(.named(text))) }
    var fault = ValueError(quoted(text), NearestName.of(text, among: words.colors).map { "did you mean \"\($0)\"?" })
    fault.hints.append(
      text.hasPrefix("@color/")
        ? "name the app's colours in the head: <assets src=\"res\"/>"
        : "use a system colour such as label, tint or red, or #rrggbb")
    return .fault(fault)
  }

  private func paper(_ text: String) -> Result {
    let names = PaperSize.named.map(\.name)
    guard let size = PaperSize.size(of: text) else {
      return .fault(
        ValueError(
          quoted(text), NearestName.of(text, among: names).map { "did you mean \"\($0)\"?" },
          "use \(names.joined(separator: ", ")), or width and height in points, as in 300x400"))
    }
    let limit = NumberLimits.paper.greatest
    guard min(size.width, size.height) > 0, max(size.width, size.height) <= limit else {
      return .fault(ValueError(quoted(text), "each side must be greater than 0 and at most \(PlainNumber.text(limit))"))
    }
    return .value(.text(text))
  }

  private func reference(_ text: String) -> Result {
    if text.hasPrefix("#"), MarkupSyntax.isName(String(text.dropFirst())) { return .value(.text(text)) }
    return .fault(
      ValueError(
        quoted(text), MarkupSyntax.isName(text) ? "did you mean \"#\(text)\"?" : "use # and the id of an element"))
  }

  private func detent(_ text: String) -> Result {
    if SheetDetent.words.contains(text) { return .value(.text(text)) }
    guard PlainNumber.isDecimal(text) else {
      var fault = ValueError.word(text, of: SheetDetent.words)
      fault.hints.append("or give the height in points")
      return .fault(fault)
    }
    return number(text, .extent, isFillAllowed: false)
  }

  private func anchor(_ text: String) -> Result {
    let parts = text.utf8.split(whereSeparator: isXMLSpace).map { String(Substring($0)) }
    if parts.count == 2, ["top", "center", "bottom"].contains(parts[0]), ["start", "center", "end"].contains(parts[1]) {
      return .value(.text(parts.joined(separator: " ")))
    }
    var hints = ["use top, center or bottom, then start, center or end, as in \"top end\""]
    if parts.contains("left") || parts.contains("right") { hints.insert(ValueError.sides, at: 0) }
    return .fault(ValueError(quoted(text), hints))
  }
}

/// What is wrong with a value.
struct ValueError: Error {
  /// The value as messages show it.
  var shown: String
  /// What to do.
  var hints: [String]

  init(_ shown: String, _ hints: [String]) {
    self.shown = shown
    self.hints = hints
  }

  init(_ shown: String, _ hints: String?...) { self.init(shown, hints.compactMap { $0 }) }

  /// What to say about left and right.
  static let sides = "use start and end, which follow the reading direction, instead of left and right"

  fileprivate static func word(_ text: String, of words: [String]) -> ValueError {
    var fault = ValueError(quoted(text))
    if let side = Vocabulary.reading(of: text), words.contains(side) {
      fault.hints = ["did you mean \"\(side)\"?", sides]
      return fault
    }
    if let near = NearestName.of(text, among: words) { fault.hints.append("did you mean \"\(near)\"?") }
    if words.count <= 12 { fault.hints.append("use one of: \(words.joined(separator: ", "))") }
    return fault
  }

  fileprivate static func number(_ text: String, _ limits: NumberLimits, isFillAllowed: Bool) -> ValueError {
    let rest = text.utf8.first == UInt8(ascii: "-") ? String(text.dropFirst()) : text
    if rest != text, PlainNumber.isDecimal(rest) { return ValueError(quoted(text), "it must not be negative") }
    let isTooLarge = PlainNumber.isDecimal(text)
    if isTooLarge { return ValueError(quoted(text), "the maximum is \(PlainNumber.text(limits.greatest))") }
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let unit = ["pt", "px", "em", "%", "mm", "cm", "in"].contains(text.dropFirst(digits.count))
    return ValueError(
      quoted(text),
      unit
        ? "lengths are points without a unit, as in \(digits)"
        : "give \(limits.noun) as a plain decimal, such as 12 or 1.5",
      isFillAllowed ? "or use fill, or a percentage such as 50%" : nil)
  }

  fileprivate static func language(_ text: String) -> ValueError {
    let hyphens = String(text.map { $0 == "_" ? "-" : $0 })
    return ValueError(
      quoted(text),
      hyphens != text && MarkupSyntax.isLanguageTag(hyphens)
        ? "did you mean \"\(hyphens)\"?" : "use a BCP 47 tag such as ar, en-GB or zh-Hant")
  }

  fileprivate static func name(_ text: String) -> ValueError {
    ValueError(quoted(text), "names begin with a letter or _ and contain no spaces")
  }
}
