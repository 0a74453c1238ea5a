import Typeset
import TypesetReview
import TypesetFonts

/// A document, laid out for its variants and compared with its baselines.
struct VisualTest {
  /// The source of a document.
  enum Source {
    /// A file.
    case file(String)
    /// A text.
    case xml(String, name: String)

    /// The subject of the findings.
    var path: String {
      switch self {
      case .file(let path): path
      case .xml(_, let name): name
      }
    }

    /// A path that counts from the folder of a test's file, or the XML of a document, which is named after the test
    /// without a name.
    init(_ document: String, _ caller: TestCaller, named name: String?, function: StaticString) {
      let isText = document.first { !$0.isWhitespace } == "<"
      let plainName = String("\(function)".prefix { $0 != "(" })
      self = isText ? .xml(document, name: name ?? plainName) : .file(caller.path(document))
    }

    /// Reads the document; nil after errors, which are in `log`.
    func read(with session: TypesettingSession, log: DiagnosticLog) throws -> LoadedDocument? {
      switch self {
      case .xml(let text, let name): return session.read(Array(text.utf8), name: name, folder: ".", log: log)
      case .file(let path):
        let folder = FileSystem.folder(of: path)
        return session.read(try InputFile.read(path), name: path, folder: folder, log: log)
      }
    }
  }

  /// The message for a failing variant.
  struct Failure {
    /// The error.
    var message: String
    /// The name of the folder of the baselines.
    var folder = ""
    /// What shows it.
    var files: [TestFile] = []
  }

  /// What compares and records.
  var verifier: Verifier
  /// What else is chosen for the layout.
  var options = RenderingOptions()
  /// The fonts available; nil for those that come with Typeset.
  var typesetter: Typesetter?

  init(folder: BaselineFolder) { verifier = Verifier(folder: folder) }

  /// Verifies a document; returns the failures by variant.
  func failures(of source: Source, variants: [VariantAxis: [String]]) throws -> [Failure] {
    let typesetter = try (typesetter ?? BundledTypesetter.shared.get()).configured(with: options)
    let session = typesetter.session()
    let log = DiagnosticLog()
    guard let loaded = try source.read(with: session, log: log) else {
      return [Failure(message: log.words)]
    }
    let document = VariantDocument(path: source.path, loaded: loaded, inputs: [])
    let plan = try VariantPlan([document], axes: try VariantAxes(variants), base: options.layout)
    return try plan.jobs.compactMap { job in
      let log = DiagnosticLog()
      let result = try verifier.verify(
        loaded, name: job.name, path: source.path, options: job.variant.options, with: session, log: log)
      guard result.fails else { return nil }
      return try failure(result, of: plan, job, log: log, typesetter: typesetter, session: session)
    }
  }

  private func failure(
    _ result: Verification, of plan: VariantPlan, _ job: VariantPlan.Job, log: DiagnosticLog, typesetter: Typesetter,
    session: TypesettingSession
  ) throws -> Failure {
    let report = VerificationReport([result])
    var failure = Failure(message: message(of: result) + log.words)
    failure.folder = FileSystem.name(of: verifier.folder.path)
    guard log.diagnostics.allSatisfy({ $0.severity == .warning }) else { return failure }
    if let expected = try? InputFile.read(result.baseline) {
      failure.files.append(TestFile(name: job.name + ".expected.baseline", bytes: expected))
    }
    let loaded = plan.document(of: job).loaded
    let page = ByteSink()
    try verifier.writePage(of: report, plan, with: typesetter, to: page)
    failure.files.append(TestFile(name: job.name + ".difference.html", bytes: page.bytes))
    let panels = try verifier.panels(of: result, loaded, options: job.variant.options, with: session)
    for panel in panels {
      let name = panels.count == 1 ? job.name : "\(job.name)-\(panel.page)"
      failure.files.append(TestFile(name: name + ".actual.png", bytes: panel.actual))
      if let triptych = panel.triptych {
        failure.files.append(TestFile(name: name + ".difference.png", bytes: triptych))
      }
    }
    let actual = try verifier.text(
      of: loaded, path: result.document, options: job.variant.options, with: session)
    failure.files.append(TestFile(name: job.name + ".actual.baseline", bytes: actual))
    return failure
  }

  private func message(of result: Verification) -> String {
    let versions = result.versions.map { "recorded with another version: \($0)" }
    let request = "to write baselines, set TYPESET_RECORD=failed in the environment"
    return ([result.headline] + (result.details(most: 20) + versions + [request]).map { "  " + $0 })
      .joined(separator: "\n") + "\n"
  }
}

extension DiagnosticLog {
  /// Its diagnostics as a terminal shows them, without colour.
  var words: String { diagnostics.map(DiagnosticPrinter(form: .text, usesColor: false).string).joined() }
}

/// A file that shows a failure.
struct TestFile {
  /// Its name.
  var name: String
  /// Its contents.
  var bytes: [UInt8]
}

/// A typesetter with the bundled fonts, which are opened once.
enum BundledTypesetter {
  /// The typesetter, or why its fonts could not be opened.
  static let shared = Result { Typesetter(fonts: try FontLibrary(bundled: TypesetFonts.folder)) }
}
