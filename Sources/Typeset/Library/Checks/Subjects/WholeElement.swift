extension CheckedPage {
  /// What a fault of an element is reported about: the chart, table or list that it is in, which is one element, else
  /// itself. What its author silences inside of such an element is silenced there.
  func whole(of element: CheckedElement, for rule: Rule) -> CheckedElement {
    let whole = ([element] + ancestors(of: element)).last { $0.isWhole } ?? element
    return element.silences(rule, in: whole) ? element : whole
  }
}

extension CheckedElement {
  /// Whether a guideline is silenced for it, and not for an element around it as a whole.
  func silences(_ rule: Rule, in outer: CheckedElement) -> Bool {
    silences.count { $0.rule == rule } > outer.silences.count { $0.rule == rule }
  }

  /// Whether it is one element, however many parts it has.
  var isWhole: Bool {
    switch name {
    case .chart, .map, .table, .list, .ul, .ol: true
    default: false
    }
  }
}
