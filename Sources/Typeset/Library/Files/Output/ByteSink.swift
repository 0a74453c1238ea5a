/// Where an output's bytes go, in order: memory, or an open file.
package final class ByteSink {
  /// The bytes written, if the sink is memory.
  package private(set) var bytes: [UInt8] = []
  /// How many bytes were taken so far.
  package private(set) var count = 0
  private let file: FileDescriptor?
  /// How many of them the system has been asked to store.
  private var storedCount = 0

  /// Storing begins after so many bytes, a multiple of the size of a page of memory; for smaller files it takes longer
  /// than it saves.
  private static let storedAtOnce = 256 << 10

  /// Creates a sink that keeps everything in `bytes`.
  package init() { file = nil }

  /// Creates a sink that writes to an open file, which stays the caller's to close.
  init(file: FileDescriptor) { self.file = file }

  /// Creates a sink that writes to standard output.
  package static func standardOutput() -> ByteSink { ByteSink(file: .standardOutput()) }

  /// Writes bytes; throws an `OutputError` if they cannot be written.
  package func write(_ bytes: Span<UInt8>) throws {
    if let file { try file.write(bytes) } else { self.bytes.append(contentsOf: bytes) }
    count += bytes.count
    if count - storedCount >= Self.storedAtOnce { beginStoring(upTo: count & -Self.storedAtOnce) }
  }

  /// Says that nothing follows.
  func finish() { if storedCount > 0 { beginStoring(upTo: count) } }

  /// Has the system begin to store what will replace a file: otherwise ext4 does so when the file takes its place, and
  /// all else in the folder waits.
  private func beginStoring(upTo end: Int) {
    guard let file, file.isReplacement, end > storedCount else { return }
    file.beginStoring(storedCount..<end)
    storedCount = end
  }

  /// Writes bytes; throws an `OutputError` if they cannot be written.
  package func write(_ bytes: [UInt8]) throws { try write(bytes.span) }

  /// Writes the bytes of a buffer; throws an `OutputError` if they cannot be written.
  package func write(_ buffer: ByteBuffer) throws { try buffer.withBytes { bytes in try write(bytes) } }
}
