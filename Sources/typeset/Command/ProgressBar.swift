import Synchronization
import Typeset

/// A bar on standard error that grows while something is finished, with the rate and the time left.
///
/// It alone looks at a clock: nothing that is written depends on it.
final class ProgressBar: Sendable {
  private static let width = 30
  /// How often the line is written at most, in milliseconds.
  private static let interval = 50
  /// The rate is that of so many milliseconds, since the last are more like the next than the first.
  private static let window = 5000

  private let total: Int
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  private struct State {
    /// When how many were finished, the oldest first.
    var samples: [(time: Int, finished: Int)] = [(0, 0)]
    /// When the line was written last, in milliseconds.
    var written = -ProgressBar.interval
  }

  /// A bar that is full when `total` are finished.
  init(total: Int) { self.total = total }

  /// Shows how many are finished.
  func show(_ finished: Int) {
    let duration = ContinuousClock.now - start
    let now = Int(duration.components.seconds) * 1000 + Int(duration.components.attoseconds / 1_000_000_000_000_000)
    let line = state.withLock { state -> String? in
      guard now - state.written >= Self.interval || finished == total else { return nil }
      state.written = now
      state.samples.append((now, finished))
      while state.samples.count > 2, now - state.samples[1].time > Self.window { state.samples.removeFirst() }
      return self.line(finished, at: now, since: state.samples[0])
    }
    if let line { StandardStream.error.write("\r\(line)\u{1B}[K") }
  }

  /// Removes the line, so that something else may be written; the next `show` writes it again.
  func clear() {
    state.withLock { $0.written = -Self.interval }
    StandardStream.error.write("\r\u{1B}[K")
  }

  private func line(_ finished: Int, at now: Int, since sample: (time: Int, finished: Int)) -> String {
    let filled = Self.width * finished / max(total, 1)
    var line = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
    line += " \(finished)/\(total)"
    let (time, count) = (now - sample.time, finished - sample.finished)
    guard time > 0, count > 0 else { return line }
    // In tenths of one a second, then in whole ones.
    let tenths = count * 10_000 / time
    line += tenths < 100 ? "  \(tenths / 10).\(tenths % 10)/s" : "  \(tenths / 10)/s"
    if finished < total {
      line += "  " + Self.text(seconds: ((total - finished) * time / count + 999) / 1000) + " left"
    }
    return line
  }

  /// A time as people say it: `8 s`, `3:20 min`, `1:05 h`.
  private static func text(seconds: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    if seconds < 60 { return "\(seconds) s" }
    if seconds < 3600 { return "\(seconds / 60):\(two(seconds % 60)) min" }
    return "\(seconds / 3600):\(two(seconds / 60 % 60)) h"
  }
}
