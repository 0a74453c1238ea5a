import Synchronization

/// The pictures that one document may take.
package struct DocumentPictures: Sendable {
  private let library: PictureLibrary
  private let folder: String
  private let roots: [String]
  /// The assets that it may name instead of files.
  let assets: DocumentAssets
  private let inputs: InputRecord?
  /// Where the files are noted that are read; nil notes none.
  private let readFiles: ReadFiles?
  private let budget = PixelBudget()

  /// The pictures of a document in `folder`, to which its paths are relative; `roots` are other allowed folders.
  ///
  /// Files that are looked for are recorded in `inputs`, those that are read in `readFiles`.
  init(
    library: PictureLibrary, folder: String, roots: [String] = [], assets: DocumentAssets = DocumentAssets(),
    inputs: InputRecord? = nil, readFiles: ReadFiles? = nil
  ) {
    self.library = library
    self.readFiles = readFiles
    self.inputs = inputs
    self.folder = folder
    self.roots = roots
    self.assets = assets
  }

  /// The picture that the document names by `path`.
  ///
  /// `scale` gives its pixels per point where its name does not.
  func picture(_ path: String, scale: Double? = nil) throws(PictureError) -> Picture {
    inputs?.add(path, from: folder)
    readFiles?.add(NamedPath.place(of: path, from: folder))
    let picture = try library.picture(path, from: folder, roots: roots, scale: scale)
    do { try budget.add(picture) } catch { throw PictureError(path, error) }
    return picture
  }

  /// The SVG picture that the file at a path says in words of its own.
  func picture(_ path: String, drawing svg: [UInt8]) throws(PictureError) -> Picture {
    inputs?.add(path, from: folder)
    readFiles?.add(NamedPath.place(of: path, from: folder))
    return try library.picture(path, drawing: svg)
  }

  /// The bytes of a file that the document names by `path`.
  func bytes(of path: String, atMost greatest: Int) throws(PictureError) -> [UInt8] {
    inputs?.add(path, from: folder)
    readFiles?.add(NamedPath.place(of: path, from: folder))
    do { return try NamedPath.open(path, from: folder, roots: roots).bytes(atMost: greatest) } catch {
      throw PictureError(path, PictureError.Reason(error))
    }
  }

  /// The version of a picture for a key, a language or a direction, by the names of the files (R027); nil if there is
  /// none.
  func version(of path: String, for key: String) -> String? {
    if AssetName.isName(path), assets.image(named: path) != nil { return nil }
    let paths = PictureName(path).paths(for: key)
    for path in paths { inputs?.add(path, from: folder) }
    return library.existing(among: paths, from: folder, roots: roots)
  }
}

/// The pixels of the PNG pictures of one document, each counted once: all may be in memory until its page is written.
///
/// Photos are not counted, since PDF and SVG hold their files.
private final class PixelBudget: Sendable {
  /// The pixels by the path of the file.
  private let pixels = Mutex<[String: Int]>([:])

  /// Adds a picture; throws if there are too many pixels.
  func add(_ picture: Picture) throws(PictureError.Reason) {
    guard picture.format == .png, case .pixels(let contents) = picture.contents else { return }
    let isTooMuch = pixels.withLock { pixels in
      pixels[picture.path] = contents.width * contents.height
      guard pixels.values.reduce(0, +) > PictureLimits.mostPixelsTogether else { return false }
      pixels[picture.path] = nil
      return true
    }
    if isTooMuch { throw .tooManyPixelsTogether }
  }
}
