import FlyingSocks
import TypesetPreview

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A socket that waits for the other side only so long.
struct TimedSocket: Sendable {
  private let socket: AsyncSocket
  /// How much is received at once, in bytes.
  private static let block = 4096
  /// How much is sent at once, in bytes.
  private static let piece = 1 << 18
  /// How long the other side may take none of it.
  private static let patience = Duration.seconds(30)
  /// How long, and how much of it in bytes, what is on its way is still taken.
  private static let drainTime = Duration.seconds(2)
  private static let mostDrained = 8 << 20

  /// A socket that was accepted.
  init(_ socket: AsyncSocket) { self.socket = socket }

  /// The next bytes, however long that takes.
  func read() async throws -> [UInt8] { try await socket.read(atMost: Self.block) }

  /// The next bytes; throws where none come before a deadline.
  func read(before deadline: ContinuousClock.Instant) async throws -> [UInt8] {
    try await Self.before(deadline, else: RequestHead.tooSlow) { [socket] in try await socket.read(atMost: Self.block) }
  }

  /// Sends bytes; throws where the other side stops taking them.
  func write(_ data: Data) async throws {
    var start = data.startIndex
    while start < data.endIndex {
      let piece = data[start..<min(start + Self.piece, data.endIndex)]
      try await Self.before(.now + Self.patience, else: SocketError.disconnected) { [socket] in
        try await socket.write(piece)
      }
      start = piece.endIndex
    }
  }

  /// Ends sending, and takes what is on its way for a moment.
  func drain() async {
    shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
    let deadline = ContinuousClock.now + Self.drainTime
    var count = 0
    while count < Self.mostDrained, let bytes = try? await read(before: deadline) { count += bytes.count }
  }

  /// Does work that is cancelled at a deadline, and then throws an error.
  private static func before<Result: Sendable>(
    _ deadline: ContinuousClock.Instant, else error: any Error, _ work: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    try await withThrowingTaskGroup(of: Result.self) { group in
      group.addTask(operation: work)
      group.addTask {
        try await Task.sleep(until: deadline)
        throw error
      }
      defer { group.cancelAll() }
      guard let result = try await group.next() else { throw CancellationError() }
      return result
    }
  }
}
