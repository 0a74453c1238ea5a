/// One side of a comparison: the bytes of a file, a PNG picture or a document; its contents tell which.
public struct ComparisonInput: Sendable {
  /// What a file is.
  enum Kind: Sendable {
    /// A PNG picture.
    case picture
    /// A document, which is rendered first.
    case document
  }

  /// The name that messages show.
  public let name: String
  /// The folder from which the paths of a document count.
  let folder: String
  /// What the file holds.
  let bytes: [UInt8]
  /// What it is.
  let kind: Kind

  /// Whether it is a picture, which needs no fonts.
  public var isPicture: Bool { kind == .picture }

  /// Takes the bytes of a file; throws a `ComparisonError` where they are neither a PNG picture nor look like a document.
  public init(_ bytes: [UInt8], name: String, folder: String) throws(ComparisonError) {
    self.bytes = bytes
    self.name = name
    self.folder = folder
    if Self.looksLikeMarkup(bytes), PictureFormat.sniffed(bytes) != .svg {
      kind = .document
      return
    }
    do throws(PictureError.Reason) {
      _ = try Bitmap.header(of: bytes)
      kind = .picture
    } catch { throw ComparisonError(file: name, fault: .picture(BitmapError(error))) }
  }

  /// Whether the first character is that of a tag, in UTF-8 or UTF-16.
  private static func looksLikeMarkup(_ bytes: [UInt8]) -> Bool {
    let marks: [[UInt8]] = [[0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE]]
    let rest = marks.first { bytes.starts(with: $0) }.map { bytes.dropFirst($0.count) } ?? bytes[...]
    let blanks: Set<UInt8> = [0, 0x09, 0x0A, 0x0D, 0x20]
    return rest.prefix(4096).first { !blanks.contains($0) } == UInt8(ascii: "<")
  }
}

/// Why two files cannot be compared.
public struct ComparisonError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  enum Fault: Hashable, Sendable {
    /// A file is no picture that can be compared.
    case picture(BitmapError)
    /// A picture stands against a document of several pages.
    case severalPages(Int)
    /// A document was given to who has no fonts to lay it out.
    case noTypesetter
    /// Pictures have no elements that could be ignored.
    case nothingToIgnore
  }

  /// The file at fault, as given.
  public let file: String
  /// What is wrong.
  let fault: Fault

  /// Whether the files are fine, and what was asked for is not.
  public var isMisuse: Bool { if case .picture = fault { false } else { true } }

  /// What is wrong, in one line.
  public var description: String {
    switch fault {
    case .picture(let error): "\(quoted(file)) \(error)"
    case .severalPages(let count):
      "\(quoted(file)) has \(count) pages and cannot be compared with a single picture; compare two documents, or a document of one page"
    case .noTypesetter: "\(quoted(file)) is a document; without a typesetter, only pictures can be compared"
    case .nothingToIgnore: "--ignore applies to elements of documents, but both files are pictures"
    }
  }

  /// What to do, one sentence each.
  public var hints: [String] { if case .picture(let error) = fault { error.hints } else { [] } }
}
