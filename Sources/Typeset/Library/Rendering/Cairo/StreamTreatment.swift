import CCairo
import Synchronization

/// What becomes of the streams of Cairo's files: contents of pages, pictures and fonts.
///
/// Cairo compresses each with zlib, and has no setting for it. Contents and fonts are read, changed and packed again at
/// once, so the work is wasted. A program whose process has other functions in place of zlib's says so once, at its
/// start; a library does not replace functions of its host, so elsewhere all streams come compressed and are unpacked
/// first.
package enum StreamTreatment: Sendable {
  /// They are left as they are.
  case stored
  /// They are packed by libdeflate, as a whole.
  case packed

  /// Treats the streams that this thread begins in a call; returns false if memory was exhausted.
  package typealias Function = @Sendable (StreamTreatment, () throws -> Void) throws -> Bool

  private static let function = Mutex<Function?>(nil)

  /// From now on, streams are treated by a function.
  package static func register(_ treating: @escaping Function) { function.withLock { $0 = treating } }

  /// Calls a function of Cairo that writes streams.
  func callAsFunction(_ body: () throws -> Void) throws {
    guard let function = Self.function.withLock(\.self) else { return try body() }
    if try !function(self, body) { throw CairoError(status: CAIRO_STATUS_NO_MEMORY) }
  }
}
