/// Compares what documents show with what was recorded of them, and records it on request.
///
/// A value that any number of tasks may share; each brings a compositor of its own.
public struct Verifier: Sendable {
  /// Which baselines are written.
  public enum Update: String, Sendable, CaseIterable {
    /// Those that do not agree, and those that are missing.
    case failed
    /// Those that are missing.
    case missing
    /// All.
    case all
  }

  /// Where the baselines are.
  public let folder: BaselineFolder
  /// Which baselines are written; nil writes none.
  public var update: Update?
  /// The ids of elements that do not count, with all they hold.
  public var ignored: Set<String> = []
  /// Whether pictures of the pages are recorded and compared too.
  public var comparesPictures = false
  /// How much pictures may differ.
  public var tolerance = PixelTolerance()

  /// A verifier of the baselines in a folder.
  public init(folder: BaselineFolder) { self.folder = folder }

  /// Compares a variant of a document with its baseline, and writes the baseline where that was asked for.
  ///
  /// - Parameters:
  ///   - name: the name of the variant, and of its baseline.
  ///   - path: the path of the document, which findings are told of.
  ///   - options: what is asked of the layout.
  ///
  /// Throws an `OutputError` where a baseline cannot be written, and what keeps a picture from being drawn.
  public func verify(
    _ loaded: LoadedDocument, name: String, path: String, options: LayoutOptions, with compositor: Compositor,
    log: DiagnosticLog
  ) throws -> Verification {
    var result = Verification(name: name, document: path, baseline: folder.file(of: name))
    compositor.options.layout = options
    var frames: [Frame] = []
    let text = try text(of: loaded, path: path, with: compositor, log: log) { frame in
      if comparesPictures { frames.append(frame) }
    }
    guard !compositor.fails(log) else {
      result.outcome = .unrendered("the document has errors")
      return result
    }
    try compare(text, frames, with: compositor, result: &result)
    if isWritten(result) {
      try record(text, frames, name: name, with: compositor)
      result.isRecorded = true
    } else if !result.changes.isEmpty {
      result.places = try places(of: result.changes, in: loaded, with: compositor)
    }
    return result
  }

  /// The text of the baseline that a variant would get now.
  public func text(
    of loaded: LoadedDocument, path: String, options: LayoutOptions, with compositor: Compositor
  ) throws -> [UInt8] {
    compositor.options.layout = options
    return try text(of: loaded, path: path, with: compositor, log: DiagnosticLog()) { _ in }.withBytes(Array.init)
  }

  private func text(
    of loaded: LoadedDocument, path: String, with compositor: Compositor, log: DiagnosticLog,
    emit: (Frame) throws -> Void
  ) throws -> ByteBuffer {
    let text = ByteBuffer(capacity: 1 << 16)
    let writer = RecordWriter(out: text)
    writer.addHead(document: folder.documentPath(path), versions: Versions.all)
    try compositor.frames(of: loaded, log: log, observer: nil, annotates: false) { frame in
      writer.add(PageRecord(frame))
      try emit(frame)
    }
    return text
  }

  private func compare(
    _ text: ByteBuffer, _ frames: [Frame], with compositor: Compositor, result: inout Verification
  ) throws {
    guard Folders.isFile(result.baseline) else {
      result.outcome = .missing
      return
    }
    let pictures = try pictureDifferences(of: frames, name: result.name, with: compositor)
    do {
      let recorded = try InputFile.read(result.baseline)
      let comparison = try BaselineComparison(
        expected: recorded, actual: text, name: result.baseline, ignoring: ignored)
      result.versions = comparison.versions
      if case .different(let differences) = comparison.finding {
        result.outcome = .different
        result.changes = differences.changes
        result.line = differences.line
      }
      result.pictures = pictures
      if !pictures.isEmpty { result.outcome = .different }
    } catch let fault as RecordFault {
      result.outcome = .unreadable(fault.diagnostic)
    } catch let error as InputError {
      result.outcome = .unreadable(Diagnostic(.error, code: "unreadable-input", error.description, at: nil))
    }
  }

  /// Whether a result is to be written down. What a newer version wrote is written over only where all is.
  private func isWritten(_ result: Verification) -> Bool {
    switch (update, result.outcome) {
    case (nil, _), (_, .unrendered): return false
    case (.all, _), (.failed, .different), (_, .missing): return true
    case (.failed, .unreadable(let diagnostic)): return diagnostic.code != RecordFault.newerCode
    case (.missing, .different):
      // The text agrees, and only pictures are missing.
      return result.changes.isEmpty && result.line == nil && result.pictures.allSatisfy { $0.kind == .missing }
    default: return false
    }
  }

  /// Writes the pictures of a variant and then its baseline.
  private func record(_ text: ByteBuffer, _ frames: [Frame], name: String, with compositor: Compositor) throws {
    try OutputFolder.make(folder.path)
    for (index, frame) in frames.enumerated() {
      let png = try compositor.bitmap(of: frame, scale: compositor.options.scale).png()
      try OutputFile.write(to: folder.picture(of: name, page: index + 1, of: frames.count)) { try $0.write(png) }
    }
    try OutputFile.write(to: folder.file(of: name)) { sink in
      try text.withBytes { try sink.write(UnsafeRawBufferPointer($0)) }
    }
  }

  /// The places in the document of the elements that changed, and of those around them.
  private func places(
    of changes: [ElementChange], in loaded: LoadedDocument, with compositor: Compositor
  ) throws -> [String: SourcePosition] {
    var wanted: Set<String> = []
    for change in changes.flatMap({ [$0] + $0.consequences }) {
      var id = change.id[...]
      while !id.isEmpty, wanted.insert(String(id)).inserted {
        guard let slash = id.lastIndex(of: "/") else { break }
        id = id[..<slash]
      }
    }
    var places: [String: SourcePosition] = [:]
    try compositor.frames(of: loaded, log: DiagnosticLog(), observer: nil, annotates: false) { frame in
      frame.addPlaces(of: wanted, to: &places)
    }
    return places
  }
}

extension Frame {
  /// Adds the places in the source of the elements of some ids.
  fileprivate func addPlaces(of ids: Set<String>, to places: inout [String: SourcePosition]) {
    func add(_ items: [FrameItem]) {
      for case .group(let group) in items {
        if case .element(let element) = group.meaning, ids.contains(element.id), places[element.id] == nil {
          places[element.id] = element.position
        }
        add(group.items)
      }
    }
    add(items)
  }
}
