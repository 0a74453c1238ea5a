/// Reports layers that belong to no element, and what no screen can show over itself.
struct LayerCheck {
  /// The tree, whose names and attributes are known to be right.
  let tree: MarkupTree
  /// Where the mistakes are reported.
  let log: DiagnosticLog

  /// Reports every mistake, in the order of the source.
  func run() {
    for index in tree.nodes.indices where tree.nodes[index].name == .screen { checkScreen(index) }
  }

  private func checkScreen(_ screen: Int) {
    var first: [ElementName: Int] = [:]
    for layer in tree.children(of: screen) {
      guard let name = tree.nodes[layer].name, tree.nodes[layer].element?.place == .layer else { continue }
      checkAnchor(of: layer, on: screen)
      if name == .alert { checkButtons(of: layer) }
      // Conditions may leave one of several.
      if isConditional(layer) { continue }
      if let other = first[name] {
        report(
          "second-element", "more than one <\(name.rawValue)> over the screen", at: StartTag(tree, layer).name,
          "the first is in line \(StartTag(tree, other).name.start.line); show them on screens of their own")
      } else {
        first[name] = layer
      }
    }
  }

  private func checkAnchor(of layer: Int, on screen: Int) {
    guard let reference = tree.nodes[layer].attributes[PopoverElement.at] else { return }
    let id = String(reference.dropFirst())
    let place = StartTag(tree, layer).value(of: AttributeName.at.rawValue)
    let around = screen + 1..<tree.nodes[screen].end
    let own = layer..<tree.nodes[layer].end
    guard let target = tree.nodes.firstIndex(where: { $0.attributes.id == id }) else {
      let ids = around.lazy.filter { !own.contains($0) }.compactMap { tree.nodes[$0].attributes.id }
      let nearest = NearestName.of(id, among: ids)
      return report(
        "reference", "no element has the id \(quoted(id))", at: place,
        nearest.map { "did you mean \"#\($0)\"?" } ?? "give the element id=\"\(id)\"")
    }
    if own.contains(target) {
      report(
        "reference", "\(quoted(reference)) is inside of what belongs to it", at: place, "name an element beneath it")
    } else if !around.contains(target) {
      report("reference", "\(quoted(reference)) is not on this screen", at: place, "name an element of the same screen")
    }
  }

  private func checkButtons(of alert: Int) {
    let buttons = tree.children(of: alert).filter { tree.nodes[$0].name == .button && !isConditional($0) }
    let most = DialogElements.mostAlertButtons
    guard buttons.count > most else { return }
    report(
      "alert-buttons", "the alert has \(buttons.count) buttons", at: StartTag(tree, buttons[most]).name,
      "use \(most) at most, or an <action-sheet>, which scrolls")
  }

  private func isConditional(_ index: Int) -> Bool { tree.nodes[index].attributes.gives(Common.when) }

  private func report(_ code: String, _ message: String, at place: SourceRange, _ hint: String) {
    log.report(Diagnostic(.error, code: code, message, at: place, hints: [hint]))
  }
}
