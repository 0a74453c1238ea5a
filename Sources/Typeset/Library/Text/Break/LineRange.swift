/// Where one line of a text begins and ends; the ranges of all lines join to the whole text.
struct LineRange: Hashable {
  /// UTF-16 offsets, hanging blanks and the forced break included.
  var range: Range<Int>
  /// Whether it shows a hyphen at its end.
  var endsInHyphen = false
  /// Whether that hyphen is none of the text; otherwise it is the soft hyphen at its end.
  var addsHyphen = false
  /// Whether it ends inside a word that had no room.
  var isEmergency = false
  /// Whether it ends at a blank, or with a hyphen, inside a part that stays together on wider lines.
  var endsInPart = false

  /// Whether it ends where no line of a wider text could.
  var endsOutsideOpportunities: Bool { isEmergency || endsInPart }
}
