import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// What `lines` shows of a text in its own language, it shows in translations (R135).
@Suite struct R135TranslationCutCheckTests {
  private func findings(
    _ attributes: String, screen: String = "", _ axes: [VariantAxis: String] = [.locale: "en,de,fr"]
  ) throws -> [Finding] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (language, text) in [("en", "Boats"), ("de", "Fährverbindungen"), ("fr", "Liaisons maritimes")] {
      let place = folder.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try "\"boats\" = \"\(text)\";\n".write(
        to: place.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
    }
    return try CheckSample(
      "<head><catalog src=\".\"/></head><screen \(screen)><label id=\"t\" key=\"boats\" \(attributes)>Boats</label></screen>",
      axes, folder: folder.path
    ).findings(of: 135)
  }

  @Test func languagesAreNamedTogether() throws {
    let found = try findings("lines=\"1\" width=\"80\"")
    #expect(found.map(\.fault.level) == [.advice] && found.map(\.fault.element) == ["t"])
    #expect(
      found.map(\.fault.message) == ["the text is cut in de and fr, and not in the language that it is translated from"]
    )
    #expect(try findings("lines=\"1\" width=\"80\"", [.locale: "en,de,fr", .device: "iphone-se,iphone-xs"]).count == 1)
  }

  @Test func whatEverybodySeesOrNobodyIsLeftAlone() throws {
    #expect(try findings("lines=\"1\" width=\"300\"").isEmpty)
    #expect(try findings("lines=\"1\" width=\"20\"").isEmpty, "its author has seen the cut")
    #expect(try findings("width=\"80\"").isEmpty)
    #expect(try findings("lines=\"1\" width=\"80\"", [.locale: "de,fr"]).isEmpty, "there is nothing to compare")
    #expect(try findings("lines=\"1\" width=\"80\"", [.locale: "en,de", .textSize: "ax5"]).isEmpty)
    #expect(try findings("lines=\"1\" width=\"80\" ignore=\"R135\" because=\"a test\"").isEmpty)
  }

  @Test func whereTheScreenScrollsAnotherRuleReports() throws {
    #expect(try findings("lines=\"1\" width=\"80\"", screen: "scroll=\"yes\"").isEmpty)
  }
}
