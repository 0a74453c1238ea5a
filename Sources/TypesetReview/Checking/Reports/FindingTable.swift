import Typeset

/// Findings as a table: a row for each.
enum FindingTable {
  /// The names of the columns.
  static let columns =
    "rule,name,level,message,remedy,measured,required,document,line,column,page,element,key,catalog,catalogLine,variants"

  /// Writes a report.
  static func write(_ report: CheckReport, to sink: ByteSink) throws {
    var table = DelimitedText(columns: columns)
    for finding in report.findings { table.add(row(of: finding)) }
    try sink.write(Array(table.text.utf8))
  }

  /// The cells of a finding, in the order of `columns`.
  private static func row(of finding: Finding) -> [String] {
    let fault = finding.fault
    return [
      "\(fault.rule)", finding.entry.name, fault.level.rawValue, fault.message, fault.remedy, fault.measured ?? "",
      fault.required ?? "", finding.document, fault.position.map { "\($0.line)" } ?? "",
      fault.position.map { "\($0.column)" } ?? "", fault.page ?? "", fault.element, fault.key ?? "",
      fault.catalog?.file ?? "", fault.catalog?.position.map { "\($0.line)" } ?? "",
      finding.variants.joined(separator: " "),
    ]
  }
}
