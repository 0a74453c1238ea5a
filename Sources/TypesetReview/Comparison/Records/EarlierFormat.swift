import Typeset

// What an earlier format of baselines does not tell is not compared.
extension PageRecord {
  /// The page as a baseline of an earlier format would have it: `recorded` is the page of that baseline.
  ///
  /// Format 1 has the names that authors give and no others, other words for the values of some controls, and no states.
  func told(by recorded: PageRecord, inFormat format: Int) -> PageRecord {
    guard format < RecordWriter.format else { return self }
    var known: [String: ElementRecord] = [:]
    func add(_ element: ElementRecord) {
      known[element.id] = element
      element.children.forEach(add)
    }
    recorded.elements.forEach(add)
    var page = self
    page.elements = elements.map { $0.told(by: known) }
    return page
  }
}

extension ElementRecord {
  fileprivate func told(by known: [String: ElementRecord]) -> ElementRecord {
    var element = self
    element.isEnabled = nil
    element.isSelected = nil
    element.isChecked = nil
    element.isPresentational = false
    let recorded = known[id]
    if recorded?.label == nil { element.label = nil }
    if hadOtherValue { element.value = recorded?.value }
    element.children = children.map { $0.told(by: known) }
    return element
  }

  /// Whether format 1 has its value in other words: `1` for a switch that is on, `2/4` for a step.
  private var hadOtherValue: Bool {
    ["toggle", "rating", "steps", "pager", "player", "align-picker"].contains(name)
  }
}
