import Foundation
import Testing

/// The real command, from its start to its end, asked over plain sockets.
@Suite struct PreviewCommandTests {
  /// A folder with two documents, one of which uses a catalog.
  static let files = [
    "a.xml": document("Hello"), "T.strings": "\"greeting\" = \"Hi\";\n\"farewell\" = \"Bye\";\n",
    "b.xml": #"<document lang="en"><canvas width="100"><p id="p">B</p></canvas></document>"#,
  ]

  /// A document with a text of its own and one of the catalog.
  static func document(_ text: String) -> String {
    #"<document lang="en"><head><catalog src="T.strings"/></head><canvas width="200"><p id="p">\#(text)</p>"#
      + #"<p id="q" key="greeting"/><p id="r" key="farewell"/></canvas></document>"#
  }

  @Test func whatIsPrintedIsServed() throws {
    let preview = try RunningPreview(of: CommandRun(Self.files), ".")
    let page = try preview.get("/")
    #expect(page.status == 200 && page.fields["content-type"] == "text/html; charset=utf-8")
    #expect(page.body.contains("<script"))
    let session = try preview.get("/api/session")
    #expect(session.body.contains(#""id": "a.xml""#) && session.body.contains(#""id": "b.xml""#))
    let pages = try preview.get("/api/render?document=a.xml&text-size=ax1")
    #expect(pages.status == 200 && pages.body.contains("<svg") && pages.body.contains("Hi"))
    #expect(Int(try #require(pages.fields["content-length"])) == pages.body.utf8.count)
    #expect(try preview.get("/api/rules").body.contains("R001"))
    #expect(try preview.get("/api/findings?document=a.xml").status == 200)
    let head = try preview.request("HEAD", "/api/session")
    #expect(head.status == 200 && head.body.isEmpty && head.fields["content-length"] == "\(session.body.utf8.count)")
  }

  #if os(Linux)
    /// A browser finds its desktop, although the program forgets it, and its arguments, which everybody sees, tell no
    /// secret.
    @Test func aBrowserIsOpened() throws {
      let opener = """
        #!/bin/sh
        env > seen.env
        cp "${1#file://}" seen.html
        stat -c %a "${1#file://}" > seen.mode
        echo "$1" > seen.part && mv seen.part seen.argument
        """
      let command = try CommandRun(Self.files)
      let folder = command.folder.path
      try FileManager.default.createDirectory(atPath: folder + "/bin", withIntermediateDirectories: false)
      try command.write(opener, to: "bin/xdg-open")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder + "/bin/xdg-open")
      let path = folder + "/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
      let process = try command.start(
        ["preview", ".", "--open"], output: ".address",
        environment: [
          "PATH": path, "DISPLAY": ":7", "XDG_SESSION_TYPE": "x11", "DBUS_SESSION_BUS_ADDRESS": "unix:path=/none",
          "XDG_RUNTIME_DIR": folder, "GTK_MODULES": "none",
        ])
      defer { process.terminate() }
      #expect(command.waits { !command.text("seen.argument").isEmpty })
      let address = command.text(".address").trimmingCharacters(in: .whitespacesAndNewlines)
      let token = try #require(address.split(separator: "=").last)
      #expect(!command.text("seen.argument").contains(token) && command.text("seen.argument").hasPrefix("file:///"))
      #expect(command.text("seen.html").contains("url=\(address)\"") && command.text("seen.mode") == "600\n")
      let lines = command.text("seen.env").split(separator: "\n")
      for line in ["DISPLAY=:7", "XDG_SESSION_TYPE=x11", "DBUS_SESSION_BUS_ADDRESS=unix:path=/none"] {
        #expect(lines.contains(Substring(line)))
      }
      #expect(!lines.contains { $0.hasPrefix("GTK_MODULES") })
    }
  #endif

  @Test func aSaveIsReported() throws {
    let preview = try RunningPreview(of: CommandRun(Self.files), ".")
    _ = try preview.get("/api/render?document=a.xml")
    let events = try PlainSocket(port: preview.port)
    try events.send("GET /api/events HTTP/1.1\r\nHost: localhost:\(preview.port)\r\n\r\n")
    let head = events.receive(until: ":\n\n")
    #expect(head.hasPrefix("HTTP/1.1 200 OK\r\n") && head.contains("Content-Type: text/event-stream\r\n"))
    try preview.command.write(Self.document("Again"), to: "a.xml")
    let reported = events.receive(until: "}\n\n")
    #expect(
      reported.hasSuffix("event: changed\ndata: {\"revision\": 2, \"documents\": [\"a.xml\"]}\n\n"), "\(reported)")
    #expect(try preview.get("/api/render?document=a.xml").body.contains("Again"))
    try preview.command.write("<document lang=\"en\"><canvas/></document>", to: "c.xml")
    #expect(events.receive(until: "event: documents").contains("event: documents"))
  }

  @Test func whatIsKnownIsNotSentAgain() throws {
    let preview = try RunningPreview(of: CommandRun(Self.files), ".")
    let first = try preview.get("/api/render?document=b.xml")
    let tag = try #require(first.fields["etag"])
    #expect(first.body.hasPrefix(#"{"revision": 1, "#))
    _ = try preview.get("/api/render?document=a.xml")
    try preview.command.write(Self.document("Again"), to: "a.xml")
    // A change elsewhere counts as a revision, and leaves the tag.
    #expect(
      preview.command.waits {
        (try? preview.get("/api/render?document=b.xml").body.hasPrefix(#"{"revision": 2, "#)) == true
      })
    let known = try preview.get("/api/render?document=b.xml", ["If-None-Match": "W/\"x\", \(tag)"])
    #expect(known.status == 304 && known.body.isEmpty && known.fields["etag"] == tag)
    #expect(known.fields["content-length"] == nil)
    #expect(try preview.get("/api/render?document=b.xml", ["If-None-Match": "*"]).status == 304)
    #expect(try preview.get("/api/render?document=a.xml", ["If-None-Match": tag]).status == 200)
    let style = try preview.get("/page/style/base.css")
    #expect(try preview.get("/page/style/base.css", ["If-None-Match": style.fields["etag"] ?? ""]).status == 304)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func aSignalEndsItAndFreesThePort(signal: Int32) throws {
    let command = try CommandRun(Self.files)
    let preview = try RunningPreview(of: command, ".")
    let events = try PlainSocket(port: preview.port)
    try events.send("GET /api/events HTTP/1.1\r\nHost: localhost:\(preview.port)\r\n\r\n")
    _ = events.receive(until: ":\n\n")
    #expect(preview.end(with: signal) == 0)
    #expect(events.receiveAll().isEmpty)
    #expect(command.text(".log").isEmpty)
    let next = try RunningPreview(of: command, ".", "--port", "\(preview.port)")
    #expect(next.port == preview.port && next.token != preview.token)
    #expect(try next.get("/api/session").status == 200)
  }

  @Test func aTakenPortIsAnError() throws {
    let command = try CommandRun(Self.files)
    let preview = try RunningPreview(of: command, ".")
    let result = try command.run("preview", ".", "--port", "\(preview.port)")
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(
      result.errors
        == "typesetter: error: cannot listen on 127.0.0.1, port \(preview.port): address already in use; "
        + "choose another --port, or leave it out\n")
    let nowhere = try command.run("preview", ".", "--host", "nowhere")
    #expect(nowhere.status == 64 && nowhere.errors.contains("cannot listen on nowhere"))
  }

  @Test func whatHasNoDocumentIsAnError() throws {
    let command = try CommandRun()
    _ = try command.shell("mkdir empty other; echo '<notes/>' > other/notes.xml")
    for folder in ["empty", "other"] {
      let result = try command.run("preview", folder)
      #expect(result.status == 66 && result.output.isEmpty)
      #expect(result.errors.contains("no document found"), "\(result.errors)")
    }
    let missing = try command.run("preview", "missing")
    #expect(missing.status == 66 && missing.errors.contains("missing"))
  }

  @Test func aFolderWithoutDocumentsShowsTheExamples() throws {
    let preview = try RunningPreview(of: CommandRun())
    let session = try preview.get("/api/session")
    #expect(session.body.contains(#""id": "settings.xml""#))
  }
}
