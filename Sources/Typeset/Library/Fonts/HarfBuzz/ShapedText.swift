/// Shaped text in one font, script, language and direction, in font units.
///
/// Glyphs are in order from left to right in both directions; clusters are UTF-16 offsets from the start of the range, so they
/// descend in right-to-left text. It has no size: one shaped word fits every size.
///
/// The glyphs follow its measures in the same piece of memory: most texts are words of a few glyphs.
package struct ShapedText: @unchecked Sendable {
  /// The piece of memory, which nobody changes once it is filled.
  typealias Storage = ManagedBuffer<ShapedMeasures, ShapedGlyph>

  /// The measures and the glyphs.
  let storage: Storage

  /// The text in a piece of memory.
  init(_ storage: Storage) { self.storage = storage }

  /// A text of `length` units, the last `blankCount` of which are blanks; `fill` puts `count` glyphs into the memory it gets.
  init(count: Int, length: Int, blankCount: Int = 0, fill: (UnsafeMutablePointer<ShapedGlyph>) -> Void) {
    storage = Storage.create(minimumCapacity: count) { _ in ShapedMeasures() }
    storage.withUnsafeMutablePointers { measures, glyphs in
      fill(glyphs)
      measures.pointee = ShapedMeasures(
        UnsafeBufferPointer(start: glyphs, count: count), length: length, blankCount: blankCount)
    }
  }

  /// A text of the glyphs in a list.
  init(glyphs: [ShapedGlyph], length: Int, blankCount: Int = 0) {
    self.init(count: glyphs.count, length: length, blankCount: blankCount) { target in
      for (index, glyph) in glyphs.enumerated() { (target + index).initialize(to: glyph) }
    }
  }

  /// The glyphs from left to right.
  package var glyphs: ShapedGlyphs { ShapedGlyphs(of: self) }
  /// The sum of the advances, in font units.
  package var advance: Int { measures.advance }
  /// The sum of the advances of the blanks (U+0020) at the end of the text, in font units.
  var blankAdvance: Int { measures.blankAdvance }
  /// How many UTF-16 units were shaped.
  package var length: Int { measures.length }
  /// Whether its glyphs ascend.
  var isAscending: Bool { measures.isAscending }

  /// Read without the checks of `header`: nobody changes them.
  fileprivate var measures: ShapedMeasures { storage.withUnsafeMutablePointerToHeader { $0.pointee } }

  /// Calls `body` with the glyphs, which are there as long as it runs.
  func withGlyphs<Result>(_ body: (UnsafeBufferPointer<ShapedGlyph>) throws -> Result) rethrows -> Result {
    try storage.withUnsafeMutablePointers { try body(UnsafeBufferPointer(start: $1, count: $0.pointee.count)) }
  }
}

/// What is known of a shaped text as a whole.
struct ShapedMeasures {
  /// How many glyphs it has.
  fileprivate var count = 0
  fileprivate var advance = 0
  fileprivate var blankAdvance = 0
  fileprivate var length = 0
  fileprivate var isAscending = true

  /// Those of no text.
  fileprivate init() {}

  fileprivate init(_ glyphs: UnsafeBufferPointer<ShapedGlyph>, length: Int, blankCount: Int) {
    count = glyphs.count
    self.length = length
    let visibleLength = length - blankCount
    for glyph in glyphs {
      advance += Int(glyph.advance)
      if glyph.cluster >= visibleLength { blankAdvance += Int(glyph.advance) }
    }
    isAscending = glyphs.isAscending
  }
}

/// The glyphs of a shaped text, from left to right.
package struct ShapedGlyphs: RandomAccessCollection, Sendable {
  private let text: ShapedText

  fileprivate init(of text: ShapedText) { self.text = text }

  package var startIndex: Int { 0 }
  package var endIndex: Int { text.measures.count }

  package subscript(index: Int) -> ShapedGlyph {
    text.withGlyphs { glyphs in
      precondition(glyphs.indices.contains(index), "there are \(glyphs.count) glyphs")
      return glyphs[index]
    }
  }
}

/// One glyph, in font units, y upwards.
package struct ShapedGlyph: Sendable {
  /// The index in the font.
  package var id: UInt32
  /// The cluster, and in the highest bit whether cutting before it is unsafe: one word less for each glyph that is kept.
  private var cut: UInt32
  /// How far the pen moves to the right.
  package var advance: Int32
  /// How far it is drawn to the right of the pen.
  package var xOffset: Int32
  /// How far it is drawn above the pen.
  package var yOffset: Int32

  private static let unsafe: UInt32 = 1 << 31

  /// A glyph of a cluster below 2³¹.
  init(id: UInt32, cluster: UInt32, advance: Int32, xOffset: Int32, yOffset: Int32, isUnsafeToBreak: Bool) {
    self.id = id
    cut = cluster & ~Self.unsafe | (isUnsafeToBreak ? Self.unsafe : 0)
    self.advance = advance
    self.xOffset = xOffset
    self.yOffset = yOffset
  }

  /// The UTF-16 offset of its cluster from the start of the stretch.
  package var cluster: UInt32 {
    get { cut & ~Self.unsafe }
    set { cut = cut & Self.unsafe | newValue & ~Self.unsafe }
  }

  /// Whether cutting the text before its cluster needs both parts shaped again.
  package var isUnsafeToBreak: Bool { cut & Self.unsafe != 0 }
}

extension Sequence<ShapedGlyph> {
  /// Whether every glyph begins a cluster behind that of the glyph on its left.
  var isAscending: Bool {
    var last = -1
    for glyph in self {
      guard Int(glyph.cluster) > last else { return false }
      last = Int(glyph.cluster)
    }
    return true
  }
}
