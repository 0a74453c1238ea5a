import Testing

@testable import TypesetPreview

/// Equal changes of many variants as one.
@Suite struct BaselineReviewTests {
  @Test func equalChangesAreOneGroup() {
    let groups = BaselineReview.groups(of: [
      BaselineReview.Change(variant: "a-de", causes: ["the title moved", "the text changed"]),
      BaselineReview.Change(variant: "a-en", causes: nil),
      BaselineReview.Change(variant: "a-fr", causes: ["the text changed"]),
      BaselineReview.Change(variant: "a-he", causes: ["the title moved", "the text changed"]),
    ])
    #expect(
      groups == [
        BaselineReview.Group(
          number: 1, causes: ["the title moved", "the text changed"], variants: ["a-de", "a-he"]),
        BaselineReview.Group(number: 2, causes: ["the text changed"], variants: ["a-fr"]),
      ])
  }
}
