/// Finds items of one list whose texts are aligned to different sides (R008).
///
/// The program aligns all items to the side of the list, so that only `align` of an author, on an item or inside one,
/// can do this. Texts of items are compared with their first one; the centre is a side too. Values at the end of a row,
/// texts in controls, and lists inside of items are left alone.
enum R008ListAlignmentCheck: PageCheck {
  static let rule = Rule(8)

  static func check(_ page: CheckedPage, _ log: inout FaultLog) {
    for list in page.elements where list.name == .ul || list.name == .ol || list.name == .list {
      var first: CheckedElement?
      for text in texts(of: list, on: page) {
        guard let side = text.element.alignment else { continue }
        guard let known = first, let expected = known.element.alignment else {
          first = text
          continue
        }
        guard side != expected else { continue }
        log.add(
          .warning, at: text,
          "the item is at the \(side.rawValue), and others of its list are at the \(expected.rawValue)",
          remedy: "remove align, so that all items of the list are at one side"
        ) {
          $0.measured = side.rawValue
          $0.required = expected.rawValue
        }
      }
    }
  }

  /// The first text of each item of a list, in order.
  private static func texts(of list: CheckedElement, on page: CheckedPage) -> [CheckedElement] {
    var texts: [CheckedElement] = []
    var index = list.index + 1
    while index < list.end {
      let element = page.elements[index]
      guard element.name == .li || element.name == .item else {
        // A list in an item is a list of its own; a section holds items.
        index = element.name == .section ? index + 1 : element.end
        continue
      }
      let labels = page.elements[index..<element.end]
      if let text = element.name == .li ? element : labels.first(where: { $0.name == .label }) { texts.append(text) }
      index = element.end
    }
    return texts
  }
}
