/// A value of JSON with its place: for small files, which are read whole.
package struct JSONNode {
  /// What it is.
  package enum Value {
    /// The members of an object, in the order of the file.
    case object([Member])
    /// A list.
    case list([JSONNode])
    /// A string.
    case text(String)
    /// A number.
    case number(Double)
    /// `true` or `false`.
    case flag(Bool)
    /// `null`.
    case null
  }

  /// A member of an object.
  package struct Member {
    /// Its key.
    package var key: String
    /// Its value.
    package var value: JSONNode
  }

  /// What it is.
  package var value: Value
  /// Its bytes in the file.
  package var bytes: Range<Int>

  /// Reads a file; the scanner limits how deep it is nested.
  package static func read(_ source: SourceFile) throws(ContentError) -> JSONNode {
    var scanner = try JSONScanner(source)
    let node = try read(&scanner)
    try scanner.finish()
    return node
  }

  private static func read(_ scanner: inout JSONScanner) throws(ContentError) -> JSONNode {
    let start = scanner.offset
    let value: Value
    switch try scanner.kind() {
    case .object:
      var members: [Member] = []
      var object = try scanner.enterObject("the value")
      while let key = try scanner.nextKey(in: &object) {
        members.append(Member(key: key, value: try read(&scanner)))
      }
      value = .object(members)
    case .array:
      var nodes: [JSONNode] = []
      var list = try scanner.enterList("the value")
      while try scanner.nextValue(in: &list) { nodes.append(try read(&scanner)) }
      value = .list(nodes)
    case .string: value = .text(try scanner.text("the value"))
    case .number:
      try scanner.skip()
      value = .number(Double(String(decoding: scanner.source.utf8[start..<scanner.offset], as: UTF8.self)) ?? 0)
    case .word:
      try scanner.skip()
      switch scanner.source.utf8[start] {
      case UInt8(ascii: "t"): value = .flag(true)
      case UInt8(ascii: "f"): value = .flag(false)
      default: value = .null
      }
    }
    return JSONNode(value: value, bytes: start..<scanner.offset)
  }

  /// The value of a member of an object; nil where there is none.
  package subscript(key: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The values of a list; none of anything else.
  package var list: [JSONNode] { if case .list(let nodes) = value { nodes } else { [] } }

  /// The text of a string; nil for anything else.
  package var text: String? { if case .text(let text) = value { text } else { nil } }

  /// Whether it is `true`.
  package var isTrue: Bool { if case .flag(let flag) = value { flag } else { false } }
}
