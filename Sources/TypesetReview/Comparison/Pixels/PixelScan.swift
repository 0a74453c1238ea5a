import Typeset

/// Compares two pictures row by row and classifies every pixel.
struct PixelScan {
  /// The result of a row.
  struct Tally {
    /// Pixels that differ.
    var differing = 0
    /// Pixels of edges that were smoothed in another way.
    var antialiased = 0
    /// Pixels whose colours are closer than the tolerance asks.
    var tolerated = 0
    /// The greatest difference among pixels that are not antialiased, in hundredths of ΔEOK, in this row and those
    /// before it.
    var greatest: Float = 0

    /// Adds what another row gave.
    mutating func add(_ other: Tally) {
      differing += other.differing
      antialiased += other.antialiased
      tolerated += other.tolerated
      greatest = max(greatest, other.greatest)
    }
  }

  /// The pictures.
  let overlay: PictureOverlay
  private let tolerance: PixelTolerance
  private let ignored: [PixelRect]
  private let edges: EdgeDetector
  private var neighbors: EqualNeighbors
  private let colors = ColorDifference.shared
  private var batch: PixelBatch
  /// What became of every pixel of the row that was scanned last.
  private(set) var marks: [UInt8]

  init(_ overlay: PictureOverlay, tolerance: PixelTolerance, ignoring ignored: [PixelRect]) {
    self.overlay = overlay
    self.tolerance = tolerance
    self.ignored = ignored.filter { !$0.columns.isEmpty && !$0.rows.isEmpty }
    edges = EdgeDetector(overlay)
    neighbors = EqualNeighbors(overlay)
    batch = PixelBatch(width: overlay.width, tolerance: tolerance.colorDelta)
    marks = Array(repeating: PixelKind.equal.rawValue, count: overlay.width)
  }

  /// Whether a row is the same in both pictures, down to the last bit.
  func isEqual(row: Int) -> Bool {
    guard overlay.sharedRows.contains(row), overlay.expected.width == overlay.actual.width else { return false }
    let (first, second) = (overlay.expectedIndex(0, row), overlay.actualIndex(0, row))
    if overlay.expected.wide != nil || overlay.actual.wide != nil {
      return (0..<overlay.width).allSatisfy { isEqualInDepth(first + $0, second + $0) }
    }
    let (expected, actual) = (overlay.expected.pixels.span, overlay.actual.pixels.span)
    let (one, other) = (expected.extracting(overlay.expectedRow(row)), actual.extracting(overlay.actualRow(row)))
    // Whole pixels as bytes, all of them initialized: one call for a row, where a loop takes 18 instructions a pixel.
    return hasSameBytes(one, other)
  }

  /// Marks what became of every pixel of a row, and counts it.
  mutating func scan(row: Int) -> Tally {
    fill(0..<overlay.width, with: .equal)
    if isEqual(row: row) { return Tally() }
    for part in overlay.unsharedColumns(in: row) { fill(part, with: .differing) }
    var greatest: Float = 0
    if overlay.sharedRows.contains(row) {
      mark(row: row)
      for rect in ignored where rect.rows.contains(row) { ignore(rect) }
      greatest = weigh(row: row)
    } else {
      for rect in ignored where rect.rows.contains(row) { ignore(rect) }
    }
    var tally = count()
    tally.greatest = greatest
    return tally
  }

  private mutating func fill(_ columns: Range<Int>, with kind: PixelKind) {
    for column in columns { marks[column] = kind.rawValue }
  }

  private mutating func ignore(_ rect: PixelRect) {
    fill(rect.columns.clamped(to: 0..<overlay.width), with: .equal)
  }

  /// Marks all pixels that are not equal.
  private mutating func mark(row: Int) {
    let overlay = overlay
    let columns = overlay.sharedColumns
    guard !columns.isEmpty else { return }
    let differing = PixelKind.differing.rawValue
    let (expected, actual) = (overlay.expected.pixels.span, overlay.actual.pixels.span)
    let (first, second) = (expected.extracting(overlay.expectedRow(row)), actual.extracting(overlay.actualRow(row)))
    let (start, count) = (columns.lowerBound, columns.count)
    // Checked once, so that the loop checks nothing and takes many pixels at a time.
    precondition(first.count == count && second.count == count && start >= 0 && start + count <= marks.count)
    do {
      var target = marks.mutableSpan
      for index in 0..<count { target[start &+ index] = first[index] != second[index] ? differing : 0 }
    }
    guard overlay.expected.wide != nil || overlay.actual.wide != nil else { return }
    for column in columns
    where !isEqualInDepth(overlay.expectedIndex(column, row), overlay.actualIndex(column, row)) {
      marks[column] = differing
    }
  }

  /// Whether two pixels are the same in 16 bits a channel.
  private func isEqualInDepth(_ first: Int, _ second: Int) -> Bool {
    wide(of: overlay.expected, first) == wide(of: overlay.actual, second)
  }

  private func wide(of picture: Bitmap, _ index: Int) -> UInt64 {
    picture.wide?[index] ?? picture.pixels[index].widened
  }

  /// Takes antialiased and tolerated pixels from among the marked ones, and gives the greatest difference of the
  /// others, in this row and those before it.
  private mutating func weigh(row: Int) -> Float {
    let columns = overlay.sharedColumns
    guard !columns.isEmpty else { return 0 }
    if overlay.expected.wide != nil || overlay.actual.wide != nil { return weighWide(row: row) }
    let overlay = overlay
    let (expected, actual) = (overlay.expected.pixels.span, overlay.actual.pixels.span)
    let (first, second) = (expected.extracting(overlay.expectedRow(row)), actual.extracting(overlay.actualRow(row)))
    let mayBeSmoothed = !tolerance.countsAntialiasing && neighbors.look(at: row)
    batch.removeAll()
    for column in columns where marks[column] != 0 {
      if mayBeSmoothed, neighbors.exist(around: column), edges.isAntialiased(column, row) {
        marks[column] = PixelKind.antialiased.rawValue
      } else {
        let place = column &- columns.lowerBound
        batch.add(first[place], second[place], at: column)
      }
    }
    batch.weigh(marks: &marks)
    return batch.greatest
  }

  /// The same for pictures of 16 bits a channel.
  private mutating func weighWide(row: Int) -> Float {
    var greatest: Float = 0
    for column in overlay.sharedColumns where marks[column] != 0 {
      if !tolerance.countsAntialiasing, edges.isAntialiased(column, row) {
        marks[column] = PixelKind.antialiased.rawValue
        continue
      }
      let distance = colors.wideDistance(
        wide(of: overlay.expected, overlay.expectedIndex(column, row)),
        wide(of: overlay.actual, overlay.actualIndex(column, row)))
      if Double(distance) <= tolerance.colorDelta { marks[column] = PixelKind.tolerated.rawValue }
      greatest = max(greatest, distance)
    }
    return greatest
  }

  /// The differing pixels of the row that was scanned last, those near each other together; appended to `runs`.
  func collectRuns(row: Int, into runs: inout [PixelRun]) {
    let differing = PixelKind.differing.rawValue
    var (start, end, pixels) = (0, 0, 0)
    for column in 0..<overlay.width where marks[column] == differing {
      if column - end >= PixelRegions.reach || pixels == 0 {
        if pixels > 0 { runs.append(PixelRun(row: row, start: start, end: end, pixels: pixels)) }
        (start, pixels) = (column, 0)
      }
      end = column + 1
      pixels += 1
    }
    if pixels > 0 { runs.append(PixelRun(row: row, start: start, end: end, pixels: pixels)) }
  }

  private func count() -> Tally {
    // Narrow numbers, of which a processor adds many at once.
    var (differing, antialiased, tolerated): (UInt32, UInt32, UInt32) = (0, 0, 0)
    for mark in marks {
      differing &+= mark == PixelKind.differing.rawValue ? 1 : 0
      antialiased &+= mark == PixelKind.antialiased.rawValue ? 1 : 0
      tolerated &+= mark == PixelKind.tolerated.rawValue ? 1 : 0
    }
    return Tally(differing: Int(differing), antialiased: Int(antialiased), tolerated: Int(tolerated))
  }
}

/// The relation of a pixel to that of the other picture.
enum PixelKind: UInt8 {
  /// Both are the same, or ignored, or in neither picture.
  case equal
  /// The colours are closer than the tolerance asks.
  case tolerated
  /// An edge that was smoothed in another way.
  case antialiased
  /// It differs, or only one picture has it.
  case differing
}

// A pixel is four bytes in memory, independent of byte order: red, green, blue, alpha.
extension UInt32 {
  /// A pixel with these channels.
  @inline(__always) init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self = UInt32(littleEndian: UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24)
  }

  /// The red channel of a pixel.
  @inline(__always) var red: UInt8 { UInt8(truncatingIfNeeded: littleEndian) }
  /// The green channel of a pixel.
  @inline(__always) var green: UInt8 { UInt8(truncatingIfNeeded: littleEndian >> 8) }
  /// The blue channel of a pixel.
  @inline(__always) var blue: UInt8 { UInt8(truncatingIfNeeded: littleEndian >> 16) }
  /// The opacity of a pixel.
  @inline(__always) var alpha: UInt8 { UInt8(truncatingIfNeeded: littleEndian >> 24) }

  /// How light a pixel looks on white: a weighted sum of its channels (ITU-R BT.601), 0…255 × 1000.
  @inline(__always) var luma: Int {
    let sum = 299 * Int(red) + 587 * Int(green) + 114 * Int(blue)
    return alpha == 255 ? sum : (sum * Int(alpha) + 255_000 * (255 - Int(alpha))) / 255
  }

  /// The same pixel in 16 bits a channel.
  var widened: UInt64 {
    UInt64(red) * 257 | UInt64(green) * 257 << 16 | UInt64(blue) * 257 << 32 | UInt64(alpha) * 257 << 48
  }
}

extension UInt64 {
  /// Red, green, blue and alpha of a pixel of 16 bits per channel, from the lowest bits up.
  var channels: SIMD4<UInt16> {
    SIMD4(
      UInt16(truncatingIfNeeded: self), UInt16(truncatingIfNeeded: self >> 16),
      UInt16(truncatingIfNeeded: self >> 32), UInt16(truncatingIfNeeded: self >> 48))
  }

  /// The nearest pixel of eight bits a channel.
  var narrowed: UInt32 {
    func narrow(_ channel: UInt16) -> UInt8 { UInt8((UInt32(channel) * 255 + 32_895) >> 16) }
    let channels = channels
    return UInt32(
      red: narrow(channels.x), green: narrow(channels.y), blue: narrow(channels.z), alpha: narrow(channels.w))
  }
}
