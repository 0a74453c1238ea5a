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

  private let known = Mutex<[String: Result]>([:])

  /// Creates an empty library.
  package init() {}

  /// The catalog at a path without links, which messages call `name`.
  ///
  /// It is read inside the lock: of two tasks that want one catalog, the second waits for it and reads nothing.
  func catalog(at path: String, name: String) -> Result {
    known.withLock { known in
      if let result = known[path] { return result }
      let result = Self.read(path, name: name)
      known[path] = result
      return result
    }
  }

  private static func read(_ path: String, name: String) -> Result {
    do {
      let catalog = try CatalogFiles.read(path, name: name)
      return Result(catalog: catalog, diagnostics: catalog.warnings)
    } catch {
      return Result(catalog: nil, diagnostics: [error.diagnostic])
    }
  }

  /// The catalog that a document in `folder` names; its faults go to `log`, those of the name to `place` in the document.
  package func load(
    _ path: String, from folder: String, roots: [String], at place: SourceRange, log: DiagnosticLog
  ) -> Catalog? {
    do {
      let resolved = try NamedPath.resolve(path, from: folder, roots: roots)
      let result = catalog(at: resolved, name: Self.shown(path, from: folder))
      for diagnostic in result.diagnostics {
        // An unreadable file has no places.
        var diagnostic = diagnostic
        diagnostic.range = diagnostic.range ?? place
        log.report(diagnostic)
      }
      return result.catalog
    } catch {
      log.report(error.diagnostic(of: path, at: place))
      return nil
    }
  }

  /// The catalog that the command line names.
  package func load(_ path: String, log: DiagnosticLog) -> Catalog? {
    guard let resolved = FileSystem.resolved(path) else {
      log.report(NamedPathError.missing.diagnostic(of: path, at: nil))
      return nil
    }
    let result = catalog(at: resolved, name: path)
    for diagnostic in result.diagnostics { log.report(diagnostic) }
    return result.catalog
  }

  /// A path for messages, relative to the same folder as the document's own path.
  private static func shown(_ path: String, from folder: String) -> String {
    folder.isEmpty || folder == "." || path.hasPrefix("/") ? path : folder + "/" + path
  }
}

extension NamedPathError {
  /// A diagnostic about a catalog.
  fileprivate func diagnostic(of path: String, at place: SourceRange?) -> Diagnostic {
    switch self {
    case .missing:
      Diagnostic(
        .error, code: "missing-catalog", "catalog \(quoted(path)) not found", at: place,
        hints: place == nil ? [] : ["paths are relative to the document"])
    case .outside:
      Diagnostic(
        .error, code: "catalog-outside", "catalog \(quoted(path)) is outside the document's folder",
        at: place,
        hints: ["move it beside the document, or allow its folder"])
    }
  }
}
