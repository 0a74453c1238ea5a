/// The declarations of CSS in a `style` attribute or element, without their selectors.
struct SVGStyleRules {
  /// The declarations in order.
  private(set) var declarations: [(name: String, value: String)] = []
  /// Whether it has escapes, comments or imports, which hide what it says.
  let isSuspect: Bool

  /// Takes CSS apart at braces and semicolons.
  init(_ text: String) {
    isSuspect = text.contains("\\") || text.contains("/*") || text.contains("@")
    for part in text.split(whereSeparator: { $0 == ";" || $0 == "{" || $0 == "}" }) {
      guard let colon = part.firstIndex(of: ":") else { continue }
      let name = part[..<colon].filter { !$0.isWhitespace }.lowercased()
      declarations.append((name, String(part[part.index(after: colon)...])))
    }
  }

  /// Whether it makes elements that it selects more costly, or has more rules than need no look.
  var isCostly: Bool {
    declarations.count > PictureLimits.mostPlainRules
      || declarations.contains {
        Self.costly.contains($0.name) || $0.name.hasPrefix("marker") || $0.value.contains("(")
      }
  }

  private static let costly: Set<String> = ["filter", "mask", "clip-path", "stroke-dasharray"]

  /// The `id` of every element that a value refers to: `url(#a)`.
  static func references(in value: String) -> [String] {
    guard value.utf8.contains(UInt8(ascii: "(")) else { return [] }
    return value.split(separator: "(").dropFirst().compactMap { part in
      let target = part.prefix { $0 != ")" }.drop { $0.isWhitespace || $0 == "'" || $0 == "\"" }
      guard target.first == "#" else { return nil }
      return String(target.dropFirst().prefix { $0 != "'" && $0 != "\"" && !$0.isWhitespace })
    }
  }
}
