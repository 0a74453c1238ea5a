/// Our pass over the objects of a finished PDF: it adds what Cairo cannot say, and copies the rest.
///
/// Of what Cairo wrote it needs a table of objects and the list of pages. The contents of pages come already marked and
/// packed (`PagePacker`); structure, links, outline and metadata are ours alone.
struct PDFRewriter {
  private let source: PDFSource
  private let tree: StructureTree
  private let about: PDFDescription
  private let writer: PDFWriter
  private let deflate: Deflate
  private let catalog: Int
  private let information: Int
  private let pages: [Int]
  private let packedPages: [PackedPage]
  /// Objects that change, by their numbers; those without a change are dropped.
  private var changes: [Int: Change] = [:]
  /// The maps from glyphs to text that Cairo left incomplete.
  private let glyphMaps: GlyphMaps
  private let firstLink: Int
  private let structureRoot: Int
  private let metadata: Int
  private let outline: PDFOutline?
  private let rewritten = ByteBuffer(capacity: 1 << 16)
  private let packed = ByteBuffer(capacity: 1 << 16)

  private enum Change {
    case page(Int)
    case content(page: Int)
    case resources(Range<Int>)
    case font
    case clusterFont(ClusterFontEntries)
    case glyphMap
    case catalog
    case information
    case dropped
  }

  /// Writes a file of Cairo's to a sink.
  static func write(
    _ file: CairoFile, pages: [PackedPage], tree: StructureTree, about: PDFDescription, _ deflate: Deflate,
    to sink: ByteSink
  ) throws {
    let rewriter = try PDFRewriter(
      PDFSource.read(file, deflate), deflate, pages: pages, tree: tree, about: about, to: sink)
    try rewriter.write()
  }

  private init(
    _ source: PDFSource, _ deflate: Deflate, pages packedPages: [PackedPage], tree: StructureTree,
    about: PDFDescription, to sink: ByteSink
  ) throws {
    self.source = source
    self.tree = tree
    self.about = about
    self.deflate = deflate
    writer = PDFWriter(objectCount: source.offsets.count, to: sink)
    guard let catalog = source.reference(source.entry("/Root", of: source.trailer)),
      let information = source.reference(source.entry("/Info", of: source.trailer)),
      let list = source.reference(source.entry("/Pages", of: try source.object(catalog))),
      let kids = source.entry("/Kids", of: try source.object(list))
    else { throw PDFError.unknownShape("no catalog") }
    self.catalog = catalog
    self.information = information
    pages = source.items(kids).compactMap { source.reference($0) }
    guard pages.count == tree.pageHeights.count, pages.count == packedPages.count else {
      throw PDFError.unknownShape("\(pages.count) pages")
    }
    self.packedPages = packedPages
    glyphMaps = try GlyphMaps(source, deflate)
    firstLink = writer.reserve(tree.links.count)
    structureRoot = writer.reserve(1)
    metadata = writer.reserve(1)
    outline =
      tree.outline.isEmpty ? nil : PDFOutline(tree.outline, firstObject: writer.reserve(tree.outline.count + 1))
    try findChanges()
  }

  private mutating func findChanges() throws {
    for number in source.dropped { changes[number] = .dropped }
    for number in source.order {
      if let list = try source.listWithRepetitions(number) { changes[number] = .resources(list) }
      if try source.isFontWithoutGlyphMap(number) { changes[number] = .font }
      if let entries = try ClusterFontEntries(number, of: source) {
        changes[number] = .clusterFont(entries)
        if let encoding = entries.encoding { changes[encoding] = .dropped }
      }
    }
    for number in glyphMaps.changed {
      changes[number] = .glyphMap
      if let length = try source.stream(number).lengthObject { changes[length] = .dropped }
    }
    for (index, page) in pages.enumerated() {
      changes[page] = .page(index)
      let list = source.entry("/Contents", of: try source.object(page))
      let streams = list.map { source.items($0).compactMap { source.reference($0) } } ?? []
      guard streams == packedPages[index].streams else {
        throw PDFError.unknownShape("contents of page \(index + 1) in other objects")
      }
      for stream in streams {
        changes[stream] = .dropped
        if let length = try source.lengthObject(ofStream: stream) { changes[length] = .dropped }
      }
      if let first = streams.first { changes[first] = .content(page: index) }
    }
    changes[catalog] = .catalog
    changes[information] = .information
  }

  private func write() throws {
    try copyObjects()
    let structure = StructureObjects(
      tree, contents: packedPages.map(\.contents), pages: pages, root: structureRoot, firstLink: firstLink,
      writer: writer)
    try structure.write(language: about.language)
    try writer.write(metadata) { about.writeMetadata(to: writer.out) }
    if let outline {
      for index in 0..<outline.objectCount {
        try writer.write(outline.root + index) {
          outline.write(index, to: writer.out, pages: pages, heights: tree.pageHeights)
        }
      }
    }
    try writer.finish(catalog: catalog, information: information)
  }

  /// Writes all objects in the order of the file; neighbours that do not change are copied in one piece.
  private func copyObjects() throws {
    guard let first = source.order.first else { throw PDFError.unknownShape("no objects") }
    var copied = source.offsets[first]
    for (index, number) in source.order.enumerated() {
      let begin = source.offsets[number]
      guard let change = changes[number] else {
        writer.begin(number, after: begin - copied)
        continue
      }
      try writer.copy(source.slice(copied..<begin))
      try apply(change, to: number)
      copied = index + 1 < source.order.count ? source.offsets[source.order[index + 1]] : source.tableOffset
    }
    try writer.copy(source.slice(copied..<source.tableOffset))
  }

  private func apply(_ change: Change, to number: Int) throws {
    switch change {
    case .dropped: return
    case .page(let index): try writePage(number, index: index)
    case .content(let page): try writeStream(number, packedPages[page].bytes)
    case .resources(let list): try writeWithoutRepetitions(number, list: list)
    case .font: try addEntries(to: number) { $0.append("/CIDToGIDMap /Identity\n   ") }
    case .clusterFont(let entries): try addEntries(to: number, replacing: ClusterFontEntries.names, entries.write)
    case .glyphMap: try writeGlyphMap(number)
    case .catalog: try writeCatalog(number)
    case .information: try writer.write(number) { about.writeInformation(to: writer.out) }
    }
  }

  /// Writes a dictionary again with more entries at its beginning, which replace those of the same names.
  private func addEntries(to number: Int, replacing names: [StaticString] = [], _ entries: (ByteBuffer) -> Void) throws
  {
    let object = try source.object(number)
    let out = writer.out
    try writer.write(number) {
      out.append("<< ")
      entries(out)
      for (name, value) in source.entries(of: object) where !names.contains(where: { source.equals(name, $0) }) {
        out.append(source.slice(name.lowerBound..<value.upperBound))
        out.append("\n   ")
      }
      out.append(">>")
    }
  }
}

// MARK: Pages

extension PDFRewriter {
  private func writePage(_ number: Int, index: Int) throws {
    let links = tree.linksOnPages[index]
    try addEntries(to: number, replacing: ["/Tabs", "/StructParents", "/Annots"]) { out in
      out.append("/Tabs /S\n   /StructParents ")
      out.append(decimal: index)
      out.append("\n   ")
      guard !links.isEmpty else { return }
      out.append("/Annots [")
      for link in links {
        out.append(" ")
        out.append(reference: firstLink + link)
      }
      out.append(" ]\n   ")
    }
  }

  private func writeGlyphMap(_ number: Int) throws {
    rewritten.removeAll()
    glyphMaps.write(number, to: rewritten)
    try rewritten.withBytes { bytes in try deflate.pack(bytes, into: packed) }
    try writeStream(number, packed.bytes)
  }

  /// Writes packed bytes as the stream of an object.
  private func writeStream(_ number: Int, _ bytes: [UInt8]) throws {
    try writer.write(number) {
      writer.out.append("<< /Length ")
      writer.out.append(decimal: bytes.count)
      writer.out.append("\n   /Filter /FlateDecode\n>>\nstream\n")
      writer.out.append(bytes)
      writer.out.append("\nendstream")
    }
  }

  /// Rewrites the resources of a page, in which Cairo lists a picture each time it is drawn.
  private func writeWithoutRepetitions(_ number: Int, list: Range<Int>) throws {
    let object = try source.object(number)
    let out = writer.out
    try writer.write(number) {
      out.append(source.slice(object.lowerBound..<list.lowerBound))
      out.append("<<")
      var names: Set<String> = []
      for (name, value) in source.entries(of: list) where names.insert(source.text(name)).inserted {
        out.append(" ")
        out.append(source.slice(name.lowerBound..<value.upperBound))
      }
      out.append(" >>")
      out.append(source.slice(list.upperBound..<object.upperBound))
    }
  }

  private func writeCatalog(_ number: Int) throws {
    try addEntries(to: number, replacing: ["/Lang", "/ViewerPreferences", "/MarkInfo", "/StructTreeRoot"]) { out in
      about.writeCatalogEntries(to: out)
      out.append("/MarkInfo << /Marked true >>\n   /Metadata ")
      out.append(reference: metadata)
      out.append("\n   /StructTreeRoot ")
      out.append(reference: structureRoot)
      out.append("\n   ")
      guard let outline else { return }
      out.append("/Outlines ")
      out.append(reference: outline.root)
      out.append("\n   ")
    }
  }
}
