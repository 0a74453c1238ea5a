/// The pictures that one document may take.
package struct DocumentPictures: Sendable {
  private let library: PictureLibrary
  private let folder: String
  private let roots: [String]
  private let inputs: InputRecord?

  /// The pictures of a document in `folder`, from which its paths count; `roots` are the folders allowed beside it.
  ///
  /// What is looked for is noted in `inputs`.
  package init(library: PictureLibrary, folder: String, roots: [String] = [], inputs: InputRecord? = nil) {
    self.library = library
    self.inputs = inputs
    self.folder = folder
    self.roots = roots
  }

  /// The picture that the document names by `path`.
  func picture(_ path: String) throws(PictureError) -> Picture {
    inputs?.add(path, from: folder)
    return try library.picture(path, from: folder, roots: roots)
  }

  /// The version of a picture for a key, a language or a direction, that the names of the files tell (R027); nil for none.
  func version(of path: String, for key: String) -> String? {
    let paths = PictureName(path).paths(for: key)
    for path in paths { inputs?.add(path, from: folder) }
    return library.existing(among: paths, from: folder, roots: roots)
  }
}
