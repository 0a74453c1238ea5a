import Typeset

/// The renderings of a plan, document by document; each is made when it is asked for, and none is kept.
package struct VariantJobs: RandomAccessCollection, Sendable {
  /// The variants of a document, after those of the documents before.
  private struct Group: Sendable {
    /// The place of the first among all renderings.
    var start: Int
    /// The name of the document's renderings.
    var name: String
    var variants: VariantCombinations
  }

  private let groups: [Group]
  /// The only rendering of a plan that was made for one.
  private let single: VariantPlan.Job?
  package let endIndex: Int

  /// The renderings of documents, whose variants are `variants`.
  init(_ documents: [VariantDocument], variants: (VariantDocument) -> VariantCombinations) {
    var groups: [Group] = []
    var count = 0
    for document in documents {
      groups.append(Group(start: count, name: document.name, variants: variants(document)))
      count += groups[groups.count - 1].variants.count
    }
    self.groups = groups
    single = nil
    endIndex = count
  }

  /// One rendering.
  init(_ job: VariantPlan.Job) {
    groups = []
    single = job
    endIndex = 1
  }

  package var startIndex: Int { 0 }

  package subscript(index: Int) -> VariantPlan.Job {
    if let single { return single }
    // The last group that starts here or before; groups without variants start where the next does.
    var (low, high) = (0, groups.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if groups[middle].start <= index { low = middle } else { high = middle }
    }
    let variant = groups[low].variants[index - groups[low].start]
    return VariantPlan.Job(document: low, variant: variant, name: variant.name(of: groups[low].name))
  }

  /// The places of the renderings of a document.
  package func indices(ofDocument document: Int) -> Range<Int> {
    if single != nil { return 0..<1 }
    return groups[document].start..<(groups[document].start + groups[document].variants.count)
  }
}
