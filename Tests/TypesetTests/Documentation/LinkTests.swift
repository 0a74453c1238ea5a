import Foundation
import Testing

@testable import Typeset

/// The links and pictures of the project's pages that lead to files beside them.
@Suite struct LinkTests {
  /// The pages at the top, the articles, and those of folders that have a page.
  private static func pages() throws -> [String] {
    let root = DocumentationPage.root
    let top = try FileManager.default.contentsOfDirectory(atPath: root.path)
    let folders = ["Sources", "Fonts", "Packaging", "Examples"].flatMap { folder in
      let below = try? FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
      return (below ?? []).map { "\(folder)/\($0)" }
    }
    return (top + folders).filter { $0.hasSuffix(".md") && !$0.contains(".build") }.sorted()
  }

  /// Where the links, pictures and articles of a page lead, without those to other hosts and to places of the page
  /// itself.
  static func targets(in text: String) -> [String] {
    let prose = text.replacing(#/(?ms)^```.*?^```/#, with: "").replacing(#/`[^`\n]*`/#, with: "")
    let links = prose.matches(of: #/\]\(([^)\s]+)[^)]*\)/#).map { String($0.1) }
    let tags = prose.matches(of: #/(?:src|href)="([^"]+)"/#).map { String($0.1) }
    return (links + tags).compactMap { target in
      let path = target.prefix { $0 != "#" }
      return path.isEmpty || path.contains("://") || path.hasPrefix("mailto:") ? nil : String(path)
    }
  }

  @Test func everyLinkLeadsToAFile() throws {
    var found = 0
    for page in try Self.pages() {
      let file = DocumentationPage.root.appendingPathComponent(page)
      let folder = file.deletingLastPathComponent()
      for target in Self.targets(in: try String(contentsOf: file, encoding: .utf8)) {
        // An article names the pictures of its catalog without their folder and ending.
        let places = [target, "Resources/\(target)", "Resources/\(target).png"]
        let exists = places.contains {
          FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
        }
        #expect(exists, "\(page): \(target)")
        found += 1
      }
    }
    #expect(found > 100)
  }

  /// DocC reports these too, where it is run.
  @Test func everyArticleThatIsNamedExists() throws {
    for page in try Self.pages() where page.contains(".docc/") {
      let file = DocumentationPage.root.appendingPathComponent(page)
      for name in try String(contentsOf: file, encoding: .utf8).matches(of: #/<doc:([\w-]+)/#).map(\.1) {
        let article = file.deletingLastPathComponent().appendingPathComponent("\(name).md")
        #expect(FileManager.default.fileExists(atPath: article.path), "\(page): \(name)")
      }
    }
  }

  @Test func linksAreRecognized() {
    let text = """
      [a](b.md#c) ![d](e) <img src="f.png"> [g](https://h.example) [i](#j) `[k](l)`
      ```md
      [m](n)
      ```
      """
    #expect(Self.targets(in: text) == ["b.md", "e", "f.png"])
  }
}
