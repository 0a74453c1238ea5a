import Synchronization

/// Opens catalogs and keeps them, so that the renderings of a batch read each one once.
package final class CatalogLibrary: Sendable {
  /// The result of reading a catalog.
  struct Result: Sendable {
    /// The catalog; nil after an error.
    var catalog: Catalog?
    /// The diagnostics for every document that names it.
    var diagnostics: [Diagnostic]
  }

  /// What a result depends on.
  private struct Key: Hashable {
    /// The path without links.
    var resolved: String
    /// The end of the path as it was named, from which kind and language are known.
    var named: String
    /// The folders that the files may be in.
    var enclosure: Enclosure
  }

  private let known = Mutex<[Key: Result]>([:])

  /// Creates an empty library.
  package init() {}

  /// The catalog at a path, which messages call `name`.
  ///
  /// It is read inside the lock: of two tasks that want one catalog, the second waits for it and reads nothing.
  private func catalog(at path: String, resolved: String, name: String, within enclosure: Enclosure) -> Result {
    let named = path.split(separator: "/").suffix(2).joined(separator: "/")
    let key = Key(resolved: resolved, named: named, enclosure: enclosure)
    return known.withLock { known in
      if let result = known[key] { return result }
      let result = Self.read(path, name: name, within: enclosure)
      known[key] = result
      return result
    }
  }

  private static func read(_ path: String, name: String, within enclosure: Enclosure) -> Result {
    do {
      let catalog = try CatalogFiles.read(path, name: name, within: enclosure)
      return Result(catalog: catalog, diagnostics: catalog.warnings)
    } catch {
      return Result(catalog: nil, diagnostics: [error.diagnostic])
    }
  }

  /// The catalog that a document in `folder` names; its faults go to `log`, those of the name to `place` in the
  /// document.
  package func load(
    _ path: String, from folder: String, roots: [String], at place: SourceRange, log: DiagnosticLog
  ) -> Catalog? {
    do {
      let resolved = try NamedPath.resolve(path, from: folder, roots: roots)
      // Links in a catalog of another folder must not lead into that of the document, so that all documents share it.
      let isOwn = Enclosure(ofDocumentIn: folder, roots: []).contains(resolved)
      let result = catalog(
        at: NamedPath.place(of: path, from: folder), resolved: resolved,
        name: Self.shown(path, from: folder, leadingTo: resolved),
        within: isOwn ? Enclosure(ofDocumentIn: folder, roots: roots) : Enclosure(roots))
      for diagnostic in result.diagnostics {
        // An unreadable file has no places.
        var diagnostic = diagnostic
        diagnostic.range = diagnostic.range ?? place
        log.report(diagnostic)
      }
      return result.catalog
    } catch {
      log.report(error.diagnostic(of: path, "catalog", subject: "catalog", at: place))
      return nil
    }
  }

  /// The catalog that the command line names; `roots` are folders that links in it may lead to.
  package func load(_ path: String, roots: [String] = [], log: DiagnosticLog) -> Catalog? {
    guard let resolved = FileSystem.resolved(path) else {
      log.report(NamedPathError.missing.diagnostic(of: path, "catalog", subject: "catalog", at: nil))
      return nil
    }
    let result = catalog(
      at: path, resolved: resolved, name: path, within: Enclosure(around: path, roots: roots))
    for diagnostic in result.diagnostics { log.report(diagnostic) }
    return result.catalog
  }

  /// A path for messages, relative to the same folder as the document's own path, and without `..` where it leads to
  /// the same file: documents of several folders call a catalog by one name.
  private static func shown(_ path: String, from folder: String, leadingTo resolved: String) -> String {
    let whole = folder.isEmpty || folder == "." || path.hasPrefix("/") ? path : folder + "/" + path
    let short = FileSystem.withoutDots(whole)
    return FileSystem.resolved(short) == resolved ? short : whole
  }
}
