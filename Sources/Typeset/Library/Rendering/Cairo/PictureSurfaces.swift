import CCairo

/// The pictures of pixels as Cairo has them, each made once for a painter, so that a file holds each once.
///
/// A bitmap holds none of them: there, those of photos that were drawn long ago are made anew.
final class PictureSurfaces {
  /// What the output can hold as files; nothing if it is a bitmap.
  private let formats: [PictureFormat]
  private var sources: [Key: Entry] = [:]
  /// The pictures of a bitmap in the order in which they were made.
  private var order: [Key] = []
  /// How many pixels they have together.
  private var pixelCount = 0

  private struct Key: Hashable {
    var picture: ObjectIdentifier
    /// How its colours are seen; nil for as they are.
    var vision: ColorVision?
  }

  private struct Entry {
    var source: PictureSource
    /// Keeps the identifier from being given to another picture.
    var picture: PixelPicture
  }

  /// The pictures of an output that can hold files of some formats.
  init(embedding formats: [PictureFormat]) { self.formats = formats }

  /// A picture as it is seen; what the output can hold as a file is passed on in its own colours, and a JPEG picture is
  /// then never decoded.
  func source(of picture: PixelPicture, seenBy vision: ColorVision?) throws -> PictureSource {
    let key = Key(picture: ObjectIdentifier(picture), vision: vision)
    if let entry = sources[key] { return entry.source }
    let source: PictureSource
    if let vision {
      source = try PictureSource(try picture.pixels().seen(by: vision))
    } else if let jpeg = picture.jpeg, formats.contains(.jpeg) {
      source = try PictureSource(jpeg: jpeg, width: picture.width, height: picture.height)
    } else {
      source = try PictureSource(try picture.pixels())
      if formats.contains(.png), let png = try picture.embeddablePNG() { try source.attach(png: png) }
    }
    sources[key] = Entry(source: source, picture: picture)
    if formats.isEmpty { forgetOthers(besides: key, of: picture) }
    return source
  }

  /// Lets the pictures of a bitmap go that were made longest ago, while there are too many pixels.
  private func forgetOthers(besides latest: Key, of picture: PixelPicture) {
    order.append(latest)
    pixelCount += picture.width * picture.height
    while pixelCount > PictureLimits.mostPixels, order.count > 1 {
      guard let entry = sources.removeValue(forKey: order.removeFirst()) else { continue }
      pixelCount -= entry.picture.width * entry.picture.height
    }
  }
}

/// A picture of pixels that Cairo draws, and perhaps the file that an output holds instead.
@safe final class PictureSource {
  /// Cairo's surface.
  let raw: OpaquePointer

  private init(owning surface: OpaquePointer?) throws {
    guard let surface = unsafe surface else { throw CairoError(status: CAIRO_STATUS_NO_MEMORY) }
    unsafe raw = surface
    try CairoError.check(unsafe cairo_surface_status(surface))
  }

  deinit { unsafe cairo_surface_destroy(raw) }

  /// A picture of the given pixels, which Cairo keeps for as long as it draws from them.
  convenience init(_ pixels: Pixels) throws {
    // Cairo only reads them.
    let bytes = unsafe pixels.span.withUnsafeBytes {
      unsafe UnsafeMutableRawPointer(mutating: $0.baseAddress)?.assumingMemoryBound(to: UInt8.self)
    }
    try unsafe self.init(
      owning: cairo_image_surface_create_for_data(
        bytes, pixels.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(pixels.width), Int32(pixels.height),
        Int32(pixels.width * 4)))
    let owner = unsafe Unmanaged.passRetained(pixels)
    let status = unsafe cairo_surface_set_user_data(raw, typeset_picture_owner_key(), owner.toOpaque()) {
      unsafe Unmanaged<Pixels>.fromOpaque($0!).release()
    }
    if status != CAIRO_STATUS_SUCCESS { unsafe owner.release() }
    try CairoError.check(status)
  }

  /// A picture that stands for a JPEG file; its own pixels are never used.
  convenience init(jpeg: [UInt8], width: Int, height: Int) throws {
    try unsafe self.init(owning: cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height)))
    // Cairo omits surfaces that it considers empty. This must come first, since it drops attached data.
    unsafe cairo_surface_mark_dirty(raw)
    try attach(jpeg, CAIRO_MIME_TYPE_JPEG)
  }

  /// Has Cairo write a PNG file instead of the pixels.
  func attach(png: [UInt8]) throws { try attach(png, CAIRO_MIME_TYPE_PNG) }

  /// Has Cairo write a file of a type instead of the pixels.
  private func attach(_ file: [UInt8], _ type: String) throws {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: file.count)
    unsafe copy.initialize(from: file, count: file.count)
    let status = unsafe cairo_surface_set_mime_data(
      raw, type, copy, UInt(file.count), { unsafe $0?.assumingMemoryBound(to: UInt8.self).deallocate() }, copy)
    if status != CAIRO_STATUS_SUCCESS { unsafe copy.deallocate() }
    try CairoError.check(status)
  }
}

extension Pixels {
  /// The pixels as they are seen.
  fileprivate func seen(by vision: ColorVision) -> Pixels {
    let seen = Pixels(width: width, height: height) { target in
      let pixels = span
      for index in pixels.indices { target[index] = pixels[index] }
      vision.change(&target)
      return isOpaque
    }
    guard let seen else { preconditionFailure("pixels that were decoded can be copied") }
    return seen
  }
}
