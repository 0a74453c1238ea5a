/// Finds the parts of a line that have a language or a link of their own.
struct LinePieces {
  private let line: Line
  private let shown: Range<Int>
  private var pieces: [SVGLine.Piece] = []

  /// The pieces of the visible part of a line.
  init(of line: Line, shown: Range<Int>) {
    self.line = line
    self.shown = shown
  }

  /// Adds the runs of a line; `address` returns the address of a link in the file, or nil if it has none.
  mutating func add(_ items: [FrameItem], target: String?, address: (String) -> String?) {
    for item in items {
      switch item {
      case .glyphs(let run):
        let range = run.range.clamped(to: shown)
        guard !range.isEmpty else { continue }
        pieces.append(.init(range: range, language: run.appearance.language, target: target))
      case .group(let group):
        var inner = target
        if case .element(let element) = group.meaning, let link = element.link {
          inner = address(link) ?? target
        }
        add(group.items, target: inner, address: address)
      case .path, .image: continue
      }
    }
  }

  /// The pieces in reading order, with equal neighbours joined and no character left out.
  var joined: [SVGLine.Piece] {
    var joined: [SVGLine.Piece] = []
    var end = shown.lowerBound
    func add(_ piece: SVGLine.Piece) {
      if let last = joined.last, last.language == piece.language, last.target == piece.target {
        joined[joined.count - 1].range = last.range.lowerBound..<piece.range.upperBound
      } else {
        joined.append(piece)
      }
      end = piece.range.upperBound
    }
    for var piece in pieces.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where piece.range.upperBound > end
    {
      piece.range = max(piece.range.lowerBound, end)..<piece.range.upperBound
      // Characters without a glyph, such as a trimmed space, belong to the piece before them.
      if piece.range.lowerBound > end {
        add(
          .init(
            range: end..<piece.range.lowerBound, language: joined.last?.language ?? line.language,
            target: joined.last?.target))
      }
      add(piece)
    }
    if end < shown.upperBound { add(.init(range: end..<shown.upperBound, language: line.language, target: nil)) }
    return joined
  }
}
