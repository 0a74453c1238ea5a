import Typeset

/// The head of a request (RFC 9112): what precedes its body.
package struct RequestHead: Hashable, Sendable {
  /// The method.
  package var method: String
  /// What it is about: a path with a query.
  package var target: String
  /// The fields by their names in lower case.
  package var fields: [String: String]
  /// How many bytes of body follow.
  package var bodyLength: Int
  /// Whether another request may follow on the same connection.
  package var keepsConnection: Bool

  /// The longest head, in bytes.
  package static let longest = 32 << 10
  /// The longest body, in bytes.
  package static let longestBody = 4 << 20

  /// The most header fields.
  private static let mostFields = 100

  /// The error about a head that is too long.
  package static let tooLong = PreviewError(431, "the head of the request is longer than \(longest >> 10) kB")
  /// The error about a request that does not arrive.
  package static let tooSlow = PreviewError(408, "the request took too long to arrive")

  /// Where the head ends that some bytes begin with, of which the first `known` were looked at before; nil while it is
  /// not all there.
  package static func end(in bytes: [UInt8], after known: Int = 0) -> Int? {
    var index = max(3, known)
    while index < bytes.count {
      if bytes[index] == 10, bytes[index - 1] == 13, bytes[index - 2] == 10, bytes[index - 3] == 13 { return index + 1 }
      index += 1
    }
    return nil
  }

  /// Reads a head with its empty line. What is not written as it must be is refused: two readers must not understand it
  /// differently.
  package init(_ bytes: ArraySlice<UInt8>) throws(PreviewError) {
    if bytes.count > Self.longest { throw Self.tooLong }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw Self.malformed("the head is not UTF-8") }
    // In Swift, a carriage return and a line feed are one character.
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
    let start = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
    guard start.count == 3, Self.isToken(start[0]), start[1].hasPrefix("/") else {
      throw Self.malformed("the first line is not a request")
    }
    guard start[2] == "HTTP/1.1" || start[2] == "HTTP/1.0" else {
      throw PreviewError(505, "only HTTP/1.1 is supported")
    }
    method = String(start[0])
    target = String(start[1])
    fields = [:]
    // The two last lines are empty.
    if lines.count > Self.mostFields + 2 { throw PreviewError(431, "more than \(Self.mostFields) header fields") }
    for line in lines where !line.isEmpty {
      guard let colon = line.firstIndex(of: ":"), Self.isToken(line[..<colon]) else {
        throw Self.malformed("a line is not a header field")
      }
      let name = line[..<colon].lowercased()
      let value = line[line.index(after: colon)...].trimmed
      guard !value.utf8.contains(where: { $0 < 0x20 && $0 != 9 || $0 == 0x7F }) else {
        throw Self.malformed("a header field holds a control character")
      }
      if let other = fields[name] {
        if ["host", "content-length", "origin", "x-typeset-token"].contains(name) {
          throw Self.malformed("the field \(name) is given twice")
        }
        fields[name] = other + ", " + value
      } else {
        fields[name] = value
      }
    }
    if fields["transfer-encoding"] != nil { throw PreviewError(501, "bodies need a length", "send Content-Length") }
    guard let length = Self.length(fields["content-length"] ?? "0") else {
      throw Self.malformed("the length of the body is not a number")
    }
    if length > Self.longestBody { throw PreviewError(413, "the body is longer than \(Self.longestBody >> 20) MB") }
    bodyLength = length
    let connection = fields["connection"]?.lowercased() ?? ""
    keepsConnection = start[2] == "HTTP/1.1" ? !connection.contains("close") : connection.contains("keep-alive")
  }

  /// A number of digits alone.
  private static func length(_ text: String) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } && text.utf8.count < 12 ? Int(text) : nil
  }

  private static func malformed(_ words: String) -> PreviewError { PreviewError(400, words) }

  /// Whether a text is a token (RFC 9110, section 5.6.2).
  private static func isToken(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }
}

extension Substring {
  /// The text without spaces and tabs around it.
  fileprivate var trimmed: String {
    var text = self
    while text.first == " " || text.first == "\t" { text.removeFirst() }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return String(text)
  }
}

extension PreviewAnswer {
  /// The head as it is sent; `keepsConnection` says whether another request may follow.
  package func head(keepsConnection: Bool) -> [UInt8] {
    var lines = ["HTTP/1.1 \(status) \(Self.phrases[status] ?? "Answer")"]
    lines += (fields + RequestGuard.fields).map { "\($0.name): \($0.value)" }
    // What was not modified is as long as what the browser has.
    if case .bytes(let bytes) = body, status != 304 { lines.append("Content-Length: \(bytes.count)") }
    lines.append(keepsConnection ? "Connection: keep-alive" : "Connection: close")
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  private static let phrases = [
    200: "OK", 304: "Not Modified", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    408: "Request Timeout", 409: "Conflict", 413: "Content Too Large", 422: "Unprocessable Content",
    431: "Request Header Fields Too Large", 500: "Internal Server Error", 501: "Not Implemented",
    503: "Service Unavailable", 505: "HTTP Version Not Supported",
  ]
}
