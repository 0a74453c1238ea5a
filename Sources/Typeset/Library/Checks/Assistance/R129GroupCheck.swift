/// Finds words below a picture that are not read with it, because other pictures are read in between (R129): a warning.
///
/// It looks at texts that begin at most 24 points below a picture or chart and whose middle is within its width, or
/// whose picture's middle is within theirs. Where another picture lies between the two in reading order, whose own
/// words come later, pictures are read in a row and then their words. A paragraph below several pictures, decoration,
/// controls and icons are left alone.
enum R129GroupCheck: PageCheck {
  static let rule = Rule(129)

  /// How far below its picture a text may begin, in points.
  private static let mostDistance = 24.0

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    let pictures = page.elements.filter {
      ($0.name == .image || $0.name?.isInfographic == true) && $0.element.role == .image && !page.isHidden($0)
    }
    guard pictures.count > 1 else { return }
    let pairs = page.elements.filter { $0.isWords }.compactMap {
      text -> (text: CheckedElement, picture: CheckedElement)? in
      let above = pictures.filter { isBelow(text.frame, $0.frame) }
      return above.max { $0.frame.maxY < $1.frame.maxY }.map { (text, $0) }
    }
    // Where the last words of each picture are.
    var ends: [Int: Int] = [:]
    for (text, picture) in pairs { ends[picture.index] = text.index }
    var reported: Set<Int> = []
    var passed = 0
    for (text, picture) in pairs where picture.index < text.index {
      while passed + 1 < pictures.count, pictures[passed + 1].index < text.index { passed += 1 }
      let last = pictures[passed]
      guard last.index != picture.index, ends[last.index].map({ $0 > text.index }) ?? false,
        reported.insert(picture.index).inserted
      else { continue }
      log.add(
        .warning, at: text,
        "the text is below \(quoted(page.words(for: picture))), but is read after \(quoted(page.words(for: last)))",
        remedy: "put each picture and its words into a <group>")
    }
  }

  private static func isBelow(_ text: Rect, _ picture: Rect) -> Bool {
    let gap = text.origin.y - picture.maxY
    guard gap > -1, gap <= mostDistance else { return false }
    let (middle, other) = (text.origin.x + text.width / 2, picture.origin.x + picture.width / 2)
    return (picture.origin.x...picture.maxX).contains(middle) || (text.origin.x...text.maxX).contains(other)
  }
}

extension CheckedElement {
  /// Whether it is a short text that can belong to a picture.
  fileprivate var isWords: Bool {
    switch name {
    case .label, .caption, .p, .figcaption: true
    default: false
    }
  }
}
