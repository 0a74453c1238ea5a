import Typeset

/// Pairs of different pixels of one row, whose distances are computed eight at a time; a pair that repeats the one
/// before is computed once.
struct PixelBatch {
  /// A pixel with its distances: one, or two if it is not opaque.
  private struct Entry {
    var column: Int32
    var first: Int32
    var last: Int32
  }

  /// Two opaque colours.
  private struct Pair {
    var one: UInt32
    var other: UInt32
  }

  private typealias Lanes = ColorDifference.Lanes

  /// The pairs; room for whole groups of eight.
  private var pairs: [Pair]
  /// The distances of all pairs.
  private var distances: [Float]
  /// The pixels, from left to right.
  private var entries: [Entry]
  private let table = ColorDifference.shared.table
  /// The distance up to which pixels are taken for the same; if none is, only the greatest distance of all counts.
  private let tolerance: Double
  private var count = 0
  private var entryCount = 0
  private var last = Pair(one: 0, other: 0)
  private var lastStart = 0
  private var bounds = LightnessBounds.none
  /// The difference of lightness that a pair needs to be farther apart than all before it; 0 if any may be.
  private var reach: Float = 0
  /// The greatest distance so far.
  private(set) var greatest: Float = 0

  /// A batch for rows of so many pixels.
  init(width: Int, tolerance: Double) {
    self.tolerance = tolerance
    let capacity = (2 * width + 15) / 8 * 8
    pairs = Array(repeating: last, count: capacity)
    distances = Array(repeating: 0, count: tolerance > 0 ? capacity : 0)
    entries = Array(repeating: Entry(column: 0, first: 0, last: 0), count: tolerance > 0 ? width : 0)
  }

  /// Forgets all pairs.
  mutating func removeAll() { (count, entryCount, last) = (0, 0, Pair(one: 0, other: 0)) }

  /// Adds the pixels of a column, which are not the same.
  @inline(__always) mutating func add(_ one: UInt32, _ other: UInt32, at column: Int) {
    if last.one != one || last.other != other {
      last = Pair(one: one, other: other)
      lastStart = count
      if one.alpha & other.alpha == 255 {
        if reach > 0, bounds.isWithin(reach, one, other) { return }
        put(last)
      } else {
        addTranslucent(one, other)
      }
    }
    guard tolerance > 0 else { return }
    entries[entryCount] = Entry(
      column: Int32(truncatingIfNeeded: column), first: Int32(truncatingIfNeeded: lastStart),
      last: Int32(truncatingIfNeeded: count &- 1))
    entryCount += 1
  }

  /// Adds two pixels composited on black and on white.
  private mutating func addTranslucent(_ one: UInt32, _ other: UInt32) {
    for ground in [0, 255] {
      func shown(_ pixel: UInt32) -> UInt32 {
        func shown(_ channel: UInt8) -> UInt8 {
          // Half of 255 makes the division round to the nearest.
          let sum: Int = Int(channel) * Int(pixel.alpha) + ground * (255 - Int(pixel.alpha))
          return UInt8((sum + 127) / 255)
        }
        return UInt32(red: shown(pixel.red), green: shown(pixel.green), blue: shown(pixel.blue), alpha: 255)
      }
      put(Pair(one: shown(one), other: shown(other)))
    }
  }

  @inline(__always) private mutating func put(_ pair: Pair) {
    pairs[count] = pair
    count &+= 1
  }

  /// Marks the pixels that are closer than the tolerance, and remembers the greatest distance.
  mutating func weigh(marks: inout [UInt8]) {
    guard count > 0 else { return }
    // The last group is filled with pairs of equal colours.
    for place in count..<((count + 7) / 8 * 8) { pairs[place] = Pair(one: 0, other: 0) }
    greatest = max(greatest, tolerance > 0 ? weighAll() : farthest())
    if tolerance > 0 { tolerate(&marks) } else { narrow() }
  }

  /// The greatest distance of all pairs.
  private func farthest() -> Float {
    var greatest = Lanes(repeating: 0)
    for start in stride(from: 0, to: count, by: 8) {
      let found = distances(from: start)
      greatest = greatest.replacing(with: found, where: found .> greatest)
    }
    return greatest.max()
  }

  /// The same, and notes all distances.
  private mutating func weighAll() -> Float {
    var greatest = Lanes(repeating: 0)
    for start in stride(from: 0, to: count, by: 8) {
      let found = distances(from: start)
      greatest = greatest.replacing(with: found, where: found .> greatest)
      for lane in 0..<8 { distances[start &+ lane] = found[lane] }
    }
    return greatest.max()
  }

  /// The distances of eight pairs.
  @inline(__always) private func distances(from start: Int) -> Lanes {
    // Spans of constant length, whose places the compiler knows to exist.
    let (group, table) = (pairs.span.extracting(start..<(start + 8)), table.span.extracting(0..<256))
    @inline(__always) func lanes(_ channel: (Pair) -> UInt8) -> Lanes {
      @inline(__always) func light(_ lane: Int) -> Float { table[Int(channel(group[lane]))] }
      return Lanes(light(0), light(1), light(2), light(3), light(4), light(5), light(6), light(7))
    }
    return ColorDifference.distances(
      ColorDifference.Light(red: lanes { $0.one.red }, green: lanes { $0.one.green }, blue: lanes { $0.one.blue }),
      ColorDifference.Light(red: lanes { $0.other.red }, green: lanes { $0.other.green }, blue: lanes { $0.other.blue })
    )
  }

  /// From now on takes only pairs that may be farther apart than all so far.
  private mutating func narrow() {
    let reach = LightnessBounds.reach(of: greatest / 100)
    if reach > 0, self.reach <= 0 { bounds = .shared }
    self.reach = max(reach, 0)
  }

  private func tolerate(_ marks: inout [UInt8]) {
    for index in 0..<entryCount {
      let entry = entries[index]
      let greatest = max(distances[Int(entry.first)], distances[Int(entry.last)])
      let column = Int(entry.column)
      // Without a branch, since half of the pixels may be tolerated.
      marks[column] = Double(greatest) <= tolerance ? PixelKind.tolerated.rawValue : marks[column]
    }
  }
}
