import Typeset

/// Reads manifests and journals, skipping additions of newer versions.
struct BatchReader {
  private var scanner: JSONScanner
  private let noun: String

  /// Reads a text called `name` in messages; `noun` names its kind.
  init(_ bytes: [UInt8], name: String, noun: String) throws(ContentError) {
    scanner = try JSONScanner(SourceFile(name: name, utf8: bytes))
    self.noun = noun
  }

  /// The position of the scanner.
  var offset: Int { scanner.offset }

  /// Skips white space and an unused member.
  mutating func skip() throws(ContentError) { try scanner.skip() }

  /// Calls `body` with the name of every member of the following object, whose value the reader reads next.
  mutating func members(
    _ noun: String, _ body: (inout BatchReader, String) throws(ContentError) -> Void
  ) throws(ContentError) {
    var object = try scanner.enterObject(noun)
    while let key = try scanner.nextKey(in: &object) { try body(&self, key) }
  }

  /// Calls `body` before every value of the list that follows.
  mutating func values(
    _ noun: String, _ body: (inout BatchReader) throws(ContentError) -> Void
  ) throws(ContentError) {
    var list = try scanner.enterList(noun)
    while try scanner.nextValue(in: &list) { try body(&self) }
  }

  /// Makes sure that nothing follows.
  mutating func finish() throws(ContentError) { try scanner.finish() }

  mutating func text(_ noun: String) throws(ContentError) -> String { try scanner.text(noun) }

  mutating func texts(_ noun: String) throws(ContentError) -> [String] {
    var texts: [String] = []
    try values(noun) { (reader) throws(ContentError) in texts.append(try reader.text(noun)) }
    return texts
  }

  mutating func number(_ noun: String) throws(ContentError) -> Int {
    try scanner.integer(noun, in: 0...Int.max)
  }

  /// A word that is converted to a value; `noun` names its kind.
  mutating func word<Value>(_ noun: String, _ make: (String) -> Value?) throws(ContentError) -> Value {
    let start = scanner.offset
    let text = try scanner.text(noun)
    guard let value = make(text) else { throw scanner.fault("invalid \(noun) \(quoted(text))", start..<scanner.offset) }
    return value
  }

  mutating func fields(_ noun: String) throws(ContentError) -> [BatchHeader.Field] {
    var fields: [BatchHeader.Field] = []
    try members(noun) { (reader, key) throws(ContentError) in
      fields.append(BatchHeader.Field(name: key, value: try reader.text(key)))
    }
    return fields
  }

  /// The value, or an error if it is missing.
  func required<Value>(_ value: Value?, _ member: String) throws(ContentError) -> Value {
    guard let value else {
      throw scanner.fault("\(noun) has no \(quoted(member))", 0..<min(1, scanner.source.utf8.count))
    }
    return value
  }
}

extension BatchReader {
  /// The entry that follows; `seal` is given the digest that it was written with.
  mutating func entry(seal: inout String?) throws(ContentError) -> BatchEntry {
    var number: Int?
    var name: String?
    var document: String?
    var key: String?
    var entry = BatchEntry(number: 0, name: "", document: "", key: "")
    try members("a variant") { (reader, member) throws(ContentError) in
      switch member {
      case "number": number = try reader.number("a number")
      case "name": name = try reader.text("a name")
      case "document": document = try reader.text("a document")
      case "axes":
        for field in try reader.fields("the axes") {
          if let axis = VariantAxis(rawValue: field.name) { entry.axes[axis] = field.value }
        }
      case "failure": entry.failure = try reader.word("failure", BatchFailure.init(rawValue:))
      case "files":
        try reader.values("the files") { (reader) throws(ContentError) in entry.files.append(try reader.file()) }
      case "thumbnail": entry.thumbnail = try reader.file()
      case "messages": entry.messages = try reader.messages()
      case "findings": entry.findings = try reader.findings()
      case "inputs": entry.inputs = try reader.texts("an input")
      case "key": key = try reader.text("a key")
      case "seal": seal = try reader.text("a seal")
      default: try reader.skip()
      }
    }
    entry.number = try required(number, "number")
    entry.name = try required(name, "name")
    entry.document = try required(document, "document")
    entry.key = try required(key, "key")
    return entry
  }

  /// The document that follows.
  mutating func document() throws(ContentError) -> BatchHeader.Document {
    var path: String?
    var document = BatchHeader.Document(path: "")
    try members("a document") { (reader, member) throws(ContentError) in
      switch member {
      case "path": path = try reader.text("a path")
      case "inputs": document.inputs = try reader.texts("an input")
      case "failure": document.failure = try reader.word("failure", BatchFailure.init(rawValue:))
      case "messages": document.messages = try reader.messages()
      default: try reader.skip()
      }
    }
    document.path = try required(path, "path")
    return document
  }

  private mutating func file() throws(ContentError) -> BatchFile {
    var path: String?
    var size: Int?
    var sha256: String?
    try members("a file") { (reader, member) throws(ContentError) in
      switch member {
      case "path": path = try reader.word("path within the folder") { BatchFile.isPath($0) ? $0 : nil }
      case "size": size = try reader.number("a size")
      case "sha256": sha256 = try reader.text("a hash")
      default: try reader.skip()
      }
    }
    let digest = FileDigest(size: try required(size, "size"), sha256: try required(sha256, "sha256"))
    return BatchFile(path: try required(path, "path"), digest: digest)
  }

  private mutating func messages() throws(ContentError) -> [BatchMessage] {
    var messages: [BatchMessage] = []
    try values("the messages") { (reader) throws(ContentError) in messages.append(try reader.message()) }
    return messages
  }

  private mutating func message() throws(ContentError) -> BatchMessage {
    var message = BatchMessage(severity: .error, code: "", text: "")
    var file: String?
    var start = SourcePosition(line: 1, column: 1)
    var end = SourcePosition(line: 1, column: 1)
    try members("a message") { (reader, member) throws(ContentError) in
      switch member {
      case "severity": message.severity = try reader.word("severity", Diagnostic.Severity.init(rawValue:))
      case "code": message.code = try reader.text("a code")
      case "message": message.text = try reader.text("a message")
      case "file": file = try reader.text("a file")
      case "line": start.line = try reader.number("a line")
      case "column": start.column = try reader.number("a column")
      case "endLine": end.line = try reader.number("a line")
      case "endColumn": end.column = try reader.number("a column")
      case "hints": message.hints = try reader.texts("a hint")
      default: try reader.skip()
      }
    }
    if let file { message.place = BatchMessage.Place(file: file, start: start, end: end) }
    return message
  }
}
