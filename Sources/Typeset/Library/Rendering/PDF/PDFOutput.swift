/// Draws frames as the pages of a PDF file with fonts, text, structure, outline and links.
package enum PDFOutput {
  /// The longest side of a page that readers open, in points: 200 inches.
  package static let longestSide = 14_400.0

  /// Writes a file; `pages` supplies its frames one after another, and none is kept.
  ///
  /// - Parameters:
  ///   - title: The title; the default is the name of the first page.
  ///   - language: The language of the document, as a BCP 47 tag.
  ///   - direction: The reading direction of the pages.
  ///   - creationDate: The date in ISO 8601 form; the clock is never read.
  ///   - creator: The program and its version.
  package static func write(
    title: String?, language: String, direction: Direction, creationDate: String, creator: String = "Typeset",
    to sink: ByteSink, pages: (PageReceiver) throws -> Void
  ) throws {
    try write(
      title: title, language: language, direction: direction, creationDate: creationDate, creator: creator, to: sink,
      faces: FaceCache(), packing: nil, pages: pages)
  }

  /// The same, drawn with faces that may have served before; `packing` packs the pages, by default each at once.
  static func write(
    title: String?, language: String, direction: Direction, creationDate: String, creator: String, to sink: ByteSink,
    faces: FaceCache, packing: (any PagePacking)?, pages: (PageReceiver) throws -> Void
  ) throws {
    let packer = try PagePacker()
    let packing = packing ?? ImmediatePacking()
    let receiver = try PageReceiver(language: language, faces: faces) { try packing.add($0, with: packer) }
    try pages(receiver)
    packing.complete()
    let file = try receiver.pages.file(packer.deflate)
    // A reader shows the title, so there always is one (ISO 14289-1, 7.1).
    let about = PDFDescription(
      title: title ?? receiver.firstName ?? creator, language: language, direction: direction,
      creationDate: creationDate, creator: creator)
    try PDFRewriter.write(
      file, pages: packing.finish(with: packer), tree: receiver.pages.tree, about: about, packer.deflate, to: sink)
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
