import Foundation
import Testing

/// Cut text in some of many variants, as strangers see it.
@Suite struct CutTextCommandTests {
  private static let long = "Notifications from all the harbours of the sea"
  private static let files = [
    "page.xml": """
    <document lang="en"><screen device="iphone-se"><text-field placeholder="All the harbours of the sea"/></screen></document>
    """,
    "crowd.xml": "<document lang=\"en\"><screen device=\"iphone-se\" scroll=\"yes\">"
      + (10..<25).map { "<text-field placeholder=\"\($0) \(long)\"/>" }.joined() + "</screen></document>",
  ]

  @Test(arguments: [
    ["sheet", "-o", "sheet.svg"], ["batch", "--out", "out", "-f", "svg"],
    ["verify", "--baselines", "b", "--update", "all"],
  ])
  func aStrictRunFailsAndNamesTheVariant(arguments: [String]) throws {
    let run = try CommandRun(Self.files)
    let all = arguments + ["page.xml", "--text-sizes", "l,xxxl", "--strict"]
    let result = try run.run(all)
    #expect(result.status == 65)
    #expect(result.errors.hasPrefix("page.xml:1:"))
    #expect(result.errors.contains("error: the text of <text-field> is cut: \"All the harbours"))
    #expect(result.errors.contains("hint: found in page-en-iphone-se-xxxl\n"))
    #expect(!result.errors.contains("page-en-iphone-se-l"))
  }

  @Test(arguments: [["sheet", "-o", "sheet.svg"], ["batch", "--out", "out", "-f", "svg"]])
  func manyOfOneKindAreSummedUpOverAllVariants(arguments: [String]) throws {
    let run = try CommandRun(Self.files)
    let all = arguments + ["crowd.xml", "--text-sizes", "l,xxxl"]
    let result = try run.run(all)
    #expect(result.status == 0)
    let told = result.errors.components(separatedBy: "warning: the text of").count - 1
    #expect(told == 20, "\(told)")
    #expect(result.errors.contains("10 more of this kind (cut-text)"))
  }

  @Test func theFilterOfTheIndexFindsIt() throws {
    let run = try CommandRun(Self.files)
    let result = try run.run("batch", "page.xml", "--text-sizes", "l,xxxl", "-f", "svg", "--out", "out")
    #expect(result.status == 0)
    let index = try String(contentsOf: run.folder.appendingPathComponent("out/index.html"), encoding: .utf8)
    let cards = index.components(separatedBy: "<article").dropFirst()
    #expect(cards.map { $0.contains("data-text=\"cut\"") } == [false, true])
    let manifest = try String(contentsOf: run.folder.appendingPathComponent("out/manifest.json"), encoding: .utf8)
    #expect(manifest.contains("cut-text"))
  }
}
