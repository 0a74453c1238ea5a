/// A page that Cairo has written: its contents with our signs in them, and what the signs mean.
struct DrawnPage: Sendable {
  /// Its number, from 0.
  var number: Int
  /// Its contents, in order.
  var streams: [PageStream]
  /// The types of the elements that its pieces of content belong to, in the order in which they were drawn.
  var tags: [StructureTag]
}

/// A stream of page contents, taken out of the file.
struct PageStream: Sendable {
  /// Its object.
  var object: Int
  /// Its bytes, unchanged.
  var bytes: [UInt8]
  /// Whether they are packed (filter `FlateDecode`).
  var isPacked: Bool
}

/// A page whose contents are ready for the file.
struct PackedPage: Sendable {
  /// Its number, from 0.
  var number: Int
  /// The objects whose streams its contents replace.
  var streams: [Int]
  /// The contents, packed.
  var bytes: [UInt8]
  /// The numbers of its contents in the order of its stream: the index is the MCID.
  var contents: [Int32]
}
