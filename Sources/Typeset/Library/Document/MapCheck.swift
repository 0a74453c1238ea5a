/// Reports what is not on its map.
struct MapCheck {
  /// The tree, whose names and attributes are known to be right.
  let tree: MarkupTree
  /// Where the mistakes are reported.
  let log: DiagnosticLog

  /// Reports every mistake, in the order of the source.
  func run() {
    for index in tree.nodes.indices {
      switch tree.nodes[index].name {
      case .pin:
        guard let at = tree.nodes[index].attributes[PinElement.at] else { continue }
        if at.count != 2 {
          report(
            "the place of a pin is two numbers, not \(at.count)", index, .at,
            "use shares of width and height, as in 0.7, 0.3")
        } else {
          checkShares(at, of: "pin", index, .at)
        }
      case .route:
        guard let points = tree.nodes[index].attributes[RouteElement.points] else { continue }
        if points.count < 4 || points.count % 2 != 0 {
          report(
            "the places of a route are two numbers each, and at least two places; there are \(points.count) numbers",
            index, .points, "add the shares of width and height of each, as in 0.2, 0.8, 0.7, 0.3")
        } else {
          checkShares(points, of: "route", index, .points)
        }
      default: continue
      }
    }
  }

  /// Reports the first share outside of the map.
  private func checkShares(_ shares: [Double], of name: String, _ index: Int, _ attribute: AttributeName) {
    guard let outside = shares.first(where: { $0 < 0 || $0 > 1 }) else { return }
    report(
      "the \(name) is outside of its map: \(AttributeValue.number(outside).text)", index, attribute,
      "use shares from 0 to 1, from the left and the top")
  }

  private func report(_ message: String, _ index: Int, _ attribute: AttributeName, _ hint: String) {
    log.report(
      Diagnostic(
        .error, code: "value", message, at: StartTag(tree, index).value(of: attribute.rawValue), hints: [hint]))
  }
}
