/// The tables of the software's own words: the files in `Words`, one per language, which the build puts into the
/// program.
enum SpokenLanguages {
  /// The table of a language, a BCP 47 tag; nil if there is none.
  static func bytes(of tag: String) -> [UInt8]? {
    EmbeddedFiles.words["\(alias(of: tag)).txt"]
  }

  /// The table that serves a language: Chinese of no script is written in simplified characters (UTS #35, likely
  /// subtags), and both standards of Norwegian are read by all who read one.
  private static func alias(of tag: String) -> String {
    switch tag {
    case "zh": "zh-Hans"
    case "no", "nn": "nb"
    default: tag
    }
  }
}
