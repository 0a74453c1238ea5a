import Foundation
import Testing

@testable import Typeset

@Suite struct IconsCommandTests {
  private func icons(_ arguments: String...) throws -> [[String: Any]] {
    let result = try CommandRun().run(["icons", "-f", "json"] + arguments)
    #expect(result.status == 0 && result.errors.isEmpty)
    return try #require(try JSONSerialization.jsonObject(with: result.output) as? [[String: Any]])
  }

  @Test func everyBundledIconIsListed() throws {
    let icons = try icons()
    #expect(icons.compactMap { $0["name"] as? String } == BundledIcons.entries.keys.sorted())
    #expect(icons.allSatisfy { ($0["spoken"] as? String)?.isEmpty == false })
    let text = String(decoding: try CommandRun().run("icons").output, as: UTF8.self)
    #expect(text.split(separator: "\n").count == icons.count + 1)
    #expect(text.contains(#/\nback +Back +back +mirrored +R034 +arrow.backward /#))
    #expect(
      text.contains(
        #/\nsignature +Signature +text-glyph +stays, letters for Arab Hebr +R032 +scribble scribble.variable …\n/#))
  }

  @Test func whatIsListedIsWhatLayoutsDo() throws {
    for icon in try icons() {
      let name = try #require(icon["name"] as? String)
      let isMirrored = try IconSample("name=\"\(name)\"", lang: "ar").element.isMirrored
      #expect(isMirrored == (icon["direction"] as? String == "flips"), "\(name)")
    }
  }

  @Test(arguments: [
    ("arrow-l", "arrow-left arrow-left-right"), ("magnifyingglass", "document mail-search search"),
    ("trash.slash.fill", "trash"), ("fork.kn", "fork-knife"), ("Notifications", "bell bell-slash"),
    ("logo", "bluetooth"), ("Hebr", "rich-text signature text-cursor text-size-larger text-size-smaller"),
    ("serach", "search"),
  ])
  func aSearchLooksAtTheWholeLine(word: String, names: String) throws {
    #expect(
      try icons("--search", word).compactMap { $0["name"] as? String } == names.split(separator: " ").map(String.init))
  }

  @Test func aSearchWithoutAResultIsWrongUsage() throws {
    let result = try CommandRun().run("icons", "--search", "zzzzzz")
    #expect(result.status == 64 && result.errors.contains("no icon matches 'zzzzzz'"))
  }

  @Test(arguments: [
    ("heard", "\"heart\""), ("trash-can", "\"trash\""), ("notification", "\"bell\" or \"bell-slash\""), ("zzzzzz", ""),
    ("notifications", "\"bell\" or \"bell-slash\""),
    ("arow", "\"arrow-down\" or \"arrow-left\" or \"arrow-right\" or \"arrow-up\""),
  ])
  func anUnknownIconNamesTheNearest(name: String, names: String) throws {
    let sample = try LayoutSample.canvas("<icon name=\"\(name)\"/>")
    #expect(sample.diagnostics.map(\.message) == ["unknown icon \"\(name)\""])
    let hint =
      names.isEmpty
      ? "add your own icons with <icons src=\"…\"/> in the head"
      : "did you mean \(names)?"
    #expect(sample.diagnostics.first?.hints == [hint])
  }
}
