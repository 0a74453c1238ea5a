extension Font {
  /// The height of the capital H above the baseline, as a share of the type size; nil if the font has none.
  var capitalHeight: Double? { height(of: "H") }

  /// The height of the small x above the baseline, as a share of the type size; nil if the font has none.
  var smallLetterHeight: Double? { height(of: "x") }

  /// The height of a letter that shows how high a script is, as a share of the type size: the alef of Arabic, the he of
  /// Hebrew; nil if the font has none, and for other scripts.
  func letterHeight(of script: Script) -> Double? {
    switch script {
    case .arabic: height(of: "\u{627}")
    case .hebrew: height(of: "\u{5D4}")
    default: nil
    }
  }

  private func height(of letter: Unicode.Scalar) -> Double? {
    if let known = heights.withLock({ $0[letter] }) { return known }
    let height = face.glyph(for: letter).flatMap(face.top).map { Double($0) / Double(metrics.unitsPerEm) }
    heights.withLock { $0[letter] = .some(height) }
    return height
  }
}
