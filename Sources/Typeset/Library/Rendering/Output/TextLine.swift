/// How reports about texts begin.
package enum TextLine {
  /// The names of the columns of a table of texts.
  package static let columns =
    "document,screen,line,column,element,attribute,key,comment,locale,state,source,text,characters,lines,room,roomPercent,"
    + "then,catalog,catalogLine,variant,seen,variants,x,y,width,height"
  /// How a list of texts begins.
  package static let start = "texts: "

  /// Whether a file begins as a table or a list of texts of this program does.
  static func begins(_ bytes: [UInt8]) -> Bool { bytes.starts(with: columns.utf8) || bytes.starts(with: start.utf8) }
}
