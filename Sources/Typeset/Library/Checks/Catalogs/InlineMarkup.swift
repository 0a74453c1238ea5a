/// The tags inside of a text, as in `<b>`, `</b>` and `<br/>`.
struct InlineMarkup {
  /// A stretch of markup.
  struct Mark {
    /// What it is.
    enum Kind: Hashable {
      /// `<b>`.
      case open
      /// `</b>`.
      case close
      /// `<br/>`.
      case empty
    }

    /// What it is.
    var kind: Kind
    /// The name of the tag in lower case.
    var name: String
    /// Where it is.
    var range: Range<String.Index>
  }

  /// The tags in order.
  private(set) var tags: [Mark] = []

  /// Finds the tags of a text, in a time that is linear in its length.
  init(_ text: String) {
    var index = text.startIndex
    while let start = text[index...].firstIndex(of: "<") {
      let after = text.index(after: start)
      index = after
      guard let (mark, end) = Self.tag(in: text, from: start, after: after) else { continue }
      tags.append(mark)
      index = end
    }
  }

  /// Tags without contents, and those that say how lines and paragraphs are made, which is for each language to say.
  private static let layout: Set<String> = ["br", "p", "wbr", "hr", "img", "div"]

  /// Names of tags that must be closed, whatever the text that a translation is made from has.
  private static let closed: Set<String> = [
    "a", "b", "strong", "i", "em", "u", "s", "span", "code", "sup", "sub", "small", "font", "big", "mark", "tt",
  ]

  /// How long a tag may be.
  private static let longest = 400

  private static func tag(in text: String, from start: String.Index, after: String.Index) -> (Mark, String.Index)? {
    var rest = text[after...].prefix(longest)
    let closes = rest.first == "/"
    if closes { rest.removeFirst() }
    let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ":" || $0 == "_") }
    guard let first = name.first, first.isLetter || name.allSatisfy(\.isNumber) else { return nil }
    rest = rest[name.endIndex...]
    guard let next = rest.first, next == ">" || next == "/" || next.isWhitespace, let end = rest.firstIndex(of: ">"),
      !rest[..<end].contains("<")
    else { return nil }
    let isEmpty = rest[..<end].last == "/"
    let mark = Mark(
      kind: closes ? .close : isEmpty ? .empty : .open, name: name.lowercased(), range: start..<text.index(after: end))
    return (mark, mark.range.upperBound)
  }

  /// The names of the tags around some stretch, each as often as it is opened.
  var pairs: [String: Int] {
    var pairs: [String: Int] = [:]
    for tag in tags where tag.kind == .open && !Self.layout.contains(tag.name) { pairs[tag.name, default: 0] += 1 }
    return pairs
  }

  /// The names of tags that are opened and not closed, or closed and not opened, in order; `known` are names that are
  /// pairs elsewhere.
  func unbalanced(known: Set<String>) -> [String] {
    var open: [String: Int] = [:]
    var faults: Set<String> = []
    for tag in tags where known.contains(tag.name) || Self.closed.contains(tag.name) {
      switch tag.kind {
      case .open: open[tag.name, default: 0] += 1
      case .close:
        if open[tag.name, default: 0] == 0 { faults.insert(tag.name) } else { open[tag.name, default: 0] -= 1 }
      case .empty: continue
      }
    }
    for (name, count) in open where count > 0 { faults.insert(name) }
    return faults.sorted()
  }

  /// Whether every tag that it opens is closed.
  func closes(_ name: String) -> Bool {
    tags.count { $0.name == name && $0.kind == .open } == tags.count { $0.name == name && $0.kind == .close }
  }
}

/// The emphasis and links of a text in Markdown.
struct MarkdownMarks {
  /// How many times `**` is written.
  let emphases: Int
  /// How many links are written, as in `[text](address)`.
  let links: Int

  /// Counts the marks of a text.
  init(_ text: String) {
    emphases = text.split(separator: "**", omittingEmptySubsequences: false).count - 1
    links = text.split(separator: "](", omittingEmptySubsequences: false).count - 1
  }
}
