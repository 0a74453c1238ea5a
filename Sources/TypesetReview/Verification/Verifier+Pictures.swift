import Typeset

// Pictures of pages, besides their texts.
extension Verifier {
  /// The pictures of a variant that are missing or differ; `frames` is empty if none are compared.
  func pictureDifferences(
    of frames: [Frame], name: String, with session: TypesettingSession
  ) throws -> [PictureDifference] {
    try frames.enumerated().compactMap { index, frame in
      let file = folder.picture(of: name, page: index + 1, of: frames.count)
      func difference(_ kind: PictureDifference.Kind) -> PictureDifference {
        PictureDifference(file: file, page: index + 1, kind: kind)
      }
      guard FileSystem.isFile(file) else { return difference(.missing) }
      let expected: Bitmap
      do {
        expected = try Bitmap(png: try InputFile.read(file))
      } catch {
        return difference(.unreadable("\(error)"))
      }
      let actual = try session.bitmap(of: frame, scale: session.options.scale)
      guard expected.width == actual.width, expected.height == actual.height else {
        return difference(
          .size(
            width: actual.width, height: actual.height, recordedWidth: expected.width, recordedHeight: expected.height))
      }
      let comparison = comparison(of: expected, actual, frame: frame)
      return comparison.passes
        ? nil
        : difference(.pixels(comparison.differingPixels, largestRegion: comparison.regions.first?.pixels ?? 0))
    }
  }

  /// Compares two pictures of a page without the elements that do not count.
  private func comparison(of expected: Bitmap, _ actual: Bitmap, frame: Frame) -> PictureComparison {
    let scale = Double(actual.width) / max(frame.size.width, 1)
    let boxes = ignored.isEmpty ? [] : PageRecord(frame).frames(of: ignored)
    return PictureComparison(
      expected: expected, actual: actual, tolerance: tolerance, ignoring: boxes.map { PixelRect($0, scale: scale) },
      direction: frame.direction)
  }

  /// The panels of a failing variant in a report: its first changed pages, at most `most`.
  package func panels(
    of result: Verification, _ loaded: LoadedDocument, options: LayoutOptions, with session: TypesettingSession,
    most: Int = 6
  ) throws -> [VerificationPanel] {
    var frames: [Frame] = []
    session.options.layout = options
    try session.frames(of: loaded, log: DiagnosticLog(), observer: nil, annotates: false) { frames.append($0) }
    let recorded = (try? InputFile.read(result.baseline)).flatMap { try? BaselineRecord($0, name: result.baseline) }
    let names = recorded?.pages.map(\.name) ?? []
    // A page whose title changed is still the same page.
    let pairs = PagePairs(expected: names, actual: frames.map(\.name)).pairs
    let pages = Set(result.changes.map(\.page))
    let faultyPictures = Set(result.pictures.map(\.page))
    let shown = frames.enumerated().filter { index, frame in
      pages.isEmpty && faultyPictures.isEmpty || pages.contains(frame.name) || faultyPictures.contains(index + 1)
    }
    return try shown.prefix(most).map { index, frame in
      let file = folder.picture(of: result.name, page: index + 1, of: frames.count)
      let expected = (try? InputFile.read(file)).flatMap { try? Bitmap(png: $0) }
      // Pictures are compared at the requested scale; beside a sketch, two pixels per point suffice.
      let scale = session.options.scale ?? (expected == nil ? min(frame.scale, 2) : frame.scale)
      let actual = try session.bitmap(of: frame, scale: scale)
      let compared = expected.map { comparison(of: $0, actual, frame: frame) }
      let partner = pairs.first { $0.actual == index }?.expected
      return VerificationPanel(
        page: frame.name, size: frame.size, actual: actual.png(), actualRecord: PageRecord(frame),
        expectedRecord: partner.flatMap { recorded?.pages[$0] }, triptych: try compared?.triptych(),
        pictures: compared.map { compared in
          PictureComparison.Panel.allCases.map { compared.png(of: $0) }
        } ?? [])
    }
  }
}
