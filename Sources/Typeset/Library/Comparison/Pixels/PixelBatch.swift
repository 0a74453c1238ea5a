/// Pairs of different pixels of one row, whose distances are computed eight at a time; a pair that repeats the one before is
/// computed once.
final class PixelBatch {
  private let first: UnsafeMutablePointer<UInt32>
  private let second: UnsafeMutablePointer<UInt32>
  /// The pixels, from left to right.
  private let entries: UnsafeMutablePointer<Entry>
  private var pairCount = 0
  private var entryCount = 0

  /// A pixel and the pair it shows.
  private struct Entry {
    var column: Int32
    var pair: Int32
  }

  init(capacity: Int) {
    // Whole groups of eight.
    let pairs = (capacity + 8) / 8 * 8
    first = .allocate(capacity: pairs)
    first.initialize(repeating: 0, count: pairs)
    second = .allocate(capacity: pairs)
    second.initialize(repeating: 0, count: pairs)
    entries = .allocate(capacity: capacity + 1)
  }

  deinit {
    first.deallocate()
    second.deallocate()
    entries.deallocate()
  }

  /// Forgets all pairs.
  func removeAll() { (pairCount, entryCount) = (0, 0) }

  /// Adds the pixels of a column.
  @inline(__always) func add(_ one: UInt32, _ other: UInt32, at column: Int) {
    if pairCount == 0 || first[pairCount - 1] != one || second[pairCount - 1] != other {
      first[pairCount] = one
      second[pairCount] = other
      pairCount += 1
    }
    entries[entryCount] = Entry(
      column: Int32(truncatingIfNeeded: column), pair: Int32(truncatingIfNeeded: pairCount - 1))
    entryCount += 1
  }

  /// Marks the pixels that are closer than `tolerance`, and gives the greatest distance of all.
  func weigh(with colors: ColorDifference, marks: UnsafeMutablePointer<UInt8>, tolerance: Double) -> Float {
    var greatest: Float = 0
    var entry = 0
    for start in stride(from: 0, to: pairCount, by: 8) {
      let group = min(8, pairCount - start)
      // Lanes without a pair hold two equal pixels, whose distance is 0.
      var (one, other) = (SIMD8(repeating: first[start]), SIMD8(repeating: first[start]))
      for lane in 0..<group { (one[lane], other[lane]) = (first[start + lane], second[start + lane]) }
      let distances = colors.distances(one, other)
      greatest = max(greatest, distances.max())
      guard tolerance > 0 else { continue }
      while entry < entryCount, Int(entries[entry].pair) < start + group {
        let lane = Int(entries[entry].pair) - start
        if Double(distances[lane]) <= tolerance {
          marks[Int(entries[entry].column)] = PixelKind.tolerated.rawValue
        }
        entry += 1
      }
    }
    return greatest
  }
}
