/// Cuts pages to one element, and remembers whether any page has it.
struct Crop {
  /// The id of the element.
  private let id: String
  /// The ids of the elements on the pages so far, until it is found.
  private var others: Set<String> = []
  private var isFound = false

  /// Looks for an element.
  init(to id: String) { self.id = id }

  /// The part of a page with the element; nil where it has none.
  mutating func part(of frame: Frame) -> Frame? {
    if let part = frame.cropped(to: id) {
      isFound = true
      return part
    }
    if !isFound { others.formUnion(frame.elementIDs) }
    return nil
  }

  /// What is wrong after the last page; nil where the element was found.
  var fault: Diagnostic? {
    guard !isFound else { return nil }
    let near = NearestName.of(id, among: others.sorted()).map { "did you mean \(quoted($0))?" }
    return Diagnostic(
      .error, code: "unknown-element", "no element has the id \(quoted(id))", at: nil,
      hints: [near ?? "give the element an id, or use one that the page has"])
  }
}
