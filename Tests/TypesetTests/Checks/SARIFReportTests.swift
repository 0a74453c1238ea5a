import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// SARIF as its specification asks for it (2.1.0).
@Suite struct SARIFReportTests {
  private func run() throws -> [String: Any] {
    let text = try CheckReportSample.report().text(as: .sarif)
    let log = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    // Section 3.13: the root has no other members.
    #expect(Set(log.keys) == ["$schema", "version", "runs"] && log["version"] as? String == "2.1.0")
    let runs = try #require(log["runs"] as? [[String: Any]])
    return try #require(runs.count == 1 ? runs[0] : nil)
  }

  @Test func rulesHaveDescriptors() throws {
    let tool = try #require(try run()["tool"] as? [String: Any])
    let driver = try #require(tool["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "typesetter" && driver["semanticVersion"] as? String == Versions.typeset)
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["R086", "R125", "R135"])
    let levels = rules.map { ($0["defaultConfiguration"] as? [String: String])?["level"] }
    #expect(levels == ["error", "warning", "warning"])
    for rule in rules {
      #expect(rule["name"] is String)
      for key in ["shortDescription", "fullDescription", "help"] {
        #expect(((rule[key] as? [String: String])?["text"] ?? "").count > 10)
      }
    }
  }

  @Test func resultsHavePlacesFingerprintsAndVariants() throws {
    let run = try run()
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let invocations = try #require(run["invocations"] as? [[String: Any]])
    #expect(invocations.count == 1 && invocations[0]["executionSuccessful"] as? Bool == true)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["R125", "R086", "R086"])
    #expect(results.map { $0["ruleIndex"] as? Int } == [1, 0, 0])
    #expect(results.map { $0["level"] as? String } == ["note", "error", "warning"])
    let error = results[1]
    #expect(
      (error["message"] as? [String: String])?["text"]
        == "The target \"50%, a<b\" is too small (measured 30 pt, required 44 pt), in all 3 variants. Make it larger.")
    let location = try #require((error["locations"] as? [[String: Any]])?.first)
    let physical = try #require(location["physicalLocation"] as? [String: Any])
    #expect((physical["artifactLocation"] as? [String: String])?["uri"] == "a%2Cb.xml")
    #expect(physical["region"] as? [String: Int] == ["startLine": 2, "startColumn": 21, "endColumn": 23])
    let logical = try #require((location["logicalLocations"] as? [[String: String]])?.first)
    #expect(logical == ["name": "small", "fullyQualifiedName": "canvas1/small", "kind": "element"])
    let prints = results.compactMap { ($0["partialFingerprints"] as? [String: String])?["finding/v1"] }
    #expect(Set(prints).count == 3 && prints[1] == "R086/small//")
    let properties = try #require(error["properties"] as? [String: Any])
    #expect(properties["variants"] as? [String] == ["a,b-en-l", "a,b-ar-EG-l", "a,b-he-l"])
  }

  @Test func columnsCountCodeUnits() throws {
    let document = "<document lang=\"en\"><canvas width=\"200\"><h1>👩‍👩‍👧 ä</h1><p>a</p></canvas></document>"
    let report = try CheckReportSample.report(document, locales: "en")
    let finding = try #require(report.report.findings.last)
    let text = try report.text(as: .sarif)
    let units = document.utf16.count - "<p>a</p></canvas></document>".utf16.count + 1
    #expect(finding.place.position.column < units)
    #expect(text.contains("\"startColumn\": \(units)"))
  }
}
