import Synchronization

/// The pictures that were read, shared by all tasks: a batch reads and decodes each file once.
package final class PictureLibrary: Sendable {
  private let fonts: PictureFonts
  private let pixels = PixelCache()
  private let known = Mutex<[Key: Result<Picture, PictureError.Reason>]>([:])

  /// What a picture depends on.
  private struct Key: Hashable {
    /// The path without links.
    var path: String
    /// The pixels per point that somebody else than its name gives it.
    var scale: Double?
    /// What it draws, where its file says that in words of its own.
    var svg: [UInt8]?
  }

  /// A library without pictures; `fonts` are for the text of SVG pictures.
  package init(fonts: PictureFonts) { self.fonts = fonts }

  /// The picture at the `path` given by a document in `folder`.
  ///
  /// After resolving links, the file must be in `folder` or in one of the `roots`. `scale` gives its pixels per point
  /// where its name does not.
  package func picture(
    _ path: String, from folder: String, roots: [String] = [], scale: Double? = nil
  ) throws(PictureError) -> Picture {
    let file: OpenedFile
    do { file = try NamedPath.open(path, from: folder, roots: roots) } catch {
      throw PictureError(path, PictureError.Reason(error))
    }
    do { return try picture(in: file, scale: scale) } catch { throw PictureError(path, error) }
  }

  /// The SVG picture that the file at a path says in words of its own.
  func picture(_ path: String, drawing svg: [UInt8]) throws(PictureError) -> Picture {
    let key = Key(path: path, svg: svg)
    if let result = known.withLock({ $0[key] }), case .success(let picture) = result { return picture }
    let picture: Picture
    do { picture = try Picture.read(svg, path: path, fonts: fonts, cache: pixels) } catch {
      throw PictureError(path, error)
    }
    return known.withLock { known in
      if case .success(let kept)? = known[key] { return kept }
      known[key] = .success(picture)
      return picture
    }
  }

  /// The first path with a file, of those that a document in `folder` may use; nil if there is none.
  func existing(among paths: [String], from folder: String, roots: [String]) -> String? {
    paths.first { path in
      guard let resolved = try? NamedPath.resolve(path, from: folder, roots: roots) else { return false }
      return FileSystem.isFile(resolved)
    }
  }

  private func picture(
    in file: consuming OpenedFile, scale: Double?
  ) throws(PictureError.Reason) -> Picture {
    let key = Key(path: file.path, scale: scale)
    if let result = known.withLock({ $0[key] }) { return try result.get() }
    // Two tasks may read the same file at the same time; the first result is kept.
    let result: Result<Picture, PictureError.Reason>
    do { result = .success(try read(file, key)) } catch { result = .failure(error) }
    return try known.withLock { known in
      let kept = known[key] ?? result
      known[key] = kept
      return kept
    }.get()
  }

  private func read(_ file: consuming OpenedFile, _ key: Key) throws(PictureError.Reason) -> Picture {
    let bytes: [UInt8]
    do { bytes = try file.bytes(atMost: PictureLimits.mostBytes) } catch { throw PictureError.Reason(error) }
    return try Picture.read(bytes, path: key.path, scale: key.scale, fonts: fonts, cache: pixels)
  }
}
