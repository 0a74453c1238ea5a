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
  /// Clusters of several glyphs that occur in it, as far as the packer has not met them before.
  var clusters: [ShownCluster]
}

/// Has the pages of a file packed, in any order and on any thread.
protocol PagePacking {
  /// Takes a page that is drawn; `packer` is for the thread that calls, always the same one.
  func add(_ page: DrawnPage, with packer: PagePacker) throws
  /// Says that no pages follow, whatever the reason.
  func complete()
  /// All pages in order, once they are packed.
  func finish(with packer: PagePacker) throws -> [PackedPage]
}

/// Packs each page at once.
final class ImmediatePacking: PagePacking {
  private var packed: [PackedPage] = []

  func add(_ page: DrawnPage, with packer: PagePacker) throws { packed.append(try packer.pack(page)) }

  func complete() {}

  func finish(with packer: PagePacker) -> [PackedPage] { packed }
}
