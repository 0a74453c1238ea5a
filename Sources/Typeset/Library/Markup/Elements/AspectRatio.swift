/// The shape of a box as the author gave it: `16:9`.
struct AspectRatio: Hashable, MarkupValue {
  /// The width in parts of the height.
  let ratio: Double
  private let text: String

  /// Reads two numbers with a colon between them; nil for anything else, and for a side that is 100 times the other.
  init?(_ text: String) {
    let sides = text.split(separator: ":", omittingEmptySubsequences: false).map { PlainNumber.decimal($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0,
      (0.01...100).contains(width / height)
    else { return nil }
    ratio = width / height
    self.text = text
  }

  init?(_ value: AttributeValue) {
    guard case .text(let text) = value else { return nil }
    self.init(text)
  }

  var attributeValue: AttributeValue? { .text(text) }
}
