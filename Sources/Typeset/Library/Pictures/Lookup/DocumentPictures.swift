/// The pictures that one document may take.
public struct DocumentPictures: Sendable {
  private let library: PictureLibrary
  private let folder: String
  private let roots: [String]

  /// The pictures of a document in `folder`, from which its paths count; `roots` are the folders allowed beside it.
  public init(library: PictureLibrary, folder: String, roots: [String] = []) {
    self.library = library
    self.folder = folder
    self.roots = roots
  }

  /// The picture that the document names by `path`.
  func picture(_ path: String) throws(PictureError) -> Picture {
    try library.picture(path, from: folder, roots: roots)
  }

  /// The version of a picture for a key, a language or a direction, that the names of the files tell (R027); nil for none.
  func version(of path: String, for key: String) -> String? {
    library.existing(among: PictureName(path).paths(for: key), from: folder, roots: roots)
  }
}
