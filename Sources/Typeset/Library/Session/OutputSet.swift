/// What takes the files of a rendering.
package protocol PageOutput {
  /// Adds the one file of a format that holds all pages.
  func add(_ body: (ByteSink) throws -> Void) throws
  /// Adds the file of the next page.
  func addPage(_ bytes: ByteBuffer, format: OutputFormat) throws
}

/// Keeps the files of a rendering, with the bytes that they have on disk.
package final class MemoryOutput: PageOutput {
  /// The bytes of the files.
  package private(set) var files: [[UInt8]] = []
  /// The first page: it gets a number when a second one comes.
  private var firstPage: ByteBuffer?

  /// Creates an output without files.
  package init() {}

  package func add(_ body: (ByteSink) throws -> Void) throws {
    let sink = ByteSink()
    try body(sink)
    files.append(sink.bytes)
  }

  package func addPage(_ bytes: ByteBuffer, format: OutputFormat) throws {
    if let first = firstPage {
      firstPage = nil
      PageSigns.number(first, page: 1)
      files[0] = first.bytes
    }
    if files.isEmpty { firstPage = bytes } else { PageSigns.number(bytes, page: files.count + 1) }
    files.append(bytes.bytes)
  }
}

/// The files of one rendering on disk: they appear together at the end, or none does.
///
/// One thread at a time uses it: the one that draws, then the one that puts the files in their places. Of many files,
/// it has other threads place some.
package final class OutputSet: PageOutput, @unchecked Sendable {
  private let target: OutputTarget
  private let format: OutputFormat
  private let keepsInMemory: Bool
  private let reserved: Set<String>
  private let readFiles: ReadFiles?
  private let replacement: Replacement
  private var files: [Output] = []
  /// The first page where a format holds one page a file: its name depends on whether a second one comes.
  private var firstPage: ByteBuffer?
  private var pageCount = 0
  /// What waits for standard output.
  private var pending: ByteSink?
  /// So many files are put in their places by several threads.
  private static let fewestForThreads = 16

  /// One file that waits to appear.
  private enum Output {
    /// It is written beside its place.
    case beside(OutputFile, path: String)
    /// A pipe or device cannot be replaced, so its bytes wait here.
    case waiting(ByteSink, path: String)

    var path: String {
      switch self {
      case .beside(_, let path), .waiting(_, let path): path
      }
    }
  }

  /// `keepsInMemory` holds back standard output until `commit`, for who may still find an error; `reserved` are paths
  /// that no numbered page may take, and `readFiles` the files that the run has read, which are never written.
  /// `replacement` says which older files may be replaced.
  package init(
    target: OutputTarget, format: OutputFormat, keepsInMemory: Bool, reserved: Set<String> = [],
    replacing replacement: Replacement = .any, sparing readFiles: ReadFiles? = nil
  ) {
    self.target = target
    self.format = format
    self.reserved = reserved
    self.readFiles = readFiles
    self.replacement = replacement
    self.keepsInMemory = keepsInMemory
  }

  package func add(_ body: (ByteSink) throws -> Void) throws {
    switch target {
    case .file(let path): try add(path, body)
    case .standardOutput:
      let sink = keepsInMemory ? ByteSink() : ByteSink.standardOutput()
      try body(sink)
      if keepsInMemory { pending = sink }
    }
  }

  package func addPage(_ bytes: ByteBuffer, format: OutputFormat) throws {
    pageCount += 1
    guard pageCount > 1 else {
      firstPage = bytes
      return
    }
    guard case .file(let path) = target else { throw PlacementError.severalPagesToStandardOutput(format) }
    if let first = firstPage {
      firstPage = nil
      PageSigns.number(first, page: 1)
      try add(page: 1, of: path) { try first.write(to: $0) }
    }
    PageSigns.number(bytes, page: pageCount)
    try add(page: pageCount, of: path) { try bytes.write(to: $0) }
  }

  /// Adds a finished file; several get numbers, which they contain already.
  func add(_ bytes: [UInt8], isOneOfSeveral: Bool) throws {
    guard isOneOfSeveral, case .file(let path) = target else { return try add { try $0.write(bytes) } }
    pageCount += 1
    try add(page: pageCount, of: path) { try $0.write(bytes) }
  }

  /// Puts everything in its place, removes the pages that an earlier and longer rendering has left there, and gives the
  /// paths.
  package func commit() throws -> [String] {
    if let page = firstPage {
      firstPage = nil
      try add { try page.write(to: $0) }
    }
    if let pending { try ByteSink.standardOutput().write(pending.bytes) }
    // Either all of several can be put in their places, or nothing changes; each is checked again when it moves.
    if files.count > 1 { for case .beside(let file, _) in files { try file.check() } }
    let areWanted = WantedFlag()
    let errors = Workers.errors(below: files.count, workers: Self.workers(placing: files.count)) { [self] index in
      guard areWanted.value else { return }
      do { try place(files[index]) } catch {
        areWanted.clear()
        throw error
      }
    }
    if let error = errors.first { throw error }
    removeLeftovers()
    return files.map(\.path)
  }

  /// How many threads put files in their places at the same time.
  ///
  /// They mostly wait for the system, which frees the files that are replaced, so there are some even for one
  /// processor. For few files, starting threads would take longer.
  package static func workers(placing count: Int) -> Int {
    count < fewestForThreads ? 1 : max(4, Workers.processorCount)
  }

  /// Puts a file in its place.
  private func place(_ output: Output) throws {
    switch output {
    case .beside(let file, _): try file.commit()
    case .waiting(let sink, let path): try OutputFile.write(to: path, as: format.kind) { try $0.write(sink.bytes) }
    }
  }

  private func add(page: Int, of path: String, _ body: (ByteSink) throws -> Void) throws {
    let numbered = OutputTarget.path(path, page: page)
    if reserved.contains(numbered) { throw PlacementError.pathTaken(numbered) }
    try add(numbered, body)
  }

  private func add(_ path: String, _ body: (ByteSink) throws -> Void) throws {
    if FileSystem.isSpecial(path) {
      let sink = ByteSink()
      try body(sink)
      files.append(.waiting(sink, path: path))
      return
    }
    let file = try OutputFile(path: path, as: format.kind, replacing: replacement, sparing: readFiles)
    try body(file.sink)
    try file.finish()
    files.append(.beside(file, path: path))
  }
}

// What an earlier rendering has left.
extension OutputSet {
  /// Removes the files of a rendering of another length: those with higher numbers, and the one without a number beside
  /// those with.
  ///
  /// Only files that say that this program wrote them, as that very page, are removed.
  private func removeLeftovers() {
    guard case .file(let path) = target, !format.holdsAllPages, !FileSystem.isSpecial(path) else { return }
    if pageCount > 1 { removeLeftover(path, page: nil) }
    var page = pageCount > 1 ? pageCount + 1 : 1
    while removeLeftover(OutputTarget.path(path, page: page), page: page) { page += 1 }
  }

  /// Removes a file that shows a page of an earlier rendering; false if there is none.
  @discardableResult
  private func removeLeftover(_ path: String, page: Int?) -> Bool {
    guard FileSystem.isFile(path), page == nil || !reserved.contains(path), readFiles?.name(of: path) == nil,
      let own = OwnFile(at: path, kind: format.kind), own.page == page
    else { return false }
    FileSystem.remove(path)
    return true
  }
}

extension ByteBuffer {
  fileprivate func write(to sink: ByteSink) throws { try sink.write(self) }
}

/// Files that a rendering cannot be divided into.
package enum PlacementError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A document of several pages, in a format of one page each, would go to standard output.
  case severalPagesToStandardOutput(OutputFormat)
  /// A numbered page would be written where another document goes.
  case pathTaken(String)

  /// The error and how to fix it, in one line.
  package var description: String {
    switch self {
    case .severalPagesToStandardOutput(let format):
      "cannot write several pages as \(format.rawValue.uppercased()) to standard output; give a file with -o, or use -f pdf"
    case .pathTaken(let path):
      "a page and another document have the same output \"\(path)\"; rename one of them"
    }
  }
}
