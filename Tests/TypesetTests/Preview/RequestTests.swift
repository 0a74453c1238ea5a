import Testing

@testable import TypesetPreview

/// Requests as they are read, and who is answered.
@Suite struct RequestTests {
  private let guardian = RequestGuard(host: "127.0.0.1", port: 8080, token: "secret")

  private func request(_ method: String = "GET", _ target: String = "/api/session", _ fields: [String: String]) throws
    -> PreviewRequest
  {
    try #require(PreviewRequest(method: method, target: target, fields: fields))
  }

  @Test(arguments: ["127.0.0.1:8080", "localhost:8080", "LOCALHOST:8080", "[::1]:8080"])
  func ownHostsAreAnswered(host: String) throws { try guardian.check(request("GET", "/", ["host": host])) }

  @Test(arguments: ["evil.example:8080", "127.0.0.1", "127.0.0.1:8081", "localhost.evil.example:8080", ""])
  func otherHostsAreNot(host: String) throws {
    let request = try request("GET", "/", ["host": host])
    #expect(throws: PreviewError.self) { try guardian.check(request) }
  }

  @Test func otherOriginsAreNot() throws {
    let own = ["host": "localhost:8080", "origin": "http://localhost:8080"]
    try guardian.check(request("GET", "/api/render", own))
    for origin in ["null", "http://evil.example", "https://localhost:8080", "http://localhost:8081"] {
      let foreign = try request("GET", "/api/render", ["host": "localhost:8080", "origin": origin])
      #expect(throws: PreviewError.self) { try guardian.check(foreign) }
    }
    let site = try request("GET", "/api/render", ["host": "localhost:8080", "sec-fetch-site": "cross-site"])
    #expect(throws: PreviewError.self) { try guardian.check(site) }
  }

  @Test func writingNeedsTheToken() throws {
    for token in [nil, "", "secre", "Secret", "secret "] {
      var fields = ["host": "localhost:8080"]
      fields["x-typeset-token"] = token
      let post = try request("POST", "/api/save", fields)
      #expect(throws: PreviewError.self) { try guardian.check(post) }
    }
    try guardian.check(request("POST", "/api/save", ["host": "localhost:8080", "x-typeset-token": "secret"]))
    let put = try request("PUT", "/api/save", ["host": "localhost:8080", "x-typeset-token": "secret"])
    #expect(throws: PreviewError.self) { try guardian.check(put) }
  }

  @Test func tokensDiffer() {
    let tokens = Set((0..<50).map { _ in RequestGuard.newToken() })
    #expect(tokens.count == 50 && tokens.allSatisfy { $0.count == 32 })
  }

  @Test func addressesAreDecoded() throws {
    let request = try request("GET", "/api/render?document=a%20b.xml&locale=ar-EG&x=a+b&empty&=y", [:])
    #expect(request.path == "/api/render")
    #expect(request.query["document"] == "a b.xml" && request.query["locale"] == "ar-EG" && request.query["x"] == "a b")
    #expect(request.query["empty"] == "")
    for target in ["/%", "/%4", "/%zz", "/%00", "/a%0d%0ab", "/%ff", "api", "*"] {
      #expect(PreviewRequest(method: "GET", target: target) == nil, "\(target)")
    }
  }

  @Test(arguments: ["../index.html", "index.html/", "/etc/passwd", "%2e%2e/index.html", "", "."])
  func nothingOutsideOfThePageIsAFile(path: String) { #expect(PageFiles.bytes[path] == nil) }

  @Test func headsAreRead() throws {
    let bytes = Array("POST /x?y HTTP/1.1\r\nHost:  a:1 \r\nContent-Length: 3\r\n\r\nabc".utf8)
    let end = try #require(RequestHead.end(in: bytes))
    let head = try RequestHead(bytes[..<end])
    #expect(head.method == "POST" && head.target == "/x?y" && head.fields["host"] == "a:1" && head.bodyLength == 3)
    #expect(head.keepsConnection)
    #expect(RequestHead.end(in: Array(bytes[..<(end - 1)])) == nil)
  }

  @Test(arguments: [
    "GET / HTTP/2\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n", "GET http://x/ HTTP/1.1\r\n\r\n", "G\u{0}T / HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "GET / HTTP/1.1\r\nA b: c\r\n\r\n",
    "GET / HTTP/1.1\r\n b: c\r\n\r\n",
    "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: 1, 1\r\n\r\n",
    "GET / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n",
    "GET / HTTP/1.1\r\nContent-Length: 5000000\r\n\r\n",
    "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", "GET / HTTP/1.1\r\nA: b\nC: d\r\n\r\n",
  ])
  func whatIsNoHeadIsRefused(text: String) {
    #expect(throws: PreviewError.self) { try RequestHead(Array(text.utf8)[...]) }
  }

  @Test func axesAreChecked() throws {
    let axes = try PreviewAxes(["locale": "AR-eg", "bold": "on", "text-size": "ax3", "other": "x", "pseudo": "long"])
    #expect(axes.key == "locale=ar-EG&text-size=ax3&bold=on&pseudo=long")
    #expect(axes.options.accessibility.isBold && axes.options.pseudolanguage == .long)
    for query in [["locale": "xx-nowhere"], ["device": "phone"], ["text-size": "huge"], ["numerals": "roman"]] {
      #expect(throws: PreviewError.self) { try PreviewAxes(query) }
    }
    #expect(throws: PreviewError.self) { try PreviewAxes(["device": "iphone-xs", "split": "1/2"]) }
  }
}
