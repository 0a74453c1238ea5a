import Foundation
import Testing

@testable import Typeset

/// Documents take the blocks of Markdown files for their own.
@Suite struct ContentInclusionTests {
  private func read(
    _ xml: String, files: [String: String], _ body: (LoadedDocument?, [Diagnostic], InputRecord, String) throws -> Void
  ) throws {
    try CatalogSample.withFolder { folder in
      for (path, text) in files { try CatalogSample.write(text.utf8, to: folder + "/" + path) }
      let session = Typesetter(fonts: TextSample.library).session()
      let record = session.inputRecord()
      session.inputs = record
      let log = DiagnosticLog()
      let loaded = session.read(Array(xml.utf8), name: "x.xml", folder: folder, log: log)
      try body(loaded, log.diagnostics, record, folder)
    }
  }

  @Test func blocksOfAFileAreInPlaceOfTheElement() throws {
    let xml = page("<p>1</p><content src=\"docs/a.md\"/><box><content src=\"b.md\"/></box><p>4</p>")
    try read(xml, files: ["docs/a.md": "# Two\n\n![x](y.png)\n", "b.md": "3\n\n3"]) { loaded, diagnostics, _, _ in
      let document = try #require(loaded?.document)
      #expect(diagnostics.isEmpty)
      let blocks = document.canvases[0].blocks
      #expect(blocks.map(\.name) == [.p, .h1, .image, .box, .p])
      #expect(document.picturePaths == ["docs/y.png"])
      #expect(document.source.position(at: blocks[2].offset) == SourcePosition(line: 3, column: 1))
      #expect(SourceRange(file: document.source, bytes: blocks[2].offset..<blocks[2].offset).file.name == "docs/a.md")
      guard case .blocks(let inside) = blocks[3].content else {
        Issue.record("an empty box")
        return
      }
      #expect(inside.map(\.name) == [.column])
    }
  }

  @Test func idsAreUniqueInTheDocument() throws {
    let xml = page("<p id=\"a\">1</p><content src=\"a.md\"/><content src=\"b.html\"/>")
    let files = ["a.md": "# A\n\n[x](#a)", "b.html": "<h2>A</h2><a href=#a>y</a><p id=b>"]
    try read(xml, files: files) { loaded, diagnostics, _, _ in
      let document = try #require(loaded?.document)
      #expect(diagnostics.isEmpty, "\(diagnostics)")
      #expect(document.canvases[0].blocks.compactMap { $0.attributes[.id]?.text } == ["a", "a-2", "a-3"])
      let outline = ContentSample.outline(document)
      #expect(outline.contains("<a #a-2>x</>") && outline.contains("<a #a-3>y</>"), "\(outline)")
    }
  }

  @Test func picturesAreRelativeToTheFileAndInsideTheRoot() throws {
    let files = ["docs/a.html": "<img src=\"../y.png\" alt=y>", "docs/b.md": "![z](../../z.png)"]
    try read(page("<content src=\"docs/a.html\"/>"), files: files) { loaded, _, _, _ in
      #expect(loaded?.document.picturePaths == ["docs/../y.png"])
    }
    // Pictures are opened during layout, which refuses what is outside.
    try read(page("<content src=\"docs/b.md\"/>"), files: files) { loaded, _, _, folder in
      let path = try #require(loaded?.document.picturePaths.first)
      #expect(throws: NamedPathError.outside) { try NamedPath.resolve(path, from: folder, roots: []) }
    }
  }

  @Test func theBytesOfAllFilesCount() {
    var limits: [Int] = []
    let files = ContentFiles(
      read: { (_, limit) throws(ContentFileError) in
        limits.append(limit)
        return Array("twelve bytes".utf8)
      }, name: { $0 })
    let xml = Array("<document lang=\"en\">\(page("<content src=\"a.md\"/><content src=\"a.md\"/>"))</document>".utf8)
    _ = Document.read(xml, name: "x.xml", contents: files, log: DiagnosticLog())
    #expect(limits == [MarkupLimits.greatestSize - xml.count, MarkupLimits.greatestSize - xml.count - 12])
  }

  @Test func aWarningHasThePlaceInTheFile() throws {
    try read(page("<content src=\"a.md\"/>"), files: ["a.md": "a\n\n<script>b</script>"]) { loaded, diagnostics, _, _ in
      #expect(loaded != nil && diagnostics.map(\.brief) == ["3:1 html-left-out"])
      #expect(diagnostics.first?.range?.file.name == "a.md")
    }
  }

  @Test(arguments: [
    ("<content src=\"none.md\"/>", "content"), ("<content src=\"../a.md\"/>", "content-outside"),
    ("<content src=\"a.txt\"/>", "content-kind"), ("<content src=\"a.md\"><p>b</p></content>", "content"),
    ("<content/>", "missing-attribute"),
  ])
  func whatHasNoContentIsAnError(contents: String, code: String) throws {
    try read(page(contents), files: ["a.md": "a", "a.txt": "a"]) { loaded, diagnostics, _, _ in
      #expect(loaded == nil && diagnostics.map(\.code) == [code], "\(diagnostics)")
    }
  }

  @Test func aChangedFileIsNoticed() throws {
    try read(page("<content src=\"a.md\"/>"), files: ["a.md": "a"]) { _, _, record, folder in
      let snapshot = FileSnapshot(of: record.paths)
      try CatalogSample.write("changed".utf8, to: folder + "/a.md")
      #expect(!FileSnapshot(of: record.paths).changes(since: snapshot).isEmpty)
    }
  }
}
