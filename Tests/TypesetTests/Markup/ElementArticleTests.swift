import Foundation
import Testing

@testable import Typeset
@testable import TypesetReview

/// The articles about the elements are those that the declarations give, and their pictures those of the present
/// program.
///
/// `TYPESET_RECORD=failed` writes them anew.
@Suite struct ElementArticleTests {
  private static let isRecording = ProcessInfo.processInfo.environment["TYPESET_RECORD"] == "failed"
  private static let pages = ElementFamily.allCases.flatMap(ElementPage.pages)

  @Test func theArticlesAreCurrent() throws {
    try expect(ElementArticle.overview, in: ElementArticle.folder.appendingPathComponent("Elements.md"))
    for family in ElementFamily.allCases {
      let article = ElementArticle(family: family)
      try expect(article.text, in: article.file)
    }
  }

  private func expect(_ text: String, in file: URL) throws {
    if Self.isRecording { try text.write(to: file, atomically: true, encoding: .utf8) }
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(written == text, "TYPESET_RECORD=failed writes \(file.lastPathComponent) anew")
  }

  @Test func thePicturesAreCurrent() throws {
    let folder = try ExampleFolder()
    let resources = ElementArticle.folder.appendingPathComponent("Resources")
    try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
    var names: Set<String> = []
    for picture in Self.pages.compactMap(ElementPicture.init) {
      names.insert(picture.name)
      let rendered = try folder.render(picture.document, as: .png)
      let bytes = try #require(rendered.files.first)
      if Self.isRecording {
        let written = (try? Data(contentsOf: picture.file)).map([UInt8].init)
        if try written.map({ try Self.differ($0, bytes) }) ?? true { try Data(bytes).write(to: picture.file) }
      }
      let written = try [UInt8](Data(contentsOf: picture.file))
      #expect(try !Self.differ(written, bytes), "TYPESET_RECORD=failed draws \(picture.name) anew")
    }
    let present = try FileManager.default.contentsOfDirectory(atPath: resources.path).filter {
      $0.hasPrefix("element-")
    }
    #expect(Set(present).symmetricDifference(names) == [], "a picture belongs to no element, or is missing")
  }

  /// Whether two pictures differ more than versions of Cairo and FreeType do.
  private static func differ(_ expected: [UInt8], _ actual: [UInt8]) throws -> Bool {
    let tolerance = PixelTolerance(maxPixels: expected.count, maxCluster: 6, colorDelta: 12)
    let result = try Comparer(tolerance: tolerance).compare(
      expected: ComparisonInput(expected, name: "expected.png", folder: "."),
      actual: ComparisonInput(actual, name: "actual.png", folder: "."))
    return try !#require(result.report).passes
  }

  @Test(arguments: pages.map(\.title))
  func theExampleOfAnElementHasNoFault(title: String) throws {
    let page = try #require(Self.pages.first { $0.title == title })
    #expect(page.example.contains("<\(page.element.name.rawValue)"), "the example does not show the element")
    let document = ElementPicture(page)?.document ?? page.example
    let rendered = try ExampleFolder().render(document, as: .json)
    #expect(rendered.warnings.map(\.message) == [])
  }

  @Test func everyAttributeHasAnExampleThatIsRead() {
    let values = ValueReader(words: .standard)
    for page in Self.pages {
      for attribute in Vocabulary.attributes(of: page.element, in: page.parent) {
        let result = values.read(attribute.example, as: attribute.kind)
        guard case .fault(let fault) = result else { continue }
        Issue.record("\(page.title) \(attribute.name.rawValue)=\"\(attribute.example)\" cannot be \(fault.shown)")
      }
    }
  }
}

/// A folder with the files that the examples name.
private final class ExampleFolder {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("typeset-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let cases = DocumentationPage.root.appendingPathComponent("Tests/Cases/elements")
    for name in try FileManager.default.contentsOfDirectory(atPath: cases.path) {
      try FileManager.default.copyItem(
        at: cases.appendingPathComponent(name), to: folder.appendingPathComponent(name))
    }
    try FileManager.default.copyItem(
      at: DocumentationPage.root.appendingPathComponent("Fonts/NotoSans-Bold.ttf"),
      to: folder.appendingPathComponent("Brand.ttf"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func render(_ markup: String, as format: OutputFormat) throws -> RenderedDocument {
    var options = RenderingOptions()
    options.scale = ElementArticle.scale
    let typesetter = try Typesetter(bundledFonts: DocumentationPage.root.appendingPathComponent("Fonts"))
    let document = try typesetter.document(
      from: markup, name: "example.xml", folder: folder)
    return try document.render(as: format, options: options)
  }
}
