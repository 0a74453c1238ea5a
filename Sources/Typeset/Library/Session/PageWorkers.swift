/// Draws the pages of one document on several threads and hands their files over in order.
///
/// A few pages are drawn at a time, so that memory does not grow with the document.
struct PageWorkers {
  /// How many pages are drawn at once.
  let count: Int
  /// The faces of the first worker, which runs on the thread that asks.
  let faces: FaceCache
  /// The faces of the other workers.
  let spare: FaceCaches

  /// Draws what `pages` hands over, one file each, and adds the files to an output in their order.
  ///
  /// `shared` makes pages that are drawn in parts, where that is possible; the last ones are, so that all threads end at the same time.
  func draw(
    _ pages: ((Frame) throws -> Void) throws -> Void, as format: OutputFormat, to output: some PageOutput,
    shared: @escaping (Frame) -> (any PageDrawing)? = { _ in nil },
    file: @escaping @Sendable (Frame, FaceCache) throws -> ByteBuffer
  ) throws {
    guard count > 1 else { return try pages { try output.addPage(file($0, faces), format: format) } }
    var waiting: [Frame] = []
    func drawWaiting() throws {
      defer {
        let drawn = waiting
        waiting = []
        Workers.release(drawn)
      }
      // The largest first: parts cost more than a whole page, and those of a small one least.
      let order = waiting.indices.sorted { (waiting[$1].area, $0) < (waiting[$0].area, $1) }
      let wholeCount = (waiting.count - 1) / count * count
      let drawings = order.enumerated().map { place, page -> (page: Int, drawing: any PageDrawing) in
        let frame = waiting[page]
        return (page, (place < wholeCount ? nil : shared(frame)) ?? WholePage { faces in try file(frame, faces) })
      }
      draw(drawings.map(\.drawing))
      for (_, drawing) in drawings.sorted(by: { $0.page < $1.page }) {
        try output.addPage(drawing.finish(), format: format)
      }
    }
    try pages { frame in
      waiting.append(frame)
      // Enough that no worker waits long for the others.
      if waiting.count == 8 * count { try drawWaiting() }
    }
    try drawWaiting()
  }

  /// Draws pages on all threads, begun in order.
  private func draw(_ drawings: [any PageDrawing]) {
    let parts = drawings.flatMap { drawing in (0..<drawing.partCount).map { (drawing, $0) } }
    Workers.forEach(below: parts.count, workers: count, stretch: 1, makeState: { [spare] in spare.lend() }) {
      faces, index in
      let (drawing, part) = parts[index]
      drawing.draw(part: part, faces: faces.cache)
    }
  }
}

extension Frame {
  /// How large it is, in square points.
  fileprivate var area: Double { size.width * size.height }
}
