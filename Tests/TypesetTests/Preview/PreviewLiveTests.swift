import Foundation
import Testing

/// A running preview that follows everything a document uses, and everything that comes into its folder.
@Suite struct PreviewLiveTests {
  private func document(_ content: String, head: String = "", title: String = "T") -> String {
    "<document lang=\"en\"><head><title>\(title)</title>\(head)</head><canvas width=\"200\">\(content)</canvas></document>"
  }

  private func drawing(_ path: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path d=\"\(path)\" fill=\"none\" stroke=\"#000\" stroke-width=\"2\"/></svg>"
  }

  /// What the preview answers about a document.
  private func answer(_ preview: RunningPreview, _ document: String = "a.xml") -> String {
    (try? preview.get("/api/render?document=\(document)").body) ?? ""
  }

  /// Whether the answer about a document is soon as it should be.
  private func becomes(_ preview: RunningPreview, _ document: String = "a.xml", _ isRight: (String) -> Bool) -> Bool {
    preview.command.waits { isRight(answer(preview, document)) }
  }

  private func folder(_ name: String, of run: CommandRun) throws {
    try FileManager.default.createDirectory(
      at: run.folder.appendingPathComponent(name), withIntermediateDirectories: true)
  }

  /// A bundled font whose family has another name of as many letters.
  private func font(_ family: String) throws -> Data {
    var bytes = try Data(contentsOf: DocumentationPage.root.appendingPathComponent("Fonts/NotoSans-Bold.ttf"))
    let (name, other) = ("Noto Sans".data(using: .utf16BigEndian)!, family.data(using: .utf16BigEndian)!)
    while let range = bytes.range(of: name) { bytes.replaceSubrange(range, with: other) }
    return bytes
  }

  @Test func aFontThatIsReplacedOrGoesIsFollowed() throws {
    let run = try CommandRun(["a.xml": document("<p font=\"Lamp Sans\">Boat</p>")])
    try folder("Letters/More", of: run)
    let file = run.folder.appendingPathComponent("Letters/More/Lamp.ttf")
    try font("Lamp Sans").write(to: file)
    let preview = try RunningPreview(of: run, ".", "--fonts", "Letters")
    #expect(becomes(preview) { $0.contains("\"font\": \"Lamp Sans\"") })
    // Under the same name, in place.
    try font("Buoy Sans").write(to: file)
    #expect(becomes(preview) { !$0.contains("\"font\": \"Lamp Sans\"") })
    try font("Lamp Sans").write(to: file)
    #expect(becomes(preview) { $0.contains("\"font\": \"Lamp Sans\"") })
    try FileManager.default.removeItem(at: file)
    #expect(becomes(preview) { !$0.contains("\"font\": \"Lamp Sans\"") })
  }

  @Test func aNewIconAndOneThatChangesAreFollowed() throws {
    let run = try CommandRun(["a.xml": document("<icon name=\"own\" label=\"Own\"/>", head: "<icons src=\"Icons\"/>")])
    let preview = try RunningPreview(of: run, ".")
    #expect(answer(preview).contains("\"stale\": true"))
    try folder("Icons", of: run)
    try run.write("<icons><icon name=\"own\" file=\"own.svg\" meaning=\"object\"/></icons>", to: "Icons/manifest.xml")
    #expect(becomes(preview) { $0.contains("own.svg") })
    try run.write(drawing("M4 4 H20"), to: "Icons/own.svg")
    #expect(becomes(preview) { $0.contains("\"stale\": false") && $0.contains("<path") })
    let before = answer(preview)
    try run.write(drawing("M4 4 V20 H9"), to: "Icons/own.svg")
    #expect(becomes(preview) { $0.contains("\"stale\": false") && $0 != before })
    try run.write(
      "<icons><icon name=\"own\" file=\"own.svg\" meaning=\"object\"/><icon name=\"two\" file=\"two.svg\" meaning=\"object\"/></icons>",
      to: "Icons/manifest.xml")
    #expect(becomes(preview) { $0.contains("two.svg") })
    try run.write(drawing("M4 4 H20"), to: "Icons/two.svg")
    try run.write(document("<icon name=\"two\" label=\"Two\"/>", head: "<icons src=\"Icons\"/>"), to: "a.xml")
    #expect(becomes(preview) { $0.contains("\"stale\": false") && $0.contains("\"Two\"") })
  }

  @Test func aPictureThatADocumentWaitsForIsShown() throws {
    let run = try CommandRun([
      "a.xml": document("<image src=\"art/late/flag.svg\" width=\"20\" height=\"20\" alt=\"Flag\"/>")
    ])
    let preview = try RunningPreview(of: run, ".")
    #expect(answer(preview).contains("missing-picture"))
    // Its folders come one after the other, and the file last.
    try folder("art", of: run)
    try folder("art/late", of: run)
    try run.write(PreviewPage.flag("#d00000"), to: "art/late/flag.svg")
    #expect(becomes(preview) { !$0.contains("missing-picture") && $0.contains("\"diagnostics\": []") })
    let before = answer(preview)
    try run.write(PreviewPage.flag("#007000"), to: "art/late/flag.svg")
    #expect(becomes(preview) { $0 != before && $0.contains("\"diagnostics\": []") })
  }

  @Test func aCatalogThatComesIsRead() throws {
    let run = try CommandRun([
      "a.xml": document("<p key=\"k\"/>", head: "<catalog src=\"T.strings\"/>"),
      "b.xml": document("<p key=\"late\">Before</p>", head: "<catalog src=\"Words\"/>"),
    ])
    try folder("Words/en.lproj", of: run)
    try run.write("\"k\" = \"Old\";\n", to: "Words/en.lproj/T.strings")
    let preview = try RunningPreview(of: run, ".")
    #expect(answer(preview).contains("\"stale\": true"))
    #expect(answer(preview, "b.xml").contains("Before"))
    try run.write("\"k\" = \"Come\";\n", to: "T.strings")
    #expect(becomes(preview) { $0.contains("\"stale\": false") && $0.contains("Come") })
    // Another file in a folder of catalogs, in a folder that comes with it.
    try run.write("\"late\" = \"After\";\n", to: "Words/en.lproj/More.strings")
    #expect(becomes(preview, "b.xml") { $0.contains("After") })
    try folder("Words/ar.lproj", of: run)
    try run.write("\"late\" = \"لاحقًا\";\n", to: "Words/ar.lproj/More.strings")
    #expect(becomes(preview, "b.xml&locale=ar") { $0.contains("لاحقًا") })
  }

  @Test func documentsInNewFoldersAndUnderNewNamesAreFound() throws {
    let run = try CommandRun(["a.xml": document("<p>One</p>")])
    let preview = try RunningPreview(of: run, ".")
    func lists(_ ids: String...) -> Bool {
      run.waits {
        let session = (try? preview.get("/api/session").body) ?? ""
        return session.matches(of: #/"id": "([^"]*\.xml)"/#).map { String($0.1) } == ids
      }
    }
    #expect(lists("a.xml"))
    try folder("new/deep", of: run)
    try run.write(document("<p>Two</p>"), to: "new/deep/b.xml")
    #expect(lists("a.xml", "new/deep/b.xml"))
    try run.write(document("<p>Three</p>"), to: "new/deep/b.xml")
    #expect(becomes(preview, "new/deep/b.xml") { $0.contains("Three") })
    try FileManager.default.moveItem(
      at: run.folder.appendingPathComponent("new/deep/b.xml"), to: run.folder.appendingPathComponent("new/c.xml"))
    #expect(lists("a.xml", "new/c.xml"))
    #expect(becomes(preview, "new/c.xml") { $0.contains("Three") })
  }

  @Test func textsOfMarkdownAreFollowedWhereTheyAreNamed() throws {
    let run = try CommandRun(["notes.md": "# Boats\n", "a.xml": document("<p>One</p>")])
    let preview = try RunningPreview(of: run, "notes.md")
    #expect(becomes(preview, "notes.md") { $0.contains("\"text\": \"Boats\"") })
    try run.write("# Ships\n", to: "notes.md")
    #expect(becomes(preview, "notes.md") { $0.contains("\"text\": \"Ships\"") })
    // A folder may hold many texts that are no documents.
    #expect(try !RunningPreview(of: run, ".").get("/api/session").body.contains("notes.md"))
  }

  @Test func aBranchSwitchIsFollowedWhole() throws {
    let run = try CommandRun(["T.strings": "\"k\" = \"Main\";\n"])
    func documents(_ range: Range<Int>, _ word: String, in folder: String) throws {
      try self.folder(folder, of: run)
      for number in range {
        try run.write(
          document("<p>\(word) \(number).</p><p key=\"k\"/>", head: "<catalog src=\"../T.strings\"/>"),
          to: "\(folder)/d\(number).xml")
      }
    }
    try documents(0..<60, "Main", in: "one")
    _ = try run.shell("git init -q -b main . && git add one T.strings && git commit -qm main && git checkout -qb other")
    try FileManager.default.removeItem(at: run.folder.appendingPathComponent("one/d59.xml"))
    try documents(0..<40, "Other", in: "one")
    try documents(0..<30, "New", in: "two")
    try run.write("\"k\" = \"Branch\";\n", to: "T.strings")
    _ = try run.shell("git add -A one two T.strings && git commit -qm other && git checkout -q main")
    let preview = try RunningPreview(of: run, ".", "--root", ".")
    func isOf(_ branch: String, _ expected: [String: [String]], count: Int) -> Bool {
      run.waits {
        let session = (try? preview.get("/api/session").body) ?? ""
        guard
          session.components(separatedBy: "\"id\": \"one/").count
            + session.components(separatedBy: "\"id\": \"two/").count - 2 == count
        else { return false }
        return expected.allSatisfy { id, words in
          let shown = answer(preview, id)
          return (words + [branch]).allSatisfy { shown.contains("\"text\": \"\($0)\"") }
        }
      }
    }
    let main = ["one/d0.xml": ["Main 0."], "one/d59.xml": ["Main 59."]]
    let other = [
      "one/d0.xml": ["Other 0."], "one/d39.xml": ["Other 39."], "one/d50.xml": ["Main 50."], "two/d29.xml": ["New 29."],
    ]
    #expect(isOf("Main", main, count: 60))
    for _ in 0..<3 {
      _ = try run.shell("git checkout -q other")
      #expect(isOf("Branch", other, count: 89))
      _ = try run.shell("git checkout -q main")
      #expect(isOf("Main", main, count: 60))
    }
  }
}
