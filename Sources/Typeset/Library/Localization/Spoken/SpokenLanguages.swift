/// The tables of the software's own words: the files in `Words`, one per language, which the build puts into the
/// program.
enum SpokenLanguages {
  /// The table of a language, a BCP 47 tag; nil if there is none.
  static func bytes(of tag: String) -> [UInt8]? {
    // Chinese of no script is written in simplified characters (UTS #35, likely subtags).
    EmbeddedFiles.words["\(tag == "zh" ? "zh-Hans" : tag).txt"]
  }
}
