import CYAML

/// Reads a file in YAML 1.1 as a tree of texts, with what its aliases name in their places.
///
/// A number is a text; what Ruby has as a symbol, as in `:year`, is none.
@safe struct YAMLTree {
  private let source: SourceFile
  private let parser: UnsafeMutablePointer<typeset_yaml>
  /// The values with names so far.
  private var anchors: [String: KeyedTree] = [:]
  private var depth = 0
  private var count = 0
  /// Where the parser was last, in characters and in bytes.
  private var mark = (characters: 0, bytes: 0)

  /// The greatest nesting.
  private static let greatestDepth = 100

  /// The first document of a file.
  static func read(_ source: SourceFile) throws(ContentError) -> KeyedTree {
    let result = unsafe source.utf8.withUnsafeBufferPointer { bytes -> Result<KeyedTree, ContentError> in
      guard let start = bytes.baseAddress, let parser = unsafe typeset_yaml_open(start, bytes.count) else {
        return .success(.null)
      }
      defer { unsafe typeset_yaml_close(parser) }
      var tree = unsafe YAMLTree(source: source, parser: parser)
      return Result { () throws(ContentError) in try tree.document() }
    }
    return try result.get()
  }

  private init(source: SourceFile, parser: UnsafeMutablePointer<typeset_yaml>) {
    self.source = source
    unsafe self.parser = parser
  }

  private mutating func document() throws(ContentError) -> KeyedTree {
    while true {
      switch try next() {
      case YAML_STREAM_START_EVENT, YAML_DOCUMENT_START_EVENT: continue
      case YAML_STREAM_END_EVENT: return .null
      case let event: return try value(event)
      }
    }
  }

  /// The kind of the next event.
  private mutating func next() throws(ContentError) -> yaml_event_type_t {
    let kind = unsafe typeset_yaml_next(parser)
    if kind >= 0 { return yaml_event_type_t(UInt32(kind)) }
    let problem = unsafe typeset_yaml_problem(parser).map { unsafe String(cString: $0) } ?? "not enough memory"
    let offset = unsafe Int(typeset_yaml_problem_offset(parser))
    let start = offset >= 0 ? min(offset, source.utf8.count) : self.offset(unsafe typeset_yaml_problem_mark(parser))
    throw ContentError(
      "the file is not YAML: \(problem)", at: place(start..<min(start + 1, source.utf8.count)),
      "close each quotation mark and bracket, and indent by blanks")
  }

  private mutating func value(_ event: yaml_event_type_t) throws(ContentError) -> KeyedTree {
    let range = range
    count += 1
    try CatalogLimits.check(values: count, at: place(range))
    let anchor = unsafe typeset_yaml_anchor(parser).map { unsafe String(cString: $0) }
    let value: KeyedTree
    switch event {
    case YAML_ALIAS_EVENT:
      guard let anchor, let known = anchors[anchor] else {
        throw ContentError(
          "\(quoted("*" + (anchor ?? ""))) names nothing before it", at: place(range), "name a value with & before it")
      }
      return known
    case YAML_SCALAR_EVENT: value = scalar(range)
    case YAML_SEQUENCE_START_EVENT: value = try list(range)
    default: value = try map(range)
    }
    if let anchor { anchors[anchor] = value }
    return value
  }

  private mutating func enter(_ range: Range<Int>) throws(ContentError) {
    depth += 1
    if depth > Self.greatestDepth {
      throw ContentError(
        "lists and keys are nested more than \(Self.greatestDepth) deep", at: place(range), code: CatalogLimits.code)
    }
  }

  private mutating func list(_ range: Range<Int>) throws(ContentError) -> KeyedTree {
    try enter(range)
    var values: [KeyedTree] = []
    while true {
      let event = try next()
      if event == YAML_SEQUENCE_END_EVENT { break }
      values.append(try value(event))
    }
    depth -= 1
    return .list(values)
  }

  private mutating func map(_ range: Range<Int>) throws(ContentError) -> KeyedTree {
    try enter(range)
    var members: [KeyedTree.Member] = []
    var merged: [KeyedTree.Member] = []
    var names: Set<String> = []
    while true {
      let event = try next()
      if event == YAML_MAPPING_END_EVENT { break }
      let place = self.range
      let key = event == YAML_SCALAR_EVENT ? text : ""
      _ = try value(event)
      // A key is none of the values.
      count -= 1
      let value = try value(try next())
      if key == "<<" {
        try merge(value, into: &merged, &names, place)
      } else {
        members.append(KeyedTree.Member(key: key, place: place, value: value))
      }
    }
    depth -= 1
    if !merged.isEmpty {
      let own = Set(members.map(\.key))
      members += merged.filter { !own.contains($0.key) }
    }
    return .object(members)
  }

  /// Adds the members of a map, or of those in a list, which are used where a map has none of their names; the first of
  /// a name counts.
  private mutating func merge(
    _ value: KeyedTree, into members: inout [KeyedTree.Member], _ names: inout Set<String>, _ place: Range<Int>
  ) throws(ContentError) {
    let maps = if case .list(let values) = value { values.map { $0.members ?? [] } } else { [value.members ?? []] }
    for map in maps {
      count += map.count + 1
      try CatalogLimits.check(values: count, at: self.place(place))
      members += map.filter { names.insert($0.key).inserted }
    }
  }

  private func scalar(_ range: Range<Int>) -> KeyedTree {
    let text = text
    guard unsafe typeset_yaml_is_plain(parser) != 0 else { return .text(text, range) }
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE", "false", "False", "FALSE", "yes", "Yes", "YES", "no", "No", "NO", "on", "On", "ON",
      "off",
      "Off", "OFF":
      return .value
    default: return text.hasPrefix(":") && text.utf8.count > 1 && !text.contains(" ") ? .value : .text(text, range)
    }
  }

  /// The value of the scalar that was read last.
  private var text: String {
    var length = 0
    guard let start = unsafe typeset_yaml_value(parser, &length) else { return "" }
    return unsafe String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)
  }

  /// The stretch of the event that was read last, in bytes.
  private var range: Range<Int> {
    mutating get {
      let start = offset(unsafe typeset_yaml_start(parser))
      return start..<max(start, offset(unsafe typeset_yaml_end(parser)))
    }
  }

  /// The offset of a character; the parser goes on only.
  private mutating func offset(_ character: Int) -> Int {
    if character < mark.characters { return mark.bytes }
    while mark.characters < character, mark.bytes < source.utf8.count {
      mark.bytes += max(1, UTF8Sequence.length(at: mark.bytes, in: source.utf8))
      mark.characters += 1
    }
    return mark.bytes
  }

  private func place(_ bytes: Range<Int>) -> SourceRange { SourceRange(file: source, bytes: bytes) }
}
