/// What the assets of an app may have at most.
enum AssetLimits {
  /// The most sets, files and folders that are looked at.
  static let mostEntries = 200_000
  /// How far down folders are looked through.
  static let deepest = 16
  /// The largest description of a set, in bytes.
  static let greatestContents = 1 << 20
  /// The largest file of Android's values, in bytes.
  static let greatestValues = 16 << 20
  /// The largest vector drawable or symbol, in bytes.
  static let greatestDrawing = 4 << 20
  /// The most versions of a colour or a picture.
  static let mostVersions = 1_000
  /// The longest chain of references from one colour or drawable to another.
  static let longestChain = 32
}
