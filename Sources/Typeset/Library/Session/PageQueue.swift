/// Pages on their way to the threads that draw them, part by part, and back in order.
final class PageQueue: @unchecked Sendable {
  /// A page that was added and not taken back.
  private final class Entry {
    let drawing: any PageDrawing
    /// How many parts are not drawn yet.
    var missing: Int

    init(_ drawing: any PageDrawing) {
      self.drawing = drawing
      missing = drawing.partCount
    }
  }

  private let monitor = Monitor()
  private var entries: [Entry] = []
  /// The parts that wait to be drawn.
  private var parts: [(entry: Entry, part: Int)] = []
  /// Whether all pages have been added.
  private var isComplete = false

  /// How many pages were added and not taken back.
  var count: Int { monitor.withLock { entries.count } }

  /// Adds a page behind the others.
  func add(_ drawing: any PageDrawing) {
    monitor.withLock {
      let entry = Entry(drawing)
      entries.append(entry)
      parts += (0..<entry.missing).map { (entry, $0) }
      monitor.reportChange()
    }
  }

  /// Says that no pages follow.
  func complete() {
    monitor.withLock {
      isComplete = true
      monitor.reportChange()
    }
  }

  /// Ends the work: parts that nobody has begun are not drawn.
  func abandon() {
    monitor.withLock { parts.removeAll() }
    complete()
  }

  /// Draws parts as they come, until no pages follow.
  func drawAll(faces: FaceCache) {
    while let next = monitor.withLock({
      while parts.isEmpty, !isComplete { monitor.wait() }
      return takePart()
    }) {
      draw(next.part, of: next.entry, faces: faces)
    }
  }

  /// Draws the next part; returns false if none waits.
  func drawOne(faces: FaceCache) -> Bool {
    guard let next = monitor.withLock({ takePart() }) else { return false }
    draw(next.part, of: next.entry, faces: faces)
    return true
  }

  /// Takes the first page back if it is drawn; otherwise nil.
  func takeDrawn() -> (any PageDrawing)? {
    monitor.withLock {
      guard let first = entries.first, first.missing == 0 else { return nil }
      return entries.removeFirst().drawing
    }
  }

  /// Takes the first page back as soon as it is drawn; nil if there is none. Its parts must have been begun.
  func takeNext() -> (any PageDrawing)? {
    monitor.withLock {
      guard let first = entries.first else { return nil }
      while first.missing > 0 { monitor.wait() }
      return entries.removeFirst().drawing
    }
  }

  /// Only inside the lock.
  private func takePart() -> (entry: Entry, part: Int)? { parts.isEmpty ? nil : parts.removeFirst() }

  private func draw(_ part: Int, of entry: Entry, faces: FaceCache) {
    entry.drawing.draw(part: part, faces: faces)
    monitor.withLock {
      entry.missing -= 1
      monitor.reportChange()
    }
  }
}
