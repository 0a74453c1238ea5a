import Typeset
import TypesetReview

/// How the variants of a document compare with their baselines, with equal changes as one.
struct BaselineReview: Sendable {
  /// What is the matter with a variant that does not match.
  enum State: String, Sendable {
    /// It shows something else than its baseline.
    case changed
    /// It has no baseline.
    case missing
    /// A newer version of the program wrote its baseline, which is not compared.
    case newer
    /// It cannot be compared.
    case failed
  }

  /// What has changed in a variant.
  struct Change: Hashable, Sendable {
    /// The name of the variant.
    var variant: String
    /// What is the matter with it; nil for nothing.
    var state: State?
    /// What has changed, in words.
    var causes: [String] = []
  }

  /// Variants whose changes are the same.
  struct Group: Hashable, Sendable {
    /// Its number, from 1.
    var number: Int
    /// What is the matter with all of them.
    var state: State
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
  /// What tells this review from others of the document: the same variants show the same, and differ in the same way.
  let version: String
  /// Whether pictures of the pages are recorded.
  private let hasPictures: Bool
  private let numbers: [String: Int]

  /// Groups results.
  init(_ plan: VariantPlan, _ results: [Verification], hasPictures: Bool) {
    self.plan = plan
    self.hasPictures = hasPictures
    self.results = results
    let shared = SharedFindings(results.filter(\.fails), among: results)
    groups = Self.groups(
      of: results.map { result in
        Change(variant: result.name, state: result.state, causes: Self.causes(of: result, in: shared))
      })
    var numbers: [String: Int] = [:]
    for group in groups { for name in group.variants { numbers[name] = group.number } }
    self.numbers = numbers
    let lines = results.filter(\.fails).map { "\($0.name) \($0.digest) \(numbers[$0.name] ?? 0)" }
    version = String(SHA256.hex(of: lines.joined(separator: "\n")).prefix(16))
  }

  /// Joins variants whose changes have the same words.
  static func groups(of changes: [Change]) -> [Group] {
    struct Key: Hashable {
      var state: State
      var causes: [String]
    }
    var groups: [Group] = []
    var numbers: [Key: Int] = [:]
    for change in changes {
      guard let state = change.state else { continue }
      let key = Key(state: state, causes: change.causes)
      if let number = numbers[key] {
        groups[number - 1].variants.append(change.variant)
      } else {
        numbers[key] = groups.count + 1
        groups.append(
          Group(number: groups.count + 1, state: state, causes: change.causes, variants: [change.variant]))
      }
    }
    return groups
  }

  /// What has changed in a variant: the sentences that all variants with the same changes share, else its headline; the
  /// state says it all of a variant without a baseline.
  private static func causes(of result: Verification, in shared: SharedFindings) -> [String] {
    guard result.fails else { return [] }
    let sentences = result.changes.map { shared.index(of: $0, of: result) }.distinct()
      .map { shared.findings[$0].sentence }
    if !sentences.isEmpty { return sentences }
    switch result.outcome {
    case .missing: return []
    case .unreadable(let diagnostic): return [diagnostic.message] + diagnostic.hints
    case .passed, .different, .unrendered: return result.details()
    }
  }

  /// The group of a number.
  func group(_ number: Int) -> Group? { groups.indices.contains(number - 1) ? groups[number - 1] : nil }

  /// The group of a variant; nil for one that matches.
  func group(of variant: String) -> Group? { numbers[variant].flatMap(group) }

  /// Whether the sides of a variant are drawn from records: its baseline has no picture.
  private func isDrawnFromRecord(_ result: Verification) -> Bool {
    if case .missing = result.outcome { return false }
    return !hasPictures || result.pictures.contains { $0.kind == .missing }
  }
}

// The answer.
extension BaselineReview {
  /// How many changes of a group are listed with their values.
  private static let toldChanges = 3

  /// The answer: the groups, and the variants that do not match. `add` writes what else there is to say.
  func json(_ notes: ReviewNotes, add: (JSONWriter) -> Void = { _ in }) -> [UInt8] {
    JSONBytes.object { json in
      json.member("version", version)
      json.member("count", results.count)
      json.member("equal", results.count { !$0.fails })
      add(json)
      var firsts: [String: Verification] = [:]
      for result in results where numbers[result.name] != nil { firsts[result.name] = result }
      json.key("groups")
      json.list(groups) { group in
        json.object {
          json.member("number", group.number)
          json.member("state", group.state)
          json.member("causes", group.causes)
          if let first = group.variants.first.flatMap({ firsts[$0] }) {
            if let box = first.changedBox { json.member("box", box) }
            if let extent = first.changedExtent { json.member("extent", extent) }
            json.key("changes")
            json.list(first.changes.prefix(Self.toldChanges)) { $0.addDetails(to: json) }
          }
        }
      }
      json.key("variants")
      json.list(zip(plan.jobs, results).filter { numbers[$1.name] != nil }) { job, result in
        json.object {
          json.member("name", result.name)
          json.member("group", numbers[result.name] ?? 0)
          json.key("axes")
          PreviewAxes(job.variant.options).add(to: json)
          json.member("fromRecord", isDrawnFromRecord(result))
          json.member("rejected", ifAny: notes.note(of: result))
        }
      }
    }
  }
}

extension JSONWriter {
  /// Writes an extent as a list of its width and height.
  func member(_ key: StaticString, _ size: Size) {
    self.key(key)
    list([size.width, size.height]) { value($0) }
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
  /// What is the matter with it; nil for nothing.
  fileprivate var state: BaselineReview.State? {
    guard fails else { return nil }
    return switch outcome {
    case .passed: nil
    case .different: .changed
    case .missing: .missing
    case .unreadable: isNewer ? .newer : .failed
    case .unrendered: .failed
    }
  }

  /// The part of the page that its first change concerns; nil where no element explains what differs.
  fileprivate var changedBox: Rect? {
    guard let change = changes.first else { return nil }
    switch (change.expectedFrame, change.actualFrame) {
    case (let was?, let now?): return was.union(now)
    case (let box, nil), (nil, let box): return box
    }
  }
}
