/// Where one line of a text begins and ends; the ranges of all lines join to the whole text.
struct LineRange: Hashable {
  /// UTF-16 offsets, hanging blanks and the forced break included.
  var range: Range<Int>
  /// Whether it ends at a soft hyphen, which shows then.
  var endsInHyphen = false
  /// Whether it ends inside a word that had no room.
  var isEmergency = false
}
