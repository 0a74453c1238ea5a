/// The outline of a document as objects of a PDF file: the root, then one object a heading.
struct PDFOutline {
  /// The object of the root.
  let root: Int
  private let entries: [StructureTree.OutlineEntry]
  private var links: [Links] = []
  private var first = 0
  private var last = 0

  /// How an entry hangs together with others; objects, 0 for none.
  private struct Links {
    var parent: Int
    var previous = 0
    var next = 0
    var first = 0
    var last = 0
    var count = 0
  }

  /// An outline whose objects are numbered from `firstObject`; a deeper level after a higher one hangs below it.
  init(_ entries: [StructureTree.OutlineEntry], firstObject: Int) {
    root = firstObject
    self.entries = entries
    var open: [Int] = []
    for (index, entry) in entries.enumerated() {
      while let last = open.last, entries[last].level >= entry.level { open.removeLast() }
      let number = object(index)
      var link = Links(parent: open.last.map(object) ?? root)
      link.previous = open.last.map { links[$0].last } ?? last
      if link.previous > 0 { links[link.previous - root - 1].next = number }
      links.append(link)
      if let parent = open.last {
        if links[parent].first == 0 { links[parent].first = number }
        links[parent].last = number
      } else {
        if first == 0 { first = number }
        last = number
      }
      for parent in open { links[parent].count += 1 }
      open.append(index)
    }
  }

  /// How many objects it has.
  var objectCount: Int { entries.count + 1 }

  private func object(_ index: Int) -> Int { root + 1 + index }

  /// Writes the object `root + index`.
  func write(_ index: Int, to out: ByteBuffer, pages: [Int], heights: [Double]) {
    guard index > 0 else {
      out.append("<< /Type /Outlines")
      append("\n   /First ", first, to: out)
      append("\n   /Last ", last, to: out)
      out.append("\n   /Count ")
      out.append(decimal: entries.count)
      return out.append("\n>>")
    }
    let entry = entries[index - 1]
    let link = links[index - 1]
    out.append("<< /Title ")
    out.append(pdf: entry.title)
    append("\n   /Parent ", link.parent, to: out)
    append("\n   /Prev ", link.previous, to: out)
    append("\n   /Next ", link.next, to: out)
    append("\n   /First ", link.first, to: out)
    append("\n   /Last ", link.last, to: out)
    if link.count > 0 {
      out.append("\n   /Count ")
      out.append(decimal: link.count)
    }
    out.append("\n   /Dest ")
    out.append(destination: entry.anchor, pages: pages, heights: heights)
    out.append("\n>>")
  }

  private func append(_ key: StaticString, _ object: Int, to out: ByteBuffer) {
    guard object > 0 else { return }
    out.append(key)
    out.append(reference: object)
  }
}
