import Typeset

/// The body of a request: an object in JSON, whose members are read when they are asked for.
struct RequestBody {
  private let bytes: [UInt8]
  private let members: [String: JSONEditing.Member]

  /// Reads a body; throws for anything but an object.
  init(_ bytes: [UInt8]) throws(PreviewError) {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw PreviewError(400, "the body is not UTF-8") }
    try self.init(bytes, 0..<bytes.count)
  }

  private init(_ bytes: [UInt8], _ range: Range<Int>) throws(PreviewError) {
    self.bytes = bytes
    do {
      members = try JSONEditing.members(in: range, of: bytes)
    } catch {
      throw PreviewError(400, "the body is not an object: \(error.diagnostic.message)")
    }
  }

  /// The text of a member; throws where there is none.
  func text(_ name: String) throws(PreviewError) -> String {
    guard let text = textIfAny(name) else { throw PreviewError(400, "the text \(quoted(name)) is missing in the body") }
    return text
  }

  /// The text of a member; nil where it is not a text.
  func textIfAny(_ name: String) -> String? {
    members[name].flatMap { try? JSONEditing.text(in: $0.value, of: bytes) }
  }

  /// Whether a member is `true`.
  func isTrue(_ name: String) -> Bool { members[name].map { bytes[$0.value].elementsEqual("true".utf8) } ?? false }

  /// The texts of the object of a member.
  func texts(_ name: String) throws(PreviewError) -> [String: String] {
    guard let member = members[name] else { return [:] }
    let inner = try RequestBody(bytes, member.value)
    return inner.members.keys.reduce(into: [:]) { $0[$1] = inner.textIfAny($1) }
  }

  /// The objects, or the texts as objects with nothing in them, of a list.
  func objects(_ name: String) throws(PreviewError) -> [RequestBody] {
    try elements(name).map { (range) throws(PreviewError) in try RequestBody(bytes, range) }
  }

  /// The texts of a list; nil without one.
  func list(_ name: String) throws(PreviewError) -> [String]? {
    members[name] == nil ? nil : try elements(name).compactMap { try? JSONEditing.text(in: $0, of: bytes) }
  }

  /// A whole number; nil where it is none.
  func number(_ name: String) -> Int? {
    members[name].flatMap { Int(String(decoding: bytes[$0.value], as: UTF8.self)) }
  }

  private func elements(_ name: String) throws(PreviewError) -> [Range<Int>] {
    guard let member = members[name] else { return [] }
    do {
      var scanner = try JSONScanner(SourceFile(name: "", utf8: Array(bytes[member.value])))
      var list = try scanner.enterList(name)
      var ranges: [Range<Int>] = []
      while try scanner.nextValue(in: &list) {
        let start = scanner.offset + member.value.lowerBound
        try scanner.skip()
        ranges.append(start..<scanner.offset + member.value.lowerBound)
      }
      return ranges
    } catch {
      throw PreviewError(400, error.diagnostic.message)
    }
  }
}
