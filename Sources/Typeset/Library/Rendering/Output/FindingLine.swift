/// The first lines of reports about findings, by which a report is known as one.
package enum FindingLine {
  /// The names of the columns of a table of findings.
  package static let columns =
    "rule,name,level,message,remedy,measured,required,document,line,column,page,element,key,catalog,catalogLine,variants"
  /// How the line begins that says that nothing was found.
  package static let nothing = "no findings in "

  /// Whether a file begins as a report of this program does: with the columns of a table, with a finding or with none.
  static func begins(_ bytes: [UInt8]) -> Bool {
    let first = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    if first.hasPrefix(columns) || first.hasPrefix(nothing) { return true }
    // `settings.xml:3:5: warning: … [R086 target]`, or an annotation.
    let isFinding = CheckWords.all.contains { first.contains(": \($0): ") } && first.hasSuffix("]")
    return isFinding || CheckWords.annotations.contains { first.hasPrefix("::\($0) file=") }
  }

  /// The words for how bad a finding is.
  private enum CheckWords {
    /// In lines of text.
    static let all = ["error", "warning", "advice"]
    /// In annotations.
    static let annotations = ["error", "warning", "notice"]
  }
}
