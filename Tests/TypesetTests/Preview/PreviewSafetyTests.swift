import Foundation
import Testing

/// What the real command refuses, and that nobody keeps anybody else out.
@Suite struct PreviewSafetyTests {
  private let preview: RunningPreview

  init() throws { preview = try RunningPreview(of: CommandRun(PreviewCommandTests.files), ".") }

  private var own: String { "127.0.0.1:\(preview.port)" }

  @Test func onlyItsOwnPageIsAnswered() throws {
    for host in [
      "evil.example:\(preview.port)", "127.0.0.1", "localhost.:\(preview.port)", "0.0.0.0:\(preview.port)", "",
      "127.0.0.1:1", "192.168.0.1:\(preview.port)",
    ] {
      let answer = try preview.get("/api/session", ["Host": host])
      #expect(answer.status == 403 && !answer.body.contains("a.xml"), "\(host)")
    }
    for host in [own, "localhost:\(preview.port)", "LOCALHOST:\(preview.port)", "[::1]:\(preview.port)"] {
      #expect(try preview.get("/api/session", ["Host": host]).status == 200, "\(host)")
    }
    for origin in ["null", "http://evil.example", "https://\(own)", "http://localhost:\(preview.port)"] {
      #expect(try preview.get("/api/session", ["Origin": origin]).status == 403, "\(origin)")
      let post = try preview.request("POST", "/api/try", ["Origin": origin, "X-Typeset-Token": preview.token], "{}")
      #expect(post.status == 403, "\(origin)")
    }
    #expect(try preview.get("/api/session", ["Origin": "http://\(own)"]).status == 200)
    for site in ["cross-site", "same-site"] {
      #expect(try preview.get("/api/session", ["Sec-Fetch-Site": site]).status == 403, "\(site)")
    }
    #expect(try preview.get("/api/session", ["Sec-Fetch-Site": "same-origin"]).status == 200)
    #expect(try preview.get("/", ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"]).status == 200)
  }

  @Test(arguments: [
    "/api/save", "/api/try", "/api/markup", "/api/accept", "/api/reject", "/api/undo", "/api/redo", "/api/nothing",
  ])
  func whatWritesNeedsTheToken(path: String) throws {
    for token in ["", "x", String(preview.token.dropLast()), preview.token.uppercased() + "0"] {
      #expect(try preview.request("POST", path, ["X-Typeset-Token": token], "{}").status == 403)
    }
    #expect(try preview.request("POST", path, [:], "{}").status == 403)
    // Without anything saved, there is nothing to take back.
    #expect([400, 404, 409].contains(try preview.post(path, "{}").status))
    #expect(try preview.get(path).status == 404)
    for method in ["PUT", "DELETE", "OPTIONS", "TRACE", "PATCH"] {
      #expect(try preview.request(method, path, ["X-Typeset-Token": preview.token]).status == 405, "\(method)")
    }
  }

  @Test func everyAnswerHasTheSamePolicy() throws {
    let answers = [
      try preview.get("/"), try preview.get("/api/session"), try preview.get("/nothing"),
      try preview.get("/", ["Host": "evil"]), try preview.post("/api/save", "{"), try preview.send("x\r\n\r\n"),
      try preview.get("/", ["If-None-Match": "*"]), try preview.send("GET / HTTP/1.1\r\nTransfer-Encoding: x\r\n\r\n"),
    ]
    for answer in answers {
      let policy = answer.fields["content-security-policy"] ?? ""
      #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; style-src 'self';"), "\(answer.status)")
      #expect(policy.contains("frame-ancestors 'none'") && !policy.contains("unsafe"))
      #expect(answer.fields["x-content-type-options"] == "nosniff" && answer.fields["x-frame-options"] == "DENY")
      #expect(answer.fields["access-control-allow-origin"] == nil && answer.fields["set-cookie"] == nil)
    }
  }

  @Test(arguments: [
    "/../a.xml", "/page/../../a.xml", "/page/%2e%2e/a.xml", "/page/..%2fa.xml", "/page//etc/passwd", "/page/",
    "/%2e%2e/%2e%2e/etc/passwd", "/etc/passwd", "/a.xml", "/T.strings", "/page/index.html/",
    "/api/render?document=../a.xml",
    "/api/render?document=%2fetc%2fpasswd", "/api/render?document=notes.txt", "/api/source?document=T.strings&line=1",
    "/api/entry?document=link.xml&key=secret", "/api/picture?document=a.xml&variant=../a&kind=actual",
  ])
  func noPathLeadsAnywhere(target: String) throws {
    let outside = preview.command.folder.appendingPathComponent(".secret.strings")
    try "\"secret\" = \"hidden words\";\n".write(to: outside, atomically: true, encoding: .utf8)
    let answer = try preview.get(target)
    #expect([400, 404].contains(answer.status), "\(target): \(answer.status)")
    #expect(
      !answer.body.contains("root:") && !answer.body.contains("hidden words") && !answer.body.contains("greeting\" ="))
  }

  @Test(arguments: ["/%00", "/a%0a", "/%ff", "/%", "/\u{1}", "/api/render?document=a.xml%00"])
  func whatIsNotAnAddressIsRefused(target: String) throws {
    #expect(try preview.get(target).status == 400, "\(target)")
  }

  @Test func aLinkDoesNotLeadOut() throws {
    let other = try CommandRun(["Out.strings": "\"greeting\" = \"hidden words\";\n"])
    let command = try CommandRun(PreviewCommandTests.files)
    _ = try command.shell(
      "mkdir -p T/en.lproj T/de.lproj; ln -s '\(other.folder.path)/Out.strings' T/de.lproj/T.strings")
    try command.write("\"greeting\" = \"Hi\";\n\"farewell\" = \"Bye\";\n", to: "T/en.lproj/T.strings")
    try command.write(
      PreviewCommandTests.document("x").replacingOccurrences(of: "\"T.strings\"", with: "\"T/en.lproj/T.strings\""),
      to: "a.xml")
    let preview = try RunningPreview(of: command, ".")
    for locale in ["de", "../../../x", "de\\u0000", "..", "en/../../T/de"] {
      let status = try? preview.save("Hallo", as: "greeting", of: "a.xml", locale: locale)
      #expect(status.map { [403, 404, 422].contains($0) } == true, "\(locale): \(status ?? 0)")
    }
    #expect(other.text("Out.strings") == "\"greeting\" = \"hidden words\";\n")
    #expect(try !preview.get("/api/render?document=a.xml&locale=de").body.contains("hidden words"))
  }

  @Test func linksInTheFolderDoNotLeadOut() throws {
    let command = try CommandRun(PreviewCommandTests.files)
    let outside = try CommandRun(["secret.xml": PreviewCommandTests.document("hidden words")])
    let secret = outside.folder.appendingPathComponent("secret.xml").path
    _ = try command.shell(
      "ln -s '\(secret)' link.xml; ln -s '\(outside.folder.path)' folder; ln -s . loop; ln -s a.xml same.xml")
    let preview = try RunningPreview(of: command, ".")
    let session = try preview.get("/api/session").body
    #expect(session.contains(#""id": "a.xml""#) && session.contains(#""id": "b.xml""#))
    // What has two names is listed once.
    for name in ["link.xml", "folder/", "loop/", "same.xml"] { #expect(!session.contains(name), "\(name)") }
    for name in [secret, "file://\(secret)", "link.xml", "folder/secret.xml", "./a.xml", "loop/a.xml", "a.xml/", ""] {
      for call in ["render?", "source?line=1&", "entry?key=greeting&", "findings?", "verify?"] {
        let answer = try preview.get("/api/\(call)document=\(name)")
        #expect([400, 404].contains(answer.status) && !answer.body.contains("hidden words"), "\(call) \(name)")
      }
    }
  }

  @Test func requestsThatCanBeReadInTwoWaysAreRefused() throws {
    let next = "GET /api/rules HTTP/1.1\r\nHost: \(own)\r\n\r\n"
    let refused: [(fields: String, status: Int)] = [
      ("Transfer-Encoding: chunked\r\n", 501), ("Transfer-Encoding: chunked\r\nContent-Length: 2\r\n", 501),
      ("Content-Length: 2\r\nContent-Length: 2\r\n", 400), ("Content-Length: 2, 2\r\n", 400),
      ("Content-Length: +2\r\n", 400), ("Content-Length: 0x2\r\n", 400), ("Content-Length: \r\n", 400),
      ("Content-Length : 2\r\n", 400), ("Host: other\r\n", 400), (" folded: x\r\n", 400), ("A: b\nC: d\r\n", 400),
    ]
    for (fields, status) in refused {
      let answer = try preview.send("POST /api/save HTTP/1.1\r\nHost: \(own)\r\n\(fields)\r\n{}\(next)")
      #expect(answer.status == status, "\(fields): \(answer.status)")
      // Nothing that follows is a request.
      #expect(answer.fields["connection"] == "close" && !answer.body.contains("R001"))
    }
  }

  @Test func whatIsNotARequestOfOursIsRefused() throws {
    for (line, status) in [
      ("GET http://\(own)/ HTTP/1.1", 400), ("GET / HTTP/2", 505), ("GET /\u{301} x HTTP/1.1", 400),
      ("GET /", 400), ("CONNECT \(own) HTTP/1.1", 400), ("GET  / HTTP/1.1", 400),
    ] {
      #expect(try preview.send("\(line)\r\nHost: \(own)\r\n\r\n").status == status, "\(line)")
    }
    let socket = try PlainSocket(port: preview.port)
    try socket.send(Array("GET / HTTP/1.1\r\nHost: \(own)\r\nX: ".utf8) + [0xFF, 0xFE, 13, 10, 13, 10])
    #expect(PlainAnswer(socket.receiveAll())?.status == 400)
  }

  @Test func whatIsTooLargeIsRefused() throws {
    let long = String(repeating: "x", count: 40 << 10)
    #expect(try preview.send("GET /\(long) HTTP/1.1\r\nHost: \(own)\r\n\r\n").status == 431)
    #expect(try preview.get("/", ["X": long]).status == 431)
    #expect(
      try preview.send("GET / HTTP/1.1\r\nHost: \(own)\r\n" + String(repeating: "a: b\r\n", count: 101) + "\r\n").status
        == 431)
    let body = String(repeating: " ", count: (4 << 20) + 1)
    #expect(try preview.post("/api/save", body).status == 413)
    #expect(try preview.send("POST / HTTP/1.1\r\nContent-Length: 99999999999\r\n\r\n").status == 413)
    #expect(try preview.get("/api/session").status == 200)
  }

  @Test func whatIsNotABodyIsRefused() throws {
    let deep = String(repeating: #"{"a": "#, count: 100_000)
    for body in [
      "", "[]", "{", "{\"a\": 1,}", "nul", deep, String(repeating: "[", count: 1_000_000),
      "{\"document\": \"\\ud800\"}",
    ] {
      #expect(try preview.post("/api/save", body).status == 400, "\(body.prefix(20))")
    }
    let head = "POST /api/save HTTP/1.1\r\nHost: \(own)\r\nX-Typeset-Token: \(preview.token)\r\nConnection: close\r\n"
    let socket = try PlainSocket(port: preview.port)
    try socket.send(Array("\(head)Content-Length: 4\r\n\r\n".utf8) + [0x7B, 0xFF, 0xC0, 0x7D])
    #expect(PlainAnswer(socket.receiveAll())?.status == 400)
    let many = String(repeating: "{\"element\": \"p\"},", count: 101).dropLast()
    #expect(try preview.post("/api/try", "{\"axes\": {\"document\": \"a.xml\"}, \"changes\": [\(many)]}").status == 400)
    #expect(try preview.get("/api/session").status == 200)
  }

  @Test func requestsFollowEachOtherOnOneConnection() throws {
    let socket = try PlainSocket(port: preview.port)
    let host = "Host: \(own)\r\n"
    let requests = (0..<20).map { "GET /nothing\($0) HTTP/1.1\r\n\(host)\r\n" }.joined()
    try socket.send(requests + "HEAD / HTTP/1.1\r\n\(host)Connection: close\r\n\r\n")
    let text = String(decoding: socket.receiveAll(), as: UTF8.self)
    #expect(text.components(separatedBy: "HTTP/1.1 404 Not Found\r\n").count == 21)
    #expect(text.components(separatedBy: "HTTP/1.1 200 OK\r\n").count == 2 && text.hasSuffix("\r\n\r\n"))
    var rest = text[...]
    for number in 0..<20 {
      let range = try #require(rest.range(of: "/nothing\(number)\\\""), "\(number)")
      rest = rest[range.upperBound...]
    }
  }

  @Test func slowSendersKeepNobodyOut() throws {
    // More than there may be, each with half a request.
    let slow = try (0..<300).map { _ in try PlainSocket(port: preview.port) }
    for socket in slow { try? socket.send("GET / HT") }
    let session = try preview.get("/api/session")
    #expect(session.status == 200)
    #expect((preview.openFiles ?? 0) < 300)
    // The oldest have made room for the newest.
    #expect(slow[0].receiveAll().isEmpty)
    let last = try #require(slow.last)
    let text = String(decoding: last.receiveAll(), as: UTF8.self)
    #expect(text.hasPrefix("HTTP/1.1 408 Request Timeout\r\n"), "\(text.prefix(60))")
    #expect(try preview.get("/api/session").status == 200)
  }

  @Test func manyPagesThatListenAreTooMany() throws {
    let request = "GET /api/events HTTP/1.1\r\nHost: \(own)\r\n\r\n"
    var pages = try (0..<256).map { _ in
      let socket = try PlainSocket(port: preview.port)
      try socket.send(request)
      #expect(socket.receive(until: ":\n\n").hasPrefix("HTTP/1.1 200 OK\r\n"))
      return socket
    }
    #expect(try preview.get("/api/session").status == 503)
    pages.removeAll()
    #expect(preview.command.waits { (try? preview.get("/api/session").status) == 200 })
  }

  @Test func pagesThatGoAwayLeaveNothing() throws {
    _ = try preview.get("/api/render?document=a.xml")
    let before = preview.openFiles ?? 0
    for round in 0..<4 {
      var pages = try (0..<30).map { _ in try PlainSocket(port: preview.port) }
      for page in pages { try page.send("GET /api/events HTTP/1.1\r\nHost: \(own)\r\n\r\n") }
      for page in pages { #expect(page.receive(until: ":\n\n").contains("text/event-stream")) }
      try preview.command.write(PreviewCommandTests.document("Round \(round)"), to: "a.xml")
      // Half of them read what was sent, and none closes its connection in order.
      for page in pages.prefix(15) { #expect(page.receive(until: "}\n\n").contains("event: changed")) }
      pages.forEach { $0.abandon() }
      pages.removeAll()
    }
    #expect(preview.command.waits { (preview.openFiles ?? 0) <= before + 2 })
  }
}
