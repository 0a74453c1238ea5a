import Typeset

/// Findings as a table: a row for each.
enum FindingTable {
  /// The names of the columns.
  static let columns =
    "rule,name,level,message,remedy,measured,required,document,line,column,page,element,key,catalog,catalogLine,variants"

  /// Writes a report.
  static func write(_ report: CheckReport, to sink: ByteSink) throws {
    var table = DelimitedText(columns: columns)
    for finding in report.findings { table.add(row(of: finding, in: report)) }
    for stale in report.stale { table.add(row(of: stale, in: report)) }
    try sink.write(Array(table.text.utf8))
  }

  /// The cells of a line that nothing matches any more.
  private static func row(of stale: StaleFinding, in report: CheckReport) -> [String] {
    [
      "", StaleFinding.name, stale.level.rawValue, report.message(of: stale), StaleFinding.remedy, "", "",
      report.path(of: stale.file),
      "\(stale.line)", "1", "", "", "", "", "", "",
    ]
  }

  /// The cells of a finding, in the order of `columns`.
  private static func row(of finding: Finding, in report: CheckReport) -> [String] {
    let fault = finding.fault
    return [
      "\(fault.rule)", finding.entry.name, fault.level.rawValue, fault.message, fault.remedy, fault.measured ?? "",
      fault.required ?? "", report.path(of: finding.document), fault.position.map { "\($0.line)" } ?? "",
      fault.position.map { "\($0.column)" } ?? "", fault.page ?? "", fault.element, fault.key ?? "",
      (fault.catalog?.file).map(report.path) ?? "", fault.catalog?.position.map { "\($0.line)" } ?? "",
      finding.variants.joined(separator: " "),
    ]
  }
}
