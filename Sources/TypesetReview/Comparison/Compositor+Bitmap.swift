import Typeset

extension Compositor {
  /// The pixels of a frame, so many a point; without `scale` as many as the frame asks for.
  package func bitmap(of frame: Frame, scale: Double? = nil) throws -> Bitmap {
    let scale = scale ?? frame.scale
    return try PNGOutput.withPixels(of: frame, scale: scale, faces: faces) { pixels, width, height, channels in
      Bitmap(width: width, height: height, pixelsPerPoint: scale, channels: channels, of: pixels)
    }
  }
}
