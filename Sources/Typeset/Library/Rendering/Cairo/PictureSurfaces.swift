import CCairo

/// The pictures of pixels as Cairo has them, each made once for a painter, so that a file holds each once.
///
/// A bitmap holds none of them: there, those of photos that were drawn long ago are made anew.
final class PictureSurfaces {
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

  init() {}

  /// The surface of a picture as it is seen; unless it is needed `asPixels`, a JPEG picture in its own colours is passed on unchanged
  /// and never decoded.
  func surface(of picture: PixelPicture, seenBy vision: ColorVision?, asPixels: Bool) throws -> OpaquePointer {
    let key = Key(picture: ObjectIdentifier(picture), vision: vision)
    if let entry = surfaces[key] { return entry.surface }
    let surface: OpaquePointer
    if let vision {
      surface = try Self.surface(of: try picture.pixels().seen(by: vision))
    } else if let jpeg = picture.jpeg, !asPixels {
      surface = try Self.surface(of: jpeg, width: picture.width, height: picture.height)
    } else {
      surface = try Self.surface(of: try picture.pixels())
    }
    surfaces[key] = Entry(surface: surface, picture: picture)
    if asPixels { forgetOthers(besides: key, of: picture) }
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
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: jpeg.count)
    copy.initialize(from: jpeg, count: jpeg.count)
    let status = cairo_surface_set_mime_data(
      surface, CAIRO_MIME_TYPE_JPEG, copy, UInt(jpeg.count),
      { $0?.assumingMemoryBound(to: UInt8.self).deallocate() }, copy)
    if status != CAIRO_STATUS_SUCCESS { copy.deallocate() }
    return try checked(surface, status)
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
