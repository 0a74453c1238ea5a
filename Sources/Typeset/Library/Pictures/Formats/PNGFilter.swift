/// How the bytes of a row were filtered (PNG, third edition, section 9.2).
enum PNGFilter: UInt8 {
  /// As they are.
  case none
  /// Less those of the pixel before.
  case sub
  /// Less those of the pixel above.
  case up
  /// Less the mean of both.
  case average
  /// Less the one of the pixels before, above, and above that before which is nearest to what a plane through them
  /// gives.
  case paeth

  /// Makes pixels of a row from its filtered bytes, which are behind it in the same memory, from an offset of it on.
  ///
  /// Every pixel is read before it is overwritten. The bounds of the row and of its bytes are checked once: with a
  /// check for each pixel, no step takes several at a time, and a comparison of two pictures takes a tenth more
  /// instructions.
  @inline(__always) func undo<Channels: PNGChannels>(
    from source: Int, row: Int, width: Int, in target: inout MutableSpan<UInt32>, _: Channels.Type
  ) {
    let first = row * width
    // The bytes of three channels are read four at a time.
    precondition(row >= 0 && width > 0 && source + width * Channels.count < 4 * target.count)
    precondition(source + width * Channels.count >= 4 * (first + width))
    unsafe target.withUnsafeMutableBufferPointer { target in
      guard let start = target.baseAddress else { return }
      let bytes = unsafe UnsafeRawPointer(start) + source
      unsafe undo(bytes, above: row > 0 ? start + first - width : nil, into: start + first, count: width, Channels.self)
    }
  }

  @inline(__always) private func undo<Channels: PNGChannels>(
    _ source: UnsafeRawPointer, above: UnsafePointer<UInt32>?, into pixels: UnsafeMutablePointer<UInt32>, count: Int,
    _: Channels.Type
  ) {
    var left = PNGPixel()
    var corner = PNGPixel()
    switch unsafe (self, above) {
    case (.none, _), (.up, nil):
      for column in 0..<count { unsafe pixels[column] = Channels.whole(Channels.pixel(source, column)) }
    // Above the first row is nothing, and then the nearest is always the pixel before.
    case (.sub, _), (.paeth, nil):
      for column in 0..<count {
        unsafe left &+= Channels.pixel(source, column)
        unsafe pixels[column] = Channels.whole(left)
      }
    case (.up, let above?):
      for column in 0..<count {
        unsafe pixels[column] = Channels.whole(Channels.pixel(source, column) &+ PNGPixel(above[column]))
      }
    case (.average, nil):
      for column in 0..<count {
        left = unsafe Channels.pixel(source, column) &+ (left &>> 1)
        unsafe pixels[column] = Channels.whole(left)
      }
    case (.average, let above?):
      for column in 0..<count {
        let upper = unsafe PNGPixel(above[column])
        // The mean, rounded down, without a ninth bit.
        let mean = (left & upper) &+ ((left ^ upper) &>> 1)
        left = unsafe Channels.pixel(source, column) &+ mean
        unsafe pixels[column] = Channels.whole(left)
      }
    case (.paeth, let above?):
      for column in 0..<count {
        let upper = unsafe PNGPixel(above[column])
        left = unsafe Channels.pixel(source, column) &+ Self.nearest(left, upper, corner)
        corner = upper
        unsafe pixels[column] = Channels.whole(left)
      }
    }
  }

  /// The Paeth predictor of four channels at once (section 9.4).
  @inline(__always) private static func nearest(_ left: PNGPixel, _ upper: PNGPixel, _ corner: PNGPixel) -> PNGPixel {
    typealias Wide = SIMD4<Int16>
    let (a, b, c) = (
      Wide(truncatingIfNeeded: left), Wide(truncatingIfNeeded: upper), Wide(truncatingIfNeeded: corner)
    )
    let (across, down) = (b &- c, a &- c)
    let (fromLeft, fromUpper, fromCorner) = (magnitude(across), magnitude(down), magnitude(across &+ down))
    // All bits of a channel are set where something is nearer: the sign of a difference.
    let isOther = (pointwiseMin(fromUpper, fromCorner) &- fromLeft) &>> 15
    let isCorner = (fromCorner &- fromUpper) &>> 15
    let other = b ^ ((b ^ c) & isCorner)
    return PNGPixel(truncatingIfNeeded: a ^ ((a ^ other) & isOther))
  }

  @inline(__always) private static func magnitude(_ number: SIMD4<Int16>) -> SIMD4<Int16> {
    pointwiseMax(number, 0 &- number)
  }
}

/// The four bytes of a pixel in the order of memory.
typealias PNGPixel = SIMD4<UInt8>

extension PNGPixel {
  /// The bytes of a pixel as one number.
  @inline(__always) init(_ bits: UInt32) { self = unsafe unsafeBitCast(bits, to: PNGPixel.self) }
}

/// How many bytes of a file make a pixel.
protocol PNGChannels {
  /// The bytes of a pixel.
  static var count: Int { get }
  /// The bits that every pixel has.
  static var given: UInt32 { get }
}

extension PNGChannels {
  /// The filtered bytes of a pixel; a fourth that the file does not have is that of the next one.
  @inline(__always) static func pixel(_ source: UnsafeRawPointer, _ column: Int) -> PNGPixel {
    unsafe source.loadUnaligned(fromByteOffset: column &* count, as: PNGPixel.self)
  }

  /// A pixel as a bitmap has it.
  @inline(__always) static func whole(_ pixel: PNGPixel) -> UInt32 {
    unsafe unsafeBitCast(pixel, to: UInt32.self) | given
  }
}

/// Red, green, blue and alpha.
enum FourChannels: PNGChannels {
  static var count: Int { 4 }
  static var given: UInt32 { 0 }
}

/// Red, green and blue; every pixel is opaque.
enum ThreeChannels: PNGChannels {
  static var count: Int { 3 }
  static var given: UInt32 { UInt32(littleEndian: 0xFF00_0000) }
}
