import CICU

extension TextAnalyzer {
  /// The direction of the first strong character outside isolates (UAX #9, P2 and P3); nil if there is none.
  ///
  /// A separator of bidi paragraphs ends isolates that were typed and left open, and the search continues behind it.
  func firstStrong(in text: [UInt16], isolates: [Isolate]) -> Direction? {
    var first: Direction?
    forEachStrong(in: text, isolates: isolates) { direction in
      first = direction
      return false
    }
    return first
  }

  /// Whether strong characters of each direction occur outside isolates.
  func strongDirections(in text: [UInt16], isolates: [Isolate]) -> (ltr: Bool, rtl: Bool) {
    if isolates.isEmpty {
      let table = table
      let all = text.reduce(into: UnitTraits()) { $0.formUnion(table[$1]) }
      if all.isDisjoint(with: [.isolateInitiator, .surrogate]) {
        return (ltr: all.contains(.leftToRight), rtl: all.contains(.rightToLeft))
      }
    }
    var found = (ltr: false, rtl: false)
    forEachStrong(in: text, isolates: isolates) { direction in
      if direction == .leftToRight { found.ltr = true } else { found.rtl = true }
      return !(found.ltr && found.rtl)
    }
    return found
  }

  /// Visits the strong characters outside isolates in order, until `body` gives false.
  @inline(__always)
  private func forEachStrong(in text: [UInt16], isolates: [Isolate], _ body: (Direction) -> Bool) {
    let units = text.span
    let table = table
    var typedIsolates = 0
    var next = 0
    var offset = 0
    while offset < units.count {
      while next < isolates.count, isolates[next].range.lowerBound <= offset {
        offset = max(offset, min(isolates[next].range.upperBound, units.count))
        next += 1
      }
      guard offset < units.count else { return }
      let traits = table[units[offset]]
      var direction: Direction?
      if traits.contains(.surrogate) {
        let character = units.character(at: offset)
        direction = Self.strongDirection(of: character)
        if character > 0xFFFF { offset += 1 }
      } else if traits.contains(.leftToRight) {
        direction = .leftToRight
      } else if traits.contains(.rightToLeft) {
        direction = .rightToLeft
      } else if traits.contains(.isolateInitiator) {
        typedIsolates += 1
      } else if traits.contains(.isolateTerminator) {
        typedIsolates = max(0, typedIsolates - 1)
      } else if traits.contains(.paragraphSeparator) {
        typedIsolates = 0
      }
      if let direction, typedIsolates == 0, !body(direction) { return }
      offset += 1
    }
  }

  private static func strongDirection(of character: Int32) -> Direction? {
    switch typeset_direction_class(character) {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    default: nil
    }
  }
}
