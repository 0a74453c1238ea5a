/// R126: headings mark the sections of a document, so that a reader can go from one to the next.
///
/// Each is a heading of its level in the structure of the output, and an entry of its outline.
enum R126Headings {
  static let rule = Rule(126)

  /// The level of a heading; nil for anything else. The title of a screen stands above all its headings and counts as the first.
  static func level(of name: ElementName) -> Int? {
    switch name {
    case .title, .h1: 1
    case .h2: 2
    case .h3: 3
    case .h4: 4
    default: nil
    }
  }

  /// Whether an element opens an entry of the outline.
  static func opensOutlineEntry(_ name: ElementName) -> Bool { level(of: name) != nil }
}
