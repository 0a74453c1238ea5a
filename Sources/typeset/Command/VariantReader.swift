import ArgumentParser
import Typeset
import TypesetReview

/// Reads the documents whose variants are rendered, each once; an unreadable document is reported, and the rest
/// continue.
struct VariantReader {
  /// Reports problems.
  let reporter: Reporter
  /// The highest exit status so far.
  private(set) var status = ExitStatus.done

  /// Whether the names of variants are names of files, which are those of the documents in all folders.
  var namesFiles = true

  init(reporter: Reporter) { self.reporter = reporter }

  /// Reads documents and plans their variants; throws `VariantPlanError` if they cannot go together.
  mutating func plan(_ paths: [String], axes: VariantAxes, with session: TypesettingSession) throws -> VariantPlan {
    guard paths.filter({ $0 == "-" }).count <= 1 else {
      throw ValidationError("'-' given twice; standard input can be read only once")
    }
    let documents = paths.compactMap { read($0, with: session) }
    return try VariantPlan(
      namesFiles ? documents : documents.withDistinctNames, axes: axes, base: session.options.layout)
  }

  private mutating func read(_ path: String, with session: TypesettingSession) -> VariantDocument? {
    let log = DiagnosticLog()
    do {
      let document = try session.variantDocument(at: path, log: log)
      reporter.report(log.diagnostics)
      status = max(status, ExitStatus.of(log, isStrict: session.options.treatsWarningsAsErrors))
      return document
    } catch {
      reporter.report(log.diagnostics)
      reporter.report(error)
      status = max(status, ExitStatus.of(error))
      return nil
    }
  }
}
