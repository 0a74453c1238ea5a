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
      let actual = try session.bitmap(of: frame, scale: scale(of: frame, like: expected, with: session))
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

  /// The picture that was recorded of a page; nil for none, and for one that cannot be read.
  static func recordedPicture(at file: String) -> Bitmap? {
    (try? InputFile.read(file)).flatMap { try? Bitmap(png: $0) }
  }

  /// The pixels per point of a picture of a page, where one may have been recorded; nil for those of its device.
  func scale(
    of frame: Frame, like recorded: @autoclosure () -> Bitmap?, with session: TypesettingSession
  ) -> Double? {
    if let scale = session.options.scale { return scale }
    guard keepsScale, let recorded = recorded() else { return nil }
    // The page may have become wider; devices have whole numbers.
    return max((Double(recorded.width) / max(frame.size.width, 1)).rounded(), 1)
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
    try changedPages(of: result, loaded, options: options, with: session, most: most).map { page in
      let actual = try page.actual(with: session)
      let compared = page.recordedPicture.map { comparison(of: $0, actual, frame: page.frame) }
      return VerificationPanel(
        page: page.frame.name, size: page.frame.size, actual: actual.png(), actualRecord: PageRecord(page.frame),
        expectedRecord: page.expected, triptych: try compared?.triptych(),
        pictures: compared.map { compared in
          PictureComparison.Panel.allCases.map { compared.png(of: $0) }
        } ?? [])
    }
  }

  /// The sides of the comparison of a variant, of its first changed page. Where no picture was recorded, both are drawn
  /// from the records of the page, so that only what has changed differs; nil for a variant without pages.
  package func sides(
    of result: Verification, _ loaded: LoadedDocument, options: LayoutOptions, with session: TypesettingSession
  ) throws -> ComparedSides? {
    guard let page = try changedPages(of: result, loaded, options: options, with: session, most: 1).first else {
      return nil
    }
    if let recorded = page.recordedPicture {
      let actual = try page.actual(with: session)
      return ComparedSides(comparison(of: recorded, actual, frame: page.frame), page.frame, isFromRecord: false)
    }
    guard let expected = page.expected else {
      return ComparedSides(page: page.frame, picture: try page.actual(with: session))
    }
    let drawing = RecordDrawing(parts: RecordedParts(of: page.frame, fonts: session.fonts.fonts))
    func drawn(_ record: PageRecord) throws -> Bitmap {
      try session.bitmap(of: drawing.frame(of: record, scale: min(page.frame.scale, 2)))
    }
    let (old, new) = (try drawn(expected), try drawn(PageRecord(page.frame)))
    return ComparedSides(comparison(of: old, new, frame: page.frame), page.frame, isFromRecord: true)
  }

  /// The first changed pages of a variant, at most `most`, with what was recorded of them.
  private func changedPages(
    of result: Verification, _ loaded: LoadedDocument, options: LayoutOptions, with session: TypesettingSession,
    most: Int
  ) throws -> [ChangedPage] {
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
    return shown.prefix(most).map { index, frame in
      let picture = Self.recordedPicture(at: folder.picture(of: result.name, page: index + 1, of: frames.count))
      let expected = pairs.first { $0.actual == index }?.expected
      return ChangedPage(
        frame: frame, recordedPicture: picture, expected: expected.flatMap { recorded?.pages[$0] },
        scale: scale(of: frame, like: picture, with: session))
    }
  }
}

/// A changed page of a variant.
private struct ChangedPage {
  /// The page as it is.
  let frame: Frame
  /// The picture that was recorded, if one was that can be read.
  let recordedPicture: Bitmap?
  /// The page as it was recorded; nil for a new one.
  let expected: PageRecord?
  /// The pixels per point of its picture; nil for those of its device.
  let scale: Double?

  /// The page as it is. Pictures are compared at the requested scale; beside a sketch, two pixels per point suffice.
  func actual(with session: TypesettingSession) throws -> Bitmap {
    let scale = scale ?? (recordedPicture != nil ? frame.scale : min(frame.scale, 2))
    return try session.bitmap(of: frame, scale: scale)
  }
}

extension Verification {
  /// What changed on a page, with the numbers that its list of changes has.
  func marks(on page: String) -> [Schematic.Mark] {
    changes.enumerated().filter { $0.element.page == page }.map {
      Schematic.Mark(number: $0.offset + 1, expected: $0.element.expectedFrame, actual: $0.element.actualFrame)
    }
  }
}
