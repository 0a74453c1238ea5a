import Synchronization

/// A vector picture, which librsvg draws as vector graphics on any surface.
final class SVGPicture: Sendable {
  /// Its extent in points: a pixel of SVG is a point.
  let size: Size
  /// What its author should know.
  let remarks: [PictureRemark]
  private let library: SVGLibrary
  private nonisolated(unsafe) let handle: SVGLibrary.Object
  private let fonts: PictureFonts
  private let hasText: Bool

  /// librsvg and Pango are used by one thread at a time, with the font maps by the files that they hold.
  private static let fontMaps = Mutex<[[String]: SVGFonts]>([:])

  /// Reads the bytes of a file; one whose cost is not known is drawn by `trial` first, unless that is nil.
  init(_ bytes: [UInt8], fonts: PictureFonts, trial: PictureTrial? = .ofThisProgram) throws(PictureError.Reason) {
    guard bytes.count <= PictureLimits.mostSVGBytes else {
      throw .beyondLimits("is larger than \(PictureLimits.mostSVGBytes >> 20) MB")
    }
    let facts = SVGReader.facts(of: bytes)
    try facts.check()
    if let words = facts.illFormed { throw .damaged(.svg, words) }
    if facts.needsTrial { try trial?.attempt(bytes, fonts: facts.hasText ? fonts : .none) }
    let library: SVGLibrary
    do { library = try SVGLibrary.shared.get() } catch { throw .noLibrary(error.words) }
    (handle, size) = try Self.read(bytes, library)
    self.library = library
    self.fonts = fonts
    hasText = facts.hasText
    remarks = facts.remarks(fonts: fonts)
  }

  deinit { Self.fontMaps.withLock { _ in library.release(handle) } }

  /// Draws it from (0, 0) to its size on a Cairo context; returns the error message of librsvg, or nil on success.
  func draw(on context: OpaquePointer) -> String? {
    nonisolated(unsafe) let context = context
    return Self.fontMaps.withLock { maps in
      guard hasText else { return render(on: context) }
      let key = fonts.files.map(\.path)
      let map = maps[key] ?? SVGFonts(fonts, library: library)
      maps[key] = map
      return map.inForce { render(on: context) }
    }
  }

  private func render(on context: OpaquePointer) -> String? {
    var viewport = SVGLibrary.Rectangle(x: 0, y: 0, width: size.width, height: size.height)
    var error: UnsafeMutableRawPointer?
    return library.render(handle, context, &viewport, &error) != 0 ? nil : library.message(of: error)
  }

  private static func read(
    _ bytes: [UInt8], _ library: SVGLibrary
  ) throws(PictureError.Reason) -> (SVGLibrary.Object, Size) {
    var failure = PictureError.Reason.noSize
    nonisolated(unsafe) var result: (SVGLibrary.Object, Size)?
    fontMaps.withLock { _ in
      bytes.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress, let stream = library.newStream(start, bytes.count, nil) else { return }
        defer { library.release(stream) }
        var error: UnsafeMutableRawPointer?
        // Without a base address, nothing outside the file is read; embedded JPEG pictures are kept unchanged.
        let keepImageData: CInt = 2
        guard let handle = library.newHandle(stream, nil, keepImageData, nil, &error) else {
          failure = .damaged(.svg, library.message(of: error))
          return
        }
        // A pixel is a point, so an inch has 72.
        library.setResolution(handle, 72)
        guard let size = size(of: handle, library) else { return library.release(handle) }
        result = (handle, size)
      }
    }
    guard let result else { throw failure }
    guard max(result.1.width, result.1.height) <= PictureLimits.longestSVGSide else {
      fontMaps.withLock { _ in library.release(result.0) }
      throw .beyondLimits("is more than \(Int(PictureLimits.longestSVGSide)) pt long")
    }
    return result
  }

  /// The size from width, height and viewBox of the root; nil if they give none.
  private static func size(of handle: SVGLibrary.Object, _ library: SVGLibrary) -> Size? {
    var (hasWidth, hasHeight, hasBox): (CInt, CInt, CInt) = (0, 0, 0)
    var (width, height) = (SVGLibrary.Length(), SVGLibrary.Length())
    var box = SVGLibrary.Rectangle()
    library.getDimensions(handle, &hasWidth, &width, &hasHeight, &height, &hasBox, &box)
    let across = hasWidth != 0 ? width.points : nil
    let down = hasHeight != 0 ? height.points : nil
    let ratio = hasBox != 0 && box.width > 0 && box.height > 0 ? box.width / box.height : nil
    let size: Size? =
      switch (across, down, ratio) {
      case (let across?, let down?, _): Size(width: across, height: down)
      case (let across?, nil, let ratio?): Size(width: across, height: across / ratio)
      case (nil, let down?, let ratio?): Size(width: down * ratio, height: down)
      case (nil, nil, _?): Size(width: box.width, height: box.height)
      default: nil
      }
    guard let size, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    return size
  }
}

extension SVGLibrary.Length {
  /// The length in points; nil if it is a percentage.
  fileprivate var points: Double? {
    switch unit {
    case 1, 7: number
    case 2, 8: number * 12
    case 3: number * 6
    case 4: number * 72
    case 5: number * 72 / 2.54
    case 6: number * 72 / 25.4
    default: nil
    }
  }
}
