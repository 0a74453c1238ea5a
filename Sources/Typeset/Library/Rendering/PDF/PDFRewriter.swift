/// Our pass over the objects of a finished PDF: it adds what Cairo cannot say and copies the rest.
///
/// The structure elements are written anew from our own tree, which has one node for every tag in the order in which they were
/// opened: their languages and labels, parts of one element joined, inline elements in reading order.
struct PDFRewriter {
  /// What is said about the file as a whole.
  struct About {
    /// The title; nil for none.
    var title: String?
    /// The language, a BCP 47 tag.
    var language: String
    /// The reading direction of the pages.
    var direction: Direction
    /// The date and time of its making, ISO 8601.
    var creationDate: String
    /// The program, and the library that drew.
    var creator: String
  }

  private let source: PDFSource
  private let tree: StructureTree
  private let about: About
  private let sink: ByteSink
  private let out = ByteBuffer(capacity: 1 << 16)
  private let start: Int
  private var offsets: [Int]
  private var pages: [Int] = []
  private var catalog = 0
  private var info = 0
  private var elements = ElementObjects()

  /// Writes a file of Cairo's to a sink.
  static func write(_ file: UnsafeBufferPointer<UInt8>, tree: StructureTree, about: About, to sink: ByteSink) throws {
    var rewriter = try PDFRewriter(PDFSource(file), tree: tree, about: about, sink: sink)
    try rewriter.write()
  }

  private init(_ source: PDFSource, tree: StructureTree, about: About, sink: ByteSink) throws {
    self.source = source
    self.tree = tree
    self.about = about
    self.sink = sink
    start = sink.count
    offsets = [Int](repeating: -1, count: source.offsets.count)
    guard let catalog = source.reference(source.entry("/Root", of: source.trailer)),
      let info = source.reference(source.entry("/Info", of: source.trailer)),
      let list = source.reference(source.entry("/Pages", of: try source.object(catalog))),
      let kids = source.entry("/Kids", of: try source.object(list))
    else { throw PDFError.unknownShape("no catalog") }
    self.catalog = catalog
    self.info = info
    pages = source.items(kids).compactMap { source.reference($0) }
    guard pages.count == tree.pageHeights.count else { throw PDFError.unknownShape("\(pages.count) pages") }
    if let root = source.reference(source.entry("/StructTreeRoot", of: try source.object(catalog))) {
      elements = try ElementObjects(source, root: root, tree: tree)
    }
  }

  private mutating func write() throws {
    // Objects that change, by their numbers.
    var changes: [Int: (inout PDFRewriter) throws -> Void] = [:]
    for page in pages { changes[page] = { try $0.addEntries(to: page) { $0.append("/Tabs /S\n   ") } } }
    for (annotation, node) in elements.annotations {
      changes[annotation] = { try $0.writeAnnotation(annotation, node: node) }
    }
    for (number, node) in elements.nodes { changes[number] = { $0.writeElement(number, node: node) } }
    for number in elements.parentObjects { changes[number] = { try $0.writeParents(number) } }
    for (number, list) in try source.listsWithRepetitions() {
      changes[number] = { try $0.writeWithoutRepetitions(number, list: list) }
    }
    let outline = tree.outline.isEmpty ? nil : PDFOutline(tree.outline, firstObject: offsets.count)
    let (info, catalog) = (info, catalog)
    changes[info] = { $0.writeInformation(info) }
    changes[catalog] = { try $0.writeCatalog(catalog, outline: outline?.root) }
    try copyObjects(changes: changes)
    if let outline { try append(outline) }
    try writeTable()
  }

  /// Writes all objects in the order of the file; neighbours that do not change are copied in one piece.
  private mutating func copyObjects(changes: [Int: (inout PDFRewriter) throws -> Void]) throws {
    var copied = 0
    for (index, number) in source.order.enumerated() {
      let begin = source.offsets[number]
      guard let change = changes[number] else {
        offsets[number] = begin - copied + position
        continue
      }
      try copy(copied..<begin)
      offsets[number] = position
      try change(&self)
      copied = index + 1 < source.order.count ? source.offsets[source.order[index + 1]] : source.tableOffset
    }
    try copy(copied..<source.tableOffset)
  }

  /// Where the next byte stands in the file.
  private var position: Int { sink.count - start + out.count }

  private mutating func copy(_ range: Range<Int>) throws {
    guard !range.isEmpty else { return }
    try flush(atLeast: 1)
    try sink.write(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: source.bytes[range])))
  }

  private func flush(atLeast count: Int) throws {
    guard out.count >= count else { return }
    try out.withBytes { try sink.write(UnsafeRawBufferPointer($0)) }
    out.removeAll()
  }

  private func beginObject(_ number: Int) {
    out.append(decimal: number)
    out.append(" 0 obj\n")
  }

  private func endObject() { out.append("\nendobj\n") }

  /// Writes an object again with more entries at its beginning.
  private func addEntries(to number: Int, _ entries: (ByteBuffer) -> Void) throws {
    let object = try source.object(number)
    beginObject(number)
    out.append("<< ")
    entries(out)
    out.append(UnsafeBufferPointer(rebasing: source.bytes[(object.lowerBound + 2)..<object.upperBound]))
    endObject()
  }
}

extension PDFRewriter {
  /// Writes the resources of a page again, where Cairo lists a picture as often as it is drawn.
  private func writeWithoutRepetitions(_ number: Int, list: Range<Int>) throws {
    let object = try source.object(number)
    beginObject(number)
    out.append(UnsafeBufferPointer(rebasing: source.bytes[object.lowerBound..<list.lowerBound]))
    out.append("<<")
    var names: Set<String> = []
    for (name, value) in source.entries(of: list) where names.insert(source.text(name)).inserted {
      out.append(" ")
      out.append(UnsafeBufferPointer(rebasing: source.bytes[name.lowerBound..<value.upperBound]))
    }
    out.append(" >>")
    out.append(UnsafeBufferPointer(rebasing: source.bytes[list.upperBound..<object.upperBound]))
    endObject()
  }
}

// MARK: The document

extension PDFRewriter {
  private func writeCatalog(_ number: Int, outline: Int?) throws {
    try addEntries(to: number) { out in
      out.append("/Lang ")
      out.append(pdf: about.language)
      out.append("\n   /ViewerPreferences << /Direction ")
      out.append(about.direction == .leftToRight ? "/L2R" : "/R2L")
      if about.title != nil { out.append(" /DisplayDocTitle true") }
      out.append(" >>\n   ")
      guard let outline else { return }
      out.append("/Outlines ")
      out.append(reference: outline)
      out.append("\n   ")
    }
  }

  private func writeInformation(_ number: Int) {
    beginObject(number)
    out.append("<< ")
    if let title = about.title {
      out.append("/Title ")
      out.append(pdf: title)
      out.append("\n   ")
    }
    out.append("/Creator ")
    out.append(pdf: about.creator)
    out.append("\n   /Producer ")
    out.append(pdf: "cairo " + CairoVersion.cairo)
    out.append("\n   /CreationDate ")
    out.append(pdfDate: about.creationDate)
    out.append("\n>>")
    endObject()
  }

  private mutating func append(_ outline: PDFOutline) throws {
    for index in 0..<outline.objectCount {
      offsets.append(position)
      beginObject(outline.root + index)
      outline.write(index, to: out, pages: pages, heights: tree.pageHeights)
      endObject()
      try flush(atLeast: 1 << 16)
    }
  }

  private mutating func writeTable() throws {
    let table = position
    out.append("xref\n0 ")
    out.append(decimal: offsets.count)
    out.append("\n0000000000 65535 f \n")
    for offset in offsets.dropFirst() {
      out.append(tenDigits: max(offset, 0))
      out.append(offset >= 0 ? " 00000 n \n" : " 65535 f \n")
    }
    out.append("trailer\n<< /Size ")
    out.append(decimal: offsets.count)
    out.append("\n   /Root ")
    out.append(reference: catalog)
    out.append("\n   /Info ")
    out.append(reference: info)
    out.append("\n>>\nstartxref\n")
    out.append(decimal: table)
    out.append("\n%%EOF\n")
    try flush(atLeast: 1)
  }
}

// MARK: Structure

extension PDFRewriter {
  private mutating func writeElement(_ number: Int, node index: Int) {
    let node = tree.nodes[index]
    guard node.continued < 0 else {
      offsets[number] = -1
      return
    }
    let page = elements.contents[index].page
    beginObject(number)
    out.append("<< /Type /StructElem\n   /S /")
    out.append(node.tag.rawValue)
    out.append("\n   /P ")
    let parent = elements.parent(of: index, in: tree)
    out.append(reference: parent.map { elements.numbers[$0] } ?? elements.root)
    if tree.languages[Int(node.language)] != language(of: parent) {
      out.append("\n   /Lang ")
      out.append(pdf: tree.languages[Int(node.language)])
    }
    if node.label >= 0 {
      out.append("\n   /Alt ")
      out.append(pdf: tree.labels[Int(node.label)])
    }
    if page > 0 {
      out.append("\n   /Pg ")
      out.append(reference: page)
    }
    out.append("\n   /K [")
    writeContents(of: index, page: page)
    for part in elements.parts[index, default: []] { writeContents(of: part, page: page) }
    for child in elements.children(of: index, in: tree) {
      out.append(" ")
      out.append(reference: elements.numbers[child])
    }
    out.append(" ]\n>>")
    endObject()
  }

  private func language(of parent: Int?) -> String {
    parent.map { tree.languages[Int(tree.nodes[$0].language)] } ?? about.language
  }

  /// Writes the marked content and the annotations of a node or of a part of it that is on another page.
  private func writeContents(of index: Int, page: Int) {
    let contents = elements.contents[index]
    for item in contents.items {
      switch item {
      case .annotation(let number):
        out.append(" << /Type /OBJR")
        if contents.page != page { append(page: contents.page) }
        out.append(" /Obj ")
        out.append(reference: number)
        out.append(" >>")
      case .marked(let number) where contents.page == page:
        out.append(" ")
        out.append(decimal: number)
      case .marked(let number):
        out.append(" << /Type /MCR")
        append(page: contents.page)
        out.append(" /MCID ")
        out.append(decimal: number)
        out.append(" >>")
      }
    }
  }

  private func append(page: Int) {
    out.append(" /Pg ")
    out.append(reference: page)
  }

  /// Writes a part of the way back from marked content to its element, where elements were joined.
  private func writeParents(_ number: Int) throws {
    let object = try source.object(number)
    let isArray = !source.isDictionary(object)
    guard let list = isArray ? object : source.entry("/Nums", of: object) else { return }
    beginObject(number)
    out.append(isArray ? "[" : "<< /Nums [")
    for item in source.items(list) {
      out.append(" ")
      if let target = source.reference(item) {
        out.append(reference: elements.joined(target, in: tree))
      } else {
        out.append(UnsafeBufferPointer(rebasing: source.bytes[item]))
      }
    }
    out.append(isArray ? " ]" : " ] >>")
    endObject()
  }

  /// Writes the annotation of a link; inside the document it gets a place instead of an address.
  private func writeAnnotation(_ number: Int, node index: Int) throws {
    let node = tree.nodes[index]
    let object = try source.object(number)
    beginObject(number)
    out.append("<< ")
    if node.target >= 0 {
      if let anchor = tree.anchors[tree.targets[Int(node.target)]] {
        out.append("/Dest ")
        out.append(destination: anchor, pages: pages, heights: tree.pageHeights)
        out.append("\n   ")
      }
    }
    var rest = object.lowerBound + 2
    if node.target >= 0, let action = source.entry("/A", of: object) {
      // The key stands before its value: `/A `.
      out.append(UnsafeBufferPointer(rebasing: source.bytes[rest..<(action.lowerBound - 3)]))
      rest = action.upperBound
    }
    out.append(UnsafeBufferPointer(rebasing: source.bytes[rest..<object.upperBound]))
    endObject()
  }
}

extension ByteBuffer {
  fileprivate func append(tenDigits number: Int) {
    var divisor = 1_000_000_000
    while divisor > 0 {
      append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
      divisor /= 10
    }
  }
}
