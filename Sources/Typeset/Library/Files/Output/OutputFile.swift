/// A file that appears complete or not at all: it is written beside its destination and moved there at the end.
package final class OutputFile {
  /// Takes the bytes.
  package let sink: ByteSink
  private let path: String
  private let kind: OutputKind
  private let replacement: Replacement
  /// The files that the run has read; nil where none are known.
  private let readFiles: ReadFiles?
  private let target: String
  private let temporaryPath: String
  private let file: FileDescriptor
  /// Whether bytes may still come.
  private var isOpen = true
  /// Whether the temporary file waits to be moved or dropped.
  private var isPending = true

  /// Begins a file at `path`; an existing file is unchanged until `commit`. Links are followed, and their targets
  /// replaced.
  ///
  /// Throws an `OverwriteError` if something of another kind is there, or one of `readFiles`, now or when it is
  /// committed.
  package init(
    path: String, as kind: OutputKind, replacing replacement: Replacement = .any, sparing readFiles: ReadFiles? = nil
  ) throws {
    self.path = path
    self.kind = kind
    self.replacement = replacement
    self.readFiles = readFiles
    try OverwriteError.check(path, as: kind, replacing: replacement, sparing: readFiles)
    target = FileSystem.resolved(path) ?? path
    if FileSystem.isFolder(target) { throw OutputError.isFolder(path) }
    var temporaryPath = ""
    file = try FileDescriptor(creatingBeside: target, shownAs: path, temporaryPath: &temporaryPath)
    self.temporaryPath = temporaryPath
    sink = ByteSink(file: file)
  }

  /// Ends writing; the file must still be moved to its destination.
  func finish() throws {
    guard isOpen else { return }
    isOpen = false
    sink.finish()
    do {
      try file.close()
    } catch {
      discard()
      throw error
    }
  }

  /// Makes sure that it may still take its place: since it was begun, other files may have been read.
  func check() throws { try OverwriteError.check(path, as: kind, replacing: replacement, sparing: readFiles) }

  /// Moves the file to its destination.
  package func commit() throws {
    try finish()
    guard isPending else { return }
    try check()
    isPending = false
    try TemporaryFiles.move(temporaryPath, to: target, shownAs: path)
  }

  /// Discards the output without a trace.
  package func discard() {
    if isOpen { try? file.close() }
    isOpen = false
    guard isPending else { return }
    isPending = false
    TemporaryFiles.remove(temporaryPath)
  }

  deinit { discard() }

  /// Writes the output of `body` to a file at `path`; after an error, an existing file is unchanged.
  ///
  /// Anything but a regular file (a pipe, a terminal, `/dev/null`) cannot be replaced and is written to directly.
  package static func write(
    to path: String, as kind: OutputKind, replacing replacement: Replacement = .any,
    sparing readFiles: ReadFiles? = nil,
    _ body: (ByteSink) throws -> Void
  ) throws {
    if FileSystem.isSpecial(path) {
      let file = try FileDescriptor(opening: path)
      do {
        try body(ByteSink(file: file))
      } catch {
        try? file.close()
        throw error
      }
      return try file.close()
    }
    let file = try OutputFile(path: path, as: kind, replacing: replacement, sparing: readFiles)
    do {
      try body(file.sink)
    } catch {
      file.discard()
      throw error
    }
    try file.commit()
  }

  /// Writes files beside their places, and puts them there once all are whole; after an error before that, existing
  /// files are unchanged.
  package static func write(_ files: [(path: String, bytes: [UInt8])], sparing readFiles: ReadFiles) throws {
    let outputs = try files.map { path, bytes in
      let output = try OutputFile(path: path, as: .named, sparing: readFiles)
      try output.sink.write(bytes)
      return output
    }
    for output in outputs { try output.commit() }
  }
}
