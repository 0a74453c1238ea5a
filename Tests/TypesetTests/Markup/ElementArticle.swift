import Foundation

@testable import Typeset

/// The article about a family of elements, made from their declarations, and the pictures in it.
struct ElementArticle {
  /// The family.
  let family: ElementFamily

  /// The folder of the articles.
  static let folder = DocumentationPage.root.appendingPathComponent("Sources/Typeset/Library/Typeset.docc")
  /// The pixels of a picture per point.
  static let scale = 2.0

  /// The name of the article, without extension.
  var name: String { "Elements-" + family.rawValue }
  /// The file of the article.
  var file: URL { Self.folder.appendingPathComponent(name + ".md") }

  /// The article as Markdown.
  var text: String {
    let pages = ElementPage.pages(of: family)
    var text = "# \(family.title)\n\n\(pages.map { "`\($0.title)`" }.joined(separator: " · "))\n\n## Overview\n\n"
    text +=
      "Made from the declarations of the elements, as is `typesetter help element NAME`. The common attributes are\n"
      + "explained in <doc:Elements>.\n"
    for page in pages { text += "\n" + section(on: page) }
    return text
  }

  private func section(on page: ElementPage) -> String {
    var text = "## \(page.title)\n\n\(page.element.summary).\n\n```xml\n\(page.example)\n```\n"
    if let picture = ElementPicture(page) { text += "\n![\(page.summary)](\(picture.name))\n" }
    text += "\n- Inside: \(page.parents.isEmpty ? "nothing; it is the root" : list(page.parents))\n"
    text += "- Holds: \(contents(of: page))\n"
    let (own, common) = page.attributes
    if !common.isEmpty { text += "- Common attributes: \(list(common.map(\.name)))\n" }
    guard !own.isEmpty else { return text }
    return text + "\n" + Self.table(own)
  }

  private func contents(of page: ElementPage) -> String {
    let text = page.element.content == .inline || page.element.content == .flow ? ["text"] : []
    if page.element.content == .characters { return "characters" }
    return page.children.isEmpty && text.isEmpty ? "nothing" : (text + [list(page.children)]).joined(separator: ", ")
  }

  private func list(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: " ") }

  /// A table of attributes.
  static func table(_ attributes: [AttributePage]) -> String {
    var text = "| attribute | values | default | meaning |\n|---|---|---|---|\n"
    for attribute in attributes {
      let standard = attribute.standard ?? (attribute.isRequired ? "required" : "")
      text += "| `\(attribute.name)` | \(attribute.values) | \(standard) | \(attribute.summary) |\n"
    }
    return text
  }

  /// The article that leads to all others, with the common attributes.
  static var overview: String {
    var text = """
      # Elements

      All elements of the markup and the attributes that many of them share.

      ## Overview

      An attribute that does nothing on an element is an error there. `typesetter elements` lists the elements, and
      `typesetter help element NAME` explains one.

      ## Families


      """
    for family in ElementFamily.allCases {
      let names = ElementPage.pages(of: family).map { "`\($0.title)`" }.joined(separator: " ")
      text += "- <doc:Elements-\(family.rawValue)>: \(names)\n"
    }
    return text + "\n## Common attributes\n\n" + table(Common.all.map(AttributePage.init))
  }
}

/// The picture of an element's example.
struct ElementPicture {
  /// The name of its file.
  let name: String
  private let page: ElementPage

  /// The picture of an element that is drawn and needs no file of its author; nil for any other.
  init?(_ page: ElementPage) {
    switch page.element.kind {
    case .structure: return nil
    case .canvas, .running, .container, .text, .list, .rows, .table, .control, .bar, .layer, .picture, .drawing,
      .inline:
      break
    }
    self.page = page
    name = "element-\(page.title.split(separator: " ").joined(separator: "-")).png"
  }

  /// The file of the picture.
  var file: URL { ElementArticle.folder.appendingPathComponent("Resources/" + name) }

  /// A document that shows the example.
  var document: String {
    let inside =
      switch page.element.kind {
      case _ where page.example.hasPrefix("<screen"): page.example
      case .canvas, .running, .layer, .inline(.pageNumber), .inline(.pageCount): page.example
      case .bar: "<screen device=\"iphone-se\">\(page.example)</screen>"
      case .structure, .container, .text, .list, .rows, .table, .control, .picture, .drawing, .inline:
        "<canvas width=\"320\" padding=\"12\">\(page.example)</canvas>"
      }
    let isMessage = page.element.kind.family == .values && page.example.contains("<t ")
    let head = isMessage ? "<head><catalog src=\"Localizable.xcstrings\"/></head>" : ""
    return "<document lang=\"en\">\(head)\(inside)</document>"
  }
}
