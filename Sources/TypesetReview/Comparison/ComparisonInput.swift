import Typeset

/// One side of a comparison: the bytes of a PNG picture or a document, recognized by its contents.
package struct ComparisonInput: Sendable {
  /// The kinds of files.
  enum Kind: Sendable {
    /// A PNG picture.
    case picture
    /// A document, which is rendered first.
    case document
  }

  /// The name that messages show.
  package let name: String
  /// The folder from which the paths of a document count.
  let folder: String
  /// The contents of the file.
  let bytes: [UInt8]
  /// What it is.
  let kind: Kind

  /// Whether it is a picture, which needs no fonts.
  package var isPicture: Bool { kind == .picture }

  /// Creates an input from the bytes of a file; throws a `ComparisonError` if they are neither a PNG picture nor look
  /// like a document.
  package init(_ bytes: [UInt8], name: String, folder: String) throws(ComparisonError) {
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
    } catch { throw ComparisonError(file: name, reason: .picture(BitmapError(error))) }
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
  /// The error.
  enum Reason: Hashable, Sendable {
    /// A file that is not a supported picture.
    case picture(BitmapError)
    /// A picture and a document of several pages.
    case severalPages(Int)
    /// A document was given to a comparer that has no fonts to lay it out.
    case noTypesetter
    /// Pictures have no elements that could be ignored.
    case nothingToIgnore
  }

  /// The file with the error, as given.
  public let file: String
  /// The error.
  let reason: Reason

  /// Whether the request is invalid, not the files.
  package var isMisuse: Bool { if case .picture = reason { false } else { true } }

  /// The error in one line.
  public var description: String {
    switch reason {
    case .picture(let error): "\(quoted(file)) \(error)"
    case .severalPages(let count):
      "\(quoted(file)) has \(count) pages and cannot be compared with a single picture; compare two documents, or a document of one page"
    case .noTypesetter: "\(quoted(file)) is a document; without a typesetter, only pictures can be compared"
    case .nothingToIgnore: "elements can be ignored in documents only, and both files are pictures"
    }
  }

  /// What to do, one sentence each.
  package var hints: [String] { if case .picture(let error) = reason { error.hints } else { [] } }
}

/// One side of a comparison, decoded or laid out.
struct ComparisonSide: Sendable {
  /// Its contents.
  enum Contents: Sendable {
    /// A picture.
    case picture(Bitmap)
    /// The pages of a document, with who laid them out.
    case pages([ComparisonPage], Typesetter)
  }

  /// Its contents.
  let contents: Contents
  /// The errors in the document.
  let diagnostics: [Diagnostic]
  /// Whether that forbids a comparison.
  let hasFailed: Bool

  /// Decodes a picture, or lays out a document; throws a `ComparisonError` if the picture is invalid.
  init(_ input: ComparisonInput, typesetter: Typesetter?) throws {
    switch input.kind {
    case .picture:
      do throws(BitmapError) {
        contents = .picture(try Bitmap(png: input.bytes))
      } catch { throw ComparisonError(file: input.name, reason: .picture(error)) }
      (diagnostics, hasFailed) = ([], false)
    case .document:
      guard let typesetter else { throw ComparisonError(file: input.name, reason: .noTypesetter) }
      let session = typesetter.session()
      let log = DiagnosticLog()
      var pages: [ComparisonPage] = []
      if let document = session.read(input.bytes, name: input.name, folder: input.folder, log: log) {
        try session.frames(of: document, log: log) { pages.append(ComparisonPage(frame: $0)) }
      }
      contents = .pages(pages, typesetter)
      diagnostics = log.diagnostics
      hasFailed = session.fails(log)
    }
  }
}

/// A page of a document: its drawing and its record.
struct ComparisonPage: Sendable {
  /// The drawing.
  let frame: Frame
  /// The record of the drawing.
  let record: PageRecord

  init(frame: Frame) {
    self.frame = frame
    record = PageRecord(frame)
  }
}
