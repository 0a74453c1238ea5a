import Synchronization
import Typeset
import TypesetReview

/// What the answers are made from: the documents as they are now and as they last were without errors, and the threads
/// that lay them out.
package final class Workshop: Sendable {
  /// A document, with what was read of it.
  struct Version: Sendable {
    /// What was read without errors, now or before; nil if nothing ever was.
    var loaded: LoadedDocument?
    /// What was found when it was read last.
    var diagnostics: [Diagnostic] = []
    /// The paths that its renderings looked for.
    var inputs: Set<String> = []
    /// Whether it was read since it changed.
    var isCurrent = false
    /// Whether `loaded` is older than the file, which has errors now.
    var isStale = false
  }

  /// What changes while the preview runs.
  private struct State {
    var typesetter: Typesetter
    var generation = 0
    var revision = 1
    var readings = 0
    var documents: [PreviewDocument]
    var versions: [String: Version] = [:]
  }

  /// What a thread keeps between two pieces of work.
  final class Bench {
    /// The session, for one generation of the typesetter.
    var session: TypesettingSession?
    /// That generation.
    var generation = -1
  }

  /// What the preview was asked for.
  package let settings: PreviewSettings
  let pool: WorkerPool<Bench>
  private let finder: DocumentFinder
  /// Watches a path that a document did not depend on before.
  private let pathWatcher = Mutex<(@Sendable (String) -> Void)?>(nil)
  private let state: Mutex<State>
  /// How often documents are read before what a run remembers of its files is dropped: it grows with every saved file.
  private static let readingsOfOneRun = 1000

  /// Opens the fonts and finds the documents.
  package init(_ settings: PreviewSettings, bundledFonts: String?) throws(FontError) {
    self.settings = settings
    finder = DocumentFinder(settings.inputs, roots: settings.roots)
    state = Mutex(
      State(typesetter: try Self.typesetter(settings, bundledFonts: bundledFonts), documents: finder.documents()))
    self.bundledFonts = bundledFonts
    pool = WorkerPool { Bench() }
  }

  private let bundledFonts: String?

  private static func typesetter(_ settings: PreviewSettings, bundledFonts: String?) throws(FontError) -> Typesetter {
    Typesetter(
      fonts: try FontLibrary(folders: settings.fonts, bundled: bundledFonts, system: settings.usesSystemFonts),
      options: options(settings))
  }

  private static func options(_ settings: PreviewSettings) -> RenderingOptions {
    var options = RenderingOptions()
    options.roots = settings.roots
    options.stringPaths = settings.strings
    return options
  }

  /// The documents, in the order of their ids.
  package var documents: [PreviewDocument] { state.withLock { $0.documents } }
  /// How often something has changed, from 1.
  package var revision: Int { state.withLock { $0.revision } }
  /// The fonts and caches of now.
  var typesetter: Typesetter { state.withLock { $0.typesetter } }

  /// The document of an id; throws for an unknown one.
  package func document(_ id: String) throws(PreviewError) -> PreviewDocument {
    guard let document = documents.first(where: { $0.id == id }) else {
      throw PreviewError(404, "document \(quoted(id)) not found", "choose one of the list")
    }
    return document
  }

  /// The session of a thread, new after a change of what sessions remember.
  func session(of bench: Bench) -> TypesettingSession {
    let (typesetter, generation) = state.withLock { ($0.typesetter, $0.generation) }
    if let session = bench.session, bench.generation == generation { return session }
    let session = typesetter.session()
    bench.session = session
    bench.generation = generation
    return session
  }

  /// The document as it is now or, if it has errors, as it last was without; it is read if it has changed.
  func version(of document: PreviewDocument, on bench: Bench) -> Version {
    let (known, revision) = state.withLock { ($0.versions[document.id] ?? Version(), $0.revision) }
    if known.isCurrent { return known }
    // Taken after the revision: a session from before it may remember a catalog that has changed.
    let session = session(of: bench)
    var version = known
    let log = DiagnosticLog()
    let record = inputRecord(of: document)
    record.add(document.path)
    session.inputs = record
    session.options.layout = LayoutOptions()
    defer { session.inputs = nil }
    do {
      let bytes = try InputFile.read(document.path)
      let loaded = session.read(
        bytes, name: document.path, folder: FileSystem.folder(of: document.path), log: log)
      version.isStale = loaded == nil
      if let loaded { version.loaded = loaded }
    } catch {
      log.report(Diagnostic(.error, code: "unreadable-input", error.description, at: nil))
      version.isStale = true
    }
    version.diagnostics = log.diagnostics
    version.isCurrent = true
    let result = version
    state.withLock { state in
      state.readings += 1
      // What changed while it was read is read again for the next question.
      guard state.revision == revision else { return }
      let inputs = state.versions[document.id]?.inputs ?? []
      state.versions[document.id] = result
      state.versions[document.id]?.inputs = inputs
    }
    return result
  }

  /// A record of what a document looks for. Each path is watched from before it is read, so that no change of it is
  /// missed.
  func inputRecord(of document: PreviewDocument) -> InputRecord {
    InputRecord { [self] path in
      let isNew = state.withLock { $0.versions[document.id, default: Version()].inputs.insert(path).inserted }
      if isNew { pathWatcher.withLock { $0 }?(path) }
    }
  }

  /// From now on `watcher` is given each path that a document did not depend on before.
  func onNewPath(_ watcher: @escaping @Sendable (String) -> Void) { pathWatcher.withLock { $0 = watcher } }

  /// Every path that something shown depends on.
  package var watchedPaths: Set<String> {
    state.withLock { state in
      state.versions.values.reduce(into: Set(state.documents.map(\.path) + settings.fonts)) { $0.formUnion($1.inputs) }
    }
  }

  /// The folders in which a new document would be found.
  package var watchedFolders: [String] { finder.watchedFolders() }
}

// Changes.
extension Workshop {
  /// What a change of files means for the page.
  package struct Effect: Hashable, Sendable {
    /// The number of the state after it.
    package var revision: Int
    /// The ids of the documents that use a changed file.
    package var documents: [String]
    /// Whether documents came or went.
    package var changesList: Bool
  }

  /// Takes note that the files at some paths have changed.
  package func apply(changes: [String]) -> Effect {
    let documents = finder.documents()
    let needsFonts = changes.contains { path in settings.fonts.contains { path == $0 || path.hasPrefix($0 + "/") } }
    let fresh = needsFonts ? try? Self.typesetter(settings, bundledFonts: bundledFonts) : nil
    return state.withLock { state in
      let changesList = state.documents != documents
      state.documents = documents
      let ids = Set(documents.map(\.id))
      state.versions = state.versions.filter { ids.contains($0.key) }
      let used = documents.filter { document in
        needsFonts
          || changes.contains { change in
            change == document.path
              || state.versions[document.id]?.inputs.contains { $0 == change || change.hasPrefix($0 + "/") } == true
          }
      }.map(\.id)
      for id in used { state.versions[id]?.isCurrent = false }
      let ownPaths = Set(documents.map(\.path))
      // Catalogs, pictures and icons are kept by the typesetter; a document is read anew each time.
      if !changes.allSatisfy(ownPaths.contains) || state.readings > Self.readingsOfOneRun {
        state.typesetter = fresh ?? Typesetter(fonts: state.typesetter.fonts, options: Self.options(settings))
        state.generation += 1
        state.readings = 0
      }
      if !used.isEmpty || changesList { state.revision += 1 }
      return Effect(revision: state.revision, documents: used, changesList: changesList)
    }
  }
}
