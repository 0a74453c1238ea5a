/// Finds the known name that an author most likely meant.
enum NearestName {
  /// The name with the fewest changed, missing, added or swapped letters; nil if none is near enough to be meant.
  static func of(_ name: String, among names: some Sequence<String>) -> String? {
    let given = Array(name.lowercased().utf8.prefix(64))
    let limit = max(1, given.count / 3)
    var nearest: (name: String, distance: Int)?
    for candidate in names {
      let letters = Array(candidate.lowercased().utf8)
      guard abs(letters.count - given.count) <= limit else { continue }
      let distance = distance(from: given, to: letters)
      // Two names must share something: a letter is not near every other letter.
      let most = min(limit, max(given.count, letters.count) - 1)
      if distance <= most, distance < nearest?.distance ?? .max { nearest = (candidate, distance) }
    }
    return nearest?.name
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
