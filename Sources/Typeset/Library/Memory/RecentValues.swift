/// The values that were asked for last, found by comparing keys one by one.
///
/// For text that goes back and forth between a few styles, scripts and fonts, where hashing a key takes longer than
/// comparing several.
struct RecentValues<Key, Value> {
  private var keys: [Key] = []
  /// The values of the keys, at the same places.
  private var values: [Value] = []
  /// The place of the oldest value, which the next one replaces.
  private var oldest = 0

  /// So many are remembered.
  private static var most: Int { 8 }

  /// The value whose key fits; nil if it is not among those that were added last.
  ///
  /// `fits` looks at a key where it is, so that no part of it is copied which it does not compare.
  @inline(__always) func find(where fits: (borrowing Key) -> Bool) -> Value? {
    for place in keys.indices where fits(keys[place]) { return values[place] }
    return nil
  }

  /// Adds a value whose key was not found.
  mutating func add(_ value: Value, for key: Key) {
    if keys.count < Self.most {
      keys.append(key)
      values.append(value)
    } else {
      keys[oldest] = key
      values[oldest] = value
      oldest = (oldest + 1) % Self.most
    }
  }
}

extension RecentValues where Key: Equatable {
  /// The value of a key; nil if it is not among those that were added last.
  func find(_ key: Key) -> Value? { find { $0 == key } }
}
