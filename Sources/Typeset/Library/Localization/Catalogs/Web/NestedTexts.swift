/// Puts texts of i18next into others: `$t(key)` stands for what another key of the file says.
struct NestedTexts {
  /// Why a text cannot be put together.
  enum Fault: Error {
    /// It names a key that the file does not have.
    case unknown(String)
    /// It contains itself, or too much of others.
    case recursive
  }

  /// The texts by their keys.
  private let texts: [String: String]
  /// How much text has been put into others, in bytes.
  private var length = 0

  /// What begins the name of another text.
  private static let sign = Array("$t(".utf8)
  /// How deep texts may be in each other.
  private static let deepest = 8
  /// The most text that is put into others, in bytes.
  private static let greatestLength = 8 << 20

  /// The texts of a file, by their keys.
  init(_ texts: [KeyedTexts.Text]) {
    // Few files have any, and those of a million keys none.
    guard texts.contains(where: { Self.hasOthers($0.value) }) else {
      self.texts = [:]
      return
    }
    // Of a text that varies, the most general form is put in.
    let general = texts.filter { $0.form == nil || $0.form == .other }
    self.texts = Dictionary(general.map { ($0.key, $0.value) }) { _, last in last }
  }

  private static func hasOthers(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "$")) && Array(text.utf8)[...].firstIndex(of: sign) != nil
  }

  /// A text with all others that it names.
  mutating func resolved(_ text: String) throws(Fault) -> String { try resolved(text, depth: 0) }

  private mutating func resolved(_ text: String, depth: Int) throws(Fault) -> String {
    guard Self.hasOthers(text) else { return text }
    guard depth < Self.deepest else { throw .recursive }
    var result: [UInt8] = []
    var cursor = SyntaxCursor(text)
    while let before = cursor.take(through: Self.sign) {
      result += before
      guard let name = cursor.take(nameBefore: UInt8(ascii: ")"), without: UInt8(ascii: "$")) else {
        result += Self.sign
        continue
      }
      let inner = try resolved(try value(of: name), depth: depth + 1)
      length += inner.utf8.count + 1
      guard length <= Self.greatestLength else { throw .recursive }
      result += inner.utf8
    }
    return String(decoding: result + cursor.takeRest(), as: UTF8.self)
  }

  /// What a key says, which may have the name of the file before it and options behind it.
  private func value(of written: ArraySlice<UInt8>) throws(Fault) -> String {
    let name = written.prefix { $0 != UInt8(ascii: ",") }.filter { !"'\" ".utf8.contains($0) }
    let key = String(decoding: name, as: UTF8.self)
    if let text = texts[key] { return text }
    if let colon = name.firstIndex(of: UInt8(ascii: ":")) {
      if let text = texts[String(decoding: name[(colon + 1)...], as: UTF8.self)] { return text }
    }
    throw .unknown(key)
  }
}
