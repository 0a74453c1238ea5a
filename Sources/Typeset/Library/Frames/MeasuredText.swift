/// A text as it was set, with the room that it leaves.
package struct MeasuredText: Sendable, Hashable {
  /// What a longer text comes to when its room is used up.
  package enum End: String, Sendable, Hashable, CaseIterable {
    /// Another line.
    case wraps
    /// An ellipsis: its lines run out.
    case cut
    /// The end of its box: its lines may not be broken.
    case overflows
  }

  /// The whole text, also where it is cut; lines that its author ends are parted by line feeds.
  package var text: String
  /// How many lines are seen.
  package var lineCount: Int
  /// How wide its lines are together, in points; of a text that is cut, those of the whole text.
  package var width: Double
  /// How much wider the text may become before `end`, in points; negative for what has no room.
  package var room: Double
  /// What comes then.
  package var end: End

  /// The room in parts of the text's own width; nil for a text without width.
  package var share: Double? { width > 0 ? room / width : nil }
}
