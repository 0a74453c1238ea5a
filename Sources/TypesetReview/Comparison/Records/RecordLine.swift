import Typeset

/// One line of a baseline: an object whose members are read by key.
struct RecordLine {
  /// A value of a member.
  private enum Value {
    case text(String)
    case number(Double)
    case flag(Bool)
    case numbers([Double])
    case texts([String])
    case object([(name: String, number: String)])
  }

  /// The key of the first member, which gives the kind of the line.
  let kind: String
  private var members: [(key: String, value: Value)] = []
  private let length: Int

  /// Reads a line.
  init(_ bytes: ArraySlice<UInt8>) throws(RecordLineError) {
    length = bytes.count
    do throws(ContentError) {
      var scanner = try JSONScanner(SourceFile(name: "", utf8: Array(bytes)))
      var object = try scanner.enterObject("a line of a baseline")
      var members: [(key: String, value: Value)] = []
      while let key = try scanner.nextKey(in: &object) { members.append((key, try Self.value(&scanner))) }
      try scanner.finish()
      kind = members.first?.key ?? ""
      self.members = members
    } catch {
      throw RecordLineError(message: error.diagnostic.message, bytes: error.diagnostic.range?.bytes ?? 0..<0)
    }
  }

  private static func value(_ scanner: inout JSONScanner) throws(ContentError) -> Value {
    switch try scanner.kind() {
    case .string: return .text(try scanner.text("a text"))
    case .number: return .number(try scanner.number())
    case .word: return .flag(try scanner.flag("a flag"))
    case .object:
      var object = try scanner.enterObject("an object")
      var texts: [(String, String)] = []
      while let key = try scanner.nextKey(in: &object) { texts.append((key, try scanner.text("a version"))) }
      return .object(texts)
    case .array:
      var list = try scanner.enterList("a list")
      var numbers: [Double] = []
      var texts: [String] = []
      while try scanner.nextValue(in: &list) {
        if try scanner.kind() == .string, numbers.isEmpty {
          texts.append(try scanner.text("a text"))
        } else if texts.isEmpty {
          numbers.append(try scanner.number())
        } else {
          _ = try scanner.text("a text in a list of texts")
        }
      }
      return texts.isEmpty ? .numbers(numbers) : .texts(texts)
    }
  }

  /// Makes sure that all members were read.
  func finish() throws(RecordLineError) {
    guard let member = members.first else { return }
    throw fault("unknown key \(quoted(member.key))")
  }

  /// A fault of the whole line.
  func fault(_ message: String) -> RecordLineError { RecordLineError(message: message, bytes: 0..<length) }

  private mutating func take(_ key: String) -> Value? {
    guard let index = members.firstIndex(where: { $0.key == key }) else { return nil }
    return members.remove(at: index).value
  }

  /// A member of a certain kind; `take` returns nil for other values.
  private mutating func required<Wanted>(_ key: String, _ noun: String, _ wanted: (Value) -> Wanted?)
    throws(RecordLineError)
    -> Wanted
  {
    guard let value = take(key) else { throw fault("missing key \(quoted(key))") }
    guard let wanted = wanted(value) else { throw fault("\(quoted(key)) must be \(noun)") }
    return wanted
  }

  private mutating func optional<Wanted>(_ key: String, _ noun: String, _ wanted: (Value) -> Wanted?)
    throws(RecordLineError)
    -> Wanted?
  {
    members.contains { $0.key == key } ? try required(key, noun, wanted) : nil
  }
}

// Values by their kind.
extension RecordLine {
  private static func text(_ value: Value) -> String? { if case .text(let text) = value { text } else { nil } }
  private static func number(_ value: Value) -> Double? { if case .number(let number) = value { number } else { nil } }
  private static func numbers(_ value: Value) -> [Double]? { if case .numbers(let list) = value { list } else { nil } }
  private static func whole(_ value: Value) -> Int? { number(value).flatMap(Int.init(exactly:)) }

  private static func rect(_ value: Value) -> Rect? {
    guard let list = numbers(value), list.count == 4 else { return nil }
    return Rect(x: list[0], y: list[1], width: list[2], height: list[3])
  }

  mutating func text(_ key: String) throws(RecordLineError) -> String { try required(key, "a text", Self.text) }
  mutating func text(ifAny key: String) throws(RecordLineError) -> String? { try optional(key, "a text", Self.text) }
  mutating func number(_ key: String) throws(RecordLineError) -> Double { try required(key, "a number", Self.number) }
  mutating func number(ifAny key: String) throws(RecordLineError) -> Double? {
    try optional(key, "a number", Self.number)
  }
  mutating func numbers(_ key: String) throws(RecordLineError) -> [Double] {
    try required(key, "a list of numbers", Self.numbers)
  }
  mutating func numbers(ifAny key: String) throws(RecordLineError) -> [Double]? {
    try optional(key, "a list of numbers", Self.numbers)
  }
  mutating func whole(_ key: String) throws(RecordLineError) -> Int { try required(key, "a whole number", Self.whole) }
  mutating func whole(ifAny key: String) throws(RecordLineError) -> Int? {
    try optional(key, "a whole number", Self.whole)
  }
  mutating func rect(_ key: String) throws(RecordLineError) -> Rect {
    try required(key, "a list of four numbers", Self.rect)
  }
  mutating func rect(ifAny key: String) throws(RecordLineError) -> Rect? {
    try optional(key, "a list of four numbers", Self.rect)
  }

  /// Whether a flag is present and true.
  mutating func flag(_ key: String) throws(RecordLineError) -> Bool { try flag(ifAny: key) ?? false }

  mutating func flag(ifAny key: String) throws(RecordLineError) -> Bool? {
    try optional(key, "true or false") { if case .flag(let flag) = $0 { flag } else { nil } }
  }

  mutating func color(ifAny key: String) throws(RecordLineError) -> Color? {
    try optional(key, "a colour such as #336699") { Self.text($0).flatMap { Color(hex: $0) } }
  }

  mutating func hash(ifAny key: String) throws(RecordLineError) -> UInt64? {
    try optional(key, "16 hexadecimal digits") {
      Self.text($0).flatMap { $0.utf8.count == 16 ? UInt64($0, radix: 16) : nil }
    }
  }

  mutating func texts(ifAny key: String) throws(RecordLineError) -> [String]? {
    try optional(key, "a list of texts") { if case .texts(let texts) = $0 { texts } else { nil } }
  }

  mutating func versions(_ key: String) throws(RecordLineError) -> [(name: String, number: String)] {
    try required(key, "an object") { if case .object(let texts) = $0 { texts } else { nil } }
  }

  /// Texts by their names, each name once.
  mutating func textsByName(_ key: String) throws(RecordLineError) -> [String: String] {
    try required(key, "an object with texts", Self.textsByName)
  }

  mutating func textsByName(ifAny key: String) throws(RecordLineError) -> [String: String]? {
    try optional(key, "an object with texts", Self.textsByName)
  }

  private static func textsByName(_ value: Value) -> [String: String]? {
    guard case .object(let texts) = value else { return nil }
    return Dictionary(texts.map { ($0.name, $0.number) }) { first, _ in first }
  }

  /// One of the words of a type.
  mutating func word<Word: RawRepresentable<String>>(_ key: String) throws(RecordLineError) -> Word {
    let text = try text(key)
    guard let word = Word(rawValue: text) else { throw fault("invalid value \(quoted(text)) of \(quoted(key))") }
    return word
  }

  /// One of the words of a type.
  mutating func word<Word: RawRepresentable<String>>(ifAny key: String) throws(RecordLineError) -> Word? {
    members.contains { $0.key == key } ? try word(key) : nil
  }
}

extension JSONScanner {
  /// Reads a number.
  fileprivate mutating func number() throws(ContentError) -> Double {
    let start = offset
    guard try kind() == .number else { throw fault("expected a number", start..<start + 1) }
    try skip()
    guard let number = Double(String(decoding: source.utf8[start..<offset], as: UTF8.self)), number.isFinite else {
      throw fault("this number is too large", start..<offset)
    }
    return number
  }
}

/// An error in a line, with its place.
struct RecordLineError: Error {
  /// The error.
  var message: String
  /// The place, counted in bytes from the start of the line.
  var bytes: Range<Int>
}

// The painting described by lines; positions are relative to `base` on the page.
extension RecordLine {
  /// A required colour.
  mutating func requiredColor(_ key: String) throws(RecordLineError) -> Color {
    guard let color = try color(ifAny: key) else { throw fault("missing key \(quoted(key))") }
    return color
  }

  /// A painting with its properties.
  mutating func paint(_ mark: PaintRecord.Mark, from base: Point) throws(RecordLineError) -> PaintRecord {
    PaintRecord(
      mark: mark, order: try whole(ifAny: "order") ?? 0, element: try text(ifAny: "in"),
      clip: try rect(ifAny: "clip")?.placed(from: base))
  }

  /// An outline.
  mutating func path(from base: Point) throws(RecordLineError) -> PathRecord {
    let frame = try rect("path").placed(from: base)
    let outline: PathRecord.Outline
    if let hash = try hash(ifAny: "outline") {
      outline = .other(hash: hash)
    } else {
      outline = .rectangle(radius: try number(ifAny: "radius") ?? 0)
    }
    var path = PathRecord(frame: frame, outline: outline)
    path.fill = try color(ifAny: "fill")
    path.gradient = try text(ifAny: "gradient")
    path.blur = try number(ifAny: "blur") ?? 0
    if let color = try color(ifAny: "stroke") {
      path.stroke = Stroke(color: color, width: try number("width"), cap: try word("cap"), join: try word("join"))
    }
    path.usesEvenOdd = try flag("evenOdd")
    path.cutouts = try hash(ifAny: "cutouts")
    return path
  }

  /// A picture.
  mutating func picture(from base: Point) throws(RecordLineError) -> PictureRecord {
    PictureRecord(
      checksum: try text("checksum"), frame: try rect("picture").placed(from: base), crop: try rect("crop"),
      isMirrored: try flag("mirrored"), radius: try number(ifAny: "radius") ?? 0,
      turn: try number(ifAny: "turn") ?? 0, opacity: try number(ifAny: "opacity") ?? 1,
      tint: try color(ifAny: "tint"))
  }
}
