import Synchronization
import Typeset
import TypesetReview

/// Draws the screens of documents on all processors, each into a data file.
struct ScreenDrawing: Sendable {
  /// What the screens have in common, and what was found.
  struct Result: Sendable {
    /// The paths of the files, in the order of the screens.
    var files: [String] = []
    /// The keys of catalogs on the screens, document by document.
    var keys: [Set<String>]
    /// What was found while they were laid out, document by document, each once.
    var diagnostics: [[Diagnostic]]
    /// What kept screens from being drawn.
    var failures: [String] = []
  }

  /// A screen to be drawn.
  private struct Screen: Sendable {
    /// Its document, as a place in the list.
    var document: Int
    /// Its variant.
    var variant: ExportedVariants.Variant
  }

  /// What became of a screen.
  private enum Outcome: Sendable {
    case drawn(path: String, keys: Set<String>, diagnostics: [Diagnostic])
    case failed([Diagnostic], any Error)
    /// The file could not be written, which ends the export.
    case unwritable(any Error)
  }

  private let documents: [ExportedDocument]
  private let screens: [Screen]
  private let workshop: Workshop
  private let folder: ExportFolder

  /// Draws the screens of documents into a folder.
  init(_ documents: [ExportedDocument], workshop: Workshop, folder: ExportFolder) {
    self.documents = documents
    self.workshop = workshop
    self.folder = folder
    screens = documents.enumerated().flatMap { index, document in
      document.variants.variants.map { Screen(document: index, variant: $0) }
    }
  }

  /// Draws all screens; throws if one cannot be written.
  func run(progress: @escaping @Sendable (Int, Int) -> Void) throws -> Result {
    let state = Mutex((outcomes: [Outcome?](repeating: nil, count: screens.count), finished: 0, isOver: false))
    Workers.forEach(below: screens.count, makeState: Workshop.Bench.init) { bench, index in
      if state.withLock({ $0.isOver }) { return }
      let outcome = draw(screens[index], on: bench)
      let finished = state.withLock { state in
        state.outcomes[index] = outcome
        if case .unwritable = outcome { state.isOver = true }
        state.finished += 1
        return state.finished
      }
      progress(finished, screens.count)
    }
    return try joined(state.withLock { $0.outcomes })
  }

  private func draw(_ screen: Screen, on bench: Workshop.Bench) -> Outcome {
    let document = documents[screen.document]
    var diagnostics: [Diagnostic] = []
    let file: DataFile
    let keys: Set<String>
    do {
      let session = workshop.session(of: bench)
      let pages = try workshop.pages(of: document.loaded, document.entry.document, screen.variant.layout, with: session)
      diagnostics = pages.diagnostics
      keys = pages.pages.reduce(into: []) { $0.formUnion(ElementKeys.keys(in: $1.elements)) }
      file = try DataFile(document.place(of: screen.variant.name), pages.json(revision: 1, withPaths: false))
    } catch {
      return .failed(diagnostics, error)
    }
    do { try folder.write(file.bytes, to: file.path) } catch { return .unwritable(error) }
    return .drawn(path: file.path, keys: keys, diagnostics: diagnostics)
  }

  /// Joins what became of the screens, in their order.
  private func joined(_ outcomes: [Outcome?]) throws -> Result {
    var result = Result(
      keys: Array(repeating: [], count: documents.count), diagnostics: Array(repeating: [], count: documents.count))
    var known = Array(repeating: Set<String>(), count: documents.count)
    let printer = DiagnosticPrinter()
    for (screen, outcome) in zip(screens, outcomes) {
      let found: [Diagnostic]
      switch outcome {
      case .drawn(let path, let keys, let diagnostics):
        result.files.append(path)
        result.keys[screen.document].formUnion(keys)
        found = diagnostics
      case .failed(let diagnostics, let error):
        let id = documents[screen.document].entry.document.id
        result.failures.append("\(error); not exported: \(quoted(id)), \(screen.variant.name)")
        found = diagnostics
      case .unwritable(let error): throw error
      case nil: continue
      }
      result.diagnostics[screen.document] += found.filter {
        known[screen.document].insert(printer.string(for: $0)).inserted
      }
    }
    return result
  }
}
