import Foundation
import Testing

@testable import Typeset

/// Catalogs in the shapes of shipped ones, with what a person would report of them: `Tests/Precision/Catalogs` has the
/// files, and `findings.tsv` each finding with the reason why it is right.
@Suite struct CatalogPrecisionTests {
  /// A finding, as the list names it.
  struct Expected: Hashable, Comparable, CustomStringConvertible {
    let catalog: String
    let rule: String
    let level: String
    /// The key; empty for a finding of a language as a whole.
    let key: String
    /// What distinguishes findings of one key.
    let aspect: String

    var description: String { [catalog, rule, level, key, aspect].joined(separator: "\t") }

    static func < (left: Expected, right: Expected) -> Bool { left.description < right.description }
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Precision/Catalogs")

  /// The names of the catalogs: files and folders.
  private static let catalogs = try! FileManager.default.contentsOfDirectory(atPath: folder.path)
    .filter { $0 != "findings.tsv" && !$0.hasPrefix(".") }.sorted()

  /// The list, without its head.
  private static func list() throws -> [[String]] {
    let text = try String(contentsOf: folder.appendingPathComponent("findings.tsv"), encoding: .utf8)
    return text.split(separator: "\n").dropFirst().map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// What is found in a catalog, with the messages.
  private static func findings(in name: String) throws -> [(Expected, String)] {
    let catalog = try CatalogFiles.read(folder.appendingPathComponent(name).path, name: name)
    let checked = CheckedCatalog(catalog, developmentLanguage: "en")
    var log = FaultLog()
    CheckCatalogue.all.check(checked, &log)
    CheckCatalogue.all.check(
      CheckedTranslations(checked, scope: TranslationScope(wholeCatalogsIn: [])), &log)
    return log.faults.map { fault in
      let found = Expected(
        catalog: name, rule: fault.rule.description, level: fault.level.rawValue, key: fault.key ?? "",
        aspect: aspect(of: fault))
      return (found, fault.message)
    }
  }

  /// The aspect of a fault, with the languages that it is about where it does not name them.
  private static func aspect(of fault: Fault) -> String {
    let languages = fault.languages.joined(separator: ",")
    let isNamed = languages.isEmpty || [" ", "-"].contains { fault.aspect.hasSuffix($0 + languages) }
    return isNamed ? fault.aspect : "\(fault.aspect) \(languages)"
  }

  @Test func thereAreTwentyCatalogs() { #expect(Self.catalogs.count >= 20) }

  @Test func theListGivesReasonsAndNamesCatalogsOnce() throws {
    let list = try Self.list()
    for line in list { #expect(line.count == 6 && line[5].count > 20, "\(line)") }
    #expect(Set(list.map { $0[0] }).isSubset(of: Self.catalogs))
    #expect(Set(list.map { Array($0.prefix(5)) }).count == list.count)
  }

  @Test(arguments: catalogs) func exactlyWhatIsRightIsFound(name: String) throws {
    let found = try Self.findings(in: name)
    let expected = Set(
      try Self.list().filter { $0[0] == name }.map {
        Expected(catalog: $0[0], rule: $0[1], level: $0[2], key: $0[3], aspect: $0[4])
      })
    for (finding, message) in found { #expect(expected.contains(finding), "new: \(finding)\t\(message)") }
    let missing = expected.subtracting(found.map(\.0)).sorted()
    #expect(missing.isEmpty, "missing: \(missing)")
    #expect(Set(found.map(\.0)).count == found.count, "\(found.map(\.0))")
  }
}
