// From frames to files of a format.
extension TypesettingSession {
  /// Writes frames, which `pages` hands over one after another.
  package func write(
    _ about: PageSet, as format: OutputFormat, to output: some PageOutput,
    pages: ((Frame) throws -> Void) throws -> Void
  ) throws {
    switch format {
    case .pdf:
      try output.add { sink in try writePDF(about, to: sink, pages: pages) }
    case .json:
      try output.add { sink in
        let dump = try JSONDump(to: sink, versions: Versions.all)
        if pageWorkers > 1 {
          try PagePipeline.run(pages) { next in
            while let frame = try next() { try dump.add(frame) }
          }
        } else {
          try pages { try dump.add($0) }
        }
        try dump.finish()
      }
    case .svg:
      try draw(pages, as: format, to: output) { frame, faces in
        try SVGOutput.svg(of: frame, title: about.title, language: about.language, faces: faces)
      }
    case .png:
      let scale = options.scale
      let memories = LendingPool { PixelMemory() }
      try draw(pages, as: format, to: output) { frame in
        PictureBands(of: frame, scale: scale ?? frame.scale, bandPixels: PictureBands.smallPixels)
          .map { BandedPicture($0, memories: memories) }
      } file: { frame, faces in
        try PNGOutput.png(of: frame, scale: scale, faces: faces)
      }
    }
  }

  /// Writes a PDF file; where another processor is free, pages are laid out there while others are drawn here.
  private func writePDF(
    _ about: PageSet, to sink: ByteSink, pages: ((Frame) throws -> Void) throws -> Void
  ) throws {
    func draw(packing: (any PagePacking)?, _ pages: (PageReceiver) throws -> Void) throws {
      try PDFOutput.write(
        title: about.title, language: about.language, direction: about.direction, creationDate: options.creationDate,
        creator: "Typeset " + Versions.typeset, to: sink, faces: faces, packing: packing, pages: pages)
    }
    guard pageWorkers > 1 else { return try draw(packing: nil) { receiver in try pages { try receiver.add($0) } } }
    let packing = SharedPagePacking()
    try PagePipeline.run(pages, help: packing.packOne, finish: packing.packAll) { next in
      defer { packing.complete() }
      try draw(packing: packing) { receiver in while let frame = try next() { try receiver.add(frame) } }
    }
  }

  /// Draws pages that are files of their own.
  private func draw(
    _ pages: ((Frame) throws -> Void) throws -> Void, as format: OutputFormat, to output: some PageOutput,
    shared: @escaping (Frame) -> (any PageDrawing)? = { _ in nil },
    file: @escaping @Sendable (Frame, FaceCache) throws -> ByteBuffer
  ) throws {
    try PageWorkers(count: pageWorkers, faces: faces, spare: spareFaces).draw(
      pages, as: format, to: output, shared: shared, file: file)
  }
}
