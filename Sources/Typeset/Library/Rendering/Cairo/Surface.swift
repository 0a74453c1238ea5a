import CCairo

/// A surface with the context that draws on it; destroyed with its last reference.
@safe class Surface {
  /// Cairo's surface.
  let raw: OpaquePointer
  /// What is drawn with on it.
  let context: DrawingContext
  private var isFinished = false

  /// Takes over a new surface.
  fileprivate init(owning surface: OpaquePointer?) throws {
    guard let surface = unsafe surface else { throw CairoError(status: CAIRO_STATUS_NO_MEMORY) }
    do { context = unsafe try DrawingContext(on: surface) } catch {
      unsafe cairo_surface_destroy(surface)
      throw error
    }
    unsafe raw = unsafe surface
    try check()
  }

  /// A surface that keeps what is drawn on it, to draw it elsewhere.
  static func recording(size: Size) throws -> Surface {
    var extents = cairo_rectangle_t(x: 0, y: 0, width: size.width, height: size.height)
    return unsafe try Surface(owning: cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents))
  }

  /// Throws what went wrong since the surface was made.
  func check() throws {
    try context.check()
    unsafe try CairoError.check(cairo_surface_status(raw))
  }

  /// Writes buffered output, and throws if anything failed.
  func finish() throws {
    try check()
    isFinished = true
    unsafe cairo_surface_finish(raw)
    unsafe try CairoError.check(cairo_surface_status(raw))
  }

  deinit {
    if !isFinished { unsafe cairo_surface_finish(raw) }
    unsafe cairo_surface_destroy(raw)
  }
}

/// The surface of a PDF or SVG file, which collects the file in memory.
final class DocumentSurface: Surface {
  /// What the file has so far.
  let buffer: ByteBuffer

  private init(_ surface: OpaquePointer?, buffer: ByteBuffer) throws {
    self.buffer = buffer
    unsafe try super.init(owning: surface)
  }

  /// A PDF file; every page sets its own size.
  ///
  /// Its version is 1.5, the lowest in which Cairo writes the text of a cluster of several glyphs.
  static func pdf() throws -> DocumentSurface {
    let buffer = ByteBuffer()
    let surface = unsafe cairo_pdf_surface_create_for_stream(appendToBuffer, address(of: buffer), 1, 1)
    unsafe cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_5)
    return unsafe try DocumentSurface(surface, buffer: buffer)
  }

  /// An SVG file of the given extent in points.
  static func svg(size: Size) throws -> DocumentSurface {
    let buffer = ByteBuffer()
    let surface = unsafe cairo_svg_surface_create_for_stream(
      appendToBuffer, address(of: buffer), size.width, size.height)
    unsafe cairo_svg_surface_restrict_to_version(surface, CAIRO_SVG_VERSION_1_1)
    return unsafe try DocumentSurface(surface, buffer: buffer)
  }

  /// The extent of the page that is drawn next, in points.
  func beginPage(size: Size) { unsafe cairo_pdf_surface_set_size(raw, size.width, size.height) }

  /// Ends a page. A page `isPlain` if it has no streams but its contents, which are packed again in any case.
  func endPage(isPlain: Bool) throws {
    let treatment: StreamTreatment = isPlain ? .stored : .packed
    try treatment { context.showPage() }
    try check()
  }

  /// The whole file, once finished; the streams that end it, such as fonts, are packed again.
  func file() throws -> ByteBuffer {
    let treatment = StreamTreatment.stored
    try treatment { try finish() }
    return buffer
  }
}

/// A picture in memory: 32 bits a pixel, premultiplied.
final class PictureSurface: Surface {
  /// Pixels from left to right.
  let width: Int
  /// Pixels from top to bottom.
  let height: Int

  /// Lends the pixels; without it Cairo has them.
  private let memory: PixelMemory?
  /// Given up after the pixels were.
  private let loan: LendingPool<PixelMemory>.Loan?

  /// A transparent picture with so many pixels a point.
  init(width: Int, height: Int, scale: Double) throws {
    self.width = width
    self.height = height
    memory = nil
    loan = nil
    unsafe try super.init(owning: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)))
    context.scale(scale)
  }

  /// A picture with so many pixels a point, in lent memory: transparent, or of no certain contents unless `isCleared`.
  ///
  /// Of what is drawn, it may hold only rows from `firstRow` on. A `loan` of the memory ends with the picture.
  init(
    width: Int, height: Int, firstRow: Int = 0, scale: Double, memory: PixelMemory,
    loan: LendingPool<PixelMemory>.Loan? = nil, isCleared: Bool
  ) throws {
    self.width = width
    self.height = height
    self.memory = memory
    self.loan = loan
    let stride = cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, Int32(width))
    let pixels = unsafe memory.lend(Int(stride) * height, isCleared: isCleared)
    unsafe try super.init(
      owning: cairo_image_surface_create_for_data(pixels, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), stride))
    // A whole number of pixels, so that nothing is drawn in another way.
    unsafe cairo_surface_set_device_offset(raw, 0, -Double(firstRow))
    context.scale(scale)
  }

  deinit {
    // The picture may outlive this object, but nobody draws on it or reads it any more.
    unsafe cairo_surface_finish(raw)
    memory?.takeBack()
  }

  /// Calls `body` with the pixels, rows from the top, each `stride` pixels behind the one above.
  func withPixels<Result>(
    _ body: (_ pixels: inout MutableSpan<UInt32>, _ stride: Int) throws -> Result
  ) throws -> Result {
    unsafe cairo_surface_flush(raw)
    try check()
    guard let bytes = unsafe cairo_image_surface_get_data(raw) else { throw CairoError(status: CAIRO_STATUS_NO_MEMORY) }
    // A row of 32-bit pixels has no gap behind it.
    let stride = unsafe Int(cairo_image_surface_get_stride(raw)) / MemoryLayout<UInt32>.stride
    let start = unsafe UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: UInt32.self)
    defer { unsafe cairo_surface_mark_dirty(raw) }
    var pixels = unsafe MutableSpan(_unsafeElements: UnsafeMutableBufferPointer(start: start, count: stride * height))
    return try body(&pixels, stride)
  }
}

private let appendToBuffer: cairo_write_func_t = { closure, bytes, count in
  let buffer = unsafe Unmanaged<ByteBuffer>.fromOpaque(closure!).takeUnretainedValue()
  unsafe buffer.append(Span(_unsafeStart: bytes!, count: Int(count)))
  return CAIRO_STATUS_SUCCESS
}

/// The address of a buffer for `appendToBuffer`, valid while somebody holds it.
private func address(of buffer: ByteBuffer) -> UnsafeMutableRawPointer {
  unsafe Unmanaged.passUnretained(buffer).toOpaque()
}
