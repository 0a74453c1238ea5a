import Typeset

/// A finished page as it stands in a cell: with names of its own, so that it collides with no other rendering of the sheet.
struct CellContents {
  /// What every name of the rendering begins with: its own name, with what no `id` may hold replaced.
  let prefix: String
  /// Whether the rendering has several canvases or pages.
  let isOneOfSeveral: Bool

  /// The contents of every rendering, no two with one prefix.
  static func named(_ cells: [SheetCell]) -> [Int: CellContents] {
    var counts: [Int: Int] = [:]
    for cell in cells { counts[cell.rendering, default: 0] += 1 }
    var taken: Set<String> = []
    var result: [Int: CellContents] = [:]
    for cell in cells where result[cell.rendering] == nil {
      let plain = plain(cell.name)
      var (prefix, number) = (plain, 2)
      while !taken.insert(prefix).inserted {
        prefix = "\(plain)-\(number)"
        number += 1
      }
      result[cell.rendering] = CellContents(prefix: prefix, isOneOfSeveral: counts[cell.rendering] != 1)
    }
    return result
  }

  private static func plain(_ rendering: String) -> String {
    var name = ""
    for character in rendering.unicodeScalars {
      let isKept = character.properties.isAlphabetic || character.properties.numericType != nil || character == "-"
      name.unicodeScalars.append(isKept ? character : "_")
    }
    return name.unicodeScalars.first?.properties.isAlphabetic == true ? name : "_" + name
  }

  /// The name of the cell of a canvas.
  func name(ofCanvas canvas: Int) -> String { isOneOfSeveral ? "\(prefix)_\(canvas + 1)" : prefix }

  /// What a page draws, every element renamed; links inside the document lead to the renamed elements.
  func items(of frame: Frame) -> [FrameItem] { frame.items.map(renamed) }

  private func renamed(_ item: FrameItem) -> FrameItem {
    guard case .group(var group) = item else { return item }
    if case .element(var element) = group.meaning {
      // Without a name of its own it is told from its like in other renderings by its place in the source.
      let place = element.position
      element.id = "\(prefix).\(element.id.isEmpty ? "\(place.line).\(place.column)" : element.id)"
      element.outlineTitle = nil
      if let link = element.link, link.utf8.first == UInt8(ascii: "#"), link.utf8.count > 1 {
        element.link = "#\(prefix).\(link.dropFirst())"
      }
      group.meaning = .element(element)
    }
    group.items = group.items.map(renamed)
    return .group(group)
  }
}
