/// A QR code of a text in UTF-8 (ISO/IEC 18004): versions 1 to 10, error correction level M, which restores 15 % of it.
///
/// Made here rather than by libqrencode, which would be one more library for every start of the command.
package struct QRCode: Sendable, Hashable {
  /// Its modules from top to bottom, each row from left to right; true is dark.
  package let modules: [[Bool]]
  /// The version 1…10, of which each is four modules wider than the one before.
  package let version: Int
  /// Which of the eight masks it has.
  package let mask: Int

  /// How many modules it has along each side.
  package var side: Int { modules.count }

  /// The smallest code of a text; nil for one that is too long, over 213 bytes.
  package init?(_ text: String) { self.init(text, mask: nil) }

  /// The same with a mask of choice; nil takes the best one.
  init?(_ text: String, mask: Int?) {
    let bytes = Array(text.utf8)
    guard let layout = QRLayout.all.first(where: { $0.capacity >= bytes.count }) else { return nil }
    let codewords = layout.codewords(of: bytes)
    let masks = mask.map { [$0] } ?? Array(0..<8)
    let drawn = masks.map { mask in (mask: mask, field: QRField(layout, codewords, mask: mask)) }
    guard let best = drawn.min(by: { $0.field.penalty < $1.field.penalty }) else { return nil }
    modules = best.field.rows
    version = layout.version
    self.mask = best.mask
  }

  /// The code for a terminal: two rows of modules in a line, dark on light, with the quiet zone that readers need.
  package var terminalText: String {
    let quiet = 4
    func isDark(_ row: Int, _ column: Int) -> Bool {
      modules.indices.contains(row) && modules.indices.contains(column) && modules[row][column]
    }
    var text = ""
    for row in stride(from: -quiet, to: side + quiet, by: 2) {
      text += "\u{1B}[30;107m"
      for column in -quiet..<side + quiet {
        switch (isDark(row, column), isDark(row + 1, column)) {
        case (true, true): text += "█"
        case (true, false): text += "▀"
        case (false, true): text += "▄"
        case (false, false): text += " "
        }
      }
      text += "\u{1B}[0m\n"
    }
    return text
  }
}
