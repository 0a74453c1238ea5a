import Testing

@testable import TypesetPreview

/// Requests with bytes changed at random are read or refused, never more, and what is read is what a strict reader
/// reads.
@Suite struct RequestMutationTests {
  private static let heads = [
    "GET /api/render?document=a.xml&locale=ar-EG HTTP/1.1\r\nHost: 127.0.0.1:80\r\nAccept: */*\r\n\r\n",
    "POST /api/save HTTP/1.1\r\nhost: localhost\r\nContent-Length: 12\r\nX-Typeset-Token: abc\r\nConnection: close\r\n\r\n",
    "GET /%e2%82%ac?a=b%20c&d HTTP/1.0\r\n\r\n",
  ]
  private static let bodies = [
    #"{"document": "a.xml", "key": "k", "locale": "de", "text": "é \n 😀", "version": "v", "confirmed": true}"#,
    #"{"axes": {"document": "a.xml", "locale": "he"}, "changes": [{"element": "p", "text": "x"}, {"element": "q"}]}"#,
    #"{"document": "a", "variants": ["x", "y"], "group": 12, "all": false}"#,
  ]
  /// What means something to a reader.
  private static let pieces = [
    "\0", "\t", "\n", "\r", "\r\n", " ", "\"", "%", ",", ":", "\\", "[", "{", "}", "\u{7F}", "\r\n\r\n", "\\ud83d",
    "-1e9",
    "Content-Length: 5\r\n",
  ]

  @Test func heads() throws {
    var generator = SeededGenerator(state: 15)
    var readable = 0
    for round in 0..<10_000 {
      let bytes = generator.mutation(of: Array(Self.heads[round % Self.heads.count].utf8), pieces: Self.pieces)
      guard let end = RequestHead.end(in: bytes), let head = try? RequestHead(bytes[..<end]) else { continue }
      readable += 1
      #expect(
        head.target.hasPrefix("/") && !head.method.isEmpty && (0...RequestHead.longestBody).contains(head.bodyLength))
      #expect(head.fields["transfer-encoding"] == nil)
      for (name, value) in head.fields {
        let isClean = !(name + value).utf8.contains { $0 == 0 || $0 == 10 || $0 == 13 }
        #expect(isClean)
      }
      if let request = PreviewRequest(method: head.method, target: head.target, fields: head.fields) {
        let isClean =
          !request.path.utf8.contains { $0 < 0x20 }
          && !request.query.values.joined().utf8.contains { $0 < 0x09 || (0x0E..<0x20).contains($0) }
        #expect(isClean && request.path.hasPrefix("/"))
      }
    }
    #expect(readable > 300, "\(readable)")
  }

  @Test func bodies() throws {
    var generator = SeededGenerator(state: 16)
    var readable = 0
    for round in 0..<10_000 {
      let bytes = generator.mutation(of: Array(Self.bodies[round % Self.bodies.count].utf8), pieces: Self.pieces)
      guard let body = try? RequestBody(bytes) else { continue }
      readable += 1
      for name in ["document", "key", "locale", "text", "version"] { _ = body.textIfAny(name) }
      _ = (body.isTrue("confirmed"), body.number("group"), try? body.list("variants"), try? body.texts("axes"))
      for change in (try? body.objects("changes")) ?? [] { _ = change.textIfAny("element") }
    }
    #expect(readable > 300, "\(readable)")
  }

  @Test(arguments: [
    String(repeating: "[", count: 200_000), String(repeating: #"{"a":"#, count: 200_000),
    #"{"a": "# + String(repeating: "[", count: 1000) + String(repeating: "]", count: 1000) + "}",
    #"{"a": 1"# + String(repeating: "0", count: 100_000) + "e", "{\"a\": \"\\ud800\"", "[]", "1", "", "\u{FEFF}{}",
    "{} {}",
    "{\"a\": 1} x",
  ])
  func whatIsNotABodyIsRefused(text: String) {
    #expect(throws: PreviewError.self) { try RequestBody(Array(text.utf8)) }
  }

  @Test func hugeNumbersAreNotNumbers() throws {
    let body = try RequestBody(Array(#"{"group": 99999999999999999999, "b": 1e999, "c": -0}"#.utf8))
    #expect(body.number("group") == nil && body.number("b") == nil)
  }
}
