import Typeset

/// Joins the shards of a batch: their files, byte for byte, and a manifest and a page as the whole run would have
/// written them.
package struct BatchMerge {
  private let manifests: [(folder: String, shard: BatchShard, manifest: BatchManifest)]
  /// All variants by their numbers, each with the index of its manifest.
  private let places: [(manifest: Int, place: BatchManifest.Place)]
  private let inputs: [String: String]

  /// Reads the manifests of some folders and makes sure that together they are one whole batch; throws a `BatchError`.
  package init(_ folders: [String]) throws {
    manifests = try folders.map { folder in
      let folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
      let isUnfinished = FileSystem.resolved(folder + "/" + BatchPaths.journal) != nil
      guard let manifest = try BatchManifest(in: folder), !isUnfinished else {
        throw isUnfinished ? BatchError.unfinished(folder: folder) : BatchError.missingManifest(folder: folder)
      }
      guard let shard = manifest.header.shard else { throw BatchError.noShard(folder: folder) }
      return (folder, shard, manifest)
    }
    places = try Self.places(of: manifests)
    inputs = try Self.inputs(of: manifests)
  }

  /// Copies all files, each checked against its hash, and writes manifest and page; throws a `BatchError` or an
  /// `OutputError`.
  package func write(to folder: String) throws -> BatchResult {
    let target = FileSystem.resolved(folder)
    if target != nil, let same = manifests.first(where: { FileSystem.resolved($0.folder) == target }) {
      throw BatchError.sameFolder(same.folder)
    }
    let out = try BatchFolder(folder)
    let readFiles = ReadFiles()
    try forEachFile(to: out) { file, source, _ in readFiles.add(source + "/" + file.path) }
    // Either all of them can be written, or none is.
    try forEachFile(to: out) { file, _, own in
      let path = out.path(of: file.path)
      if FileSystem.isFile(path), (try? out.file(file.path)) == file { return }
      try OverwriteError.check(path, as: file.kind, replacing: own, sparing: readFiles)
    }
    try forEachFile(to: out) { file, source, own in
      try copy(file, from: source, to: out, replacing: own, sparing: readFiles)
    }
    guard var header = manifests.first?.manifest.header else { throw BatchError.missingManifest(folder: folder) }
    header.shard = nil
    let summary = try BatchResults(
      header: header, folder: out.path, count: places.count,
      entry: { try manifests[places[$0].manifest].manifest.entry(at: places[$0].place) },
      digest: { inputs[$0] ?? "missing" }
    ).write()
    out.journal.remove()
    return BatchResult(summary, folder: out)
  }

  /// Calls `body` with every file, its folder, and what it may replace.
  private func forEachFile(to out: BatchFolder, _ body: (BatchFile, String, Replacement) throws -> Void) throws {
    for (index, place) in places {
      let (source, _, manifest) = manifests[index]
      let own = Set((out.earlier(place.name)?.entry.allFiles ?? []).map { out.path(of: $0.path) })
      for file in try manifest.entry(at: place).allFiles { try body(file, source, .own(paths: own)) }
    }
  }

  private func copy(
    _ file: BatchFile, from source: String, to out: BatchFolder, replacing own: Replacement,
    sparing readFiles: ReadFiles
  ) throws {
    let path = source + "/" + file.path
    let bytes: [UInt8]
    do { bytes = try InputFile.read(path) } catch { throw BatchError.damaged(path: path, reason: error.reason) }
    let sha256 = SHA256.hex(of: bytes)
    guard FileDigest(size: bytes.count, sha256: sha256) == file.digest else {
      throw BatchError.damaged(path: path, reason: "its hash differs")
    }
    // Existing files stay untouched, so that a second merge changes nothing.
    if (try? out.file(file.path)) == file { return }
    try OutputFile.write(to: out.path(of: file.path), as: file.kind, replacing: own, sparing: readFiles) {
      try $0.write(bytes)
    }
  }

  /// All variants in the order of their numbers, none twice and none missing.
  private static func places(
    of manifests: [(folder: String, shard: BatchShard, manifest: BatchManifest)]
  ) throws -> [(manifest: Int, place: BatchManifest.Place)] {
    guard let first = manifests.first else { throw BatchError.missingShards([1], count: 1) }
    var folders: [Int: String] = [:]
    for (folder, shard, manifest) in manifests {
      if let what = manifest.header.difference(from: first.manifest.header) {
        throw BatchError.conflict(what: what, folders: [first.folder, folder])
      }
      if let other = folders.updateValue(folder, forKey: shard.number) {
        throw BatchError.repeatedShard(shard, folders: [other, folder])
      }
    }
    let missing = (1...first.shard.count).filter { folders[$0] == nil }
    guard missing.isEmpty else { throw BatchError.missingShards(missing, count: first.shard.count) }
    var places: [(manifest: Int, place: BatchManifest.Place)] = []
    for (index, part) in manifests.enumerated() {
      for place in part.manifest.places {
        guard part.shard.contains(place.name) else {
          throw BatchError.noManifest(
            path: part.manifest.path, detail: "\(quoted(place.name)) does not belong to shard \(part.shard)")
        }
        places.append((index, place))
      }
    }
    places.sort { $0.place.number < $1.place.number }
    for (index, entry) in places.enumerated() where entry.place.number != index + 1 {
      throw BatchError.noManifest(
        path: manifests[entry.manifest].manifest.path,
        detail: "the variant numbers do not continue those of the other shards")
    }
    guard places.count == first.manifest.header.count else {
      throw BatchError.noManifest(path: first.manifest.path, detail: "the shards do not have all the variants it lists")
    }
    return places
  }

  /// The inputs of all shards, which must have been the same files everywhere.
  private static func inputs(
    of manifests: [(folder: String, shard: BatchShard, manifest: BatchManifest)]
  ) throws -> [String: String] {
    var inputs: [String: (digest: String, folder: String)] = [:]
    for (folder, _, manifest) in manifests {
      for (path, digest) in manifest.inputs.sorted(by: { $0.key < $1.key }) {
        if let known = inputs[path], known.digest != digest {
          throw BatchError.conflict(what: "the file \(quoted(path))", folders: [known.folder, folder])
        }
        inputs[path] = (digest, folder)
      }
    }
    return inputs.mapValues(\.digest)
  }
}

/// A part of a batch: the variants assigned to one of several machines.
///
/// The assignment depends only on the name of the variant, so machines do not need to communicate.
public struct BatchShard: Hashable, Sendable, CustomStringConvertible {
  /// Which part it is, from 1.
  public let number: Int
  /// How many parts there are.
  public let count: Int

  /// A part of a batch; nil if the number is out of range.
  public init?(number: Int, count: Int) {
    guard count >= 1, count <= Self.most, number >= 1, number <= count else { return nil }
    self.number = number
    self.count = count
  }

  /// Reads `2/4`.
  package init(_ text: String) throws(ShardError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Self.number($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else {
      throw ShardError(text: text, kind: .form)
    }
    guard count >= 1, count <= Self.most else { throw ShardError(text: text, kind: .count) }
    guard let shard = BatchShard(number: number, count: count) else {
      throw ShardError(text: text, kind: number == 0 ? .zero : .range)
    }
    self = shard
  }

  /// The most parts a batch can be split into.
  public static let most = 65_536

  /// Its form on the command line.
  public var description: String { "\(number)/\(count)" }

  /// Whether a variant falls to this part, by the first 64 bits of its name's SHA-256.
  package func contains(_ name: String) -> Bool {
    let hash = UInt64(SHA256.hex(of: name).prefix(16), radix: 16) ?? 0
    return hash % UInt64(count) == UInt64(number - 1)
  }

  private static func number(_ text: Substring) -> Int? {
    !text.isEmpty && text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } ? Int(text) : nil
  }
}

/// An error in the text of a part.
package struct ShardError: Error, Hashable, Sendable, CustomStringConvertible {
  /// How it is wrong.
  package enum Kind: Hashable, Sendable {
    /// It is not of the form I/N.
    case form
    /// There are no parts, or too many.
    case count
    /// Parts were counted from 0.
    case zero
    /// There are fewer parts than its number.
    case range
  }

  /// The text.
  package let text: String
  /// How it is wrong.
  package let kind: Kind

  /// The error and how to fix it, in one line.
  public var description: String {
    let what =
      switch kind {
      case .form: "invalid shard \(quoted(text))"
      case .count: "invalid shard \(quoted(text)): the number of shards must be from 1 to \(BatchShard.most)"
      case .zero: "invalid shard \(quoted(text)): shards count from 1"
      case .range: "shard \(quoted(text)) is out of range"
      }
    return what
      + (kind == .zero
        ? "; add 1 to an index that counts from 0"
        : "; use I/N with I from 1 to N, such as 1/4 for the first of four")
  }
}
