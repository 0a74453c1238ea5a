/// Words that are not cached yet and are shaped together: HarfBuzz takes half as long again for one word at a time.
///
/// They are copied one after another; between two of them is the blank that the first one ends with.
struct NewWords {
  /// The words one after another.
  private(set) var units: [UInt16] = []
  /// Where they end.
  private(set) var ends: [Int] = []
  /// The places at which words are wanted, with the numbers of the words.
  private(set) var places: [(place: Int, number: Int)] = []
  private var hashes: [UInt32] = []

  /// So many units are shaped at once; by then, what HarfBuzz does once costs little for each word.
  private static let mostUnits = 512

  /// Whether there are none.
  var isEmpty: Bool { ends.isEmpty }
  /// Whether no more should be added.
  var isFull: Bool { units.count >= Self.mostUnits }

  /// Where a word is.
  func range(of number: Int) -> Range<Int> { (number == 0 ? 0 : ends[number - 1])..<ends[number] }

  /// The hash that a word was added with.
  func hash(of number: Int) -> UInt32 { hashes[number] }

  /// Adds a word that is wanted at a place.
  mutating func add(_ word: Span<UInt16>, hash: UInt32, place: Int) {
    if let known = number(of: word, hash: hash) {
      places.append((place, known))
    } else {
      places.append((place, ends.count))
      for index in word.indices { units.append(word[index]) }
      ends.append(units.count)
      hashes.append(hash)
    }
  }

  /// The number of a word that was added before; nil for a new one.
  private func number(of word: Span<UInt16>, hash: UInt32) -> Int? {
    for known in hashes.indices where hashes[known] == hash {
      if isSame(word, in: range(of: known)) { return known }
    }
    return nil
  }

  private func isSame(_ word: Span<UInt16>, in range: Range<Int>) -> Bool {
    guard range.count == word.count else { return false }
    for index in word.indices where word[index] != units[range.lowerBound + index] { return false }
    return true
  }

  /// Forgets all.
  mutating func removeAll() {
    units.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    hashes.removeAll(keepingCapacity: true)
  }
}
