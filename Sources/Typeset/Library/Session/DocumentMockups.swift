/// The screens of other documents that one document shows.
final class DocumentMockups: MockupSource {
  private let session: TypesettingSession
  /// The documents that show each other, from the outermost to the one that asks.
  private let chain: [LoadedDocument]
  private let shelf: Shelf
  /// How many mockups each of its own shows, itself included, by the byte offset of its start tag.
  private var counts: [Int: Int] = [:]
  private var screens: [MockupRequest: Result<Shown, MockupError>] = [:]

  /// What all documents of a rendering share.
  private final class Shelf {
    /// The documents that were read, by their paths without links.
    var documents: [String: Result<Read, MockupError>] = [:]
    /// How many bytes they have, all together no more than one document may have.
    var bytesRead = 0
    /// How many screens were laid out.
    var laidOut = 0
    /// How many bytes of markup they have.
    var bytes = 0
  }

  /// A document that was read.
  private struct Read {
    let loaded: LoadedDocument
    let diagnostics: [Diagnostic]
  }

  /// A screen, with the number of mockups that are in it.
  private struct Shown {
    let screen: ShownScreen
    let count: Int
  }

  /// The screens that a document may show.
  convenience init(of loaded: LoadedDocument, in session: TypesettingSession) {
    self.init([loaded], Shelf(), in: session)
  }

  private init(_ chain: [LoadedDocument], _ shelf: Shelf, in session: TypesettingSession) {
    self.chain = chain
    self.shelf = shelf
    self.session = session
  }

  func screen(_ request: MockupRequest, at offset: Int) throws(MockupError) -> ShownScreen {
    let shown: Shown
    if let known = screens[request] {
      shown = try known.get()
    } else {
      let result: Result<Shown, MockupError>
      do throws(MockupError) { result = .success(try layOut(request)) } catch { result = .failure(error) }
      screens[request] = result
      shown = try result.get()
    }
    counts[offset] = 1 + shown.count
    if total > MockupLimits.most { throw MockupError(request.path, .tooMany) }
    return shown.screen
  }

  /// How many mockups its document shows.
  private var total: Int { counts.values.reduce(0, +) }

  private func layOut(_ request: MockupRequest) throws(MockupError) -> Shown {
    let path = request.path
    if chain.count > MockupLimits.deepest { throw MockupError(path, .tooDeep) }
    let read = try document(at: path)
    var loaded = read.loaded
    if chain.contains(where: { $0.isSame(as: loaded) }) { throw MockupError(path, .showsItself) }
    let canvases = loaded.document.canvases
    guard canvases.indices.contains(request.number - 1) else {
      throw MockupError(path, .noScreen(request.number, of: canvases.count), diagnostics: read.diagnostics)
    }
    shelf.laidOut += 1
    if shelf.laidOut > MockupLimits.most { throw MockupError(path, .tooMany) }
    let start = canvases[request.number - 1].offset
    let end = canvases.indices.contains(request.number) ? canvases[request.number].offset : nil
    shelf.bytes += (end ?? loaded.document.source.utf8.count) - start
    if shelf.bytes > MockupLimits.mostBytes { throw MockupError(path, .tooLarge) }
    let inner = DocumentMockups(chain + [loaded], shelf, in: session)
    loaded.document.canvases = [canvases[request.number - 1]]
    let log = DiagnosticLog()
    let first = session.firstFrame(of: loaded, options: request.options, mockups: inner, log: log)
    guard let first else {
      throw MockupError(
        path, .leftOut(request.number),
        diagnostics: read.diagnostics + log.diagnostics.filter { $0.code != "nothing-left" })
    }
    return Shown(
      screen: ShownScreen(
        frame: first.frame, title: first.title, titleLanguage: first.language,
        diagnostics: read.diagnostics + log.diagnostics), count: inner.total)
  }

  /// The document at a path that the asking document gives.
  private func document(at path: String) throws(MockupError) -> Read {
    let folder = chain[chain.count - 1].folder
    session.note(path, from: folder)
    let file: OpenedFile
    do { file = try NamedPath.open(path, from: folder, roots: session.options.roots) } catch {
      throw MockupError(path, MockupError.Reason(error))
    }
    let resolved = file.path
    if let known = shelf.documents[resolved] {
      do { return try known.get() } catch { throw MockupError(path, error.reason, diagnostics: error.diagnostics) }
    }
    let result: Result<Read, MockupError>
    do throws(MockupError) { result = .success(try read(file, at: path, from: folder)) } catch {
      result = .failure(error)
    }
    shelf.documents[resolved] = result
    return try result.get()
  }

  private func read(_ file: consuming OpenedFile, at path: String, from folder: String) throws(MockupError) -> Read {
    let bytes: [UInt8]
    do { bytes = try file.bytes(atMost: MarkupLimits.greatestSize - shelf.bytesRead) } catch {
      throw MockupError(path, MockupError.Reason(error))
    }
    shelf.bytesRead += bytes.count
    let place = NamedPath.place(of: path, from: folder)
    let name = folder.isEmpty || folder == "." ? path : place
    let own = place.lastIndex(of: "/").map { String(place[..<$0]) } ?? "."
    let log = DiagnosticLog()
    guard
      let loaded = session.read(
        bytes, name: FileSystem.withoutDots(name), folder: own.isEmpty ? "/" : own, log: log)
    else { throw MockupError(path, .hasErrors, diagnostics: log.diagnostics) }
    return Read(loaded: loaded, diagnostics: log.diagnostics)
  }
}

extension LoadedDocument {
  /// Whether both are one document: the same text in the same folder.
  fileprivate func isSame(as other: LoadedDocument) -> Bool {
    document.source.utf8 == other.document.source.utf8
      && (folder == other.folder || FileSystem.resolved(folder) == FileSystem.resolved(other.folder))
  }
}
