import CSystem

/// The folders out of which no path may lead that a document or a folder gives.
///
/// A path is followed to where it really leads, links included, each time something is opened.
package struct Enclosure: Hashable, Sendable {
  /// The absolute paths of the folders, without links and in order; none is inside of another.
  private let folders: [String]

  /// The folders at some paths; those that do not exist allow nothing.
  package init(_ paths: [String]) {
    let folders = Set(paths.compactMap { FileSystem.resolved($0.isEmpty ? "." : $0) })
    self.folders = folders.filter { folder in !folders.contains { $0 != folder && Self.contains(folder, in: $0) } }
      .sortedByBytes()
  }

  /// What a document in `folder` may read: what is in its folder, and in other folders that are allowed.
  init(ofDocumentIn folder: String, roots: [String]) { self.init([folder] + roots) }

  /// What a path leads to that the user named and that is trusted: a folder allows what is in it, a file what is beside
  /// it, both where it is named and where it really is.
  init(around path: String, roots: [String]) {
    let isFolder = FileSystem.isFolder(path)
    let beside = isFolder ? [] : [path, FileSystem.resolved(path) ?? path].map(FileSystem.folder)
    self.init((isFolder ? [path] : beside) + roots)
  }

  /// Whether an absolute path without links is inside.
  package func contains(_ resolved: String) -> Bool { folders.contains { Self.contains(resolved, in: $0) } }

  private static func contains(_ resolved: String, in folder: String) -> Bool {
    // Byte by byte: two spellings of a character are two folders.
    let (path, start) = (resolved.utf8, folder == "/" ? "" : folder)
    return path.starts(with: start.utf8) && [nil, UInt8(ascii: "/")].contains(path.dropFirst(start.utf8.count).first)
  }

  /// Where a path really leads: an absolute path without links, inside.
  func resolve(_ path: String) throws(NamedPathError) -> String {
    guard !path.isEmpty, !path.utf8.contains(0), let resolved = FileSystem.resolved(path) else { throw .missing }
    guard contains(resolved) else { throw .outside }
    return resolved
  }

  /// Opens the file that a path leads to.
  ///
  /// What is outside is not opened at all; what was opened is checked again, since a link may have changed in between.
  func open(_ path: String) throws(NamedPathError) -> OpenedFile {
    let resolved = try resolve(path)
    let descriptor = unsafe typeset_open_to_read(resolved)
    guard descriptor >= 0 else { throw .unreadable(systemMessage(typeset_errno())) }
    let file = OpenedFile(descriptor: descriptor, expectedAt: resolved)
    guard contains(file.path) else { throw .outside }
    do { try InputFile.requireRegular(descriptor, path: path) } catch { throw .unreadable(error.reason) }
    return file
  }

  /// The bytes of the file that a path leads to, which may have a greatest size.
  func read(_ path: String, atMost greatest: Int) throws(NamedPathError) -> [UInt8] {
    try open(path).bytes(atMost: greatest)
  }
}

/// A file that is open, and closed with the end of this value.
struct OpenedFile: ~Copyable {
  /// The number that the system gave it.
  let descriptor: Int32
  /// Its absolute path without links, as the system knows it; empty if it has moved and the system does not tell where.
  let path: String

  /// Finds out where a file is that was opened at a path without links.
  fileprivate init(descriptor: Int32, expectedAt resolved: String) {
    self.descriptor = descriptor
    let known = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1 << 14) { path -> String? in
      guard let start = path.baseAddress else { return nil }
      let length = unsafe typeset_path_of_file(descriptor, start, path.count)
      guard length > 0 else { return nil }
      return unsafe String(decoding: UnsafeRawBufferPointer(start: start, count: Int(length)), as: UTF8.self)
    }
    // Without /proc, the file must still be where it was found.
    let isThere = unsafe FileSystem.resolved(resolved) == resolved && typeset_file_is_at(descriptor, resolved) != 0
    path = known ?? (isThere ? resolved : "")
  }

  deinit { close(descriptor) }

  /// All its bytes, unless they are too many.
  consuming func bytes(atMost greatest: Int = InputFile.largest) throws(NamedPathError) -> [UInt8] {
    do { return try InputFile.read(descriptor, name: path, most: greatest) } catch { throw .unreadable(error.reason) }
  }
}
