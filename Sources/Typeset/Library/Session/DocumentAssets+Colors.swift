extension DocumentAssets {
  /// The colours that a document uses; one that there is not is an error, and one that is damaged a warning.
  func colors(of document: Document, log: DiagnosticLog) -> AssetColors {
    var colors = AssetColors()
    if document.colorUses.isEmpty { return colors }
    var outside: [String] = []
    for use in document.colorUses where colors.colors[use.name] == nil {
      guard let finding = color(named: use.name) else {
        if Palette.color(named: use.name) == nil { log.report(unknown(use, in: document)) }
        continue
      }
      finding.warnings.forEach(log.report)
      colors.colors[use.name] = finding.value ?? AssetColor(versions: [])
      if finding.value?.isOutsideSRGB == true { outside.append(use.name) }
    }
    if let first = outside.first {
      let others = outside.count > 1 ? " and \(outside.count - 1) more" : ""
      let words = outside.count > 1 ? "have colours" : "has a colour"
      log.report(
        Diagnostic(
          .warning, code: "wide-gamut",
          "\(quoted(first))\(others) \(words) that sRGB has not; the nearest is shown (R073)",
          at: document.assets.first?.range))
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
