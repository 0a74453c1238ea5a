/// A font file or folder of fonts that cannot be used.
public struct FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason.
  package enum Reason: Error, Hashable, Sendable {
    /// No such file or folder.
    case missing
    /// No such folder of fonts.
    case missingFolder
    /// It is there and cannot be read; the words of the system.
    case unreadable(String)
    /// It is outside the folders that a document may read fonts from.
    case outside
    /// A web font: WOFF or WOFF2.
    case compressed(String)
    /// Not an OpenType font at all.
    case notAFont
    /// An OpenType font without a part that typesetting needs.
    case incomplete(String)
    /// A font that can be measured and not be drawn: FreeType refuses it.
    case undrawable
    /// Neither outlines nor colour pictures that can be drawn.
    case noOutlines
    /// A folder, or all of them together, without a single usable font.
    case noFonts
  }

  /// The path as it was given.
  public let file: String
  /// The error.
  package let reason: Reason

  init(_ file: String, _ reason: Reason) {
    self.file = file
    self.reason = reason
  }

  /// A stable word for programs.
  package var code: String {
    switch reason {
    case .missing, .missingFolder, .noFonts: "missing-font"
    case .unreadable: "unreadable-font"
    case .outside: "font-outside"
    case .compressed, .noOutlines: "unsupported-font"
    case .notAFont, .incomplete, .undrawable: "corrupt-font"
    }
  }

  /// The error, with the file in quotes.
  public var description: String {
    switch reason {
    case .missing: "font \"\(file)\" not found"
    case .missingFolder: "folder \"\(file)\" not found"
    case .unreadable(let words): "cannot read font \"\(file)\": \(words)"
    case .outside: "font \"\(file)\" is outside the document's folder"
    case .compressed(let format): "font \"\(file)\" is a \(format) web font, which is not supported"
    case .notAFont: "\"\(file)\" is not an OpenType font"
    case .incomplete(let part): "font \"\(file)\" is damaged: \(part)"
    case .undrawable: "font \"\(file)\" is damaged: it cannot be drawn"
    case .noOutlines: "font \"\(file)\" has no outlines or colour pictures that can be drawn"
    case .noFonts: "no fonts in \"\(file)\""
    }
  }

  /// Hints for the author.
  package var hints: [String] {
    switch reason {
    case .missing: ["paths are relative to the document"]
    case .outside: ["move it beside the document, or allow its folder"]
    case .compressed: ["use the TTF or OTF file it was made from"]
    case .missingFolder, .noFonts: ["name a folder that contains fonts"]
    case .unreadable, .notAFont, .incomplete, .undrawable, .noOutlines: []
    }
  }
}

extension FontError.Reason {
  /// The reason why a path leads to no font.
  init(_ error: NamedPathError) {
    switch error {
    case .missing: self = .missing
    case .outside: self = .outside
    case .unreadable(let words): self = .unreadable(words)
    }
  }
}
