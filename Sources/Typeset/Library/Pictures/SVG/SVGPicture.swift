/// A vector picture, which librsvg draws as vector graphics on any surface.
final class SVGPicture: Sendable {
  /// Its extent in points: a pixel of SVG is a point.
  let size: Size
  /// What its author should know.
  let remarks: [PictureRemark]
  private let document: SVGDocument
  private let fonts: PictureFonts
  private let hasText: Bool

  /// Reads the bytes of a file; one whose cost is not known is drawn by `trial` first, unless that is nil.
  init(_ bytes: [UInt8], fonts: PictureFonts, trial: PictureTrial? = .ofThisProgram) throws(PictureError.Reason) {
    guard bytes.count <= PictureLimits.mostSVGBytes else {
      throw .beyondLimits("is larger than \(PictureLimits.mostSVGBytes >> 20) MB")
    }
    let facts = SVGReader.facts(of: bytes)
    try facts.check()
    if let words = facts.illFormed { throw .damaged(.svg, words) }
    if facts.needsTrial { try trial?.attempt(bytes, fonts: facts.hasText ? fonts : .none) }
    let library: SVGLibrary
    do { library = try SVGLibrary.shared.get() } catch { throw .noLibrary(error.words) }
    document = try SVGDocument(bytes, library)
    size = document.size
    guard max(size.width, size.height) <= PictureLimits.longestSVGSide else {
      throw .beyondLimits("is more than \(Int(PictureLimits.longestSVGSide)) pt long")
    }
    self.fonts = fonts
    hasText = facts.hasText
    remarks = facts.remarks(fonts: fonts)
  }

  /// Draws it from (0, 0) to its size; returns the error message of librsvg, or nil on success.
  func draw(on target: SVGTarget) -> String? { document.draw(on: target, with: hasText ? fonts : nil) }
}
