/// The elements of HTML, by what becomes of them.
enum HTMLNames {
  /// What becomes of an element.
  enum Role: Equatable {
    /// A part of a text.
    case phrase(ElementName)
    /// A text of its own.
    case text(ElementName)
    /// Something around blocks that leaves no trace.
    case container
    case quotation
    case list(ElementName)
    case item
    case table
    case head
    case rows
    case row
    case cell(ElementName)
    case lineBreak
    case rule
    case picture
    /// What is left out with its contents; whether anybody misses it.
    case skipped(isMissed: Bool)
    /// A tag without an end that shows nothing.
    case nothing
  }

  /// The role of an element; nil for one that is not known.
  static func role(of name: String) -> Role? { roles[name] }

  /// Whether a tag may be within a text, without an end of it.
  static func isWithinText(_ token: HTMLToken) -> Bool {
    switch role(of: token.text) {
    case .phrase, .lineBreak, .picture, .nothing, nil: true
    default: token.kind == .text
    }
  }

  /// Elements whose contents are characters up to the end tag.
  static let rawTexts: Set<String> = [
    "script", "style", "title", "textarea", "xmp", "iframe", "noembed", "noframes", "plaintext",
  ]

  private static let roles: [String: Role] = {
    var roles: [String: Role] = [
      "p": .text(.p), "h1": .text(.h1), "h2": .text(.h2), "h3": .text(.h3), "h4": .text(.h4), "h5": .text(.h4),
      "h6": .text(.h4), "pre": .text(.pre), "dt": .text(.p), "dd": .text(.p), "address": .text(.p),
      "summary": .text(.p),
      "legend": .text(.p), "figcaption": .text(.caption), "caption": .text(.caption), "blockquote": .quotation,
      "ul": .list(.ul), "menu": .list(.ul), "ol": .list(.ol), "li": .item, "table": .table, "thead": .head,
      "tbody": .rows, "tfoot": .rows, "tr": .row, "td": .cell(.td), "th": .cell(.th), "br": .lineBreak, "hr": .rule,
      "img": .picture, "a": .phrase(.a), "sub": .phrase(.sub), "sup": .phrase(.sup),
    ]
    let groups: [(Role, [String])] = [
      (.phrase(.em), ["em", "i", "cite", "dfn", "var"]), (.phrase(.strong), ["strong", "b"]),
      (.phrase(.s), ["s", "del", "strike"]), (.phrase(.u), ["u", "ins"]),
      (.phrase(.code), ["code", "kbd", "samp", "tt"]),
      (
        .phrase(.span),
        ["span", "small", "big", "mark", "q", "abbr", "acronym", "time", "label", "font", "bdi", "data", "nobr"]
      ),
      (
        .container,
        [
          "html", "head", "body", "div", "section", "article", "main", "header", "footer", "nav", "aside", "figure",
          "form",
          "fieldset", "details", "hgroup", "center", "dl", "search", "noscript",
        ]
      ),
      (.skipped(isMissed: false), ["title", "style"]),
      (
        .skipped(isMissed: true),
        [
          "script", "template", "svg", "math", "iframe", "object", "video", "audio", "canvas", "select", "textarea",
          "button", "applet", "noembed", "noframes", "xmp", "plaintext",
        ]
      ),
      (.nothing, ["meta", "link", "base", "col", "colgroup", "wbr", "source", "track", "param", "area"]),
    ]
    for (role, names) in groups { for name in names { roles[name] = role } }
    return roles
  }()
}
