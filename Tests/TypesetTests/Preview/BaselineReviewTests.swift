import Testing

@testable import TypesetPreview

/// Equal changes of many variants as one.
@Suite struct BaselineReviewTests {
  @Test func equalChangesAreOneGroup() {
    let groups = BaselineReview.groups(of: [
      BaselineReview.Change(variant: "a-de", state: .changed, causes: ["the title moved", "the text changed"]),
      BaselineReview.Change(variant: "a-en", state: nil), BaselineReview.Change(variant: "a-es", state: .missing),
      BaselineReview.Change(variant: "a-fr", state: .changed, causes: ["the text changed"]),
      BaselineReview.Change(variant: "a-he", state: .changed, causes: ["the title moved", "the text changed"]),
    ])
    #expect(
      groups == [
        BaselineReview.Group(
          number: 1, state: .changed, causes: ["the title moved", "the text changed"], variants: ["a-de", "a-he"]),
        BaselineReview.Group(number: 2, state: .missing, causes: [], variants: ["a-es"]),
        BaselineReview.Group(number: 3, state: .changed, causes: ["the text changed"], variants: ["a-fr"]),
      ])
  }
}
