/// The set of icons that comes with the program, drawn for it: the files in `Set`, which the build puts into the code.
enum BundledIcons {
  /// The icons by name, from the manifest; read when the first icon is used.
  static let entries: [String: IconEntry] = {
    let log = DiagnosticLog()
    let entries = IconManifest.read(bytes(of: "manifest.xml") ?? [], name: "manifest.xml", log: log)
    guard let entries else { preconditionFailure("the bundled manifest is broken: \(log.diagnostics)") }
    return Dictionary(uniqueKeysWithValues: entries.map { ($0.entry.name, $0.entry) })
  }()

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
}
