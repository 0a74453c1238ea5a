#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Operations on files and folders.
package enum FileSystem {
  /// The names in a folder, sorted by their bytes, either without hidden ones or only those; nil if it is not a
  /// readable folder.
  package static func names(in path: String, hidden: Bool = false) -> [(name: String, isFolder: Bool)]? {
    guard let folder = unsafe opendir(path) else { return nil }
    defer { unsafe closedir(folder) }
    var names: [(name: String, isFolder: Bool)] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name.hasPrefix(".") != hidden || name == "." || name == ".." { continue }
      let kind = unsafe Int32(entry.pointee.d_type)
      // Links, and file systems that do not report the type, need a call of stat.
      let isFolder = kind == Int32(DT_DIR) || kind != Int32(DT_REG) && Self.isFolder(path + "/" + name)
      names.append((name, isFolder))
    }
    return names.sorted { $0.name.precedesByBytes($1.name) }
  }

  /// Whether there is a folder at `path`.
  package static func isFolder(_ path: String) -> Bool { mode(of: path) == S_IFDIR }

  /// Whether a path is that of a link, wherever it leads.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether there is a plain file at `path`.
  package static func isFile(_ path: String) -> Bool { mode(of: path) == S_IFREG }

  /// Whether there is a pipe, a terminal or a device at `path`, which cannot be replaced.
  package static func isSpecial(_ path: String) -> Bool {
    let mode = mode(of: path)
    return mode != 0 && mode != S_IFREG && mode != S_IFDIR
  }

  /// The kind of file at a path, links followed; 0 where nothing is there.
  private static func mode(of path: String) -> mode_t { status(of: path).map { $0.st_mode & S_IFMT } ?? 0 }

  /// What the system knows of the file at a path, links followed; nil where nothing is there.
  static func status(of path: String) -> stat? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status : nil
  }

  /// The absolute path without links, `.` and `..`; nil where nothing is there.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }
}

// Changes.
extension FileSystem {
  /// Makes a folder, and those above it.
  package static func makeFolder(_ path: String) throws(OutputError) {
    if path.isEmpty || isFolder(path) { return }
    let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
    try makeFolder(folder(of: trimmed))
    // Another process may have made it in between.
    if unsafe mkdir(trimmed, 0o777) != 0 {
      let code = errno
      if code != EEXIST || !isFolder(trimmed) { throw OutputError(path: path, code: code == EEXIST ? ENOTDIR : code) }
    }
  }

  /// Moves a file over another, which errors call `name`.
  static func move(_ path: String, to target: String, shownAs name: String) throws(OutputError) {
    // The system locks the folder while it moves a file, and frees a replaced file as soon as nothing refers to it. If
    // the file is open, that is after the lock is released, so other threads need not wait for it.
    let replaced = unsafe open(target, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    defer { if replaced >= 0 { close(replaced) } }
    if unsafe rename(path, target) != 0 { throw OutputError(path: name, code: errno) }
  }

  /// Removes a file if it is there and can be removed.
  package static func remove(_ path: String) { unsafe unlink(path) }

  /// Removes a file, or a folder with all that is in it; a link is removed, and not what it leads to.
  static func removeTree(_ path: String) {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else { return remove(path) }
    for isHidden in [false, true] {
      for entry in names(in: path, hidden: isHidden) ?? [] { removeTree(path + "/" + entry.name) }
    }
    unsafe rmdir(path)
  }

  /// Removes a folder, unless something is in it.
  static func removeEmptyFolder(_ path: String) { unsafe rmdir(path) }

  /// Removes a file; throws where it stays.
  package static func removeFile(_ path: String) throws(OutputError) {
    if unsafe unlink(path) != 0, errno != ENOENT { throw OutputError(path: path, code: errno) }
  }

  /// Removes from a folder the files of writers that were killed before they could move them to their place.
  package static func removeLeftovers(in folder: String) {
    for (name, _) in names(in: folder, hidden: true) ?? []
    where name.hasPrefix(temporaryPrefix) && name.utf8.count == temporaryPrefix.utf8.count + 6 {
      remove(folder + "/" + name)
    }
  }

  /// The start of the names of files that will be moved; six letters and digits follow.
  package static let temporaryPrefix = ".typeset-"
}
