// Parts of a text.

enum InlineElements {
  static let span = part(.span, .span, "A part of a text with attributes of its own", "<span color=\"red\">lamp</span>")
  static let b = part(.b, .b, "Bold text", "<b>lamp</b>")
  static let strong = part(.strong, .strong, "Important text, in bold", "<strong>lamp</strong>")
  static let i = part(.i, .i, "Italic text, where the font has an italic", "<i>lamp</i>")
  static let em = part(.em, .em, "Emphasized text, in italic where the font has one", "<em>lamp</em>")
  static let u = part(.u, .u, "Underlined text", "<u>lamp</u>")
  static let s = part(.s, .s, "Struck text", "<s>lamp</s>")
  static let code = part(
    .code, .code, style: ElementStyle(font: ElementStyle.monospacedFamily),
    "Code, in type of one width; from left to right (R052)",
    "<code>lamp.on()</code>")
  static let sup = part(.sup, .sup, "Small text above the baseline", "lamp<sup>2</sup>")
  static let sub = part(.sub, .sub, "Small text below the baseline", "lamp<sub>2</sub>")
  static let bdi = part(.bdi, .bdi, "Text isolated from the direction of the text around it", "<bdi>المنارة</bdi>")
  static let phone = leftToRight(.phone, .phone, "A phone number", "<phone>+1 (555) 010-0100</phone>")
  static let url = leftToRight(.url, .url, "An address, which can break after slashes", "<url>example.org/map</url>")
  static let email = leftToRight(.email, .email, "An email address", "<email>sam@example.org</email>")
  static let codeNumber = leftToRight(
    .codeNumber, .codeNumber, "A number that is not counted with, such as a card number",
    "<code-number>4000 1234</code-number>")
  static let formula = part(
    .formula, .formula,
    "A formula; from left to right, but from right to left where the locale writes the digits `arab` (R012)",
    "<formula>2x + 3 = 11</formula>")
  static let br = ElementDeclaration(
    .br, .inline(.br), in: .inline, holds: .nothing, common: [.when], "Ends a line",
    example: "<p>The tower<br/>was a lamp.</p>")
  static let wbr = ElementDeclaration(
    .wbr, .inline(.wbr), in: .inline, holds: .nothing, common: [.when], "Allows a line to end inside a word",
    example: "<p>Leuchtturm<wbr/>wärterin</p>")
  static let pageNumber = counter(.pageNumber, .pageNumber, "The number of the page")
  static let pageCount = counter(.pageCount, .pageCount, "The number of all pages")

  private static func part(
    _ name: ElementName, _ kind: ElementKind.Inline, style: ElementStyle = ElementStyle(), _ summary: String,
    _ example: String
  ) -> ElementDeclaration {
    ElementDeclaration(
      name, .inline(kind), in: .inline, holds: .inline, dir: .text, common: Common.inline, style: style, summary,
      example: "<p>The tower was a \(example) for ships.</p>")
  }

  private static func leftToRight(
    _ name: ElementName, _ kind: ElementKind.Inline, _ summary: String, _ example: String
  ) -> ElementDeclaration {
    ElementDeclaration(
      name, .inline(kind), in: .inline, holds: .inline, common: Common.inline.subtracting([.dir, .numbers]),
      traits: .isLeftToRight, summary + "; always from left to right (R052)", example: "<p>Contact: \(example)</p>")
  }

  private static func counter(
    _ name: ElementName, _ kind: ElementKind.Inline, _ summary: String
  ) -> ElementDeclaration {
    ElementDeclaration(
      name, .inline(kind), in: .counter, holds: .nothing,
      common: Common.inline.subtracting([.id, .dir, .numbers, .key, .translate]), summary,
      example: """
        <page size="300x160" margin="36"><running-foot>Page <\(name.rawValue)/></running-foot><p>The tower.</p></page>
        """)
  }
}

enum LinkElement {
  static let href = Attribute<String?>(
    .href, .filled, example: "https://example.org", isRequired: true,
    "The address, or `#` and an `id` of the document")

  static let declaration = ElementDeclaration(
    .a, .inline(.a), in: .inline, holds: .inline, dir: .text, attributes: [href.declaration], common: Common.inline,
    style: ElementStyle(color: "tint"), "A link, underlined (R118)",
    example: "<p>Read <a href=\"https://example.org\">about lighthouses</a>.</p>")
}

enum OverrideElement {
  static let dir = Attribute<DirectionRequest?>(
    .dir, .words([DirectionRequest.leftToRight, .rightToLeft].map(\.rawValue)), isRequired: true,
    "The direction that every character takes")

  static let declaration = ElementDeclaration(
    .bdo, .inline(.bdo), in: .inline, holds: .inline, attributes: [dir.declaration],
    common: Common.inline.subtracting([.dir, .numbers]), "Text whose characters all run in one direction",
    example: "<p>Spelled backwards: <bdo dir=\"rtl\">lamp</bdo></p>")
}
