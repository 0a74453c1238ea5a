/// Why a picture cannot be shown; the text is ready for a diagnostic.
package struct PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with the file.
  package enum Reason: Error, Hashable, Sendable {
    /// No such file.
    case missing
    /// It is there and cannot be read; the words of the system.
    case unreadable(String)
    /// It lies outside the folders that a document may take pictures from.
    case outside
    /// It has no bytes.
    case empty
    /// A format that is not read, by its name.
    case foreign(String)
    /// No picture at all.
    case unknownFormat
    /// It is not what its first bytes promise; the words of who read it.
    case damaged(PictureFormat, String)
    /// It would have more pixels than can be taken.
    case tooManyPixels(width: Int, height: Int)
    /// A JPEG picture in the colours of a press.
    case pressColors
    /// An SVG picture that says nothing about its extent.
    case noSize
    /// An SVG picture beyond the limits, in words.
    case beyondLimits(String)
    /// The library for SVG pictures cannot be opened; its words.
    case noLibrary(String)
  }

  /// The path as the document has it.
  package let file: String
  /// What is wrong.
  let reason: Reason

  init(_ file: String, _ reason: Reason) {
    self.file = file
    self.reason = reason
  }

  /// A stable word for programs.
  package var code: String {
    switch reason {
    case .missing: "missing-picture"
    case .unreadable: "unreadable-picture"
    case .outside: "picture-outside"
    case .foreign, .unknownFormat, .pressColors: "unsupported-picture"
    case .empty, .damaged, .noSize: "corrupt-picture"
    case .tooManyPixels, .beyondLimits: "picture-too-large"
    case .noLibrary: "missing-library"
    }
  }

  /// What is wrong, with the file in quotes.
  package var description: String {
    switch reason {
    case .missing: "there is no picture “\(file)”"
    case .unreadable(let words): "the picture “\(file)” cannot be read: \(words)"
    case .outside: "the picture “\(file)” lies outside the folder of the document"
    case .empty: "the picture “\(file)” is empty"
    case .foreign(let name): "the picture “\(file)” is \(name), which is not supported"
    case .unknownFormat: "“\(file)” is not a picture in PNG, JPEG or SVG"
    case .damaged(let format, let words): "the \(format.rawValue) picture “\(file)” is damaged: \(words)"
    case .tooManyPixels(let width, let height):
      "the picture “\(file)” has \(width) × \(height) pixels, more than \(PictureLimits.mostPixels / 1_000_000) million"
    case .pressColors: "the JPEG picture “\(file)” has CMYK colours, which are not supported"
    case .noSize: "the SVG picture “\(file)” has no size"
    case .beyondLimits(let words): "the SVG picture “\(file)” \(words)"
    case .noLibrary(let words): "the SVG picture “\(file)” needs librsvg, which cannot be opened: \(words)"
    }
  }

  /// What the author can do, one sentence each.
  package var hints: [String] {
    switch reason {
    case .missing: ["paths are relative to the document"]
    case .outside: ["move it beside the document, or allow its folder"]
    case .foreign, .unknownFormat: ["save it as PNG, JPEG or SVG"]
    case .tooManyPixels: ["make it smaller: a side of a screen has some thousand pixels"]
    case .pressColors: ["convert it to RGB"]
    case .noSize: ["give its root element a width and a height, or a viewBox"]
    case .noLibrary: ["install the package librsvg2-2 (Debian, Ubuntu) or librsvg (Homebrew)"]
    case .unreadable, .empty, .damaged, .beyondLimits: []
    }
  }
}

/// What the author of a document should know of a picture that is shown all the same.
struct PictureRemark: Hashable, Sendable {
  /// A stable word for programs.
  var code: String
  /// What is wrong, in words that follow the name of the picture.
  var words: String
  /// What to do about it.
  var hint: String
}

/// How much of a picture is taken; more is refused before anything is decoded.
enum PictureLimits {
  /// The largest file, in bytes.
  static let mostBytes = 256 << 20
  /// The most pixels.
  static let mostPixels = 100_000_000
  /// The longest side in pixels; Cairo's pictures end there.
  static let longestSide = 32_767
  /// The largest SVG file, in bytes.
  static let mostSVGBytes = 16 << 20
  /// The most elements of an SVG picture.
  static let mostElements = 200_000
  /// The deepest nesting of an SVG picture's elements.
  static let deepestNesting = 256
  /// The most octaves of noise in an SVG picture: each takes its time, and the tenth is not seen any more.
  static let mostOctaves = 32.0
  /// The longest side of an SVG picture in points.
  static let longestSVGSide = 100_000.0

  /// Throws where a picture has too many pixels.
  static func check(width: Int, height: Int) throws(PictureError.Reason) {
    let (pixels, isTooLarge) = width.multipliedReportingOverflow(by: height)
    guard !isTooLarge, pixels <= mostPixels, max(width, height) <= longestSide else {
      throw .tooManyPixels(width: width, height: height)
    }
  }
}
