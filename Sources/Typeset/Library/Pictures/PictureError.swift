/// Why a picture cannot be shown; the text is ready for a diagnostic.
package struct PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason.
  package enum Reason: Error, Hashable, Sendable {
    /// No such file.
    case missing
    /// It is there and cannot be read; the words of the system.
    case unreadable(String)
    /// It is outside the folders that a document may read pictures from.
    case outside
    /// It has no bytes.
    case empty
    /// An unsupported format, by its name.
    case foreign(String)
    /// No picture at all.
    case unknownFormat
    /// It is not what its first bytes promise; the words of who read it.
    case damaged(PictureFormat, String)
    /// It would have more pixels than can be taken.
    case tooManyPixels(width: Int, height: Int)
    /// With it, the PNG pictures of the document would have more pixels than can be taken.
    case tooManyPixelsTogether
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
  /// The error.
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
    case .tooManyPixels, .tooManyPixelsTogether, .beyondLimits: "picture-too-large"
    case .noLibrary: "missing-library"
    }
  }

  /// The error, with the file in quotes.
  package var description: String {
    switch reason {
    case .missing: "picture \"\(file)\" not found"
    case .unreadable(let words): "cannot read picture \"\(file)\": \(words)"
    case .outside: "picture \"\(file)\" is outside the document's folder"
    case .empty: "picture \"\(file)\" is empty"
    case .foreign(let name): "picture \"\(file)\" is \(name), which is not supported"
    case .unknownFormat: "\"\(file)\" is not a PNG, JPEG or SVG picture"
    case .damaged(let format, let words): "\(format.rawValue) picture \"\(file)\" is damaged: \(words)"
    case .tooManyPixels(let width, let height):
      "picture \"\(file)\" has \(width) × \(height) pixels, more than \(PictureLimits.mostPixels / 1_000_000) million"
    case .tooManyPixelsTogether:
      "with picture \"\(file)\", the PNG pictures of the document have more than "
        + "\(PictureLimits.mostPixelsTogether / 1_000_000) million pixels"
    case .pressColors: "JPEG picture \"\(file)\" has CMYK colours, which are not supported"
    case .noSize: "SVG picture \"\(file)\" has no size"
    case .beyondLimits(let words): "SVG picture \"\(file)\" \(words)"
    case .noLibrary(let words): "SVG picture \"\(file)\" needs librsvg, which cannot be loaded: \(words)"
    }
  }

  /// Hints for the author.
  package var hints: [String] {
    switch reason {
    case .missing: ["paths are relative to the document"]
    case .outside: ["move it beside the document, or allow its folder"]
    case .foreign, .unknownFormat: ["save it as PNG, JPEG or SVG"]
    case .tooManyPixels: ["make it smaller; even large screens are only a few thousand pixels wide"]
    case .tooManyPixelsTogether: ["make the pictures smaller, or save photos as JPEG"]
    case .beyondLimits: ["simplify it, or save it as PNG"]
    case .pressColors: ["convert it to RGB"]
    case .noSize: ["give its root element a width and height, or a viewBox"]
    case .noLibrary: ["install the package librsvg2-2 (Debian, Ubuntu) or librsvg (Homebrew)"]
    case .unreadable, .empty, .damaged: []
    }
  }
}

extension PictureError.Reason {
  /// The reason why a path leads to no picture.
  init(_ error: NamedPathError) {
    switch error {
    case .missing: self = .missing
    case .outside: self = .outside
    case .unreadable(let words): self = .unreadable(words)
    }
  }
}

/// A warning about a picture that is shown nevertheless.
struct PictureRemark: Hashable, Sendable {
  /// A stable word for programs.
  var code: String
  /// The warning, as words that follow the name of the picture.
  var words: String
  /// What to do about it.
  var hint: String
}
