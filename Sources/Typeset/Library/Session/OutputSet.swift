/// What takes the files of a rendering.
package protocol PageOutput {
  /// Adds the one file of a format that holds all pages.
  func add(_ body: (ByteSink) throws -> Void) throws
  /// Adds the file of the next page.
  func addPage(_ bytes: ByteBuffer, format: OutputFormat) throws
}

/// Keeps the files of a rendering.
package final class MemoryOutput: PageOutput {
  /// The bytes of the files.
  package private(set) var files: [[UInt8]] = []

  /// Creates an output without files.
  package init() {}

  package func add(_ body: (ByteSink) throws -> Void) throws {
    let sink = ByteSink()
    try body(sink)
    files.append(sink.bytes)
  }

  package func addPage(_ bytes: ByteBuffer, format: OutputFormat) throws { files.append(bytes.withBytes { Array($0) }) }
}

/// The files of one rendering on disk: they appear together at the end, or none does.
package final class OutputSet: PageOutput {
  private let target: OutputTarget
  private let keepsInMemory: Bool
  private let reserved: Set<String>
  private var files: [Output] = []
  /// The first page where a format holds one page a file: its name depends on whether a second one comes.
  private var firstPage: ByteBuffer?
  private var pageCount = 0
  /// What waits for standard output.
  private var pending: ByteSink?

  /// One file that waits to appear.
  private enum Output {
    /// It is written beside its place.
    case beside(OutputFile, path: String)
    /// A pipe or device cannot be replaced, so its bytes wait here.
    case waiting(ByteSink, path: String)
  }

  /// `keepsInMemory` holds back standard output until `commit`, for who may still find an error; `reserved` are paths that no
  /// numbered page may take.
  package init(target: OutputTarget, keepsInMemory: Bool, reserved: Set<String> = []) {
    self.target = target
    self.reserved = reserved
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
      try add(page: 1, of: path) { try first.write(to: $0) }
    }
    try add(page: pageCount, of: path) { try bytes.write(to: $0) }
  }

  /// Adds a finished file; several get numbers.
  func add(_ bytes: [UInt8], isOneOfSeveral: Bool) throws {
    guard isOneOfSeveral, case .file(let path) = target else { return try add { try $0.write(bytes) } }
    pageCount += 1
    try add(page: pageCount, of: path) { try $0.write(bytes) }
  }

  /// Puts everything in its place and gives the paths.
  package func commit() throws -> [String] {
    if let page = firstPage {
      firstPage = nil
      try add { try page.write(to: $0) }
    }
    if let pending { try ByteSink.standardOutput().write(pending.bytes) }
    return try files.map { output in
      switch output {
      case .beside(let file, let path):
        try file.commit()
        return path
      case .waiting(let sink, let path):
        try OutputFile.write(to: path) { try $0.write(sink.bytes) }
        return path
      }
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
    let file = try OutputFile(path: path)
    try body(file.sink)
    try file.finish()
    files.append(.beside(file, path: path))
  }
}

extension ByteBuffer {
  fileprivate func write(to sink: ByteSink) throws { try withBytes { try sink.write(UnsafeRawBufferPointer($0)) } }
}

/// Files that a rendering cannot be divided into.
package enum PlacementError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A document of several pages, in a format of one page each, would go to standard output.
  case severalPagesToStandardOutput(OutputFormat)
  /// A numbered page would be written where another document goes.
  case pathTaken(String)

  /// What is wrong and what to do, in one line.
  package var description: String {
    switch self {
    case .severalPagesToStandardOutput(let format):
      "cannot write several pages as \(format.rawValue.uppercased()) to standard output; give a file with -o, or use -f pdf"
    case .pathTaken(let path):
      "a page and another document have the same output \"\(path)\"; rename one of them"
    }
  }
}
