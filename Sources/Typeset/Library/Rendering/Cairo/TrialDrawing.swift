/// Draws a picture in a process that may die over it (see `PictureTrial`).
package enum TrialDrawing {
  /// The longest side of the drawing in pixels: about as wide as a phone.
  private static let side = 800.0

  /// Reads a request from standard input, draws its picture within the limits, and returns what to write to standard
  /// output.
  package static func run() -> String {
    ChildProcess.limitThisProcess(bytes: PictureTrial.mostMemory, seconds: PictureTrial.seconds)
    do {
      guard let request = PictureTrialRequest(encoded: try InputFile.readStandardInput()) else {
        return "there is no picture"
      }
      let picture = try SVGPicture(request.bytes, fonts: request.fonts, trial: nil)
      if let words = try drawnAsPixels(picture) ?? drawnAsPDF(picture) { return words }
      return PictureTrial.success
    } catch PictureError.Reason.damaged(_, let words) {
      return words
    } catch {
      return "\(error)"
    }
  }

  /// Draws it on a bitmap; the words of librsvg if it fails.
  private static func drawnAsPixels(_ picture: SVGPicture) throws -> String? {
    let scale = side / max(picture.size.width, picture.size.height)
    let surface = try PictureSurface(
      width: max(1, Int(picture.size.width * scale)), height: max(1, Int(picture.size.height * scale)), scale: scale)
    if let words = picture.draw(on: surface.context.target) { return words }
    try surface.finish()
    return nil
  }

  /// Draws it on a page in its own size; the words of librsvg if it fails.
  private static func drawnAsPDF(_ picture: SVGPicture) throws -> String? {
    let surface = try DocumentSurface.pdf()
    let scale = min(1, side / max(picture.size.width, picture.size.height))
    surface.beginPage(size: Size(width: picture.size.width * scale, height: picture.size.height * scale))
    surface.context.scale(scale)
    if let words = picture.draw(on: surface.context.target) { return words }
    try surface.endPage(isPlain: false)
    _ = try surface.file()
    return nil
  }
}
