/// A font file or folder of fonts that cannot be used.
public struct FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with the file.
  package enum Reason: Hashable, Sendable {
    /// No such file or folder.
    case missing
    /// No such folder of fonts.
    case missingFolder
    /// It is there and cannot be read; the words of the system.
    case unreadable(String)
    /// It lies outside the folders that a document may take fonts from.
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
  /// What is wrong.
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

  /// What is wrong, with the file in quotes.
  public var description: String {
    switch reason {
    case .missing: "there is no font “\(file)”"
    case .missingFolder: "there is no folder “\(file)”"
    case .unreadable(let words): "the font “\(file)” cannot be read: \(words)"
    case .outside: "the font “\(file)” lies outside the folder of the document"
    case .compressed(let format): "the font “\(file)” is a \(format) web font, which is not supported"
    case .notAFont: "“\(file)” is not an OpenType font"
    case .incomplete(let part): "the font “\(file)” is damaged: \(part)"
    case .undrawable: "the font “\(file)” is damaged: it cannot be drawn"
    case .noOutlines: "the font “\(file)” has neither outlines nor colour pictures that can be drawn"
    case .noFonts: "there is no font in “\(file)”"
    }
  }

  /// What the author can do, one sentence each.
  package var hints: [String] {
    switch reason {
    case .missing: ["paths are relative to the document"]
    case .outside: ["move it beside the document, or allow its folder"]
    case .compressed: ["use the TTF or OTF file that it was made from"]
    case .missingFolder, .noFonts: ["name a folder that contains fonts"]
    case .unreadable, .notAFont, .incomplete, .undrawable, .noOutlines: []
    }
  }
}
