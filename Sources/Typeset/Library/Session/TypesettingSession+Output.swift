// From frames to files of a format.
extension TypesettingSession {
  /// Writes frames, which `pages` hands over one after another.
  ///
  /// Pages are drawn while later ones are laid out, by ``threads`` threads.
  package func write(
    _ about: PageSet, as format: OutputFormat, to output: some PageOutput,
    pages: ((Frame) throws -> Void) throws -> Void
  ) throws {
    switch format {
    case .pdf:
      try output.add { sink in
        try PDFOutput.write(
          title: about.title, language: about.language, direction: about.direction,
          creationDate: options.creationDate, creator: "Typeset " + Versions.typeset, to: sink, threads: threads,
          faces: faces, pages: pages)
      }
    case .json:
      try output.add { sink in
        let dump = try JSONDump(to: sink, versions: Versions.all)
        let pool = OrderedPool(threads: threads, state: ()) { use in try use(()) }
        try pool.run { try pages { frame in try pool.add { _ in { try dump.add(frame) } } } }
        try dump.finish()
      }
    case .svg:
      let pool = drawingPool()
      try pool.run {
        try pages { frame in
          try pool.add { faces in
            let file = try SVGOutput.svg(of: frame, title: about.title, language: about.language, faces: faces)
            return { try output.addPage(file, format: format) }
          }
        }
      }
    case .png: try writePNG(to: output, pages: pages)
    }
  }

  /// A pool whose threads draw with faces of their own.
  private func drawingPool() -> OrderedPool<FaceCache> {
    OrderedPool(threads: threads, state: faces) { [spareFaces] use in
      let loan = spareFaces.lend()
      try use(loan.value)
    }
  }

  /// Writes pictures. Threads share the bands of the last ones, so that all end at the same time.
  private func writePNG(to output: some PageOutput, pages: ((Frame) throws -> Void) throws -> Void) throws {
    let pool = drawingPool()
    let scale = options.scale
    func add(_ frame: Frame) throws {
      try pool.add { faces in
        let file = try PNGOutput.png(of: frame, scale: scale, faces: faces)
        return { try output.addPage(file, format: .png) }
      }
    }
    let memories = LendingPool { PixelMemory() }
    func addBands(of frame: Frame) throws {
      let scale = scale ?? frame.scale
      guard let bands = PictureBands(of: frame, scale: scale, bandPixels: PictureBands.smallPixels) else {
        return try add(frame)
      }
      let picture = BandedPicture(bands, memories: memories)
      for index in 0..<picture.bandCount {
        try pool.add { faces in
          let band = try picture.draw(band: index, faces: faces)
          return {
            if let band { try picture.add(band) }
            if index == picture.bandCount - 1 { try output.addPage(picture.finish(), format: .png) }
          }
        }
      }
    }
    try pool.run {
      /// The latest pages, which may be the last.
      var held: [Frame] = []
      try pages { frame in
        held.append(frame)
        if held.count == threads { try add(held.removeFirst()) }
      }
      for frame in held { try addBands(of: frame) }
    }
  }
}
