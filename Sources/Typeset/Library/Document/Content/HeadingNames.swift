/// What the headings of a file are called in links, as GitHub calls them: in lower case, without punctuation, with
/// hyphens for spaces, and with numbers where several have one name.
struct HeadingNames {
  /// The `id` of each name that a link may give.
  private(set) var targets: [String: String] = [:]
  /// How many headings have a name without a number.
  private var counts: [String: Int] = [:]

  /// The `id` of the next heading, one that nothing in `taken` has; nil for a heading without letters.
  mutating func add(heading text: String, avoiding taken: inout Set<String>) -> String? {
    let plain = Self.name(of: text)
    guard !plain.isEmpty else { return nil }
    var name = plain
    while targets[name] != nil {
      counts[plain, default: 0] += 1
      name = "\(plain)-\(counts[plain, default: 0])"
    }
    return add(name: name, avoiding: &taken)
  }

  /// The `id` of an element that has a name of its own; nil for a name that another element has, or without letters.
  mutating func add(name: String, avoiding taken: inout Set<String>) -> String? {
    // Names that begin with a digit are none in XML.
    let base = MarkupSyntax.isName(name) ? name : "_" + name
    guard targets[name] == nil, MarkupSyntax.isName(base) else { return nil }
    var id = base
    var number = 1
    while !taken.insert(id).inserted {
      number += 1
      id = "\(base)-\(number)"
    }
    targets[name] = id
    return id
  }

  /// Lets links call a heading by the name of what is around it.
  mutating func add(name: String, for id: String) { if targets[name] == nil { targets[name] = id } }

  /// The name of a heading without a number.
  static func name(of heading: String) -> String {
    var name = ""
    for scalar in heading.lowercased().unicodeScalars {
      switch scalar.properties.generalCategory {
      case _ where scalar == " ": name.unicodeScalars.append("-")
      case _ where scalar == "-" || scalar.properties.isAlphabetic: name.unicodeScalars.append(scalar)
      case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation:
        name.unicodeScalars.append(scalar)
      default: break
      }
    }
    return name
  }
}
