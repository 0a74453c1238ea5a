/// Frames on their way from the thread that lays them out to the thread that draws them, in order.
///
/// It holds a few at most while both threads work, so that memory does not grow with the document.
final class FrameQueue: @unchecked Sendable {
  /// How many frames wait at most: enough that neither thread waits for the other because of one page that takes
  /// longer.
  private static let capacity = 8

  private let monitor = Monitor()
  private var frames: [Frame] = []
  /// Frames that were taken. Whoever adds frames lets them go, which takes time that the other thread does not have.
  private var taken: [Frame] = []
  /// Whether all frames have been added.
  private var isComplete = false
  /// Whether one of the threads has given up.
  private var isAbandoned = false

  /// What a thread throws whose counterpart has given up.
  struct Abandoned: Error {}

  /// Adds a frame; while the queue is full, calls `help`, which does a little other work or returns false.
  func add(_ frame: Frame, help: () -> Bool) throws {
    while true {
      removeDrawn()
      let isAdded = try monitor.withLock {
        if isAbandoned { throw Abandoned() }
        guard frames.count < Self.capacity else { return false }
        frames.append(frame)
        monitor.reportChange()
        return true
      }
      if isAdded { return }
      if !help() { monitor.withLock { while frames.count == Self.capacity, !isAbandoned { monitor.wait() } } }
    }
  }

  /// Lets go of the frames that are drawn, after the lock: all that were taken but the last.
  private func removeDrawn() {
    _ = monitor.withLock {
      let drawn = Array(taken.dropLast())
      taken.removeFirst(drawn.count)
      return drawn
    }
  }

  /// Adds a frame, however many wait.
  func addWithoutLimit(_ frame: Frame) {
    monitor.withLock {
      frames.append(frame)
      monitor.reportChange()
    }
  }

  /// Whether no frame waits.
  var isEmpty: Bool { monitor.withLock { frames.isEmpty } }

  /// The next frame, as soon as there is one; nil after the last.
  func next() throws -> Frame? {
    try monitor.withLock {
      while isWaiting { monitor.wait() }
      if isAbandoned { throw Abandoned() }
      guard !frames.isEmpty else { return nil }
      defer { monitor.reportChange() }
      let frame = frames.removeFirst()
      if !isComplete { taken.append(frame) }
      return frame
    }
  }

  /// Whether it is still unknown which frame is next. Only inside the lock.
  private var isWaiting: Bool { frames.isEmpty && !isComplete && !isAbandoned }

  /// Says that no frames follow.
  func complete() {
    monitor.withLock {
      isComplete = true
      taken.removeAll()
      monitor.reportChange()
    }
  }

  /// Ends the work on both sides.
  func abandon() {
    monitor.withLock {
      isAbandoned = true
      frames.removeAll()
      taken.removeAll()
      monitor.reportChange()
    }
  }
}
