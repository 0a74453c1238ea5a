/// The texts that flow over several pages.
enum SplitTexts {
  /// The elements that hold the same text in both layouts, but on several pages of one of them.
  static func split(_ expected: [ElementTree], _ actual: [ElementTree]) -> Set<String> {
    let (old, new) = (texts(expected), texts(actual))
    return Set(
      old.compactMap { id, text in
        guard let other = new[id], text.pages > 1 || other.pages > 1, text.words == other.words else { return nil }
        return id
      })
  }

  private static func texts(_ pages: [ElementTree]) -> [String: (words: String, pages: Int)] {
    guard pages.count > 1 else { return pages.first.map { texts(of: $0) } ?? [:] }
    return pages.map { texts(of: $0) }.reduce(into: [:]) { all, page in
      all.merge(page) { ($0.words + $1.words, $0.pages + 1) }
    }
  }

  private static func texts(of page: ElementTree) -> [String: (words: String, pages: Int)] {
    var texts: [String: (words: String, pages: Int)] = [:]
    for node in page.nodes where !node.record.lines.isEmpty && !node.record.id.isEmpty {
      texts[node.record.id] = (node.record.textWithoutBlanks, 1)
    }
    return texts
  }
}
