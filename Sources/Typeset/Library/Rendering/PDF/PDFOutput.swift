/// Draws frames as the pages of a PDF file with fonts, text, structure, outline and links.
package enum PDFOutput {
  /// The longest side of a page that readers open, in points: 200 inches.
  package static let longestSide = 14_400.0

  /// Writes a file; `pages` hands over its frames one after another, and few are kept. Without frames there is no file.
  ///
  /// - Parameters:
  ///   - title: The title; the default is the name of the first page.
  ///   - language: The language of the document, as a BCP 47 tag.
  ///   - direction: The reading direction of the pages.
  ///   - creationDate: The date in ISO 8601 form; the clock is never read.
  ///   - creator: The program and its version.
  ///   - sink: What takes the file.
  ///   - threads: How many threads draw and pack pages, with this one. One thread makes the same bytes.
  ///   - faces: Faces that may have served before.
  package static func write(
    title: String?, language: String, direction: Direction, creationDate: String, creator: String = "Typeset",
    to sink: ByteSink, threads: Int = 1, faces: FaceCache = FaceCache(),
    pages: ((Frame) throws -> Void) throws -> Void
  ) throws {
    let packer = try PagePacker()
    var packed: [PackedPage] = []
    let pool = OrderedPool(threads: threads, state: packer) { use in try use(PagePacker()) }
    let receiver = try PageReceiver(language: language, faces: faces) { drawn in
      pool.addFollowing { packer in
        let page = try packer.pack(drawn)
        return { packed.append(page) }
      }
    }
    // Cairo draws one page after another; any thread packs what it has drawn.
    try pool.run { try pages { frame in try pool.add { _ in { try receiver.add(frame) } } } }
    if packed.isEmpty { return }
    let file = try receiver.pages.file(packer.deflate)
    // A reader shows the title, so there always is one (ISO 14289-1, 7.1).
    let about = PDFDescription(
      title: title ?? receiver.firstName ?? creator, language: language, direction: direction,
      creationDate: creationDate, creator: creator)
    try PDFRewriter.write(file, pages: packed, tree: receiver.pages.tree, about: about, packer.deflate, to: sink)
  }
}

/// A page that PDF does not allow.
package struct PDFPageError: Error, Hashable, CustomStringConvertible {
  /// Its size in points.
  package var size: Size

  /// The error in one line.
  package var description: String {
    "cannot make a page of \(whole(size.width)) × \(whole(size.height)) pt: "
      + "a side can be at most \(whole(PDFOutput.longestSide)) pt"
  }

  private func whole(_ number: Double) -> String { Int(exactly: number.rounded()).map(String.init) ?? "\(number)" }
}
