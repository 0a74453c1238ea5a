extension DocumentAssets {
  /// The colours that a document uses; one that there is not is an error, and one that is damaged a warning.
  func colors(of document: Document, log: DiagnosticLog) -> AssetColors {
    if document.colorUses.isEmpty { return AssetColors() }
    for use in document.colorUses where color(named: use.name) == nil && Palette.color(named: use.name) == nil {
      log.report(unknown(use, in: document))
    }
    let names = document.colorUses.map(\.name).distinct()
    let place = document.assets.first?.range
    let colors = colors(names) { diagnostic in
      var diagnostic = diagnostic
      diagnostic.range = diagnostic.range ?? place
      log.report(diagnostic)
    }
    let outside = names.filter { colors.colors[$0]?.isOutsideSRGB == true }
    if let first = outside.first {
      let words = outside.count > 1 ? " and \(outside.count - 1) more are" : " is"
      log.report(
        Diagnostic(
          .warning, code: "wide-gamut", "\(quoted(first))\(words) outside sRGB; the nearest colour is shown (R073)",
          at: place))
    }
    return colors
  }

  private func unknown(_ use: ColorUse, in document: Document) -> Diagnostic {
    let near = colorName(meantBy: use.name, among: Palette.names).map { "did you mean \(quoted($0))?" }
    return Diagnostic(
      .error, code: "value", "\(use.attribute) cannot be \(quoted(use.name))",
      at: StartTag(source: document.source, bytes: use.tag).value(of: use.attribute),
      hints: [near, "use a colour of the assets, a system colour such as label, tint or red, or #rrggbb"].compactMap(
        \.self))
  }
}
