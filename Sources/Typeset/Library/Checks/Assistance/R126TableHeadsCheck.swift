/// Advises on tables without heads, whose cells nobody can tell apart who hears them one by one (R126).
///
/// A table counts with two rows and two columns or more; `th` in any place is a head. A table with `role="none"`, or
/// that decorates, only arranges things and is left alone.
enum R126TableHeadsCheck: DocumentCheck {
  static let rule = Rule(126)
  static let level = CheckLevel.advice

  static func check(_ document: CheckedDocument, _ log: inout FaultLog) {
    for table in document.elements where table.name == .table && table[Common.role] == nil {
      let inside = document.descendants(of: table)
      let rows = inside.filter { $0.name == .tr }
      let columns = rows.map { row in inside.count { $0.parent == row.index } }.max() ?? 0
      guard rows.count > 1, columns > 1, !inside.contains(where: { $0.name == .th }),
        !([table] + document.ancestors(of: table)).contains(where: \.attributes.isDecorative)
      else { continue }
      log.add(
        .advice, at: table, "the table has no heads",
        remedy: "write the heads of its columns or rows as <th>", aspect: "table")
    }
  }
}
