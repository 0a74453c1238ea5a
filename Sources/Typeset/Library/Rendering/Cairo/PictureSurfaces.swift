import CCairo

/// The pictures of pixels as Cairo has them, each made once for a painter, so that a file holds each once.
///
/// A bitmap holds none of them: there, those of photos that were drawn long ago are made anew.
final class PictureSurfaces {
  /// What the output can hold as files; nothing if it is a bitmap.
  private let formats: [PictureFormat]
  private var surfaces: [Key: Entry] = [:]
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
    var surface: OpaquePointer
    /// Keeps the identifier from being given to another picture.
    var picture: PixelPicture
  }

  /// The pictures of an output that can hold files of some formats.
  init(embedding formats: [PictureFormat]) { self.formats = formats }

  /// The surface of a picture as it is seen; what the output can hold as a file is passed on in its own colours, and a JPEG picture is then
  /// never decoded.
  func surface(of picture: PixelPicture, seenBy vision: ColorVision?) throws -> OpaquePointer {
    let key = Key(picture: ObjectIdentifier(picture), vision: vision)
    if let entry = surfaces[key] { return entry.surface }
    let surface: OpaquePointer
    if let vision {
      surface = try Self.surface(of: try picture.pixels().seen(by: vision))
    } else if let jpeg = picture.jpeg, formats.contains(.jpeg) {
      surface = try Self.surface(of: jpeg, width: picture.width, height: picture.height)
    } else {
      surface = try Self.surface(of: try picture.pixels())
      if formats.contains(.png), let png = try picture.embeddablePNG() {
        _ = try Self.checked(surface, Self.attach(png, CAIRO_MIME_TYPE_PNG, to: surface))
      }
    }
    surfaces[key] = Entry(surface: surface, picture: picture)
    if formats.isEmpty { forgetOthers(besides: key, of: picture) }
    return surface
  }

  /// Lets the pictures of a bitmap go that were made longest ago, while there are too many pixels.
  private func forgetOthers(besides latest: Key, of picture: PixelPicture) {
    order.append(latest)
    pixelCount += picture.width * picture.height
    while pixelCount > PictureLimits.mostPixels, order.count > 1 {
      guard let entry = surfaces.removeValue(forKey: order.removeFirst()) else { continue }
      pixelCount -= entry.picture.width * entry.picture.height
      cairo_surface_destroy(entry.surface)
    }
  }

  deinit { for entry in surfaces.values { cairo_surface_destroy(entry.surface) } }

  /// A surface that draws from the given pixels, and keeps them for as long as Cairo keeps it.
  private static func surface(of pixels: Pixels) throws -> OpaquePointer {
    let bytes = UnsafeMutableRawPointer(pixels.pointer).assumingMemoryBound(to: UInt8.self)
    let surface = cairo_image_surface_create_for_data(
      bytes, pixels.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(pixels.width), Int32(pixels.height),
      Int32(pixels.width * 4))
    guard let surface else { throw CairoError(status: CAIRO_STATUS_NO_MEMORY) }
    let owner = Unmanaged.passRetained(pixels)
    let status = cairo_surface_set_user_data(surface, typeset_picture_owner_key(), owner.toOpaque()) {
      Unmanaged<Pixels>.fromOpaque($0!).release()
    }
    if status != CAIRO_STATUS_SUCCESS { owner.release() }
    return try checked(surface, status)
  }

  /// A surface that represents a JPEG file; its own pixels are never used.
  private static func surface(of jpeg: [UInt8], width: Int, height: Int) throws -> OpaquePointer {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height)) else {
      throw CairoError(status: CAIRO_STATUS_NO_MEMORY)
    }
    try CairoError.check(cairo_surface_status(surface))
    // Cairo omits surfaces that it considers empty. This must come first, since it drops attached data.
    cairo_surface_mark_dirty(surface)
    return try checked(surface, attach(jpeg, CAIRO_MIME_TYPE_JPEG, to: surface))
  }

  /// Has Cairo write a file of a type instead of the pixels.
  private static func attach(_ file: [UInt8], _ type: String, to surface: OpaquePointer) -> cairo_status_t {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: file.count)
    copy.initialize(from: file, count: file.count)
    let status = cairo_surface_set_mime_data(
      surface, type, copy, UInt(file.count), { $0?.assumingMemoryBound(to: UInt8.self).deallocate() }, copy)
    if status != CAIRO_STATUS_SUCCESS { copy.deallocate() }
    return status
  }

  private static func checked(_ surface: OpaquePointer, _ status: cairo_status_t) throws -> OpaquePointer {
    do {
      try CairoError.check(status)
      try CairoError.check(cairo_surface_status(surface))
    } catch {
      cairo_surface_destroy(surface)
      throw error
    }
    return surface
  }
}

extension Pixels {
  /// The pixels as they are seen.
  fileprivate func seen(by vision: ColorVision) -> Pixels {
    let seen = Pixels(width: width, height: height) { target in
      target.initialize(from: pointer, count: width * height)
      vision.change(UnsafeMutableBufferPointer(start: target, count: width * height))
      return isOpaque
    }
    guard let seen else { preconditionFailure("pixels that were decoded can be copied") }
    return seen
  }
}
