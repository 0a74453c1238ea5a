import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// The screens of the gallery are short, translated whole, and free of findings; `make gallery` tries all variants.
@Suite struct GalleryTests {
  private static let documents = Examples.documents.filter { $0.hasPrefix("Gallery/") }
  private static let languages: Set = ["en", "de", "fr", "ar", "he", "fa", "ur", "hi", "th", "ja"]

  @Test func thereAreTwentyFour() { #expect(Self.documents.count == 24) }

  @Test(arguments: documents)
  func aScreenIsShortAndTranslatedWhole(path: String) throws {
    let text = try String(contentsOf: Examples.folder.appendingPathComponent(path), encoding: .utf8)
    #expect(text.split(separator: "\n").count <= 80)
    let name = try #require(text.firstMatch(of: #/<catalog src="([^"]+)"/#)?.1)
    let file = Examples.folder.appendingPathComponent("Gallery/\(name)")
    let catalog = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    let strings = try #require(catalog["strings"] as? [String: [String: Any]])
    #expect(strings.count > 5)
    for (key, entry) in strings {
      let localizations = try #require(entry["localizations"] as? [String: [String: [String: String]]])
      let translated = localizations.filter { $0.value["stringUnit"]?["value"]?.isEmpty == false }
      #expect(Set(translated.keys) == Self.languages, "\(key)")
    }
  }

  /// Every text of a catalog is one that its screen shows.
  @Test(arguments: documents)
  func aCatalogHasNoTextTooMany(path: String) throws {
    let text = try String(contentsOf: Examples.folder.appendingPathComponent(path), encoding: .utf8)
    let name = try #require(text.firstMatch(of: #/<catalog src="([^"]+)"/#)?.1)
    let file = Examples.folder.appendingPathComponent("Gallery/\(name)")
    let catalog = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    let keys = try #require(catalog["strings"] as? [String: Any]).keys.filter { !$0.contains("%") }
    for key in keys { #expect(text.contains(key), "\(key)") }
  }

  @Test(arguments: documents)
  func noFindingsInSomeVariants(path: String) throws {
    let axes: [VariantAxis: String] = [
      .locale: "de,ur", .textSize: "ax1", .device: "iphone-se,ipad-pro-11", .appearance: "dark",
    ]
    let found = try CheckSample(example: path, axes).findings.filter { $0.fault.level >= .warning }
    #expect(found.isEmpty, "\(found.map { "\($0.fault.rule) \($0.fault.element): \($0.fault.message)" })")
  }
}
