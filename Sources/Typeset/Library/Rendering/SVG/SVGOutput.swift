/// Draws a frame as an SVG picture: glyphs as outlines, and the text over them, transparent, to be found, selected and
/// read aloud.
package enum SVGOutput {
  /// The bytes of the file.
  ///
  /// - Parameters:
  ///   - title: The title; nil uses the frame's name.
  ///   - language: The language of the document, as a BCP 47 tag.
  package static func svg(of frame: Frame, title: String?, language: String) throws -> [UInt8] {
    try svg(of: frame, title: title, language: language, faces: FaceCache()).bytes
  }

  /// The file, drawn with faces that may have served before.
  package static func svg(
    of frame: Frame, title: String?, language: String, faces: FaceCache
  ) throws -> ByteBuffer {
    let surface = try DocumentSurface.svg(size: frame.size)
    let painter = Painter(on: surface, faces: faces, style: .glyphs)
    if let background = frame.background { painter.fill(with: background) }
    try painter.draw(frame.items, at: .zero)
    let layer = SVGTextLayer(of: frame, language: language)
    let out = ByteBuffer(capacity: 1 << 16)
    out.append(PageSigns.svgStart)
    out.append(xml: language)
    out.append("\"")
    out.append(attribute: "xml:lang", text: language)
    out.append(attribute: "direction", text: frame.direction.rawValue)
    out.append(" width=\"")
    out.append(frame.size.width)
    out.append("pt\" height=\"")
    out.append(frame.size.height)
    out.append("pt\" viewBox=\"0 0 ")
    out.append(frame.size.width)
    out.append(" ")
    out.append(frame.size.height)
    out.append("\">\n<title>")
    out.append(xml: title ?? frame.name)
    out.append("</title>\n<desc>")
    out.append(xml: [frame.name, frame.locale, frame.device].compactMap { $0 }.joined(separator: ", "))
    out.append("</desc>\n")
    // The tree over the drawing makes it accessible.
    out.append("<g aria-hidden=\"true\">\n")
    try surface.file().withBytes { drawing in
      var pass = SVGDrawing(drawing, prefix: layer.prefixOfOtherNames)
      pass.write(to: out)
    }
    out.append("</g>\n")
    layer.write(to: out)
    out.append("</svg>\n")
    return out
  }
}
