import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// Icons that do not mean text show no letters.
@Suite struct R033LettersInIconsCheckTests {
  /// The findings of an icon of the document that is declared with a meaning, with letters in its drawing or without.
  private func findings(
    meaning: String, part: String = "data-part=\"letter\"", shape: String = "", use: String = "<icon name=\"sign\"/>",
    _ axes: [VariantAxis: String] = [:]
  ) throws -> [Finding] {
    let folder = try IconLibraryTests.folder([
      "manifest.xml": "<icons><icon name=\"sign\" file=\"sign.svg\" meaning=\"\(meaning)\"/></icons>",
      "sign.svg": "<svg viewBox=\"0 0 10 10\"><g \(part)><path \(shape) d=\"M1 1h8v8z\"/></g></svg>",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    return try CheckSample(
      "<head><icons src=\"icons\"/></head><canvas>\(use)</canvas>", axes, folder: folder.path
    ).findings(of: 33)
  }

  @Test(arguments: [
    ("object", 1), ("universal", 1), ("status", 1), ("tool", 1), ("forward", 1), ("text-glyph", 0),
    ("text-direction", 0), ("logo", 0),
  ])
  func lettersAreForReading(meaning: String, count: Int) throws {
    let found = try findings(meaning: meaning, [.locale: "en,ar", .textSize: "l,ax5"])
    #expect(found.map(\.fault.level) == Array(repeating: .advice, count: count))
  }

  @Test func aShapeCanBeALetterByItself() throws {
    #expect(try findings(meaning: "object", part: "", shape: "data-part=\"letter\"").count == 1)
    #expect(try findings(meaning: "object", part: "", shape: "data-part=\"badge\"").isEmpty)
  }

  @Test func othersAreLeftAlone() throws {
    #expect(try findings(meaning: "object", part: "").isEmpty, "there are no letters")
    #expect(try findings(meaning: "object", use: "<icon name=\"sign\" meaning=\"text-glyph\"/>").isEmpty)
    #expect(try findings(meaning: "object", use: "<p>Text</p>").isEmpty, "the icon is not used")
    let silenced = "<icon name=\"sign\" ignore=\"R033\" because=\"a brand\"/>"
    #expect(try findings(meaning: "object", use: silenced).isEmpty)
    #expect(try findings(meaning: "object", use: "<button icon=\"sign\">Post</button>").count == 1)
  }
}
