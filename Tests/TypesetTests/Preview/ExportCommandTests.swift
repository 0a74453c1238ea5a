import Foundation
import Testing

/// `typesetter preview --export`: the files, their sizes, what is replaced, and the status.
@Suite struct ExportCommandTests {
  /// Options that keep an export small.
  private static let few = ["--locales", "en,ar", "--text-sizes", "l", "--appearances", "light"]

  private static func files(in folder: URL) throws -> [String: Data] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try names.reduce(into: [:]) { files, name in
      let place = folder.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      _ = unsafe FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
      if !isFolder.boolValue { files[name] = try Data(contentsOf: place) }
    }
  }

  private func export(_ command: CommandRun, _ more: [String] = few, to folder: String = "out") throws
    -> CommandRun.Result
  { try command.run(["preview", "screens", "--export", folder] + more) }

  @Test func theSameDocumentsGiveTheSameBytes() throws {
    let command = try ExportSample.command()
    let result = try export(command)
    #expect(result.status == 0 && result.errors == "")
    #expect(String(decoding: result.output, as: UTF8.self) == "screens 8, documents 2: out/index.html\n")
    let files = try Self.files(in: command.folder.appendingPathComponent("out"))
    for name in [
      "index.html", "export.json", "page/page.js", "page/style/base.css", "data/session.js", "data/rules.js",
      "data/words.js",
      "data/documents/first/ar-iphone-xs-l.js", "data/documents/first/texts.js",
      "data/documents/more-second/en-l-rtl.js",
      "data/documents/more-second/findings.js",
    ] { #expect(files[name] != nil, "\(name)") }
    // Nothing says where the files were made, and nothing is left of the work.
    for (name, bytes) in files {
      #expect(bytes.range(of: Data(command.folder.path.utf8)) == nil && !name.contains(".typeset-"), "\(name)")
    }
    _ = try export(command, to: "again/deep")
    #expect(try Self.files(in: command.folder.appendingPathComponent("again/deep")) == files)
    #expect(try export(command).status == 0)
    #expect(try Self.files(in: command.folder.appendingPathComponent("out")) == files)
  }

  @Test func onlyAnEarlierExportIsReplaced() throws {
    let command = try ExportSample.command()
    let out = command.folder.appendingPathComponent("out")
    #expect(try export(command).status == 0)
    try "mine".write(to: out.appendingPathComponent("notes.txt"), atomically: true, encoding: .utf8)
    #expect(try export(command, ["--locales", "en", "--text-sizes", "l"]).status == 0)
    var files = try Self.files(in: out)
    #expect(files["notes.txt"] == Data("mine".utf8) && files["data/documents/first/ar-iphone-xs-l.js"] == nil)
    for foreign in ["data/documents/mine.txt", "index.html"] {
      try "mine".write(to: out.appendingPathComponent(foreign), atomically: true, encoding: .utf8)
      if foreign == "index.html" {
        try FileManager.default.removeItem(at: out.appendingPathComponent("export.json"))
        try FileManager.default.removeItem(at: out.appendingPathComponent("data"))
      }
      files = try Self.files(in: out)
      let refused = try export(command)
      #expect(refused.status == 73 && refused.errors.contains("\"out/\(foreign)\" is not of an export"))
      #expect(try Self.files(in: out) == files)
    }
  }

  @Test func documentsWithErrorsAreLeftOut() throws {
    let command = try ExportSample.command()
    let broken = command.folder.appendingPathComponent("screens/broken.xml")
    try "<document lang=\"en\"><canvas".write(to: broken, atomically: true, encoding: .utf8)
    let result = try export(command)
    #expect(result.status == 65 && result.errors.contains("screens/broken.xml:1"))
    #expect(try Self.files(in: command.folder.appendingPathComponent("out")).count > 10)
    let alone = try command.run(["preview", "screens/broken.xml", "--export", "none"])
    #expect(alone.status == 65 && !FileManager.default.fileExists(atPath: command.folder.path + "/none"))
  }

  @Test(arguments: [
    (["--port", "8080"], "starts no server"), (["--open"], "starts no server"),
    (["--host", "127.0.0.1"], "starts no server"),
    (["--baselines", "b"], "verify"), (["--settings", "invert"], "none and bold"), (["--locales", "qqq"], "--locales"),
  ])
  func optionsOfAServerAreRefused(options: [String], reason: String) throws {
    let command = try ExportSample.command()
    let result = try export(command, options)
    #expect(result.status == 64 && result.errors.contains(reason))
    #expect(!FileManager.default.fileExists(atPath: command.folder.path + "/out"))
  }

  @Test func axesAreOfAnExportOnly() throws {
    let result = try ExportSample.command().run(["preview", "screens", "--locales", "en"])
    #expect(result.status == 64 && result.errors.contains("--locales chooses what --export writes"))
  }

  @Test func aFolderThatCannotBeMadeIsAnError() throws {
    let command = try ExportSample.command()
    let result = try export(command, to: "screens/first.xml")
    #expect(result.status == 73 && result.errors.contains("screens/first.xml"))
    #expect(try export(command, to: "screens/first.xml/out").status == 73)
  }

  @Test func aScreenTakesAtMost200Kilobytes() throws {
    let command = try CommandRun()
    let mockups = DocumentationPage.root.appendingPathComponent("Examples/Mockups").path
    let options = ["--locales", "en,ar-EG", "--text-sizes", "l", "--appearances", "light"]
    let result = try command.run(["preview", mockups, "--export", "out"] + options)
    #expect(result.status == 0)
    let screens = try #require(Int(String(decoding: result.output, as: UTF8.self).split { !$0.isNumber }[0]))
    let files = try Self.files(in: command.folder.appendingPathComponent("out"))
    #expect(files.values.reduce(0) { $0 + $1.count } / screens <= 200_000)
    for (name, bytes) in files where name.hasPrefix("data/") { #expect(bytes.count <= 200_000, "\(name)") }
  }
}
