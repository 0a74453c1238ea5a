/// Where an output's bytes go, in order: memory, or an open file.
package final class ByteSink {
  /// The bytes written, if the sink is memory.
  package private(set) var bytes: [UInt8] = []
  /// How many bytes were taken so far.
  package private(set) var count = 0
  private let file: FileDescriptor?

  /// Creates a sink that keeps everything in `bytes`.
  package init() { file = nil }

  /// Creates a sink that writes to an open file, which stays the caller's to close.
  init(file: FileDescriptor) { self.file = file }

  /// Creates a sink that writes to standard output.
  package static func standardOutput() -> ByteSink { ByteSink(file: .standardOutput()) }

  /// Writes bytes; throws an `OutputError` if they cannot be written.
  package func write(_ buffer: UnsafeRawBufferPointer) throws {
    if let file { try file.write(buffer) } else { bytes.append(contentsOf: buffer) }
    count += buffer.count
  }

  /// Writes bytes; throws an `OutputError` if they cannot be written.
  package func write(_ buffer: [UInt8]) throws { try buffer.withUnsafeBytes { try write($0) } }
}
