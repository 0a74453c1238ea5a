import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// Good screens with one fault each, in `Tests/Precision/Planted`: the rule that the name of the file begins with finds
/// it, and nothing else at the level of a warning is found.
@Suite struct PlantedFaultTests {
  /// The folder of the screens.
  private static let folder = Examples.folder.deletingLastPathComponent()
    .appendingPathComponent("Tests/Precision/Planted")

  /// The names of the screens, in order.
  private static let screens: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".xml") }.sorted()
  }()

  @Test func thereAreMany() { #expect(Self.screens.count >= 40, "\(Self.screens.count)") }

  @Test(arguments: screens) func theFaultIsFoundAndNothingElse(name: String) throws {
    let found = try CheckSample(example: "../Tests/Precision/Planted/\(name)").findings
    let rule = String(name.prefix(4))
    #expect(found.contains { $0.fault.rule.description == rule }, "nothing is found")
    let others = found.filter { $0.fault.rule.description != rule && $0.fault.level >= .warning }
    #expect(others.isEmpty, "\(others.map { "\($0.fault.rule) \($0.fault.element): \($0.fault.message)" })")
    let own = found.filter { $0.fault.rule.description == rule }
    #expect(Set(own.map(\.fault.aspect)).count == 1, "\(own.map { "\($0.fault.element): \($0.fault.message)" })")
  }
}
