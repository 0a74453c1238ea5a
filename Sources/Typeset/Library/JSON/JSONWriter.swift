/// Writes JSON (RFC 8259) into a buffer.
///
/// The same calls give the same bytes: members keep the order in which they are written, and the caller says where
/// lines break. Commas come by themselves.
package final class JSONWriter {
  /// The text so far.
  package let buffer: ByteBuffer
  private let comma: StaticString
  private let isCompact: Bool
  /// Whether nothing precedes the next member or value in its object or list.
  private var isFirst = true

  /// A writer at the end of a buffer; `isCompact` leaves no blanks after commas and colons.
  package init(_ buffer: ByteBuffer = ByteBuffer(), isCompact: Bool = false) {
    self.buffer = buffer
    self.isCompact = isCompact
    comma = isCompact ? "," : ", "
  }

  /// The text so far as a string.
  package var text: String { buffer.text }
}

extension JSONWriter {
  /// A list with an object for each value, a line each; `body` writes the members.
  package static func lines<Value>(of values: [Value], _ body: (JSONWriter, Value) -> Void) -> String {
    if values.isEmpty { return "[]\n" }
    let json = JSONWriter()
    json.beginList()
    for value in values {
      json.next(",\n  ", start: "\n  ")
      json.object { body(json, value) }
    }
    json.buffer.append("\n")
    json.endList()
    return json.text + "\n"
  }
}

// Objects and lists.
extension JSONWriter {
  package func beginObject() { begin(UInt8(ascii: "{")) }
  package func endObject() { end(UInt8(ascii: "}")) }
  package func beginList() { begin(UInt8(ascii: "[")) }
  package func endList() { end(UInt8(ascii: "]")) }

  /// Writes an object with what `body` writes into it.
  package func object(_ body: () throws -> Void) rethrows {
    beginObject()
    try body()
    endObject()
  }

  /// Writes a list with what `body` writes for each value.
  ///
  /// - Parameters:
  ///   - separator: what separates the values; nil for the usual comma.
  ///   - start: what precedes the first value, such as a line break.
  package func list<Values: Sequence>(
    _ values: Values, separator: StaticString? = nil, start: StaticString? = nil, _ body: (Values.Element) -> Void
  ) {
    beginList()
    for value in values {
      next(separator, start: start)
      body(value)
    }
    endList()
  }

  /// Writes a list with a single value, which `body` writes.
  package func listOfOne(_ body: () -> Void) {
    beginList()
    next()
    body()
    endList()
  }

  /// Goes to the next value of a list; `separator` and `start` as in `list`.
  @inline(__always) package func next(_ separator: StaticString? = nil, start: StaticString? = nil) {
    if isFirst {
      if let start { buffer.append(start) }
    } else {
      buffer.append(separator ?? comma)
    }
    isFirst = false
  }

  /// Starts a line, indented by two blanks a level.
  package func breakLine(indent depth: Int) {
    buffer.append("\n")
    for _ in 0..<depth { buffer.append("  ") }
  }

  @inline(__always) private func begin(_ bracket: UInt8) {
    buffer.append(bracket)
    isFirst = true
  }

  @inline(__always) private func end(_ bracket: UInt8) {
    buffer.append(bracket)
    isFirst = false
  }
}

// Members: a key, after which a value follows.
extension JSONWriter {
  /// Writes a key that needs no escapes; `separator` and `start` as in `list`.
  package func key(_ key: StaticString, _ separator: StaticString? = nil, start: StaticString? = nil) {
    next(separator, start: start)
    // What separates it is written.
    isFirst = true
    self.key(key)
  }

  /// Writes a key that needs no escapes after the usual comma.
  package func key(_ key: StaticString) {
    let (isFirst, isCompact) = (isFirst, isCompact)
    self.isFirst = false
    buffer.append(most: key.utf8CodeUnitCount + 6) { target in
      if !isFirst {
        target.put(UInt8(ascii: ","))
        if !isCompact { target.put(UInt8(ascii: " ")) }
      }
      target.put(UInt8(ascii: "\""))
      target.put(key)
      target.put(UInt8(ascii: "\""))
      target.put(UInt8(ascii: ":"))
      if !isCompact { target.put(UInt8(ascii: " ")) }
    }
  }

  /// Writes any key.
  package func key(named key: String, _ separator: StaticString? = nil, start: StaticString? = nil) {
    next(separator, start: start)
    value(key)
    buffer.append(isCompact ? ":" : ": ")
  }

  package func member(_ key: StaticString, _ text: String) {
    self.key(key)
    value(text)
  }

  package func member(_ key: StaticString, ifAny text: String?) {
    if let text { member(key, text) }
  }

  package func member(_ key: StaticString, _ number: Int) {
    self.key(key)
    value(number)
  }

  /// Writes a number, or `null` for none.
  package func member(_ key: StaticString, orNull number: Int?) {
    self.key(key)
    if let number { value(number) } else { null() }
  }

  /// Writes a text, or `null` for none.
  package func member(_ key: StaticString, orNull text: String?) {
    self.key(key)
    if let text { value(text) } else { null() }
  }

  package func member(_ key: StaticString, _ number: Double) {
    self.key(key)
    value(number)
  }

  package func member(_ key: StaticString, _ flag: Bool) {
    self.key(key)
    value(flag)
  }

  package func member(_ key: StaticString, _ rect: Rect) {
    self.key(key)
    value(rect)
  }

  package func member(_ key: StaticString, _ color: Color) {
    self.key(key)
    value(color)
  }

  /// Writes a member whose text needs no escapes.
  @inline(__always) package func member<Value: RawRepresentable<String>>(_ key: StaticString, _ value: Value) {
    self.key(key)
    buffer.append(UInt8(ascii: "\""))
    buffer.append(value.rawValue)
    buffer.append(UInt8(ascii: "\""))
  }

  /// Writes a list of texts.
  package func member<Texts: Sequence<String>>(_ key: StaticString, _ texts: Texts) {
    self.key(key)
    list(texts) { value($0) }
  }
}

// Values by themselves.
extension JSONWriter {
  package func value(_ text: String) {
    buffer.append(UInt8(ascii: "\""))
    buffer.append(jsonEscaped: text)
    buffer.append(UInt8(ascii: "\""))
  }

  /// Writes a part of a UTF-16 text and gives its place in the buffer; a lone surrogate becomes U+FFFD.
  @discardableResult package func value(_ text: [UInt16], _ part: Range<Int>) -> Range<Int> {
    let start = buffer.count
    buffer.append(UInt8(ascii: "\""))
    buffer.append(jsonEscaped: text, part)
    buffer.append(UInt8(ascii: "\""))
    return start..<buffer.count
  }

  package func value(_ number: Int) { buffer.append(decimal: number) }

  /// Writes a number with two decimals at most.
  package func value(_ number: Double) { buffer.append(number) }

  package func null() { buffer.append("null") }

  package func value(_ flag: Bool) { buffer.append(flag ? "true" : "false") }

  /// Writes x, y, width and height as a list.
  package func value(_ rect: Rect) {
    buffer.append(UInt8(ascii: "["))
    buffer.append(rect.minX)
    buffer.append(comma)
    buffer.append(rect.minY)
    buffer.append(comma)
    buffer.append(rect.width)
    buffer.append(comma)
    buffer.append(rect.height)
    buffer.append(UInt8(ascii: "]"))
  }

  /// Writes `"#rrggbb"`, or `"#rrggbbaa"` where the colour is not opaque.
  package func value(_ color: Color) {
    buffer.append(UInt8(ascii: "\""))
    buffer.append(hexOf: color)
    buffer.append(UInt8(ascii: "\""))
  }
}
