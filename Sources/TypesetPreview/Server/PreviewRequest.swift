/// A request, as the parts that decide the answer.
package struct PreviewRequest: Sendable {
  /// The method in upper case.
  package var method: String
  /// The path, decoded: `/api/render`.
  package var path: String
  /// The values of the query by name, decoded; of several, the last.
  package var query: [String: String]
  /// The header fields by their names in lower case.
  package var fields: [String: String]
  /// The body.
  package var body: [UInt8]

  /// A request for a target as the request line has it; nil where it cannot be decoded, or is not a path.
  package init?(method: String, target: String, fields: [String: String] = [:], body: [UInt8] = []) {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = Self.decoded(parts[0]), path.hasPrefix("/") else { return nil }
    self.method = method
    self.path = path
    self.fields = fields
    self.body = body
    query = [:]
    guard parts.count > 1 else { return }
    for pair in parts[1].split(separator: "&") {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.decoded(sides[0], isForm: true) else { return nil }
      guard let value = sides.count > 1 ? Self.decoded(sides[1], isForm: true) : "" else { return nil }
      query[name] = value
    }
  }

  /// A text without percent encoding (RFC 3986, section 2.1); nil where it is broken, not UTF-8, or holds a control
  /// character; a value of a query may hold tabs and line ends, which names of files and keys of catalogs have.
  static func decoded(_ text: Substring, isForm: Bool = false) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst()?.digit, let low = rest.popFirst()?.digit else { return nil }
        bytes.append(high << 4 | low)
      case UInt8(ascii: "+") where isForm: bytes.append(UInt8(ascii: " "))
      default: bytes.append(byte)
      }
    }
    let isAllowed: (UInt8) -> Bool = { isForm && (0x09...0x0D).contains($0) || $0 >= 0x20 && $0 != 0x7F }
    guard bytes.allSatisfy(isAllowed) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit.
  fileprivate var digit: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x37
    case 0x61...0x66: self - 0x57
    default: nil
    }
  }
}

/// An answer to a request.
package struct PreviewAnswer: Sendable {
  /// What follows the head.
  package enum Body: Sendable {
    /// Bytes that are all there.
    case bytes([UInt8])
    /// Bytes that come as things happen.
    case events(AsyncStream<[UInt8]>)
  }

  /// The status (RFC 9110, section 15).
  package var status = 200
  /// The header fields in order, without those that every answer has.
  package var fields: [Field] = []
  /// What follows the head.
  package var body: Body
  /// How many bytes at the start of the body only count changes: two answers that differ in nothing else are the same.
  var counterLength = 0

  /// A header field.
  package struct Field: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// Its value.
    package var value: String
  }

  /// Bytes of a media type.
  init(_ bytes: [UInt8], type: String, status: Int = 200) {
    self.status = status
    fields = [Field(name: "Content-Type", value: type)]
    body = .bytes(bytes)
  }

  /// JSON.
  init(json: [UInt8], status: Int = 200) { self.init(json, type: "application/json; charset=utf-8", status: status) }

  /// JSON whose first member counts changes.
  init(counted json: [UInt8]) {
    self.init(json: json)
    counterLength = json.firstIndex(of: UInt8(ascii: ",")) ?? 0
  }

  /// An error.
  package init(_ error: PreviewError) { self.init(json: error.json, status: error.status) }

  /// Events as they happen.
  init(events: AsyncStream<[UInt8]>) {
    fields = [Field(name: "Content-Type", value: "text/event-stream")]
    body = .events(events)
  }
}
