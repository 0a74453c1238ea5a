import Typeset

/// Pairs of different pixels of one row, whose distances are computed eight at a time; a pair that repeats the one before is
/// computed once.
final class PixelBatch {
  /// A pixel with its distances: one, or two if it is not opaque.
  private struct Entry {
    var column: Int32
    var first: Int32
    var last: Int32
  }

  private typealias Lanes = ColorDifference.Lanes

  /// How many numbers each of the planes holds, whole groups of eight.
  private let capacity: Int
  /// The linear light of red, green and blue of the first pixels, then of the second ones: six planes.
  private let light: UnsafeMutablePointer<Float>
  /// The distances of all pairs.
  private let distances: UnsafeMutablePointer<Float>
  /// The pixels, from left to right.
  private let entries: UnsafeMutablePointer<Entry>
  private let table = ColorDifference.shared.table
  /// The distance up to which pixels are taken for the same; if none is, only the greatest distance of all counts.
  private let tolerance: Double
  private var count = 0
  private var entryCount = 0
  private var last: (UInt32, UInt32) = (0, 0)
  private var lastStart = 0
  private var bounds: LightnessBounds?
  /// The difference of lightness that a pair needs to be farther apart than all before it.
  private var reach: Float = 0
  /// The greatest distance so far.
  private(set) var greatest: Float = 0

  /// A batch for rows of so many pixels.
  init(width: Int, tolerance: Double) {
    self.tolerance = tolerance
    capacity = (2 * width + 15) / 8 * 8
    light = .allocate(capacity: 6 * capacity)
    light.initialize(repeating: 0, count: 6 * capacity)
    distances = .allocate(capacity: capacity)
    distances.initialize(repeating: 0, count: capacity)
    entries = .allocate(capacity: width + 1)
  }

  deinit {
    light.deallocate()
    distances.deallocate()
    entries.deallocate()
  }

  /// Forgets all pairs.
  func removeAll() { (count, entryCount, last) = (0, 0, (0, 0)) }

  /// Adds the pixels of a column, which are not the same.
  @inline(__always) func add(_ one: UInt32, _ other: UInt32, at column: Int) {
    if last != (one, other) {
      last = (one, other)
      lastStart = count
      if one.alpha & other.alpha == 255 {
        if let bounds, bounds.isWithin(reach, one, other) { return }
        put(one.red, one.green, one.blue, other.red, other.green, other.blue)
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
  private func addTranslucent(_ one: UInt32, _ other: UInt32) {
    for ground in [0, 255] {
      func shown(_ channel: UInt8, of pixel: UInt32) -> UInt8 {
        // Half of 255 makes the division round to the nearest.
        let sum: Int = Int(channel) * Int(pixel.alpha) + ground * (255 - Int(pixel.alpha))
        return UInt8((sum + 127) / 255)
      }
      put(
        shown(one.red, of: one), shown(one.green, of: one), shown(one.blue, of: one), shown(other.red, of: other),
        shown(other.green, of: other), shown(other.blue, of: other))
    }
  }

  @inline(__always) private func put(
    _ red: UInt8, _ green: UInt8, _ blue: UInt8, _ otherRed: UInt8, _ otherGreen: UInt8, _ otherBlue: UInt8
  ) {
    let place = light + count
    place[0] = table[Int(red)]
    place[capacity] = table[Int(green)]
    place[2 &* capacity] = table[Int(blue)]
    place[3 &* capacity] = table[Int(otherRed)]
    place[4 &* capacity] = table[Int(otherGreen)]
    place[5 &* capacity] = table[Int(otherBlue)]
    count &+= 1
  }

  /// Marks the pixels that are closer than the tolerance, and remembers the greatest distance.
  func weigh(marks: UnsafeMutablePointer<UInt8>) {
    guard count > 0 else { return }
    // The last group is filled with pairs of equal colours.
    for place in count..<((count + 7) / 8 * 8) { for plane in 0..<6 { light[plane * capacity + place] = 0 } }
    var greatest = Lanes(repeating: 0)
    for start in stride(from: 0, to: count, by: 8) {
      let found = ColorDifference.distances(
        ColorDifference.Light(red: plane(0, start), green: plane(1, start), blue: plane(2, start)),
        ColorDifference.Light(red: plane(3, start), green: plane(4, start), blue: plane(5, start)))
      greatest = greatest.replacing(with: found, where: found .> greatest)
      UnsafeMutableRawPointer(distances + start).storeBytes(of: found, as: Lanes.self)
    }
    self.greatest = max(self.greatest, greatest.max())
    if tolerance > 0 { tolerate(marks) } else { narrow() }
  }

  /// From now on takes only pairs that may be farther apart than all so far.
  private func narrow() {
    reach = LightnessBounds.reach(of: greatest / 100)
    if reach > 0, bounds == nil { bounds = .shared }
  }

  private func tolerate(_ marks: UnsafeMutablePointer<UInt8>) {
    for index in 0..<entryCount {
      let entry = entries[index]
      let greatest = max(distances[Int(entry.first)], distances[Int(entry.last)])
      let column = Int(entry.column)
      // Without a branch, since half of the pixels may be tolerated.
      marks[column] = Double(greatest) <= tolerance ? PixelKind.tolerated.rawValue : marks[column]
    }
  }

  @inline(__always) private func plane(_ number: Int, _ start: Int) -> Lanes {
    UnsafeRawPointer(light + (number &* capacity &+ start)).loadUnaligned(as: Lanes.self)
  }
}
