/// How XLIFF 1.2 says how far a target has come: the attributes `state` and `state-qualifier` (section 2.3).
struct XLIFFState {
  /// How far it has come.
  let state: CatalogText.State
  /// The qualifier that is written; nil for none.
  let qualifier: String?

  /// What says of texts that a machine has made them.
  static let machineQualifiers: Set = ["leveraged-mt", "mt-suggestion"]

  /// The attributes for a state.
  init(_ state: CatalogText.State) {
    self.state = state
    qualifier = state == .machineTranslated ? "leveraged-mt" : nil
  }

  /// What attributes say; nil for those that are not there.
  init(state: String?, qualifier: String?) {
    switch state {
    case "new", "needs-translation": self.init(.new)
    case let state? where state.hasPrefix("needs-"): self.init(.needsReview)
    default: self.init(Self.machineQualifiers.contains(qualifier ?? "") ? .machineTranslated : .translated)
    }
  }

  /// The attributes as they are written in a tag, each with a blank before it.
  var attributes: String {
    " state=\"\(state.word)\"" + (qualifier.map { " state-qualifier=\"\($0)\"" } ?? "")
  }
}

extension CatalogText.State {
  /// The value of `state`.
  var word: String {
    switch self {
    case .new: "new"
    case .needsReview: "needs-review-translation"
    case .machineTranslated, .translated: "translated"
    }
  }
}
