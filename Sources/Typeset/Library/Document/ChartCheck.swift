/// Reports charts that cannot show what they are given.
struct ChartCheck {
  /// The tree, whose names and attributes are known to be right.
  let tree: MarkupTree
  /// Where the faults are reported.
  let log: DiagnosticLog

  /// Reports every fault, in the order of the source.
  func run() {
    for index in tree.nodes.indices where tree.nodes[index].name == .chart {
      let attributes = tree.nodes[index].attributes
      guard let values = attributes[ChartElement.values] else { continue }
      let kind = attributes[ChartElement.kind]
      if kind.showsShares { checkShares(values, kind, index) }
      let labels = ChartElement.list(attributes[ChartElement.labels], count: values.count)
      if !labels.isEmpty, labels.count != values.count {
        report(
          "the chart has \(labels.count.counted("label")) for \(values.count.counted("value"))", index, .labels,
          "give each value a label, with commas between them; one may be empty")
      }
    }
  }

  /// Reports values that are no parts of a whole.
  private func checkShares(_ values: [Double], _ kind: ChartKind, _ index: Int) {
    if let negative = values.first(where: { $0 < 0 }) {
      report(
        "a \(kind.rawValue) cannot show the negative value \(AttributeValue.number(negative).text)", index, .values,
        "use 0, or kind=\"bar\"")
    } else if values.allSatisfy({ $0 == 0 }) {
      report(
        "the values of the \(kind.rawValue) add up to 0, which has no parts", index, .values,
        "use a value above 0, or leave the chart out")
    }
    if values.count > ChartElement.mostShares {
      report(
        "the \(kind.rawValue) has \(values.count) values and \(ChartElement.mostShares) colours, which are repeated",
        index, .values, "add the smallest values up, or use kind=\"bar\"")
    }
  }

  private func report(_ message: String, _ index: Int, _ attribute: AttributeName, _ hint: String) {
    log.report(
      Diagnostic(
        .warning, code: "chart", message, at: StartTag(tree, index).value(of: attribute.rawValue), hints: [hint]))
  }
}

extension Int {
  /// The number with a noun: `1 label`, `3 labels`.
  func counted(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }
}
