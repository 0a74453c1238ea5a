#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import Typeset

/// Compares documents with recorded baselines, and records baselines on request.
///
/// A baseline is a text file that describes a variant; see ``verify(_:variants:options:)``. Any number of tasks may
/// share a verifier.
public struct Verifier: Sendable {
  /// Where the baselines are.
  package let folder: BaselineFolder
  /// Which baselines are recorded; nil for none.
  public var recording: RecordingMode?
  /// The ids of elements that do not count, with all they hold.
  public var ignored: Set<String> = []
  /// Whether pictures of the pages are recorded and compared too.
  public var comparesPictures = false
  /// Whether pictures keep the pixels per point that they were recorded with, unless others are asked for.
  package var keepsScale = false
  /// How much pictures may differ.
  public var tolerance = PixelTolerance()
  /// The digest of what somebody has seen of a variant and wants recorded: anything else is not.
  package var seenDigest: String?

  /// A verifier of the baselines in a folder.
  package init(folder: BaselineFolder) { self.folder = folder }

  /// Compares a variant of a document with its baseline, and writes the baseline if requested.
  ///
  /// - Parameters:
  ///   - name: the name of the variant, and of its baseline.
  ///   - path: The path of the document, for messages.
  ///   - options: The layout options.
  ///
  /// Throws an `OutputError` if a baseline cannot be written, and errors of drawing pictures.
  package func verify(
    _ loaded: LoadedDocument, name: String, path: String, options: LayoutOptions, with session: TypesettingSession,
    log: DiagnosticLog
  ) throws -> Verification {
    var result = Verification(name: name, document: path, baseline: folder.file(of: name))
    session.options.layout = options
    var frames: [Frame] = []
    var extents: [(page: String, size: Size)] = []
    let text = try text(of: loaded, path: path, with: session, log: log) { frame in
      extents.append((frame.name, frame.size))
      if comparesPictures { frames.append(frame) }
    }
    result.extent = extents.first?.size
    guard !session.fails(log) else {
      result.outcome = .unrendered("the document has errors")
      return result
    }
    var places = SourcePlaces()
    try compare(text, frames, with: session, result: &result) {
      places = self.places(of: loaded, with: session)
      return places
    }
    if !result.isPassed { result.digest = text.withBytes { Self.digest(of: $0) } }
    let changed = Set(result.changes.map(\.page))
    result.changedExtent = (extents.first { changed.contains($0.page) } ?? extents.first)?.size
    if isWritten(result) {
      try record(text, frames, name: name, with: session)
      result.isRecorded = true
    } else {
      result.keepPlaces(of: places)
    }
    return result
  }

  /// The text of the baseline that a variant would get now.
  package func text(
    of loaded: LoadedDocument, path: String, options: LayoutOptions, with session: TypesettingSession
  ) throws -> [UInt8] {
    session.options.layout = options
    return try text(of: loaded, path: path, with: session, log: DiagnosticLog()) { _ in }.bytes
  }

  private func text(
    of loaded: LoadedDocument, path: String, with session: TypesettingSession, log: DiagnosticLog,
    emit: (Frame) throws -> Void
  ) throws -> ByteBuffer {
    let text = ByteBuffer(capacity: 1 << 16)
    let writer = RecordWriter(to: text)
    writer.addHead(document: folder.documentPath(path), versions: Versions.all)
    try session.frames(of: loaded, log: log, observer: nil, annotates: false) { frame in
      writer.add(PageRecord(frame))
      try emit(frame)
    }
    return text
  }

  private func compare(
    _ text: ByteBuffer, _ frames: [Frame], with session: TypesettingSession, result: inout Verification,
    sources: () -> SourcePlaces
  ) throws {
    guard FileSystem.isFile(result.baseline) else {
      result.outcome = .missing
      return
    }
    let pictures = try pictureDifferences(of: frames, name: result.name, with: session)
    do {
      let recorded = try InputFile.read(result.baseline)
      let comparison = try BaselineComparison(
        expected: recorded, actual: text, name: result.baseline, ignoring: ignored, sources: sources)
      result.versions = comparison.versions
      if case .different(let differences) = comparison.finding {
        result.outcome = .different
        result.changes = differences.changes
        result.line = differences.line
      }
      result.pictures = pictures
      if !pictures.isEmpty { result.outcome = .different }
    } catch let fault as RecordError {
      result.outcome = .unreadable(fault.diagnostic)
    } catch let error as InputError {
      result.outcome = .unreadable(Diagnostic(.error, code: "unreadable-input", error.description, at: nil))
    }
  }

  /// A digest of all lines of a record but the first one, which says which versions wrote it.
  private static func digest(of text: Span<UInt8>) -> String {
    let end = text.place(of: UInt8(ascii: "\n"), in: 0..<text.count) ?? text.count
    return String(SHA256.hex(of: text.extracting(droppingFirst: end)).prefix(32))
  }

  /// Whether to record a result. Baselines of a newer version are overwritten only if all are recorded.
  private func isWritten(_ result: Verification) -> Bool {
    if let seenDigest, seenDigest != result.digest { return false }
    switch (recording, result.outcome) {
    case (nil, _), (_, .unrendered): return false
    case (.all, _), (.failed, .different), (_, .missing): return true
    case (.failed, .unreadable(let diagnostic)): return diagnostic.code != RecordError.newerCode
    case (.missing, .different):
      // The text agrees, and only pictures are missing.
      return result.changes.isEmpty && result.line == nil && result.pictures.allSatisfy { $0.kind == .missing }
    default: return false
    }
  }

  /// Writes the pictures of a variant and then its baseline.
  private func record(_ text: ByteBuffer, _ frames: [Frame], name: String, with session: TypesettingSession) throws {
    try FileSystem.makeFolder(folder.path)
    let paths = frames.indices.map { folder.picture(of: name, page: $0 + 1, of: frames.count) }
    // Either all of them can be written, or none is.
    for path in paths { try OverwriteError.check(path, as: .png, sparing: session.readFiles) }
    for (index, frame) in frames.enumerated() {
      let scale = scale(of: frame, like: Self.recordedPicture(at: paths[index]), with: session)
      let png = try session.bitmap(of: frame, scale: scale).png()
      try OutputFile.write(to: paths[index], as: .png, sparing: session.readFiles) { try $0.write(png) }
    }
    try OutputFile.write(to: folder.file(of: name), as: .named, sparing: session.readFiles) { sink in
      try sink.write(text)
    }
    if comparesPictures { folder.removePictures(of: name, besides: frames.count, sparing: session.readFiles) }
  }

  /// Where the elements of a variant and their texts come from.
  private func places(of loaded: LoadedDocument, with session: TypesettingSession) -> SourcePlaces {
    var places = SourcePlaces()
    // What was laid out once can be laid out again; where that fails, the changes have no places.
    try? session.frames(of: loaded, log: DiagnosticLog(), observer: nil, annotates: false) { places.add($0) }
    return places
  }
}

/// Which baselines are recorded.
public enum RecordingMode: String, Sendable, CaseIterable {
  /// Those that don't match, and those that are missing.
  case failed
  /// Those that are missing.
  case missing
  /// All.
  case all
}

extension Verifier {
  /// Creates a verifier of the baselines in a folder, which doesn't have to exist.
  public init(folder: URL) { self.init(folder: BaselineFolder(folder.filePath)) }

  /// Compares the variants of a document with their baselines, and records baselines as ``recording`` says.
  ///
  /// ```swift
  /// let verifier = Verifier(folder: URL(filePath: "Baselines"))
  /// for result in try verifier.verify(document, variants: [.locale: ["en", "ar-EG"]]) where !result.passes {
  ///   print(result)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - variants: The values of each axis; an axis without values uses those that the document names in its head.
  ///   - options: What all variants have in common.
  /// - Returns: A result for each variant.
  /// - Throws: ``VariantError`` if the variants make no sense, `OutputError` if a baseline cannot be written, and what
  ///   `TypesetDocument.render(as:options:)` throws. A variant with errors is a result that doesn't pass.
  public func verify(
    _ document: TypesetDocument, variants: [VariantAxis: [String]] = [:],
    options: RenderingOptions = RenderingOptions()
  ) throws -> [Verification] {
    let plan = try VariantPlan([document], variants: variants, options: options)
    let session = try document.typesetter.configured(with: options).session()
    return try plan.jobs.map { job in
      let log = DiagnosticLog()
      var result = try verify(
        document.loaded, name: job.name, path: document.name, options: job.variant.options, with: session, log: log)
      result.diagnostics = log.diagnostics
      return result
    }
  }
}
