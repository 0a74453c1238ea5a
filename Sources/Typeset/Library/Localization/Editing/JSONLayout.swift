/// How a file in JSON lays out its objects: what is added looks like what is there.
struct JSONLayout {
  /// The end of lines; nothing in a file of one line.
  private let lineEnd: String
  /// How much further the members of an object are indented than itself.
  private let step: String
  /// The colon with the blanks around it.
  private let colon: String
  private let bytes: [UInt8]

  /// The layout of a file, as its first member shows it.
  init(of bytes: [UInt8], first: JSONEditing.Member?) {
    self.bytes = bytes
    lineEnd = bytes.contains(10) ? JSONEditing.lineEnd(in: bytes) : ""
    let indentation = first.map { JSONEditing.indentation(at: $0.key.lowerBound, in: bytes) } ?? ""
    step = lineEnd.isEmpty ? "" : indentation.isEmpty ? "  " : indentation
    let written = first.map { String(decoding: bytes[$0.key.upperBound..<$0.value.lowerBound], as: UTF8.self) } ?? ": "
    colon = written.contains { $0.isNewline } ? ": " : written
  }

  /// A member of an object.
  func member(_ name: String, _ value: String) -> String { JSONEditing.string(name) + colon + value }

  /// The indentation of what is in an object of an indentation.
  func deeper(_ indentation: String) -> String { indentation + step }

  /// An object in lines of an indentation.
  func object(_ members: [String], at indentation: String) -> String {
    let inner = lineEnd + indentation + step
    return "{" + inner + members.joined(separator: "," + inner) + lineEnd + indentation + "}"
  }

  /// How a member is added to the object in a stretch of the file, after all others; `value` is given its indentation.
  func insertion(
    of name: String, into object: Range<Int>, _ members: [String: JSONEditing.Member], _ value: (String) -> String
  ) -> CatalogEdit.Change {
    guard let last = members.values.max(by: { $0.value.upperBound < $1.value.upperBound }) else {
      let outer = lineEnd.isEmpty ? "" : JSONEditing.indentation(at: object.lowerBound, in: bytes)
      let text = self.object([member(name, value(outer + step))], at: outer)
      return CatalogEdit.Change(range: object, bytes: Array(text.utf8))
    }
    let inner = lineEnd.isEmpty ? "" : JSONEditing.indentation(at: last.key.lowerBound, in: bytes)
    let text = "," + lineEnd + inner + member(name, value(inner))
    return CatalogEdit.Change(range: last.value.upperBound..<last.value.upperBound, bytes: Array(text.utf8))
  }
}
