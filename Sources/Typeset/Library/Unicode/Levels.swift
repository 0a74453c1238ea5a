import CICU

/// The start or end of an isolate, which separates its two sides when a line is reordered visually.
struct IsolateEdge: Hashable, Sendable {
  /// The UTF-16 offset.
  var offset: Int
  /// The least level of the isolates' own controls there.
  var level: UInt8
}

extension TextAnalyzer {
  /// The embedding levels of `text` by UAX #9, one per unit, before lines are broken.
  ///
  /// An empty result means that every unit is at the level of the base direction, 0 or 1; most paragraphs need only one
  /// scan of their units. If everything runs in the base direction, deeper levels may count as the base level, which
  /// does not change the order. A line feed, U+2029 and the like end a bidi paragraph: the base direction is kept, and
  /// open isolates continue after it.
  ///
  /// - Parameter isolates: The isolates, properly nested, in order of their starts. Control characters within one end
  ///   with it, and cannot end it. Isolates deeper than the 125 levels of UAX #9 count as their surroundings.
  func levels(of text: [UInt16], base: Direction, isolates: [Isolate]) -> [UInt8] {
    embedding(of: text, base: base, isolates: isolates).levels
  }

  /// The same with the edges of the isolates, which are not units of the text; in order, none if everything is at the
  /// base level.
  func embedding(
    of text: [UInt16], base: Direction, isolates: [Isolate]
  ) -> (levels: [UInt8], edges: [IsolateEdge]) {
    if text.isEmpty || isUniform(text, base: base, isolates: isolates) { return ([], []) }
    if let copy = limitedBrackets(of: text) { return embedding(of: copy, base: base, isolates: isolates) }
    if isolates.isEmpty { return (bidi.levels(of: text.span, base: base), []) }
    let copy = IsolatedText(text, isolates: isolates, table: table)
    let levels = bidi.levels(of: copy.units.span, base: base)
    return (copy.original(of: levels, count: text.count), copy.edges(at: levels))
  }

  /// Whether all units are certainly at the base level; false means unknown.
  private func isUniform(_ units: [UInt16], base: Direction, isolates: [Isolate]) -> Bool {
    let turning: UnitTraits = base == .leftToRight ? .turnsLeftToRight : .turnsRightToLeft
    for isolate in isolates {
      switch isolate.kind {
      case .isolate(base), .override(base): continue
      // In right-to-left text one without strong characters would run from left to right.
      case .firstStrong where base == .leftToRight: continue
      default: return false
      }
    }
    let table = table
    for unit in units where table[unit].contains(turning) { return false }
    return true
  }

  /// A copy in which brackets count as other neutral characters once 63 are open in a bidi paragraph (UAX #9, BD16);
  /// nil where so many are not.
  ///
  /// ICU has no such limit, and its time would grow with the square of their number.
  private func limitedBrackets(of units: [UInt16]) -> [UInt16]? {
    let table = table
    guard units.reduce(0, { table[$1].contains(.bracket) ? $0 + 1 : $0 }) > 63 else { return nil }
    var copy: [UInt16]?
    var closing: [Int32] = []
    for (offset, unit) in units.enumerated() {
      let traits = table[unit]
      if traits.contains(.paragraphSeparator) { closing.removeAll() }
      guard traits.contains(.bracket) else { continue }
      if closing.count > 63 {
        if copy == nil { copy = units }
        copy?[offset] = 0xFFFC
      } else if typeset_bracket(Int32(unit)) == .open {
        closing.append(typeset_paired_bracket(Int32(unit)))
      } else if let partner = closing.lastIndex(of: Int32(unit)) {
        closing.removeSubrange(partner...)
      }
    }
    return copy
  }
}

/// A copy of a paragraph with isolates as control characters, which ICU understands; used only to compute levels.
private struct IsolatedText {
  /// The copy.
  private(set) var units: [UInt16] = []
  /// The offsets at which the original continues after inserted controls.
  private var joints: [Joint] = []
  private var open: [OpenIsolate] = []

  /// An offset in the original and the one in the copy that shows the same unit.
  private struct Joint {
    var original: Int
    var copy: Int
  }

  /// An isolate whose end is not reached, with the typed controls that are open in it.
  fileprivate struct OpenIsolate {
    var end: Int
    var initiator: UInt16
    /// The character behind its initiator that decides more about what it holds.
    var mark: UInt16?
    var typedIsolates = 0
    var typedEmbeddings = 0
  }

  init(_ original: [UInt16], isolates: [Isolate], table: CharacterTable) {
    units.reserveCapacity(original.count + isolates.count * 3)
    joints.append(Joint(original: 0, copy: 0))
    var next = 0
    var isReopening = false
    for offset in 0..<original.count {
      while let last = open.last, last.end <= offset {
        if !isReopening { close(last) }
        open.removeLast()
      }
      if isReopening {
        for isolate in open { write(isolate) }
        isReopening = false
      }
      while next < isolates.count, isolates[next].range.lowerBound <= offset {
        let isolate = isolates[next]
        next += 1
        guard isolate.range.lowerBound == offset, !isolate.range.isEmpty, open.count < 125 else { continue }
        let end = min(isolate.range.upperBound, open.last?.end ?? original.count)
        open.append(OpenIsolate(end: end, kind: isolate.kind))
        write(open[open.count - 1])
      }
      if units.count - offset != joints[joints.count - 1].copy - joints[joints.count - 1].original {
        joints.append(Joint(original: offset, copy: units.count))
      }
      let unit = original[offset]
      let traits = table[unit]
      if traits.isDisjoint(with: Self.controls) || open.isEmpty {
        units.append(unit)
      } else {
        append(unit, traits)
        let isCarriageReturn = unit == 0x0D && offset + 1 < original.count && original[offset + 1] == 0x0A
        isReopening = traits.contains(.paragraphSeparator) && !isCarriageReturn
      }
    }
  }

  /// The levels of the original units among those of the copy.
  func original(of levels: [UInt8], count: Int) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    for (index, joint) in joints.enumerated() {
      let end = index + 1 < joints.count ? joints[index + 1].original : count
      result += levels[joint.copy..<joint.copy + end - joint.original]
    }
    return result
  }

  /// The offsets of inserted controls, with their lowest level.
  func edges(at levels: [UInt8]) -> [IsolateEdge] {
    zip(joints, joints.dropFirst()).compactMap { before, joint in
      let added = before.copy + joint.original - before.original..<joint.copy
      let level = added.lazy.filter { (0x2066...0x2069).contains(units[$0]) }.map { levels[$0] }.min()
      return level.map { IsolateEdge(offset: joint.original, level: $0) }
    }
  }

  private static let controls: UnitTraits = [
    .isolateInitiator, .isolateTerminator, .embeddingInitiator, .embeddingTerminator, .paragraphSeparator,
  ]

  private mutating func write(_ isolate: OpenIsolate) {
    units.append(isolate.initiator)
    if let mark = isolate.mark { units.append(mark) }
  }

  /// Ends an isolate and all open controls in it.
  private mutating func close(_ isolate: OpenIsolate) {
    for _ in 0...isolate.typedIsolates { units.append(0x2069) }
  }

  /// Appends a typed control within an isolate, or a unit without effect for one that would end the isolate.
  private mutating func append(_ unit: UInt16, _ traits: UnitTraits) {
    let last = open.count - 1
    var unit = unit
    if traits.contains(.isolateInitiator) {
      open[last].typedIsolates += 1
    } else if traits.contains(.isolateTerminator) {
      // One without partner is a neutral character (X6a), as U+FFFC is.
      if open[last].typedIsolates > 0 { open[last].typedIsolates -= 1 } else { unit = 0xFFFC }
    } else if traits.contains(.paragraphSeparator) {
      for index in open.indices {
        open[index].typedIsolates = 0
        open[index].typedEmbeddings = 0
      }
    } else if open[last].typedIsolates == 0 {
      if traits.contains(.embeddingInitiator) {
        open[last].typedEmbeddings += 1
      } else if open[last].typedEmbeddings > 0 {
        open[last].typedEmbeddings -= 1
      } else {
        unit = 0x200B
      }
    }
    units.append(unit)
  }
}

extension IsolatedText.OpenIsolate {
  fileprivate init(end: Int, kind: Isolate.Kind) {
    switch kind {
    case .firstStrong: self.init(end: end, initiator: 0x2068)
    case .isolate(.leftToRight): self.init(end: end, initiator: 0x2066)
    case .isolate(.rightToLeft): self.init(end: end, initiator: 0x2067)
    case .override(.leftToRight): self.init(end: end, initiator: 0x2066, mark: 0x202D)
    case .override(.rightToLeft): self.init(end: end, initiator: 0x2067, mark: 0x202E)
    case .rightToLeftFormula: self.init(end: end, initiator: 0x2067, mark: 0x061C)
    }
  }
}
