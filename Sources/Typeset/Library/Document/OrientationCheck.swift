/// Reports screens that are held upside down although their device shows its screen upright only (R088, R159).
struct OrientationCheck {
  /// The tree, whose names and attributes are known to be right.
  let tree: MarkupTree
  /// Where the mistakes are reported.
  let log: DiagnosticLog

  /// Reports every such screen, and such lists of `variants`.
  func run() {
    for (index, node) in tree.nodes.enumerated() {
      switch node.name {
      case .screen:
        guard node.attributes[ScreenElement.orientation] == .portraitUpsideDown else { continue }
        check([node.attributes[ScreenElement.device]], index, .orientation)
      case .variants: checkLists(index)
      default: continue
      }
    }
  }

  /// Checks a list of orientations beside a list of devices, or beside the screens of the document; `all` leaves out
  /// what does not exist.
  private func checkLists(_ index: Int) {
    let attributes = tree.nodes[index].attributes
    func values(_ axis: VariantAxis, _ attribute: Attribute<String?>) -> [String]? {
      var axes = VariantAxes()
      guard let list = attributes[attribute], (try? axes.set(axis, list)) != nil else { return nil }
      return axes.hasAll(axis) ? [] : axes[axis]
    }
    guard let orientations = values(.orientation, VariantsElement.orientations),
      orientations.contains(DeviceOrientation.portraitUpsideDown.rawValue)
    else { return }
    let own = tree.nodes.filter { $0.name == .screen }.map { $0.attributes[ScreenElement.device] }
    check(values(.device, VariantsElement.devices) ?? own, index, .orientations)
  }

  private func check(_ devices: [String], _ index: Int, _ attribute: AttributeName) {
    guard let device = devices.compactMap(Devices.named).first(where: { !$0.supports(.portraitUpsideDown) }) else {
      return
    }
    log.report(
      Diagnostic(
        .error, code: "orientation", "\(device.name) has no portrait upside down (R088)",
        at: StartTag(tree, index).value(of: attribute.rawValue),
        hints: ["choose an iPad, or an iPhone with a home button, as the device"]))
  }
}
