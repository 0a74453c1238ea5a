/// Draws the pages of one document on several threads, each into a file of its own.
///
/// Pages are drawn while later ones are laid out. A few wait at most, so that memory does not grow with the document.
struct PageWorkers {
  /// How many threads draw, with the one that lays out.
  let count: Int
  /// The faces of the thread that asks.
  let faces: FaceCache
  /// The faces of the others.
  let spare: LendingPool<FaceCache>

  /// So many pages are drawn or wait for each thread: enough that none waits long for the others.
  private static let pagesPerThread = 8

  /// Draws what `pages` hands over, and adds the files to an output in their order.
  ///
  /// `shared` makes a page that is drawn in parts, where that is possible; the last pages are, so that all threads end
  /// at the same time.
  func draw(
    _ pages: ((Frame) throws -> Void) throws -> Void, as format: OutputFormat, to output: some PageOutput,
    shared: @escaping (Frame) -> (any PageDrawing)? = { _ in nil },
    file: @escaping @Sendable (Frame, FaceCache) throws -> ByteBuffer
  ) throws {
    guard count > 1 else { return try pages { try output.addPage(file($0, faces), format: format) } }
    let queue = PageQueue()
    let threads = (1..<count).map { _ in
      CompanionThread { [spare] in
        let loan = spare.lend()
        queue.drawAll(faces: loan.value)
      }
    }
    defer {
      queue.abandon()
      for thread in threads { thread.join() }
    }
    func addDrawn() throws {
      while let page = queue.takeDrawn() { try output.addPage(page.finish(), format: format) }
    }
    /// The latest pages, which may be the last.
    var held: [Frame] = []
    try pages { frame in
      held.append(frame)
      guard held.count == count else { return }
      queue.add(WholePage(of: held.removeFirst(), file: file))
      for thread in threads { thread.start() }
      try addDrawn()
      while queue.count >= Self.pagesPerThread * count {
        if queue.drawOne(faces: faces) {
          try addDrawn()
        } else if let page = queue.takeNext() {
          try output.addPage(page.finish(), format: format)
        }
      }
    }
    let last = held.map { shared($0) ?? WholePage(of: $0, file: file) }
    held = []
    for page in last { queue.add(page) }
    queue.complete()
    if last.count > 1 || last.contains(where: { $0.partCount > 1 }) { for thread in threads { thread.start() } }
    while queue.drawOne(faces: faces) { try addDrawn() }
    while let page = queue.takeNext() { try output.addPage(page.finish(), format: format) }
  }
}
