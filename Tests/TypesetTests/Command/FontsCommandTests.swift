import Foundation
import Testing

@testable import Typeset

/// `fonts --for`: what languages need.
@Suite struct FontsCommandTests {
  private func run(_ arguments: String...) throws -> (status: Int32, output: String, errors: String) {
    let result = try CommandRun().run(["fonts"] + arguments)
    return (result.status, String(decoding: result.output, as: UTF8.self), result.errors)
  }

  @Test func whatIsBroughtAlongNeedsNothing() throws {
    let result = try run("--for", "de,ar,he,ur,th,hi,ja,vi,el,dag")
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.output)")
    #expect(result.output.contains("Noto Nastaliq Urdu") && !result.output.contains("missing"))
  }

  @Test func whatIsMissingIsNamedWithItsPack() throws {
    let result = try run("--for", "ta, my,de")
    #expect(result.status == 1)
    let lines = result.output.split(separator: "\n")
    #expect(lines[0].hasPrefix("ta  Tamil") && lines[0].contains("letters missing: ஃ"))
    #expect(lines[2].hasPrefix("de") && !lines[2].contains("missing"))
    #expect(result.output.contains("make fonts PACK=indic") && result.output.contains("make fonts PACK=southeast"))
    #expect(result.output.contains("--fonts"))
  }

  @Test func aScriptWithoutDataIsLookedUpByALetter() throws {
    let result = try run("--for", "nqo,jv-Java")
    #expect(result.status == 1 && result.output.contains("letters missing: ߊ"))
    #expect(result.output.contains("PACK=africa") && result.output.contains("PACK=southeast"))
  }

  @Test(arguments: [["--for", ""], ["--for", "e"], ["--for", "de", "--text", "x"]])
  func wrongUsageIsRefused(arguments: [String]) throws {
    #expect(try CommandRun().run(["fonts"] + arguments).status == 64)
  }

  @Test func everyScriptHasOnePack() {
    for script in ["Taml", "Mymr", "Ethi", "Geor", "Cher", "Hani", "Kana"] {
      #expect(Script(tag: script).flatMap(FontPack.having) != nil, "\(script)")
    }
    #expect(Script(tag: "Taml").flatMap(FontPack.having) == .indic && FontPack.having(.latin) == nil)
  }
}
