/// Words that are not cached yet and are shaped together: HarfBuzz takes half as long again for one word at a time.
///
/// They are copied one after another; between two of them is the blank that the first one ends with.
struct NewWords {
  private struct Entry {
    var hash: UInt32
    /// Where it is in `units`.
    var range: Range<Int>
  }

  private var units: [UInt16] = []
  private var entries: [Entry] = []
  /// The places at which words are wanted, with the indexes of their entries.
  private var places: [(place: Int, entry: Int)] = []

  /// So many units are shaped at once; by then, what HarfBuzz does once costs little for each word.
  private static let mostUnits = 512

  /// Whether no more should be added.
  var isFull: Bool { units.count >= Self.mostUnits }

  /// Adds a word that is wanted at a place.
  mutating func add(_ word: UnsafeBufferPointer<UInt16>, hash: UInt32, place: Int) {
    if let known = entries.firstIndex(where: { $0.hash == hash && units[$0.range].elementsEqual(word) }) {
      places.append((place, known))
    } else {
      places.append((place, entries.count))
      let start = units.count
      units += word
      entries.append(Entry(hash: hash, range: start..<units.count))
    }
  }

  /// Has the words shaped, one after another, by `shape`, which also gets the offsets at which they end.
  ///
  /// `store` is called for each word, and `put` for each place; afterwards there are none.
  mutating func flush(
    shape: (UnsafeBufferPointer<UInt16>, [Int]) -> [ShapedText],
    store: (UnsafeBufferPointer<UInt16>, UInt32, ShapedText) -> Void, put: (ShapedText, Int) -> Void
  ) {
    guard !entries.isEmpty else { return }
    units.withUnsafeBufferPointer { units in
      let words = shape(units, entries.map(\.range.upperBound))
      for (entry, word) in zip(entries, words) {
        store(UnsafeBufferPointer(rebasing: units[entry.range]), entry.hash, word)
      }
      for (place, entry) in places { put(words[entry], place) }
    }
    units.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
  }
}
