/// A table: its heads and rows below each other; where it is folded, its rows without the heads, which are in the cells
/// (R139).
struct Table: Arrangement {
  /// The heads and the rows.
  let rows: ListColumn
  /// The rows without the heads.
  let body: ListColumn
  /// Its columns.
  let grid: TableGrid
  /// The table itself.
  let identity: ElementIdentity
  /// Where warnings go.
  let task: LayoutTask

  func widths() -> Widths { grid.widths() }
  func extent(in width: Double) -> Extent { shown(in: width).extent(in: width) }

  func drawing(in size: Size) -> DrawingDecisions { DrawingDecisions(rules: grid.rules(in: size.width)) }

  func place(in size: Size, at origin: Point, into items: inout [FrameItem]) -> TextDecisions? {
    grid.warnIfNarrow(size.width, about: identity, task: task)
    return shown(in: size.width).place(in: size, at: origin, into: &items)
  }

  private func shown(in width: Double) -> ListColumn { grid.folds(in: width) ? body : rows }
}

extension TableGrid {
  /// The guidelines that act on a table of a width.
  func rules(in width: Double) -> [Rule] {
    if folds(in: width) { return [R139Columns.rule] }
    return isTurned ? [R065TableColumns.rule] : []
  }

  /// Warns where words have to be broken for the columns to fit.
  func warnIfNarrow(_ width: Double, about identity: ElementIdentity, task: LayoutTask) {
    if !columns(in: width).fits, !folds(in: width) {
      task.warn(.tableOverflow(needed: widths().minContent, available: width), about: identity)
    }
  }
}
