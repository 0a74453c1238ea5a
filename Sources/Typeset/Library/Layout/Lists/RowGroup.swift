/// The items of one section of a list, or of a list without sections: they are stacked together (R138).
///
/// Items are measured at the first question, when every set of R023 is complete.
final class RowGroup {
  /// How the items of a group are arranged.
  struct Form: Equatable {
    /// Whether values and what trails are below the labels.
    var isStacked = false
    /// Whether what leads is above the texts.
    var leadsAbove = false
    /// Whether the signs at the end are on the line of what leads, or of the last text, since a word needs their room.
    var marksApart = false
  }

  private let condition: R138Stacking.Condition
  private var waiting: [(slots: RowSlots, markWidth: Double)] = []
  private var measures: [RowMeasure] = []
  private var known: (width: Double, form: Form)?

  /// A group at a text size.
  init(at textSize: TextSizeCategory) { condition = R138Stacking.condition(.auto, at: textSize) }

  /// Lets an item take part.
  func add(_ slots: RowSlots, markWidth: Double) { waiting.append((slots, markWidth)) }

  /// Takes the widths of the items that were added, and forgets the items.
  func measure() {
    if waiting.isEmpty { return }
    known = nil
    for item in waiting {
      let measure = RowMeasure(item.slots, markWidth: item.markWidth)
      // Many items of a long list ask for the same.
      if measures.last != measure { measures.append(measure) }
    }
    waiting = []
  }

  /// How the items are arranged in a width of their contents, in points.
  func form(in width: Double) -> Form {
    measure()
    if let known, known.width == width { return known.form }
    var form = Form(
      isStacked: measures.contains { $0.isStacked(condition, in: width) },
      leadsAbove: measures.contains { $0.leadsAbove(condition, in: width) })
    form.marksApart = measures.contains { $0.partsMarks(form, in: width) }
    known = (width, form)
    return form
  }
}

/// The widths that the slots of an item ask for, in points.
struct RowMeasure: Equatable {
  private let leading: Double
  private let label: Widths?
  private let value: Widths?
  private let detail: Widths?
  private let trailing: Widths?
  private let markWidth: Double

  /// The widths of an item whose signs take `markWidth` with the distance before them.
  init(_ slots: RowSlots, markWidth: Double) {
    leading = slots.leading.map { $0.widths.maxContent + ListRow.leadingGap } ?? 0
    (label, value, detail) = (slots.label?.widths, slots.value?.widths, slots.detail?.widths)
    trailing = slots.trailing?.widths
    self.markWidth = markWidth
  }

  private var texts: [Widths] { [label, value, detail].compactMap(\.self) }
  private var leastText: Double { texts.map(\.minContent).max() ?? 0 }

  /// The ideal width of label and value beside each other.
  private var line: Double {
    let beside = [label, value].compactMap { $0?.maxContent }
    return beside.reduce(0, +) + (beside.count > 1 ? ListRow.gap : 0)
  }

  /// The distance before what trails.
  private var trailingGap: Double { trailing == nil || texts.isEmpty ? 0 : ListRow.gap }

  private var ideal: Double {
    max(line, detail?.maxContent ?? 0) + trailingGap + (trailing?.maxContent ?? 0)
  }

  /// The least and the ideal width of the item.
  var widths: Widths {
    Widths(
      minContent: leading + markWidth + max(leastText, trailing?.minContent ?? 0),
      maxContent: leading + markWidth + ideal)
  }

  /// Whether something of the item has no room beside its label.
  func isStacked(_ condition: R138Stacking.Condition, in width: Double) -> Bool {
    if texts.isEmpty || value == nil && trailing == nil { return false }
    // A label that may be cut makes room for its value.
    let beside = [label?.leastContent, value?.minContent].compactMap(\.self)
    let leastLine = beside.reduce(0, +) + (beside.count > 1 ? ListRow.gap : 0)
    let least = max(leastLine, texts.map(\.leastContent).max() ?? 0) + trailingGap + (trailing?.minContent ?? 0)
    return R138Stacking.stacks(condition, least: least, ideal: ideal, in: width - markWidth - leading)
  }

  /// Whether a word has too little room beside the signs at the end, and enough without them.
  func partsMarks(_ form: RowGroup.Form, in width: Double) -> Bool {
    if markWidth == 0 || texts.isEmpty || trailing != nil && !form.isStacked { return false }
    let room = width - (form.leadsAbove ? 0 : leading) + 0.005
    return leastText > room - markWidth && leastText <= room
  }

  /// Whether the texts have too little room beside what leads.
  func leadsAbove(_ condition: R138Stacking.Condition, in width: Double) -> Bool {
    if leading == 0 || texts.isEmpty { return false }
    let room = width - markWidth - leading
    if leastText > room + 0.005 { return true }
    return condition == .idealWidths && ideal > room + 0.005
      && !R138Stacking.staysBeside(least: leastText, room: room, in: width)
  }
}
