import Synchronization
import Typeset
import TypesetReview

/// Measures the time to compare 300 variants with their baselines, to check them, and to write their dumps, in one
/// process.
///
///     measure-verify FONTS FOLDER WORKERS PASSES FILE…
///
/// Prints the seconds of the fastest pass of each, in this order, and how many variants there are. The documents are
/// read once; the baselines are recorded beforehand.
@main struct MeasureVerify {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count > 4, let workers = Int(arguments[2]), let passes = Int(arguments[3]) else {
      throw UsageError()
    }
    let measurement = try VariantMeasurement(
      Array(arguments[4...]), fonts: arguments[0], folder: arguments[1], workers: workers)
    measurement.verify(.all)
    var (verifying, checking, dumping) = (Double.infinity, Double.infinity, Double.infinity)
    for _ in 0..<passes {
      verifying = min(verifying, seconds { measurement.verify(nil) })
      checking = min(checking, seconds { measurement.check() })
      dumping = min(dumping, seconds { measurement.dump() })
    }
    print("\(verifying)\t\(checking)\t\(dumping)\t\(measurement.plan.jobs.count)")
  }

  private static func seconds(_ body: () -> Void) -> Double {
    let duration = ContinuousClock().measure(body)
    return Double(duration.components.attoseconds) * 1e-18 + Double(duration.components.seconds)
  }

  struct UsageError: Error {}
}

/// Documents with their variants: ten locales in five text sizes each.
struct VariantMeasurement: Sendable {
  let plan: VariantPlan
  private let typesetter: Typesetter
  private let folder: String
  private let workers: Int

  init(_ paths: [String], fonts: String, folder: String, workers: Int) throws {
    typesetter = Typesetter(fonts: try FontLibrary(bundled: fonts))
    let session = typesetter.session()
    let documents = try paths.map { path in
      let log = DiagnosticLog()
      let parent = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
      guard let loaded = session.read(try InputFile.read(path), name: path, folder: parent, log: log) else {
        throw MeasureVerify.UsageError()
      }
      return VariantDocument(path: path, loaded: loaded, inputs: [])
    }
    var axes = VariantAxes()
    try axes.set(.locale, "en,ar-EG,he,fa,ur,de,fr,es,th,hi")
    try axes.set(.textSize, "xs,l,xxl,ax1,ax3")
    plan = try VariantPlan(documents, axes: axes, base: LayoutOptions())
    self.folder = folder
    self.workers = workers
  }

  /// Compares every variant with its baseline, or writes the baselines; ends the program where one differs.
  func verify(_ update: RecordingMode?) {
    var verifier = Verifier(folder: BaselineFolder(folder + "/baselines"))
    verifier.recording = update
    run { [verifier] session, job, document in
      let result = try verifier.verify(
        document.loaded, name: job.name, path: document.path, options: job.variant.options, with: session,
        log: DiagnosticLog())
      if result.fails { fatalError(result.headline) }
    }
  }

  /// Checks every variant, the documents and their catalogs, and joins what is found.
  func check() {
    let checker = Checker()
    let results = Mutex([Checker.VariantResult](repeating: Checker.VariantResult(), count: plan.jobs.count))
    Workers.forEach(below: plan.jobs.count, workers: workers, makeState: typesetter.session) { session, index in
      let job = plan.jobs[index]
      do {
        let result = try checker.check(job, of: plan.document(of: job), with: session, log: DiagnosticLog())
        results.withLock { $0[index] = result }
      } catch { fatalError("\(error)") }
    }
    let report = checker.report(on: plan, results.withLock { $0 })
    guard report.unrendered.isEmpty else { fatalError(report.total) }
  }

  /// Writes the dump of every variant.
  func dump() {
    run { session, job, document in
      session.options.layout = job.variant.options
      let target = OutputTarget.file("\(folder)/\(job.name).json")
      try session.render(document.loaded, as: .json, to: target, log: DiagnosticLog())
    }
  }

  private func run(_ body: @escaping @Sendable (TypesettingSession, VariantPlan.Job, VariantDocument) throws -> Void) {
    Workers.forEach(below: plan.jobs.count, workers: workers, makeState: typesetter.session) { session, index in
      let job = plan.jobs[index]
      do { try body(session, job, plan.document(of: job)) } catch { fatalError("\(error)") }
    }
  }
}
