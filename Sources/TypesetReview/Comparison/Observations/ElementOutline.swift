import Typeset

/// The elements of a page as an indented list with places and texts, short enough for a program that reads by the word.
///
/// Where the whole is too long, elements without a text and an id are left out first, then the deepest ones.
package struct ElementOutline: CustomStringConvertible {
  /// An element in the list.
  private struct Entry {
    /// How many elements it is in.
    var depth: Int
    /// What is said about it.
    var words: String
    /// Whether it has a text or an id.
    var isNamed: Bool
  }

  private let head: String
  private let entries: [Entry]

  /// The most bytes of an outline.
  static let mostBytes = 2000
  /// The most characters of a text.
  private static let mostCharacters = 32

  /// The outline of a finished page.
  package init(_ frame: Frame) {
    head = [
      frame.name, Self.text(frame.size), frame.direction.rawValue, frame.locale, frame.device,
    ].compactMap(\.self).joined(separator: " ")
    var entries: [Entry] = []
    Self.add(frame.items, from: .zero, depth: 0, to: &entries)
    self.entries = entries
  }

  /// The texts of a page, one for each element that has some of its own.
  static func texts(of frame: Frame) -> [String] { frame.items.flatMap(texts) }

  private static func texts(of item: FrameItem) -> [String] {
    guard case .group(let group) = item else { return [] }
    switch group.meaning {
    case .annotation: return []
    case .line(let line): return [line.text]
    case .element, .artifact:
      // Lines of one text are one.
      let own = group.items.ownText
      return (own.isEmpty ? [] : [own])
        + group.items.filter { !$0.isLine }.flatMap(texts)
    }
  }

  private static func add(_ items: [FrameItem], from origin: Point, depth: Int, to entries: inout [Entry]) {
    for case .group(let group) in items {
      if case .annotation = group.meaning { continue }
      let start = origin + group.origin
      guard case .element(let element) = group.meaning else {
        add(group.items, from: start, depth: depth, to: &entries)
        continue
      }
      let text = group.items.ownText
      let isNamed = element.hasOwnID || !text.isEmpty || element.label?.isEmpty == false
      entries.append(Entry(depth: depth, words: words(about: element, at: start, text: text), isNamed: isNamed))
      add(group.items, from: start, depth: depth + 1, to: &entries)
    }
  }

  private static func words(about element: Element, at origin: Point, text: String) -> String {
    var words = [element.hasOwnID ? "\(element.name)#\(element.id)" : element.name]
    let name = text.isEmpty ? element.label ?? "" : text
    if !name.isEmpty {
      words.append(quoted(name.count > mostCharacters ? name.prefix(mostCharacters - 1) + "…" : name))
    }
    words.append("\(Int(origin.x.rounded())),\(Int(origin.y.rounded())) \(Self.text(element.size))")
    if let value = element.value { words.append("= \(value)") }
    if element.isTruncated { words.append("cut") }
    if !element.isEnabled { words.append("disabled") }
    if element.isSelected == true { words.append("selected") }
    if let isChecked = element.isChecked { words.append(isChecked ? "on" : "off") }
    if element.isInert { words.append("behind") }
    return words.joined(separator: " ")
  }

  private static func text(_ size: Size) -> String { "\(Int(size.width.rounded()))x\(Int(size.height.rounded()))" }

  /// The outline, a line for each element.
  package var description: String {
    let whole = lines(entries)
    if whole.utf8.count <= Self.mostBytes { return whole }
    var shown = entries.filter(\.isNamed)
    while lines(shown).utf8.count > Self.mostBytes, let deepest = shown.map(\.depth).max() {
      // Of elements that are all as deep, the last ones go.
      if shown.allSatisfy({ $0.depth == deepest }) {
        shown.removeLast()
      } else {
        shown.removeAll { $0.depth == deepest }
      }
    }
    return lines(shown)
  }

  private func lines(_ shown: [Entry]) -> String {
    let more = entries.count - shown.count
    return head + "\n" + shown.map { String(repeating: " ", count: $0.depth) + $0.words + "\n" }.joined()
      + (more == 0 ? "" : "(\(more) more inside; crop to an element to see them)\n")
  }
}

extension FrameItem {
  /// Whether it is a line of text.
  fileprivate var isLine: Bool {
    guard case .group(let group) = self, case .line = group.meaning else { return false }
    return true
  }
}

extension [FrameItem] {
  /// The text of the lines among them, and not of elements in them.
  fileprivate var ownText: String {
    compactMap { item in
      guard case .group(let group) = item, case .line(let line) = group.meaning else { return nil }
      return line.text.last?.isWhitespace == true ? String(line.text.dropLast()) : line.text
    }.joined(separator: " ")
  }
}
