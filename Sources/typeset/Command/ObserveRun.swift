import Typeset
import TypesetReview

/// Says what is on the pages of documents, for programs.
struct ObserveRun {
  /// How pages are looked at.
  let observation: Observation
  /// Reports problems.
  let reporter: Reporter

  /// Writes what is seen to standard output, and gives the highest exit status.
  func run(_ files: [String], options: RenderingOptions, library: (Reporter) throws -> FontLibrary) throws -> Int32 {
    let session: TypesettingSession
    do {
      session = Typesetter(fonts: try library(reporter), options: options).session()
    } catch {
      reporter.report(error)
      return ExitStatus.of(error)
    }
    var status = ExitStatus.done
    for file in files { status = max(status, try observe(file, with: session)) }
    return status
  }

  private func observe(_ file: String, with session: TypesettingSession) throws -> Int32 {
    let log = DiagnosticLog()
    do {
      let input = try Input(file)
      var words = ""
      if let document = session.read(input.bytes, name: input.name, folder: input.folder, log: log) {
        try session.frames(of: document, log: log, observer: nil, annotates: false, crops: true) {
          words += observation.words(about: $0) ?? ""
        }
      }
      reporter.report(log.diagnostics)
      if !session.fails(log) { try Terminal.show(words) }
      return ExitStatus.of(log, isStrict: session.options.treatsWarningsAsErrors)
    } catch {
      reporter.report(log.diagnostics)
      reporter.report(error)
      return ExitStatus.of(error)
    }
  }
}
