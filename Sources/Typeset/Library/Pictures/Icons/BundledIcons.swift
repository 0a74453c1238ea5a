import Synchronization

/// The set of icons that comes with the program, drawn for it: the files in `Set`, which the build puts into the code.
enum BundledIcons {
  /// All icons by name; read from the manifest when they are first listed.
  static let entries: [String: IconEntry] = {
    Dictionary(uniqueKeysWithValues: read(manifest).map { ($0.name, $0) })
  }()

  /// The icon of a name; nil for none. Only its own lines of the manifest are read: a document pays for the icons that
  /// it uses.
  static func entry(named name: String) -> IconEntry? {
    if let known = known.withLock({ $0[name] }) { return known }
    guard let lines = lines(of: name) else { return nil }
    let entry = read(Array("<icons>".utf8) + lines + Array("</icons>".utf8)).first
    known.withLock { $0[name] = entry }
    return entry
  }

  /// The drawing in one of the files.
  static func artwork(_ file: String) -> IconArtwork {
    let log = DiagnosticLog()
    guard let bytes = bytes(of: file), let artwork = SVGIconReader.read(bytes, name: file, log: log) else {
      preconditionFailure("the bundled icon \(file) is broken: \(log.diagnostics)")
    }
    return artwork
  }

  /// The bytes of a file; nil if there is none of the name.
  static func bytes(of file: String) -> [UInt8]? { EmbeddedFiles.icons[file] }

  private static let manifest = bytes(of: "manifest.xml") ?? []
  private static let known = Mutex<[String: IconEntry]>([:])

  private static func read(_ manifest: [UInt8]) -> [IconEntry] {
    let log = DiagnosticLog()
    guard let entries = IconManifest.read(manifest, name: "manifest.xml", log: log) else {
      preconditionFailure("the bundled manifest is broken: \(log.diagnostics)")
    }
    return entries.map(\.entry)
  }

  /// The element of an icon in the manifest, in which each begins with its name.
  private static func lines(of name: String) -> ArraySlice<UInt8>? {
    // An icon has a file of its name: most names that are asked for in vain are found out by that.
    guard !name.contains("\""), bytes(of: name + ".svg") != nil else { return nil }
    guard let start = manifest.firstIndex(of: Array("<icon name=\"\(name)\"".utf8), from: 0) else { return nil }
    let next = manifest.firstIndex(of: Array("<icon ".utf8), from: start + 1)
    guard let end = next ?? manifest.firstIndex(of: Array("</icons>".utf8), from: start) else { return nil }
    return manifest[start..<end]
  }
}

extension [UInt8] {
  /// Where a sequence of bytes begins for the first time, at an index or after it; nil if it does not occur.
  fileprivate func firstIndex(of bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while index + bytes.count <= count {
      if self[index] == bytes[0], self[index..<index + bytes.count].elementsEqual(bytes) { return index }
      index += 1
    }
    return nil
  }
}
