/// A pattern of RELAX NG.
indirect enum SchemaPattern {
  case empty
  case text
  case ref(String)
  case value(String)
  /// A datatype of XML Schema with the facets that narrow it.
  case data(String, [(name: String, value: String)])
  case list(SchemaPattern)
  case choice([SchemaPattern])
  case group([SchemaPattern])
  case interleave([SchemaPattern])
  case optional(SchemaPattern)
  case zeroOrMore(SchemaPattern)
  case oneOrMore(SchemaPattern)
  case attribute(String, SchemaPattern, documentation: String)
  case element(String, SchemaPattern, documentation: String)

  /// A text that matches a regular expression of XML Schema as a whole.
  static func matching(_ expression: String) -> SchemaPattern { .data("string", [("pattern", expression)]) }

  /// Adds the pattern in the XML syntax of RELAX NG, indented by two blanks a level.
  func write(into xml: inout String, level: Int) {
    switch self {
    case .empty: line("<empty/>", &xml, level)
    case .text: line("<text/>", &xml, level)
    case .ref(let name): line("<ref name=\"\(name)\"/>", &xml, level)
    case .value(let text): line("<value>\(Self.escaped(text))</value>", &xml, level)
    case .data(let type, let facets):
      if facets.isEmpty { return line("<data type=\"\(type)\"/>", &xml, level) }
      line("<data type=\"\(type)\">", &xml, level)
      for facet in facets {
        line("<param name=\"\(facet.name)\">\(Self.escaped(facet.value))</param>", &xml, level + 1)
      }
      line("</data>", &xml, level)
    case .list(let inner): wrap("list", "", [inner], &xml, level)
    case .choice(let parts): join("choice", parts, &xml, level)
    case .group(let parts): join("group", parts, &xml, level)
    case .interleave(let parts): join("interleave", parts, &xml, level)
    case .optional(let inner): wrap("optional", "", [inner], &xml, level)
    case .zeroOrMore(let inner): wrap("zeroOrMore", "", [inner], &xml, level)
    case .oneOrMore(let inner): wrap("oneOrMore", "", [inner], &xml, level)
    case .attribute(let name, let inner, let documentation):
      wrap("attribute", " name=\"\(name)\"", [inner], documentation: documentation, &xml, level)
    case .element(let name, let inner, let documentation):
      wrap("element", " name=\"\(name)\"", [inner], documentation: documentation, &xml, level)
    }
  }

  /// Adds a definition.
  func define(_ name: String, into xml: inout String) {
    if case .group(let parts) = self, parts.count > 1 {
      wrap("define", " name=\"\(name)\"", parts, &xml, 1)
    } else {
      wrap("define", " name=\"\(name)\"", [self], &xml, 1)
    }
  }

  private func join(_ name: String, _ parts: [SchemaPattern], _ xml: inout String, _ level: Int) {
    switch parts.count {
    case 0: SchemaPattern.empty.write(into: &xml, level: level)
    case 1: parts[0].write(into: &xml, level: level)
    default: wrap(name, "", parts, &xml, level)
    }
  }

  private func wrap(
    _ name: String, _ attributes: String, _ parts: [SchemaPattern], documentation: String? = nil,
    _ xml: inout String, _ level: Int
  ) {
    line("<\(name)\(attributes)>", &xml, level)
    if let documentation {
      line("<a:documentation>\(Self.escaped(documentation))</a:documentation>", &xml, level + 1)
    }
    for part in parts { part.write(into: &xml, level: level + 1) }
    line("</\(name)>", &xml, level)
  }

  private func line(_ text: String, _ xml: inout String, _ level: Int) {
    xml += String(repeating: "  ", count: level) + text + "\n"
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
