import Synchronization
import Typeset
import TypesetReview

/// How the variants of a document compare with their baselines, with equal changes as one.
struct BaselineReview: Sendable {
  /// Variants whose changes are the same.
  struct Group: Hashable, Sendable {
    /// Its number, from 1.
    var number: Int
    /// The changes in words.
    var causes: [String]
    /// The names of the variants.
    var variants: [String]
  }

  /// The plan of the variants.
  let plan: VariantPlan
  /// The results in the order of the plan.
  let results: [Verification]
  /// The groups of those that do not pass, in the order of their first variants.
  let groups: [Group]
  /// Whether pictures of the pages are recorded.
  private let hasPictures: Bool

  /// Groups results.
  init(_ plan: VariantPlan, _ results: [Verification], hasPictures: Bool) {
    self.plan = plan
    self.hasPictures = hasPictures
    self.results = results
    groups = Self.groups(
      of: results.map { Change(variant: $0.name, causes: $0.passes ? nil : Self.causes(of: $0, in: results)) })
  }

  /// What has changed in a variant, in words; nil for nothing.
  struct Change: Hashable, Sendable {
    /// The name of the variant.
    var variant: String
    /// The words.
    var causes: [String]?
  }

  /// Joins variants whose changes have the same words.
  static func groups(of changes: [Change]) -> [Group] {
    var groups: [Group] = []
    var numbers: [[String]: Int] = [:]
    for change in changes {
      guard let causes = change.causes else { continue }
      if let number = numbers[causes] {
        groups[number - 1].variants.append(change.variant)
      } else {
        numbers[causes] = groups.count + 1
        groups.append(Group(number: groups.count + 1, causes: causes, variants: [change.variant]))
      }
    }
    return groups
  }

  /// What has changed in a variant: the sentences that all variants with the same changes share, else its headline.
  private static func causes(of result: Verification, in all: [Verification]) -> [String] {
    let shared = SharedFindings(all.filter(\.fails), among: all)
    let sentences = result.changes.map { shared.index(of: $0, of: result) }.distinct()
      .map { shared.findings[$0].sentence }
    if !sentences.isEmpty { return sentences }
    return switch result.outcome {
    case .passed, .different: result.details()
    case .missing: ["it has no baseline"]
    case .unreadable, .unrendered: result.details()
    }
  }

  /// Whether the sides of a variant are drawn from records: its baseline has no picture.
  private func isDrawnFromRecord(_ result: Verification) -> Bool {
    if case .missing = result.outcome { return false }
    return !hasPictures || result.pictures.contains { $0.kind == .missing }
  }

  /// The answer.
  func json(_ document: PreviewDocument) -> [UInt8] {
    var numbers: [String: Group] = [:]
    for group in groups { for name in group.variants { numbers[name] = group } }
    return JSONBytes.object { json in
      json.key("variants")
      json.list(zip(plan.jobs, results)) { job, result in
        json.object {
          json.member("name", result.name)
          json.key("axes")
          PreviewAxes(job.variant.options).add(to: json)
          if let width = result.extent?.width { json.member("width", width) }
          json.member("state", result.state)
          json.member("causes", numbers[result.name]?.causes ?? [])
          if let group = numbers[result.name] { json.member("group", group.number) }
          for side in result.sides {
            json.key(named: side.rawValue)
            json.value(
              "/api/picture?document=\(document.id.encoded)&variant=\(result.name.encoded)&kind=\(side.rawValue)")
          }
          json.member("fromRecord", isDrawnFromRecord(result))
        }
      }
      json.key("groups")
      json.list(groups) { group in
        json.object {
          json.member("number", group.number)
          json.member("causes", group.causes)
          json.member("count", group.variants.count)
        }
      }
    }
  }
}

/// The sides of a comparison, by their words in addresses.
enum ComparedSide: String, CaseIterable, Sendable {
  case expected, actual, difference

  /// The side in the comparison of pictures.
  var panel: PictureComparison.Panel {
    switch self {
    case .expected: .expected
    case .actual: .actual
    case .difference: .difference
    }
  }
}

extension Verification {
  /// The sides that can be shown.
  fileprivate var sides: [ComparedSide] {
    switch outcome {
    case .passed, .different: ComparedSide.allCases
    case .missing, .unreadable: [.actual]
    case .unrendered: []
    }
  }

  /// The word of the answer.
  fileprivate var state: String {
    switch outcome {
    case .passed: "equal"
    case .different: "changed"
    case .missing: "missing"
    case .unreadable, .unrendered: "failed"
    }
  }
}

extension String {
  /// The text in a query.
  fileprivate var encoded: String {
    percentEncoded { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): false
      default: true
      }
    }
  }
}

extension Workshop {
  /// What compares with the baselines; throws without any.
  func verifier() throws(PreviewError) -> Verifier {
    guard let folder = settings.baselines else {
      throw PreviewError(404, "no baselines were given", "start the preview with --baselines FOLDER")
    }
    var verifier = Verifier(folder: BaselineFolder(folder))
    // Pictures are compared where somebody has recorded some.
    verifier.comparesPictures = FileSystem.names(in: folder)?.contains { $0.name.hasSuffix(".png") } == true
    verifier.keepsScale = true
    return verifier
  }

  /// Compares all variants of a document with their baselines, on all processors; records those whose names are in
  /// `accepted`.
  func review(
    of document: PreviewDocument, accepting accepted: Set<String> = [], on bench: Bench
  ) throws -> BaselineReview {
    let plan = try plan(of: document, on: bench)
    let verifier = try verifier()
    let results = Mutex([Verification?](repeating: nil, count: plan.jobs.count))
    Workers.forEach(below: plan.jobs.count, makeState: typesetter.session) { session, index in
      let job = plan.jobs[index]
      let document = plan.document(of: job)
      var verifier = verifier
      if accepted.contains(job.name) { verifier.recording = .all }
      let log = DiagnosticLog()
      var result: Verification
      do {
        result = try verifier.verify(
          document.loaded, name: job.name, path: document.path, options: job.variant.options, with: session, log: log)
        // What was recorded is compared once more, so that the answer is about the file.
        if result.isRecorded {
          verifier.recording = nil
          result = try verifier.verify(
            document.loaded, name: job.name, path: document.path, options: job.variant.options, with: session, log: log)
        }
      } catch {
        result = Verification(
          name: job.name, document: document.path, baseline: verifier.folder.file(of: job.name))
        result.outcome = .unrendered("\(error)")
      }
      let found = result
      results.withLock { $0[index] = found }
    }
    return BaselineReview(
      plan, results.withLock { $0.compactMap(\.self) }, hasPictures: verifier.comparesPictures)
  }

  /// A picture of a variant: what is expected, what is there, or the difference.
  func picture(
    of document: PreviewDocument, variant: String, kind: String, on bench: Bench
  ) throws -> [UInt8] {
    guard let side = ComparedSide(rawValue: kind) else {
      throw PreviewError(400, "\(quoted(kind)) is not a picture", "use expected, actual or difference")
    }
    let plan = try plan(of: document, on: bench)
    guard let job = plan.jobs.first(where: { $0.name == variant }) else {
      throw PreviewError(404, "variant \(quoted(variant)) not found")
    }
    let verifier = try verifier()
    let session = session(of: bench)
    let loaded = plan.document(of: job).loaded
    defer { session.options.layout = LayoutOptions() }
    let result = try verifier.verify(
      loaded, name: job.name, path: document.path, options: job.variant.options, with: session, log: DiagnosticLog())
    guard
      let picture = try verifier.picture(side.panel, of: result, loaded, options: job.variant.options, with: session)
    else {
      throw PreviewError(404, "the variant has no such picture", "record its baseline, or correct the document")
    }
    return picture
  }
}
