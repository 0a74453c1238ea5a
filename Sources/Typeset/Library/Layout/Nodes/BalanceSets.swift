/// The sets of blocks under one row in which upper-case Latin raises right-to-left text (R023).
///
/// Texts enter while the tree is prepared and are shaped afterwards, when every set is complete.
final class BalanceSets {
  /// What the blocks of a set share.
  struct Key: Hashable {
    /// The role, which is the element's name.
    var name: ElementName
    /// The style, where the author named one.
    var style: TextStyleName?
  }

  private var raised: Set<Key> = []

  /// Notes that a block of a set holds upper-case Latin.
  func raise(_ key: Key) { raised.insert(key) }

  /// Whether a block of the set holds upper-case Latin.
  func raises(_ key: Key) -> Bool { raised.contains(key) }
}
