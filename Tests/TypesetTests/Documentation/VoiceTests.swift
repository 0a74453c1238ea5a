import Foundation
import Testing

/// Expressions and spellings that the section Style of the architecture article rules out, and lines that are too long.
@Suite struct VoiceTests {
  /// The expressions, as one regular expression.
  private static let banned = #"""
    \b(?:at hand|(?:is|are|be|was|were) told|told apart|tells? of|our fault|at fault|goes on on|goes on where\#
    |turn(?:s|ed)? round|stops no other|to be had|by the ending|is no (?:axis|known|number|language|manifest|utf)\#
    |to who|stands? (?:at|on|in|beside|below|above|over|behind|after|before|where|first|there|elsewhere))\b
    """#

  /// Spellings other than the British ones with -ize, in which prose is written.
  private static let misspelled = #"""
    \b(?:colors?|colored|center(?:s|ed|ing)?|behaviors?|neighbor(?:s|ing)?|favor(?:s|ed|ite)?|honor(?:s|ed)?\#
    |labeled|labeling|canceled|traveled|grey|[a-z]*(?:capital|custom|general|initial|item|local|maxim|minim|normal|optim\#
    |organ|recogn|serial|special|summar|synchron)is(?:e|ed|es|ing|ation))\b
    """#

  /// Folders and files whose words are not the project's own, or are what a program wrote, such as the demo.
  private static let foreign = [
    "Benchmarks/Corpus", "Fonts/Packs", "Fonts/OFL.txt", "Fonts/Apache-2.0.txt", "out", "Tests/Cases",
    "Tests/Fuzz/Seeds", "Tests/TypesetTests/Documentation/VoiceTests.swift",
  ]

  /// The longest line of a comment, in characters.
  private static let longestComment = 120

  /// A file of the project.
  private struct File {
    /// Its path from the root.
    let path: String
    /// Its text.
    let text: String

    /// What is written in it for people: of an example the comments, since its texts are those of a document.
    var words: String {
      guard path.hasPrefix("Examples/") else { return text }
      var (words, rest) = ("", text[...])
      while let start = rest.firstRange(of: "<!--") {
        // What is left out keeps its lines.
        words += rest[..<start.lowerBound].filter { $0 == "\n" }
        rest = rest[start.upperBound...]
        let end = rest.firstRange(of: "-->")?.lowerBound ?? rest.endIndex
        words += rest[..<end]
        rest = rest[end...]
      }
      return words
    }

    /// The prose of a source or an article, line by line, without code.
    var prose: [(line: Int, text: Substring)] {
      var isCode = false
      return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
        if path.hasSuffix(".md") {
          if line.hasPrefix("```") { isCode.toggle() }
          // Tables list words of the markup.
          return isCode || line.hasPrefix("|") ? nil : (index + 1, line)
        }
        guard let comment = Self.comment(of: line) else { return nil }
        if comment.hasPrefix("```") { isCode.toggle() }
        return isCode || comment.hasPrefix("- ") ? nil : (index + 1, comment)
      }
    }

    /// The comment that a line of Swift is; nil for code.
    static func comment(of line: Substring) -> Substring? {
      let text = line.drop { $0 == " " }
      guard text.hasPrefix("//") else { return nil }
      return text.drop { $0 == "/" }.drop { $0 == " " }
    }
  }

  /// All files with words of the project, in the order of their paths.
  private static let files: [File] = {
    let root = DocumentationPage.root
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    // What a tool has built or keeps begins with a dot.
    let top = entries.filter { !$0.hasPrefix(".") || $0 == ".ci" }
    let paths = top.flatMap { name -> [String] in
      let below = FileManager.default.enumerator(atPath: root.appendingPathComponent(name).path)
      return [name] + (below.map { $0.compactMap { $0 as? String } } ?? []).map { "\(name)/\($0)" }
    }
    return paths.sorted().compactMap { path in
      guard !foreign.contains(where: { path == $0 || path.hasPrefix($0 + "/") }), !path.contains("/.") else {
        return nil
      }
      return (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)).map {
        File(path: path, text: $0)
      }
    }
  }()

  /// What a pattern finds in a text, with the lines.
  private static func findings(
    of pattern: String, in text: String, from line: Int = 1, _ options: NSRegularExpression.Options = .caseInsensitive
  ) throws -> [String] {
    let pattern = try NSRegularExpression(pattern: pattern, options: options)
    let units = text as NSString
    return pattern.matches(in: text, range: NSRange(location: 0, length: units.length)).map { match in
      let lines = units.substring(to: match.range.location).utf8.count { $0 == UInt8(ascii: "\n") }
      return "\(line + lines): \(units.substring(with: match.range).lowercased())"
    }
  }

  /// Misspelled words in the prose of a file; what is quoted or capitalized may be a name.
  private static func misspellings(in file: File) throws -> [String] {
    try file.prose.flatMap { line, text in
      let words = text.replacing(#/`[^`]*`|"[^"]*"|<[^>]*>|https?:\S+/#, with: "")
      return try findings(of: misspelled, in: String(words), from: line, [])
    }
  }

  @Test func everyFileKeepsToTheStyle() throws {
    let folders = Set(Self.files.compactMap { $0.path.split(separator: "/").first })
    #expect(
      folders.isSuperset(of: [
        ".ci", "Benchmarks", "Examples", "Fonts", "Makefile", "Package.swift", "Packaging", "README.md", "SECURITY.md",
        "Sources", "Tests",
      ]))
    for file in Self.files {
      for finding in try Self.findings(of: Self.banned, in: file.words) { Issue.record("\(file.path):\(finding)") }
    }
  }

  @Test func proseHasOneSpelling() throws {
    for file in Self.files where file.path.hasSuffix(".swift") || file.path.hasSuffix(".md") {
      for finding in try Self.misspellings(in: file) { Issue.record("\(file.path):\(finding)") }
    }
  }

  @Test func commentsFitInALine() {
    for file in Self.files where file.path.hasSuffix(".swift") {
      for line in Self.longComments(in: file) { Issue.record("\(file.path):\(line)") }
    }
  }

  /// The numbers of lines that are comments and too long. A literal of several lines contains none.
  private static func longComments(in file: File) -> [Int] {
    var isLiteral = false
    return file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      if line.contains("\"\"\"") { isLiteral.toggle() }
      return !isLiteral && line.utf8.count > longestComment && File.comment(of: line) != nil
        && line.count > longestComment
        ? index + 1 : nil
    }
  }

  @Test func longCommentsAreFound() {
    let words = String(repeating: "é", count: 116)
    let text = "/// \(words)\n  // \(words)\nlet a = \"\"\"\n  // \(words)\n  \"\"\"\n/// \(words)."
    #expect(Self.longComments(in: File(path: "a.swift", text: text)) == [2, 6])
  }

  @Test func bannedExpressionsAreFound() throws {
    func found(_ text: String) throws -> [String] { try Self.findings(of: Self.banned, in: text) }
    #expect(
      try found("plain words\nIt Turned Round\nno font is at hand, to who") == [
        "2: turned round", "3: at hand", "3: to who",
      ])
    #expect(try found("`-` stands for standard input\nit was folded, and goes on").isEmpty)
    let example = File(
      path: "Examples/a.xml", text: "<p>at hand</p>\n<!-- told\napart -->\n<p>to who</p><!-- to who -->")
    #expect(try found(example.words) == ["4: to who"])
  }

  @Test func otherSpellingsAreFound() throws {
    let source = File(
      path: "a.swift",
      text:
        "/// The color of `color`.\nlet color = 1\n/// - color: a grey.\n// It is organised by neighbours.\n/// ```\n/// color\n/// ```"
    )
    #expect(try Self.misspellings(in: source) == ["1: color", "4: organised"])
    let article = File(path: "a.md", text: "A color\n```\ncolor\n```\n`color` is recognized")
    #expect(try Self.misspellings(in: article) == ["1: color"])
  }
}
