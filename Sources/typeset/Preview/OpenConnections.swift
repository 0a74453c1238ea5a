import FlyingSocks
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The connections that are open. Where there are too many, the one that has waited longest for a request makes room,
/// so that who sends slowly, or nothing, keeps nobody out.
final class OpenConnections: Sendable {
  /// The most connections at once; a browser opens six for each page.
  static let most = 256

  /// A connection.
  private struct Entry {
    /// Its file.
    var file: Int32
    /// When it began to wait for a request, as a number that grows; nil while it is answered.
    var waitingSince: Int?
    /// Whether it was asked to make room, and leaves as soon as it notices.
    var isLeaving = false
  }

  private struct State {
    var next = 0
    var all: [Int: Entry] = [:]
  }

  private let state = Mutex(State())

  /// Takes in a connection and gives its number; nil where all others are being answered.
  func enter(_ socket: AsyncSocket) -> Int? {
    state.withLock { state in
      let staying = state.all.filter { !$0.value.isLeaving }
      if staying.count >= Self.most {
        let waiting = staying.compactMapValues(\.waitingSince)
        guard state.all.count < 2 * Self.most, let longest = waiting.min(by: { $0.value < $1.value })?.key,
          let file = staying[longest]?.file
        else { return nil }
        shutdown(file, Int32(SHUT_RDWR))
        state.all[longest]?.isLeaving = true
      }
      state.next += 1
      state.all[state.next] = Entry(file: socket.socket.file.rawValue, waitingSince: state.next)
      return state.next
    }
  }

  /// Notes whether a connection waits for a request from now on.
  func note(_ number: Int, isWaiting: Bool) {
    state.withLock { state in
      state.next += 1
      state.all[number]?.waitingSince = isWaiting ? state.next : nil
    }
  }

  /// Forgets a connection, which may be closed only afterwards.
  func leave(_ number: Int) { state.withLock { $0.all[number] = nil } }
}
