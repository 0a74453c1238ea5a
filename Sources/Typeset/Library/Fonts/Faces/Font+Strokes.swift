extension Font {
  /// The line under its text, as the font says (table `post`).
  var underline: TextStroke { face.underline?.checked(otherwise: .underline) ?? .underline }

  /// The line through its text, as the font says (table `OS/2`).
  var strike: TextStroke { face.strike?.checked(otherwise: .strike) ?? .strike }

  /// How far the ink of a letter reaches below the baseline, per em; 0 if it does not, or if there is no such letter.
  func depth(of letter: Unicode.Scalar) -> Double {
    guard let glyph = glyph(for: letter), let ink = face.ink(of: glyph) else { return 0 }
    return max(0, ink.maxY / Double(metrics.unitsPerEm))
  }
}
