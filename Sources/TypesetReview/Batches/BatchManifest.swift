import Typeset

/// A manifest: its header, and the place of each variant in the file.
///
/// The entries stay in the file, so that a batch of any length needs little memory.
struct BatchManifest: Sendable {
  /// The place of one variant.
  struct Place: Sendable {
    var number: Int
    var name: String
    /// The bytes of the entry in the file.
    var bytes: Range<Int>

    /// The place of an entry.
    init(_ entry: BatchEntry, bytes: Range<Int>) {
      (number, name) = (entry.number, entry.name)
      self.bytes = bytes
    }
  }

  /// The path of the file.
  let path: String
  /// Its header.
  let header: BatchHeader
  /// Its variants, in the order of the file.
  let places: [Place]
  /// The digests of the inputs, by path.
  let inputs: [String: String]

  /// Reads the manifest of a folder; nil if there is none.
  init?(in folder: String) throws {
    let path = folder + "/" + BatchPaths.manifest
    guard FileSystem.resolved(path) != nil else { return nil }
    if let lines = try ManifestLines(path),
      let manifest = try? BatchManifest(lines.frame, path: path, entries: lines.places)
    {
      self = manifest
      return
    }
    // Not as it was written: read as a whole, it can be of any form, and faults have their places.
    do { try self.init(try InputFile.read(path), path: path) } catch let fault as ContentError {
      let place = fault.diagnostic.range.map { "line \($0.start.line), column \($0.start.column): " } ?? ""
      throw BatchError.noManifest(path: path, detail: place + fault.diagnostic.message)
    }
  }

  /// Reads a manifest from the bytes of a file, in which `entries` may have been left out.
  init(_ bytes: [UInt8], path: String, entries: [Place] = []) throws {
    var reader = try BatchReader(bytes, name: path, noun: "the file")
    var form: Int?
    var newer = false
    var versions: [BatchHeader.Field]?
    var format: String?
    var options: [BatchHeader.Field]?
    var fonts: String?
    var settings: String?
    var documents: [BatchHeader.Document] = []
    var count: Int?
    var shard: BatchShard?
    var places: [Place]?
    var inputs: [String: String] = [:]
    try reader.members("a manifest") { (reader, member) throws(ContentError) in
      // The other members of a newer version are unknown.
      if newer { return try reader.skip() }
      switch member {
      case "manifest":
        form = try reader.number("a version")
        newer = form ?? 0 > BatchHeader.currentForm
      case "versions": versions = try reader.fields("the versions")
      case "format": format = try reader.text("a format")
      case "options": options = try reader.fields("the options")
      case "fonts": fonts = try reader.text("a digest")
      case "settings": settings = try reader.text("a digest")
      case "documents":
        try reader.values("the documents") { (reader) throws(ContentError) in documents.append(try reader.document()) }
      case "count": count = try reader.number("a number")
      case "shard": shard = try reader.word("shard") { try? BatchShard($0) }
      case "variants": places = entries + (try reader.places())
      case "inputs": for field in try reader.fields("the inputs") { inputs[field.name] = field.value }
      default: try reader.skip()
      }
    }
    if newer { throw BatchError.newerManifest(path: path) }
    try reader.finish()
    _ = try reader.required(form, "manifest")
    header = BatchHeader(
      versions: try reader.required(versions, "versions"), format: try reader.required(format, "format"),
      options: try reader.required(options, "options"), fonts: try reader.required(fonts, "fonts"),
      settings: try reader.required(settings, "settings"),
      documents: documents, count: try reader.required(count, "count"), shard: shard)
    self.places = try reader.required(places, "variants")
    self.inputs = inputs
    self.path = path
  }

  /// The entry at a place.
  func entry(at place: Place) throws -> BatchEntry {
    guard let entry = BatchEntry(try FileSlice.read(path, place.bytes)) else {
      throw BatchError.damagedEntry(path: path, name: place.name)
    }
    return entry
  }
}

extension BatchEntry {
  /// Reads an entry from its bytes; nil if they are not an entry, or not the one that was written.
  init?(_ bytes: [UInt8]) {
    var seal: String?
    guard var reader = try? BatchReader(bytes, name: "", noun: "a variant"), let entry = try? reader.entry(seal: &seal),
      (try? reader.finish()) != nil, seal == entry.seal
    else { return nil }
    self = entry
  }
}

extension BatchReader {
  /// The places of the entries of the following list.
  fileprivate mutating func places() throws(ContentError) -> [BatchManifest.Place] {
    var places: [BatchManifest.Place] = []
    try values("the variants") { (reader) throws(ContentError) in
      let start = reader.offset
      var seal: String?
      let entry = try reader.entry(seal: &seal)
      places.append(BatchManifest.Place(entry, bytes: start..<reader.offset))
    }
    return places
  }
}
