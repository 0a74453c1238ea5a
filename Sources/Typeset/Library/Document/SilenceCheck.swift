/// Reports checks that are silenced without a reason, and reasons that silence nothing.
struct SilenceCheck {
  /// The tree, whose names and attributes are known to be right.
  let tree: MarkupTree
  /// Where the mistakes are reported.
  let log: DiagnosticLog

  /// Reports every `ignore` without `because`, and every `because` without `ignore`.
  func run() {
    for (index, node) in tree.nodes.enumerated() {
      switch (node.attributes.gives(Common.ignore), node.attributes.gives(Common.because)) {
      case (true, false): report("ignore needs a reason", index, .ignore, "add because=\"…\"")
      case (false, true):
        report("because gives a reason for nothing", index, .because, "add ignore=\"…\" with the numbers of guidelines")
      case (true, true), (false, false): continue
      }
    }
  }

  private func report(_ message: String, _ index: Int, _ attribute: AttributeName, _ hint: String) {
    log.report(
      Diagnostic(
        .error, code: "silence", message, at: StartTag(tree, index).name(of: attribute.rawValue), hints: [hint]))
  }
}
