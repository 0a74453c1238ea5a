/// Packs the pages of a PDF file on whichever thread has time: the one that lays out, while it waits for the one that
/// draws, or the one that draws, while few pages come.
final class SharedPagePacking: PagePacking, @unchecked Sendable {
  /// How many pages wait at most: they are four times as large as packed ones.
  private static let mostWaiting = 8

  private let monitor = Monitor()
  private var waiting: [DrawnPage] = []
  private var packed: [PackedPage] = []
  /// How many pages are being packed.
  private var running = 0
  /// Whether all pages have been drawn.
  private var isComplete = false
  private var failure: (any Error)?
  /// The packer of the thread that lays out, made for its first page.
  private var helper: PagePacker?

  /// Without pages.
  init() {}

  func add(_ page: DrawnPage, with packer: PagePacker) throws {
    let waits = monitor.withLock {
      waiting.append(page)
      monitor.reportChange()
      return waiting.count
    }
    if waits > Self.mostWaiting { _ = packOne { packer } }
  }

  func finish(with packer: PagePacker) throws -> [PackedPage] {
    while packOne(with: { packer }) {}
    return try monitor.withLock {
      while running > 0 { monitor.wait() }
      if let failure { throw failure }
      return packed.sorted { $0.number < $1.number }
    }
  }

  func complete() {
    monitor.withLock {
      isComplete = true
      monitor.reportChange()
    }
  }

  /// Packs the page that has waited longest; false if none waits. For the thread that lays out.
  func packOne() -> Bool {
    packOne {
      let packer = try helper ?? PagePacker()
      helper = packer
      return packer
    }
  }

  private func packOne(with packer: () throws -> PagePacker) -> Bool {
    let page: DrawnPage? = monitor.withLock {
      guard !waiting.isEmpty else { return nil }
      running += 1
      return waiting.removeFirst()
    }
    guard let page else { return false }
    let result = Result { try packer().pack(page) }
    monitor.withLock {
      running -= 1
      switch result {
      case .success(let page): packed.append(page)
      case .failure(let error): failure = failure ?? error
      }
      monitor.reportChange()
    }
    return true
  }

  /// Packs pages until no more follow. For the thread that lays out, whose packer then gives back its memory.
  func packAll() {
    defer { helper = nil }
    while true {
      while packOne() {}
      let isDone = monitor.withLock {
        while waiting.isEmpty, !isComplete { monitor.wait() }
        return waiting.isEmpty
      }
      if isDone { return }
    }
  }
}
