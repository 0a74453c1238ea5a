// What a file of another language of markup says.

enum ContentElement {
  static let src = Attribute<String?>(
    .src, .filled, example: "terms.md", isRequired: true, "A Markdown or HTML file, relative to the document")

  static let declaration = ElementDeclaration(
    .content, .container(.column), holds: .blocks, attributes: [src.declaration], common: [.ignore, .because],
    "The blocks of a Markdown or HTML file, as if they were written here: headings, paragraphs, lists, tables, pictures",
    example: "<content src=\"terms.md\"/>")
}
