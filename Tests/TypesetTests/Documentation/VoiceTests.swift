import Foundation
import Testing

/// Expressions that the section Style of the architecture article rules out.
@Suite struct VoiceTests {
  /// The expressions, as one regular expression.
  private static let banned =
    #"\b(?:at hand|(?:is|are|be|was|were) told|told apart|tells? of|our fault|at fault|goes on on|goes on where"#
    + #"|turn(?:s|ed)? round|stops no other|to be had|by the ending|is no (?:axis|known|number|language|manifest|utf)"#
    + #"|stands? (?:at|on|in|beside|below|above|over|behind|after|before|where|first|there|elsewhere))\b"#

  /// The files and folders that keep to the style.
  private static let swept =
    [
      "README.md", "Makefile", "Package.swift", ".ci", "Benchmarks", "Fonts/README.md", "Packaging", "Sources/typeset",
      "Sources/TypesetReview", "Sources/TypesetPreview", "Sources/TypesetTesting", "Sources/CICU", "Sources/CPNG",
      "Sources/CSystem",
      "Sources/CCairo", "Sources/CJPEG", "Sources/CPrintf", "Sources/CZlib", "Tests/TypesetTests",
    ]
    + [
      "Typeset.docc", "Diagnostics", "Document", "Files", "Fonts", "Frames", "Geometry", "Guidelines", "JSON", "Layout",
      "Localization", "Markup", "Pictures", "Rendering", "Session", "Text", "Unicode",
    ].map { "Sources/Typeset/Library/\($0)" }

  /// The swept files, by their path from the root of the project.
  private static func files() -> [String] {
    swept.flatMap { path -> [String] in
      let below = FileManager.default.enumerator(atPath: DocumentationPage.root.appendingPathComponent(path).path)
      return [path] + (below.map { $0.compactMap { $0 as? String } } ?? []).map { "\(path)/\($0)" }
    }.sorted()
  }

  /// The banned expressions in a text, with their lines.
  private static func findings(in text: String) throws -> [String] {
    let pattern = try NSRegularExpression(pattern: banned, options: .caseInsensitive)
    let units = text as NSString
    return pattern.matches(in: text, range: NSRange(location: 0, length: units.length)).map { match in
      let line = units.substring(to: match.range.location).utf8.count { $0 == UInt8(ascii: "\n") } + 1
      return "\(line): \(units.substring(with: match.range).lowercased())"
    }
  }

  @Test func everySweptFileKeepsToTheStyle() throws {
    var read = 0
    for file in Self.files() where !file.hasSuffix("VoiceTests.swift") && !file.hasPrefix("Benchmarks/Corpus") {
      guard let text = try? String(contentsOf: DocumentationPage.root.appendingPathComponent(file), encoding: .utf8)
      else { continue }
      read += 1
      for finding in try Self.findings(in: text) { Issue.record("\(file):\(finding)") }
    }
    #expect(read > 20)
  }

  @Test func bannedExpressionsAreFound() throws {
    #expect(
      try Self.findings(in: "plain words\nIt Turned Round\nno font is at hand") == ["2: turned round", "3: at hand"])
    #expect(try Self.findings(in: "`-` stands for standard input\nit was folded, and goes on").isEmpty)
  }
}
