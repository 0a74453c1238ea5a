import Foundation
import Testing

/// What other packages see of the libraries: little, by names that get in nobody's way.
@Suite struct PublicFaceTests {
  /// The most public types, nested ones included.
  @Test(arguments: [("Typeset/Library", 33), ("TypesetReview", 16), ("TypesetTesting", 1)])
  func aLibraryHasFewPublicTypes(folder: String, most: Int) throws {
    let types = try Self.declarations(in: folder).filter(\.isType).map(\.name)
    #expect(types.count <= most, "\(types.count) public types in \(folder): \(types.sorted())")
    #expect(folder == "TypesetTesting" || types.count > 5)
  }

  /// SwiftUI has types of these names.
  @Test func noPublicTypeHasTheNameOfOneOfSwiftUI() throws {
    let taken: Set = [
      "Alignment", "Animation", "Canvas", "Color", "Edge", "Element", "Font", "Form", "Gradient", "Group", "Image",
      "Label",
      "Layout", "Line", "Link", "List", "Menu", "Path", "Section", "Slider", "Stepper", "Table", "Text", "Toggle",
      "View",
    ]
    for folder in ["Typeset/Library", "TypesetReview", "TypesetTesting"] {
      let types = try Self.declarations(in: folder).filter { $0.isType && $0.isOuter }
      #expect(types.allSatisfy { !taken.contains($0.name) })
    }
  }

  @Test func nothingPublicTakesOrGivesATuple() throws {
    let tuple = try Regex(#"(?:->|:) *\[?\((?:\w+: )?[\w.\[\]?]+, "#)
    for folder in ["Typeset/Library", "TypesetReview", "TypesetTesting"] {
      for declaration in try Self.declarations(in: folder) where !declaration.isType {
        let result = declaration.line.firstMatch(of: tuple)
        #expect(result == nil, "\(declaration.line)")
      }
    }
  }

  /// A library knows nothing of the options of a command; properties of CSS look alike.
  @Test func noTextOfALibraryNamesAnOption() throws {
    let option = try Regex(#""([^"]*[^"\w-])?--[a-z]"#)
    for folder in ["Typeset/Library", "TypesetReview", "TypesetTesting"] {
      for line in try Self.lines(in: folder)
      where !line.contains("var(--") && !line.contains("<!--") && !line.contains("\"style\":") {
        #expect(line.firstMatch(of: option) == nil, "\(line)")
      }
    }
  }

  private struct Declaration {
    let line: String
    let name: String
    let isType: Bool
    let isOuter: Bool
  }

  /// The lines of a library's sources that declare something public.
  private static func declarations(in folder: String) throws -> [Declaration] {
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
    return try lines(in: folder).compactMap { line in
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      guard line.drop(while: { $0 == " " }).hasPrefix("public "), !line.contains("public import") else { return nil }
      let kind = words.firstIndex(where: kinds.contains)
      return Declaration(
        line: String(line), name: kind.map { String(words[$0 + 1]) } ?? "", isType: kind != nil,
        isOuter: line.first != " ")
    }
  }

  private static func lines(in folder: String) throws -> [Substring] {
    let root = DocumentationPage.root.appendingPathComponent("Sources/\(folder)").path
    // The catalogue of rules also says which option shows a rule.
    return try FileManager.default.subpathsOfDirectory(atPath: root).filter {
      $0.hasSuffix(".swift") && !$0.contains("/Catalogue/")
    }.flatMap { file in
      try String(contentsOfFile: "\(root)/\(file)", encoding: .utf8).split(separator: "\n")
    }
  }
}
