#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A rendering in memory.
public struct RenderedDocument: Sendable {
  /// The format of the files.
  public let format: OutputFormat
  /// The bytes of the files: one file for PDF and JSON, one for each page for SVG and PNG.
  public let files: [[UInt8]]
  /// The warnings about the document, which don't keep it from being rendered.
  public let warnings: [Diagnostic]

  /// Creates a rendering.
  package init(format: OutputFormat, files: [[UInt8]], warnings: [Diagnostic]) {
    self.format = format
    self.files = files
    self.warnings = warnings
  }

  /// Writes the files; none appears before all are written.
  ///
  /// A single file is written to `url`. Several get numbers before the extension: `page-1.png`, `page-2.png`.
  ///
  /// A file of another kind, such as a document, is not replaced. Numbered files that an earlier and longer rendering
  /// has left are removed.
  ///
  /// - Returns: The files that were written.
  /// - Throws: ``OutputError`` if a file cannot be written.
  @discardableResult
  public func write(to url: URL) throws(OutputError) -> [URL] {
    let path = url.filePath
    do {
      let outputs = OutputSet(target: .file(path), format: format, keepsInMemory: true)
      for file in files { try outputs.add(file, isOneOfSeveral: files.count > 1) }
      return try outputs.commit().map { URL(filePath: $0) }
    } catch let error as OutputError {
      throw error
    } catch let error as OverwriteError {
      throw OutputError(error)
    } catch {
      preconditionFailure("writing throws only output errors: \(error)")
    }
  }
}

/// Options that make no sense, or a page that a format cannot hold.
public enum RenderingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A locale isn't a BCP 47 tag of a known language, or asks for a calendar or numerals that don't exist.
  case unknownLocale(String)
  /// Numerals aren't a decimal numbering system of CLDR.
  case unknownNumerals(String)
  /// A device's screen cannot be shared between apps.
  case unsupportedSplit(Device)
  /// A device does not turn its screen upside down.
  case unsupportedOrientation(Device)
  /// The scale isn't between 0 and 64 pixels per point.
  case unsupportedScale(Double)
  /// A page is too large, or has no size, for the format; with the reason.
  case unsupportedPageSize(String)

  /// The error in one line.
  public var description: String {
    switch self {
    case .unknownLocale(let tag): "unknown locale \(quoted(tag))"
    case .unknownNumerals(let name): "unknown numbering system \(quoted(name))"
    case .unsupportedSplit(let device): "apps cannot share the screen of \(device.name)"
    case .unsupportedOrientation(let device):
      "\(device.name) has no portrait upside down; choose an iPad, or an iPhone with a home button"
    case .unsupportedScale(let scale): "scale \(scale) is not between 0 and 64 pixels per point"
    case .unsupportedPageSize(let reason): reason
    }
  }

  /// Does `body`, and turns what a format says about the size of a page into a rendering error.
  package static func wrap<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as PNGError {
      throw RenderingError.unsupportedPageSize(error.description)
    } catch let error as PDFPageError {
      throw RenderingError.unsupportedPageSize(error.description)
    }
  }
}

extension URL {
  /// The path without percent encoding.
  package var filePath: String { path(percentEncoded: false) }
}
