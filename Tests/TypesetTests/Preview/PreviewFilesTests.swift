import Foundation
import Testing

/// A running preview whose files come, go, break, and are changed by many at once.
@Suite struct PreviewFilesTests {
  private func document(_ text: String) -> String {
    #"<document lang="en"><head><catalog src="T.strings"/></head><canvas width="200"><p id="p">\#(text)</p><p id="q" key="k0"/></canvas></document>"#
  }

  /// A table of some keys.
  private func table(_ count: Int) -> String {
    (0..<count).map { "/* note \($0) */\n\"k\($0)\" = \"old \($0)\";\n" }.joined()
  }

  private func shows(_ text: String, _ preview: RunningPreview, document: String = "a.xml") -> Bool {
    preview.command.waits { (try? preview.get("/api/render?document=\(document)").body.contains(text)) == true }
  }

  @Test func filesThatAreNoneDoNotHangTheServer() throws {
    let run = try CommandRun([
      "a.xml": document("Hello"), "T.strings": table(1), "empty.xml": "", "broken.xml": "<document><",
    ])
    unsafe mkfifo(run.folder.path + "/pipe.xml", 0o600)
    try FileManager.default.createDirectory(atPath: run.folder.path + "/folder.xml", withIntermediateDirectories: true)
    let preview = try RunningPreview(of: run, ".")
    #expect(try preview.get("/api/session").status == 200)
    for name in ["pipe.xml", "empty.xml", "broken.xml"] {
      let answer = try preview.get("/api/render?document=\(name)")
      #expect(answer.body.contains(#""stale": true"#) && answer.body.contains(#""severity": "error""#), "\(answer)")
      #expect([404, 422].contains(try preview.get("/api/entry?key=k0&document=\(name)").status))
      #expect(try preview.get("/api/source?line=999999999999&document=\(name)").status < 500)
    }
    #expect(try preview.get("/api/render?document=a.xml").body.contains("Hello"))
  }

  @Test func filesComeAndGo() throws {
    let run = try CommandRun()
    let folder = run.folder.path
    let files = FileManager.default
    try files.createDirectory(atPath: folder + "/sub/deep", withIntermediateDirectories: true)
    try run.write(table(1), to: "sub/deep/T.strings")
    try run.write(document("One"), to: "sub/deep/a.xml")
    let preview = try RunningPreview(of: run)
    #expect(try preview.get("/api/session").body.contains(#""id": "sub/deep/a.xml""#))
    _ = try preview.get("/api/render?document=sub/deep/a.xml")
    // Another file in its place, half a file, none, and a whole one again.
    try run.write(document("Two"), to: "other")
    unsafe rename(folder + "/other", folder + "/sub/deep/a.xml")
    #expect(shows("Two", preview, document: "sub/deep/a.xml"))
    try run.write(String(document("Three").dropLast(20)), to: "sub/deep/a.xml")
    #expect(shows(#""stale": true"#, preview, document: "sub/deep/a.xml"))
    #expect(shows("Two", preview, document: "sub/deep/a.xml"))
    try files.removeItem(atPath: folder + "/sub/deep/a.xml")
    #expect(run.waits { (try? preview.get("/api/render?document=sub/deep/a.xml").status) == 404 })
    try run.write(document("Four"), to: "sub/deep/a.xml")
    #expect(shows("Four", preview, document: "sub/deep/a.xml"))
    unsafe rename(folder + "/sub", folder + "/moved")
    #expect(shows("Four", preview, document: "moved/deep/a.xml"))
    #expect(run.waits { (try? preview.get("/api/render?document=sub/deep/a.xml").status) == 404 })
    try run.write(document("Five"), to: "moved/deep/a.xml")
    #expect(shows("Five", preview, document: "moved/deep/a.xml"))
  }

  @Test func noEditOfTwoPreviewsIsLost() throws {
    let run = try CommandRun(["a.xml": document("Hello"), "real.strings": table(40)])
    let table = run.folder.path + "/real.strings"
    try FileManager.default.createSymbolicLink(
      atPath: run.folder.path + "/T.strings", withDestinationPath: "real.strings")
    unsafe chmod(table, 0o640)
    let previews = [try RunningPreview(of: run, "."), try RunningPreview(of: run, ".")]
    #expect(previews[0].port != previews[1].port && previews[0].token != previews[1].token)
    DispatchQueue.concurrentPerform(iterations: 4) { worker in
      for key in 0..<10 {
        let number = key * 4 + worker
        let status = try? previews[worker % 2].save("new \(number)", as: "k\(number)", of: "a.xml")
        #expect(status == 200)
      }
    }
    #expect(run.text("real.strings") == self.table(40).replacing("\"old ", with: "\"new "))
    var status = stat()
    #expect(unsafe lstat(run.folder.path + "/T.strings", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(unsafe stat(table, &status) == 0 && status.st_mode & 0o777 == 0o640)
    let left = try FileManager.default.contentsOfDirectory(atPath: run.folder.path).filter { $0.hasPrefix(".typeset-") }
    #expect(left.isEmpty)
  }

  @Test func aLanguageWithoutTheKeyGetsIt() throws {
    let run = try CommandRun(["a.xml": document("Hello").replacing("T.strings", with: ".")])
    for (folder, text) in [("en.lproj", table(2)), ("de.lproj", "\"k1\" = \"alt\";"), ("zh_TW.lproj", "")] {
      try FileManager.default.createDirectory(atPath: run.folder.path + "/" + folder, withIntermediateDirectories: true)
      try run.write(text, to: folder + "/T.strings")
    }
    let preview = try RunningPreview(of: run, ".")
    for (locale, status) in [("de", 200), ("zh-TW", 200), ("fr", 422), ("../en", 422)] {
      #expect(try preview.save("neu", as: "k0", of: "a.xml", locale: locale) == status, "\(locale)")
    }
    #expect(run.text("de.lproj/T.strings") == "\"k1\" = \"alt\";\n\"k0\" = \"neu\";\n")
    #expect(run.text("zh_TW.lproj/T.strings") == "\"k0\" = \"neu\";\n")
    #expect(run.text("en.lproj/T.strings") == table(2))
  }

  @Test func manySavesEndInTheLastState() throws {
    let run = try CommandRun(["a.xml": document("0"), "T.strings": table(1)])
    let preview = try RunningPreview(of: run, ".")
    _ = try preview.get("/api/render?document=a.xml")
    let page = try PlainSocket(port: preview.port)
    try page.send("GET /api/events HTTP/1.1\r\nHost: localhost:\(preview.port)\r\n\r\n")
    _ = page.receive(until: ":\n\n")
    func save(_ numbers: ClosedRange<Int>) throws {
      for number in numbers {
        try run.write(document("Save \(number)."), to: "a.xml")
        if number % 20 == 0 { _ = try preview.get("/api/render?document=a.xml") }
      }
    }
    try save(1...300)
    #expect(shows("Save 300.", preview))
    #expect(page.receive(until: "event: changed").contains("a.xml"))
    let (memory, files) = (preview.memory ?? 0, preview.openFiles ?? 0)
    try save(301...600)
    #expect(shows("Save 600.", preview))
    #expect((preview.memory ?? 0) < memory + 50 && (preview.openFiles ?? 0) <= files + 2)
  }

  @Test func manySavesIntoACatalogTakeNoMoreMemory() throws {
    let run = try CommandRun(["a.xml": document("0"), "T.strings": table(2000)])
    let preview = try RunningPreview(of: run, ".")
    func save(_ numbers: Range<Int>) throws {
      for number in numbers {
        #expect(try preview.save("new \(number)", as: "k\(number)", of: "a.xml") == 200)
        _ = try preview.get("/api/render?document=a.xml")
      }
    }
    try save(0..<20)
    let (memory, files) = (preview.memory ?? 0, preview.openFiles ?? 0)
    try save(20..<60)
    #expect((preview.memory ?? 0) < memory + 60 && (preview.openFiles ?? 0) <= files + 2)
    let table = (0..<60).reduce(table(2000)) { $0.replacing("\"old \($1)\"", with: "\"new \($1)\"") }
    #expect(run.text("T.strings") == table)
  }

  @Test func aFolderOfManyDocumentsIsListedAndFollowed() throws {
    let run = try CommandRun(["T.strings": table(1)])
    for number in 0..<150 { try run.write(document("Document \(number)."), to: "d\(number).xml") }
    let preview = try RunningPreview(of: run, ".")
    #expect(try preview.get("/api/session").body.components(separatedBy: #""id": "d"#).count == 151)
    for number in 0..<150 { #expect(try preview.get("/api/render?document=d\(number).xml").status == 200) }
    try run.write(document("Changed."), to: "d77.xml")
    #expect(shows("Changed.", preview, document: "d77.xml"))
    #expect((preview.memory ?? 0) < 300)
  }
}
