/// The limits of pictures, checked before anything is decoded or drawn.
enum PictureLimits {
  /// The largest file, in bytes.
  static let mostBytes = 128 << 20
  /// The most pixels of a picture.
  static let mostPixels = 50_000_000
  /// The most pixels of all PNG pictures of a document together: they are decoded, unlike photos.
  static let mostPixelsTogether = 100_000_000
  /// The longest side in pixels; Cairo's pictures end there.
  static let longestSide = 32_767

  /// Throws if a picture has too many pixels.
  static func check(width: Int, height: Int) throws(PictureError.Reason) {
    let (pixels, isTooLarge) = width.multipliedReportingOverflow(by: height)
    guard !isTooLarge, pixels <= mostPixels, max(width, height) <= longestSide else {
      throw .tooManyPixels(width: width, height: height)
    }
  }
}

/// The limits of SVG pictures.
extension PictureLimits {
  /// The largest SVG file, in bytes.
  static let mostSVGBytes = 16 << 20
  /// The most elements of an SVG picture, as it is written and as it is drawn.
  static let mostElements = 200_000
  /// The deepest nesting of an SVG picture's elements.
  static let deepestNesting = 256
  /// The deepest nesting of pictures in an SVG picture.
  static let deepestPictures = 3
  /// The most characters of an SVG picture, in bytes of UTF-8.
  static let mostText = 100_000
  /// The most masks and steps of filters that are drawn, each of which takes a picture of its own.
  static let mostLayers = 1_000
  /// The most octaves of noise in an SVG picture: each takes its time, and the tenth is not seen any more.
  static let mostOctaves = 32.0
  /// The most numbers in the matrix of a filter; librsvg knows no larger ones.
  static let mostMatrixNumbers = 400.0
  /// The longest side of an SVG picture in points.
  static let longestSVGSide = 100_000.0

  /// A picture that draws more elements is drawn in another process first.
  static let mostPlainElements = 5_000
  /// A picture with more declarations in its style rules is drawn in another process first.
  static let mostPlainRules = 200
}
