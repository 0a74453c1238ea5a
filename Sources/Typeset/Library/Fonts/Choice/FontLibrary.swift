/// The available fonts besides those of a document: the given folders, then the bundled ones, then the packs beside
/// them, then the system's.
package final class FontLibrary: Sendable {
  /// The fonts of the folders that were named, in the order of the folders, then by file name.
  package let folderFonts: [Font]
  /// The bundled fonts by file name.
  package let bundledFonts: [Font]
  /// The fonts of the packs that were added to the bundled ones, by file name.
  package let packFonts: [Font]
  /// The files in those folders that are not usable fonts.
  package let problems: [FontError]
  /// The system's fonts; nil unless requested.
  package let system: SystemFonts?

  /// Opens all fonts in `folders` and in the `bundled` folder; a missing folder throws, a bad file is recorded.
  ///
  /// Together they must contain at least one font for text. `packs` also opens the folder `Packs` of the bundled fonts,
  /// if it exists; `system` falls back to the machine's fonts for characters that none of them has.
  package init(
    folders: [String] = [], bundled: String?, packs: Bool = true, system: Bool = false
  ) throws(FontError) {
    var found = FolderFindings()
    var folderFonts: [Font] = []
    let installed = bundled.flatMap(FileSystem.resolved)
    for folder in folders {
      // A named folder may be that of the bundled fonts.
      let origin = installed != nil && FileSystem.resolved(folder) == installed ? FontOrigin.installed : .foreign
      folderFonts += try Self.fonts(in: folder, from: origin, &found)
    }
    self.folderFonts = folderFonts
    bundledFonts =
      if let bundled { try Self.fonts(in: bundled, from: .installed, except: Self.packFolder, &found) } else { [] }
    let packFolder = bundled.map { $0 + "/" + Self.packFolder }.flatMap { packs && FileSystem.isFolder($0) ? $0 : nil }
    packFonts = if let packFolder { try Self.fonts(in: packFolder, from: .installed, &found) } else { [] }
    problems = found.problems
    if (folderFonts + bundledFonts + packFonts).allSatisfy(\.drawsPictures) {
      throw FontError((folders + [bundled].compactMap { $0 }).joined(separator: ", "), .noFonts)
    }
    self.system = system ? SystemFonts() : nil
  }

  /// All fonts, those of the named folders first.
  package var fonts: [Font] { folderFonts + bundledFonts + packFonts }

  /// The folder of the packs inside that of the bundled fonts.
  static let packFolder = "Packs"

  /// The folder of the bundled fonts for the executable at `path`; nil if there is none.
  ///
  /// It is `../share/typeset/Fonts`, or the nearest folder `Fonts` above that contains NotoSans-Regular.ttf.
  package static func bundledFolder(executable path: String) -> String? {
    guard let executable = FileSystem.resolved(path) else { return nil }
    var folder = FileSystem.parent(of: executable)
    let installed = FileSystem.parent(of: folder) + "/share/typeset/Fonts"
    if FileSystem.isFile(installed + "/NotoSans-Regular.ttf") { return installed }
    while true {
      if FileSystem.isFile(folder + "/Fonts/NotoSans-Regular.ttf") { return folder + "/Fonts" }
      if folder.isEmpty { return nil }
      folder = FileSystem.parent(of: folder)
    }
  }

  private static let endings: Set<String> = ["ttf", "otf", "ttc", "otc", "woff", "woff2"]
  /// Folders in folders are followed so far down.
  private static let deepest = 8

  private static func fonts(
    in folder: String, from origin: FontOrigin, except left: String? = nil, _ found: inout FolderFindings,
    depth: Int = 0
  ) throws(FontError) -> [Font] {
    guard let names = FileSystem.names(in: folder) else {
      throw FontError(folder, FileSystem.isFolder(folder) ? .unreadable("permission denied") : .missingFolder)
    }
    var fonts: [Font] = []
    for (name, isFolder) in names {
      let path = folder + "/" + name
      if isFolder {
        guard depth < deepest, name != left else { continue }
        do { fonts += try Self.fonts(in: path, from: origin, &found, depth: depth + 1) } catch {
          found.problems.append(error)
        }
      } else if let dot = name.lastIndex(of: "."), endings.contains(name[name.index(after: dot)...].lowercased()) {
        do {
          let faces = try Self.faces(path, from: origin)
          if origin == .foreign { try found.add(faces[0]) }
          fonts += faces
        } catch { found.problems.append(error) }
      }
    }
    return fonts
  }

  /// All faces of a file.
  private static func faces(_ path: String, from origin: FontOrigin) throws(FontError) -> [Font] {
    let bytes = try FontBytes(path: path, origin: origin)
    let first = try Font(bytes: bytes, fileName: path)
    var faces = [first]
    for index in 1..<max(min(FontFace.count(in: bytes), mostFaces), 2) where index < FontFace.count(in: bytes) {
      faces.append(try Font(bytes: bytes, fileName: path, faceIndex: index))
    }
    // Most fonts are not used: to learn their names took 128 KB each.
    bytes.releasePages()
    return faces
  }

  private static let mostFaces = 256
}

/// What is found in folders of fonts beside the fonts.
private struct FolderFindings {
  /// The files that are not usable fonts.
  var problems: [FontError] = []
  /// The bytes of foreign fonts, which are all in memory.
  private var foreignBytes = 0
  /// The most bytes of foreign fonts.
  private static let mostForeignBytes = 256 << 20

  /// Adds a foreign font; throws if there is no room for it.
  mutating func add(_ font: Font) throws(FontError) {
    guard foreignBytes + font.bytes.count <= Self.mostForeignBytes else {
      throw FontError(
        font.fileName, .unreadable("the fonts of the named folders have more than \(Self.mostForeignBytes >> 20) MB"))
    }
    foreignBytes += font.bytes.count
  }
}

extension FontLibrary {
  /// Opens the font at the `path` given by a document in `folder`.
  ///
  /// After resolving links, the file must be in `folder` or in one of the `roots`.
  package static func load(_ path: String, from folder: String, roots: [String] = []) throws(FontError) -> Font {
    let file: OpenedFile
    do { file = try NamedPath.open(path, from: folder, roots: roots) } catch {
      throw FontError(path, FontError.Reason(error))
    }
    return try Font(bytes: try FontBytes(descriptor: file.descriptor, path: path, origin: .foreign), fileName: path)
  }
}
