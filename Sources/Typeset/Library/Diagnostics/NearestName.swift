/// Finds the known names that an author most likely meant.
package enum NearestName {
  /// The name with the fewest changed, missing, added or swapped letters; nil where none is near enough to be meant.
  package static func of(_ name: String, among names: some Sequence<String>) -> String? {
    all(near: name, among: names).min { $0.distance < $1.distance }?.name
  }

  /// The names that are near enough to be meant, each with the number of letters that differ, in the order of `names`.
  package static func all(near name: String, among names: some Sequence<String>) -> [(name: String, distance: Int)] {
    let given = Array(name.lowercased().utf8.prefix(64))
    let limit = max(1, given.count / 3)
    return names.compactMap { candidate in
      let letters = Array(candidate.lowercased().utf8)
      guard abs(letters.count - given.count) <= limit else { return nil }
      let distance = distance(from: given, to: letters)
      // Two names must share something: a letter is not near every other letter.
      return distance <= min(limit, max(given.count, letters.count) - 1) ? (candidate, distance) : nil
    }
  }

  /// The least number of changes of one letter, or swaps of two neighbours, that lead from one word to the other.
  private static func distance(from source: [UInt8], to target: [UInt8]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...target.count)
    for row in source.indices {
      var current = [row + 1]
      current.reserveCapacity(target.count + 1)
      for column in target.indices {
        let change = previous[column] + (source[row] == target[column] ? 0 : 1)
        var least = min(change, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, source[row] == target[column - 1], source[row - 1] == target[column] {
          least = min(least, beforePrevious[column - 1] + 1)
        }
        current.append(least)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[target.count]
  }
}
