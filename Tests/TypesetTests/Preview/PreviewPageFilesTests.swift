import Foundation
import Testing

/// The files of the preview's page: modules that a browser and an exporter can read, words in every language, nothing
/// from elsewhere.
@Suite struct PreviewPageFilesTests {
  /// The folder of the page.
  private static let folder = DocumentationPage.root.appendingPathComponent("Sources/TypesetPreview/Page")

  /// The sources of the modules, by file name.
  private static let modules: [String: String] = {
    let modules = folder.appendingPathComponent("modules")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: modules.path)) ?? []
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        (try? String(contentsOf: modules.appendingPathComponent(name), encoding: .utf8)).map { (name, $0) }
      })
  }()

  /// The text of a file of the page.
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  /// The groups of all matches of a pattern in a text.
  private static func matches(_ pattern: String, in text: String) throws -> [[String]] {
    let expression = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    let units = text as NSString
    return expression.matches(in: text, range: NSRange(location: 0, length: units.length)).map { match in
      (0..<match.numberOfRanges).map {
        match.range(at: $0).location == NSNotFound ? "" : units.substring(with: match.range(at: $0))
      }
    }
  }

  /// What a module exports.
  private static func exports(of source: String) throws -> Set<String> {
    Set(try matches(#"^export (?:async )?(?:function|class|const) (\w+)"#, in: source).map { $0[1] })
  }

  /// What a module imports: names and the file that they are from.
  private static func imports(of source: String) throws -> [(names: [String], file: String)] {
    try matches(#"^import \{ (.*) \} from '\./(\w+\.js)';$"#, in: source).map { match in
      (match[1].components(separatedBy: ", ").map { $0.components(separatedBy: " as ")[0] }, match[2])
    }
  }

  @Test func importsAndExportsAreLinesThatAnExporterCanWrap() throws {
    #expect(Self.modules.count > 30)
    for (name, source) in Self.modules {
      let lines = try Self.matches(#"^(?:import|export)\b.*$"#, in: source).map { $0[0] }
      let known = try Self.matches(
        #"^(?:import \{ .* \} from '\./\w+\.js';|export (?:async )?(?:function|class|const) .*)$"#, in: source
      ).map { $0[0] }
      #expect(lines == known, "\(name)")
      let code = source.replacingOccurrences(of: #"(?s)/\*\*.*?\*/"#, with: "", options: .regularExpression)
      let importsLater = code.contains("import(")
      #expect(!importsLater, "\(name)")
      let (saysWhatItIs, length) = (source.hasPrefix("/**"), source.components(separatedBy: "\n").count - 1)
      #expect(saysWhatItIs, "\(name)")
      #expect(length <= 250, "\(name)")
      for (names, file) in try Self.imports(of: source) {
        let found = try Self.exports(of: Self.modules[file] ?? "")
        #expect(found.isSuperset(of: names), "\(name) imports from \(file)")
        for imported in names {
          let uses = code.components(separatedBy: imported).count - 2
          #expect(uses > 0, "\(name) imports \(imported) in vain")
        }
      }
    }
  }

  @Test func noModuleNeedsItself() throws {
    var done: Set<String> = []
    func visit(_ name: String, _ trail: [String]) throws {
      #expect(!trail.contains(name), "\((trail + [name]).joined(separator: " → "))")
      guard !trail.contains(name), !done.contains(name) else { return }
      for (_, file) in try Self.imports(of: Self.modules[name] ?? "") { try visit(file, trail + [name]) }
      done.insert(name)
    }
    try visit("main.js", [])
    #expect(done == Set(Self.modules.keys))
  }

  @Test func everyWordIsInTheCatalogInEveryLanguage() throws {
    let catalog = try JSONSerialization.jsonObject(with: Data(try Self.text("words/Preview.xcstrings").utf8))
    let strings = (catalog as? [String: Any])?["strings"] as? [String: [String: Any]] ?? [:]
    let forms = [
      "en": ["one", "other"], "ar": ["few", "many", "one", "other", "two", "zero"], "he": ["one", "other", "two"],
    ]
    for (key, entry) in strings {
      let localizations = entry["localizations"] as? [String: [String: Any]] ?? [:]
      #expect(localizations.keys.sorted() == ["ar", "en", "he"], "\(key)")
      for (language, localization) in localizations {
        guard let variations = localization["variations"] as? [String: [String: Any]] else { continue }
        #expect(variations["plural"]?.keys.sorted() == forms[language], "\(key), \(language)")
      }
    }
    for (name, source) in Self.modules {
      for match in try Self.matches(#"words\.text\('([^']+)'"#, in: source) {
        #expect(strings[match[1]] != nil, "\(name): \(match[1])")
      }
    }
    for match in try Self.matches(#"data-words="([^"]+)""#, in: try Self.text("index.html")) {
      #expect(strings[match[1]] != nil, "\(match[1])")
    }
  }

  @Test func thePageKeepsToAStrictPolicy() throws {
    let page = try Self.text("index.html")
    #expect(try Self.matches(#"<(?:style|script(?![^>]*src=))"#, in: page).isEmpty)
    #expect(try Self.matches(#"\s(?:style|on\w+)="#, in: page).isEmpty)
    for match in try Self.matches(##"(?:href|src)="([^"#]+)""##, in: page) where !match[1].hasPrefix("data:") {
      #expect(
        FileManager.default.fileExists(atPath: Self.folder.path + match[1].dropFirst("page".count)), "\(match[1])")
    }
    for (name, source) in Self.modules {
      #expect(
        try Self.matches(#"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function"#, in: source)
          .isEmpty, "\(name)")
      // A name of a space of names is an address that nothing asks for.
      let addresses = try Self.matches(#"https?://[^'" ]+"#, in: source).map { $0[0] }
      #expect(addresses.allSatisfy { $0 == "http://www.w3.org/2000/svg" }, "\(name): \(addresses)")
    }
  }
}
