import Foundation
import Testing

@testable import Typeset

/// `render --observe` and `--crop`: what a program sees of a page.
@Suite struct ObserveCommandTests {
  private static let page = """
    <document lang="en"><page size="298x420"><h1 id="head">One</h1><column id="c"><p id="p">Two <b>three</b></p></column></page>
    <page size="298x420"><p id="q">Four</p></page></document>
    """

  private func run(_ arguments: String..., page: String = page) throws -> (status: Int32, text: String, errors: String)
  {
    let result = try CommandRun(["a.xml": page]).run(["render", "a.xml"] + arguments)
    return (result.status, String(decoding: result.output, as: UTF8.self), result.errors)
  }

  @Test func anOutlineNamesElementsWithTheirPlaces() throws {
    let outline = try run("--observe", "outline")
    #expect(outline.status == 0 && outline.errors.isEmpty)
    #expect(outline.text.hasPrefix("page1 298x420 ltr en\nh1#head \"One\" "), "\(outline.text)")
    #expect(outline.text.contains("\ncolumn#c ") && outline.text.contains("\n p#p \"Two three\" "))
    #expect(outline.text.contains("\npage2 "))
  }

  @Test func anOutlineIsShortWhateverIsOnThePage() throws {
    let rows = (0..<400).map { "<row><label>Label \($0)</label><label>Value \($0)</label></row>" }.joined()
    let page = "<document lang=\"en\"><canvas width=\"300\"><column>\(rows)</column></canvas></document>"
    let outline = try run("--observe", "outline", page: page)
    #expect(outline.text.utf8.count <= 2048 && outline.text.contains("more inside"))
  }

  @Test func theChecksumChangesWithWhatIsDrawn() throws {
    let first = try run("--observe", "hash")
    let again = try run("--observe", "hash")
    #expect(first.text.split(separator: "\n").count == 2 && first.text == again.text)
    let other = Self.page.replacing("Four", with: "Five")
    let changed = try run("--observe", "hash", page: other).text.split(separator: "\n")
    #expect(changed.first == first.text.split(separator: "\n").first)
    #expect(changed.last != first.text.split(separator: "\n").last)
  }

  @Test func textsAreLines() throws {
    #expect(try run("--observe", "text").text == "One\nTwo three\nFour\n")
  }

  @Test func aPictureOfAPart() throws {
    let result = try CommandRun(["a.xml": Self.page]).run(["render", "a.xml", "--observe", "png", "--crop", "p"])
    #expect(result.status == 0 && result.output.starts(with: [0x89, 0x50, 0x4E, 0x47]), "\(result.errors)")
    // The width is in the header: the column, and a little around it.
    let width = result.output.dropFirst(16).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    #expect((150...298).contains(width), "\(width)")
  }

  @Test(arguments: ["pdf", "svg", "png", "json"]) func aPartIsWrittenInEveryFormat(format: String) throws {
    let command = try CommandRun(["a.xml": Self.page])
    let result = try command.run("render", "a.xml", "--crop", "q", "-o", "q.\(format)")
    #expect(result.status == 0, "\(result.errors)")
    let missing = try command.run("render", "a.xml", "--crop", "qq", "-o", "none.\(format)")
    #expect(missing.status == 65 && missing.errors.contains("did you mean \"q\"?"), "\(missing.errors)")
    #expect(!FileManager.default.fileExists(atPath: command.folder.appendingPathComponent("none.\(format)").path))
  }

  @Test(arguments: [
    ["--observe", "hush"], ["--observe", "text", "-o", "a.pdf"], ["--observe", "text", "-f", "svg"],
    ["--observe", "text", "--watch"], ["--crop", ""], ["--observe", "hash", "--findings"],
  ])
  func wrongUsageIsRefused(arguments: [String]) throws {
    #expect(try CommandRun(["a.xml": Self.page]).run(["render", "a.xml"] + arguments).status == 64)
  }
}
