import CEmbedded

/// The files of a folder of the sources, which the build puts into the program.
///
/// Safe: they are constants, and each comes with its length.
@safe package struct EmbeddedFiles: @unchecked Sendable {
  /// The set of icons.
  static let icons = unsafe EmbeddedFiles(typeset_embedded_icons())
  /// The software's own words, a file for each language.
  static let words = unsafe EmbeddedFiles(typeset_embedded_words())
  /// The letters of keyboards, a file for each layout.
  static let keyboards = unsafe EmbeddedFiles(typeset_embedded_keyboards())
  /// The patterns by which languages hyphenate, as files of the TeX hyphenation project.
  static let patterns = unsafe EmbeddedFiles(typeset_embedded_patterns())
  /// The page of the preview.
  package static let page = unsafe EmbeddedFiles(typeset_embedded_page())
  /// The gallery: screens to begin with, with their catalogs and pictures.
  package static let gallery = unsafe EmbeddedFiles(typeset_embedded_gallery())
  /// The pages for coding agents, by name.
  package static let skill = unsafe EmbeddedFiles(typeset_embedded_skill())

  /// The constants in the program, by the paths of the files in their folder; nobody changes them.
  private let contents: [String: UnsafeBufferPointer<UInt8>]

  private init(_ files: typeset_embedded_files) {
    let files = unsafe UnsafeBufferPointer(start: files.files, count: files.count)
    unsafe contents = Dictionary(
      uniqueKeysWithValues: files.map { file in
        unsafe (String(cString: file.name), UnsafeBufferPointer(start: file.bytes, count: file.count))
      })
  }

  /// The paths of the files in their folder, sorted.
  package var paths: [String] { unsafe contents.keys.sorted() }

  /// The bytes of a file; nil if there is none at the path.
  package subscript(path: String) -> [UInt8]? { unsafe contents[path].map { unsafe Array($0) } }
}
