/// A place where a line may end, with the widths that decide whether it does.
///
/// A line from opportunity `a` to opportunity `b` is `b.visibleEnd − a.position + b.hyphenWidth` wide.
struct Opportunity {
  /// UTF-16 offset at which the next line begins.
  var offset: Int
  /// Where what is visible ends before it, in points along the unbroken text: trailing blanks hang.
  var visibleEnd: Double
  /// Where the next line begins, in points along the unbroken text.
  var position: Double
  /// The width of the hyphen that a break inside a word shows.
  var hyphenWidth = 0.0
  /// Whether that hyphen is none of the text, since the language divides the word here.
  var addsHyphen = false
  /// Whether the line must end here.
  var isMandatory = false

  /// The start of the text and every break opportunity in it.
  static func all(in shaped: ShapedParagraph, shaper: Shaper) -> [Opportunity] {
    let (analysed, items) = (shaped.itemised.analysed, shaped.items)
    var found = [Opportunity(offset: 0, visibleEnd: 0, position: 0)]
    found.reserveCapacity(analysed.breaks.count + 1)
    let units = analysed.text.units
    var cursor = WidthCursor(words: shaped.words.span, items: items)
    for place in analysed.breaks {
      var visible = place.offset
      if place.isMandatory, visible > 0, units[visible - 1] == WhiteSpace.lineFeed { visible -= 1 }
      let end = visible
      let before = found[found.count - 1]
      while visible > before.offset, WhiteSpace.hangs(units[visible - 1]) { visible -= 1 }
      let visibleEnd =
        visible > before.offset || before.isMandatory ? cursor.position(of: visible) : before.visibleEnd
      let position = end == visible ? visibleEnd : cursor.position(of: end)
      var opportunity = Opportunity(
        offset: place.offset, visibleEnd: visibleEnd, position: position, isMandatory: place.isMandatory)
      opportunity.addsHyphen = place.isHyphenation
      let isSoft = end > 0 && end < units.count && units[end - 1] == WhiteSpace.softHyphen
      if isSoft || place.isHyphenation, let item = cursor.item {
        let hyphen = SoftHyphen.shaped(in: items[item], of: analysed.text, shaper: shaper)
        opportunity.hyphenWidth = Double(hyphen.advance) * items[item].scale
      }
      found.append(opportunity)
    }
    if let last = found.indices.last { found[last].isMandatory = true }
    return found
  }

  /// The min-content and the max-content width of a text with these opportunities, in points.
  static func widths(of opportunities: [Opportunity]) -> (minContent: Double, maxContent: Double) {
    var minContent = 0.0
    var maxContent = 0.0
    var (lineStart, partStart) = (0.0, 0.0)
    // A word counts whole, although it may be hyphenated.
    for here in opportunities.dropFirst() where !here.addsHyphen {
      minContent = max(minContent, here.visibleEnd - partStart + here.hyphenWidth)
      partStart = here.position
      if here.isMandatory {
        maxContent = max(maxContent, here.visibleEnd - lineStart)
        lineStart = here.position
      }
    }
    return (minContent, maxContent)
  }
}
