import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// What is found in good screens of many kinds, in many languages: each finding was looked at by hand, and a new one
/// fails until somebody has looked at it.
///
/// `Tests/Precision/findings.txt` says of each whether it is right, and why. With `TYPESET_PRECISION=all` every
/// combination is looked at, and what the list has must be found; without, a few that are different for each screen.
@Suite struct PrecisionTests {
  private static let folder = Examples.folder.deletingLastPathComponent().appendingPathComponent("Tests/Precision")

  /// The names of the screens, in order.
  static let screens: [String] =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("Screens").path))?
    .filter { $0.hasSuffix(".xml") }.map { String($0.dropLast(4)) }.sorted() ?? []

  private static let locales = ["en", "de", "ar-EG", "fr", "he", "ja", "fa", "ru", "hi", "th"]
  private static let looksAtAll = ProcessInfo.processInfo.environment["TYPESET_PRECISION"] == "all"

  /// A finding in the list.
  private struct Judgement {
    let isRight: Bool
    let level: String
  }

  /// The list: a line has the screen, the rule, the level and the element, then `right` or `wrong` and the reason.
  private static func judgements() throws -> [String: Judgement] {
    let text = try String(contentsOf: folder.appendingPathComponent("findings.txt"), encoding: .utf8)
    var judgements: [String: Judgement] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let halves = line.split(separator: ": ", maxSplits: 1)
      let words = halves[0].split(separator: " ")
      try #require(halves.count == 2 && words.count == 4, "\(line)")
      let verdict = halves[1].prefix { $0 != "," }
      try #require(verdict == "right" || verdict == "wrong", "\(line)")
      judgements["\(words[0]) \(words[1]) \(words[3])"] = Judgement(
        isRight: verdict == "right", level: String(words[2]))
    }
    return judgements
  }

  /// The combinations in which a screen is looked at, the one with this index: of those that are chosen, all sizes,
  /// devices, appearances and locales are in some. A screen without a catalog has one language.
  private static func runs(of screen: String, _ index: Int) throws -> [[VariantAxis: String]] {
    let file = folder.appendingPathComponent("Screens/\(screen).xml")
    let locales = try String(contentsOf: file, encoding: .utf8).contains("<catalog") ? locales : [""]
    guard !looksAtAll else {
      let all: [VariantAxis: String] = [
        .locale: locales.joined(separator: ","), .textSize: "l,ax3", .appearance: "light,dark",
        .device: "iphone-se,iphone-xs,ipad-9.7",
      ]
      let turned: [VariantAxis: String] = [
        .locale: locales.joined(separator: ","), .device: "iphone-xs", .orientation: "landscape-left",
      ]
      return [all, turned]
    }
    func locale(_ step: Int) -> String { locales[(index * 3 + step) % locales.count] }
    return [
      [.locale: "\(locale(0)),\(locale(1))", .textSize: "l,ax3", .device: "iphone-se", .appearance: "light"],
      [.locale: locale(2), .textSize: "l,ax3", .device: "iphone-xs,ipad-9.7", .appearance: "dark"],
      [.locale: locale(5), .device: "iphone-xs", .orientation: "landscape-left"],
    ]
  }

  /// The findings in a screen, each once, with their levels.
  private static func findings(in screen: String) throws -> [String: CheckLevel] {
    var found: [String: CheckLevel] = [:]
    for axes in try runs(of: screen, screens.firstIndex(of: screen) ?? 0) {
      let axes = axes.filter { $0.key != .locale || $0.value.contains { $0 != "," } }
      let sample = try CheckSample(example: "../Tests/Precision/Screens/\(screen).xml", axes)
      for finding in sample.findings {
        let place = finding.identity.isEmpty ? "-" : finding.identity
        let key = "\(screen) \(finding.fault.rule) \(place)"
        found[key] = max(found[key] ?? .advice, finding.fault.level)
      }
    }
    return found
  }

  @Test(arguments: screens) func everyFindingIsKnown(screen: String) throws {
    let judgements = try Self.judgements()
    let found = try Self.findings(in: screen)
    for (key, level) in found.sorted(by: { $0.key < $1.key }) {
      #expect(judgements[key] != nil, "look at it, and add to the list: \(key) (\(level))")
    }
    guard Self.looksAtAll else { return }
    for (key, judgement) in judgements.sorted(by: { $0.key < $1.key }) where key.hasPrefix("\(screen) ") {
      #expect(found[key]?.rawValue == judgement.level, "the list has \(key) as \(judgement.level)")
    }
  }

  /// Of warnings and errors 95 %, of all findings 90 %.
  @Test func nearlyAllFindingsAreRight() throws {
    let judgements = try Self.judgements().values
    let grave = judgements.filter { $0.level != "advice" }
    #expect(grave.count { $0.isRight } * 100 >= grave.count * 95)
    #expect(judgements.count { $0.isRight } * 100 >= judgements.count * 90)
    #expect(Self.screens.count >= 20 && grave.count > 5)
  }
}
