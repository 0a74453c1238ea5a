/// A file with nested keys as a tree, as far as texts need it.
indirect enum KeyedTree {
  /// A member of an object.
  struct Member {
    /// Its key.
    var key: String
    /// The stretch of the key, with its quotes.
    var place: Range<Int>
    /// Its value.
    var value: KeyedTree
  }

  /// A text, with its stretch in the file, quotes included.
  case text(String, Range<Int>)
  /// An object.
  case object([Member])
  /// A list.
  case list([KeyedTree])
  /// A number, true or false.
  case value
  /// Nothing.
  case null

  /// Reads a whole file in JSON.
  init(_ source: SourceFile) throws(ContentError) {
    var scanner = try JSONScanner(source)
    var count = 0
    self = try Self.read(&scanner, &count)
    try scanner.finish()
  }

  /// A value of the file, with all that is in it.
  private static func read(_ scanner: inout JSONScanner, _ count: inout Int) throws(ContentError) -> KeyedTree {
    let start = scanner.offset
    count += 1
    try CatalogLimits.check(
      values: count, at: SourceRange(file: scanner.source, bytes: start..<start + 1))
    switch try scanner.kind() {
    case .string:
      let text = try scanner.text("a text")
      return .text(text, start..<scanner.offset)
    case .object:
      var members: [Member] = []
      var object = try scanner.enterObject("an object", allowsTwins: true)
      while let key = try scanner.nextKey(in: &object) {
        let place = object.key
        members.append(Member(key: key, place: place, value: try read(&scanner, &count)))
      }
      return .object(members)
    case .array:
      var values: [KeyedTree] = []
      var list = try scanner.enterList("a list")
      while try scanner.nextValue(in: &list) { values.append(try read(&scanner, &count)) }
      return .list(values)
    case .number:
      try scanner.skip()
      return .value
    case .word:
      try scanner.skip()
      return scanner.source.utf8[start] == UInt8(ascii: "n") ? .null : .value
    }
  }

  /// The members of an object; nil for anything else.
  var members: [Member]? { if case .object(let members) = self { members } else { nil } }

  /// The value of the last member of a name.
  subscript(_ key: String) -> KeyedTree? { members?.last { $0.key == key }?.value }

  /// The text that it is; nil for anything else.
  var text: String? { if case .text(let text, _) = self { text } else { nil } }
}
