/// The pictures that one document may take.
package struct DocumentPictures: Sendable {
  private let library: PictureLibrary
  private let folder: String
  private let roots: [String]
  private let inputs: InputRecord?
  /// Where the files are noted that are read; nil notes none.
  private let readFiles: ReadFiles?

  /// The pictures of a document in `folder`, to which its paths are relative; `roots` are other allowed folders.
  ///
  /// Files that are looked for are recorded in `inputs`, those that are read in `readFiles`.
  package init(
    library: PictureLibrary, folder: String, roots: [String] = [], inputs: InputRecord? = nil,
    readFiles: ReadFiles? = nil
  ) {
    self.library = library
    self.readFiles = readFiles
    self.inputs = inputs
    self.folder = folder
    self.roots = roots
  }

  /// The picture that the document names by `path`.
  func picture(_ path: String) throws(PictureError) -> Picture {
    inputs?.add(path, from: folder)
    readFiles?.add(NamedPath.place(of: path, from: folder))
    return try library.picture(path, from: folder, roots: roots)
  }

  /// The version of a picture for a key, a language or a direction, by the names of the files (R027); nil if there is none.
  func version(of path: String, for key: String) -> String? {
    let paths = PictureName(path).paths(for: key)
    for path in paths { inputs?.add(path, from: folder) }
    return library.existing(among: paths, from: folder, roots: roots)
  }
}
