import CFontconfig
import Synchronization

/// The fonts of the machine from fontconfig, opened at the first use; results depend on the installed fonts.
package final class SystemFonts: Sendable {
  private let state = Mutex(State())

  /// The best font for a grapheme that no other font has; nil if the machine has none.
  ///
  /// Fontconfig sorts its fonts for the language, the weight and the slant; the first one that has all `scalars` is used.
  func font(
    for scalars: [Unicode.Scalar], language: String, weight: Int, italic: Bool
  ) -> Font? {
    state.withLock { $0.font(for: scalars, language: language, weight: weight, italic: italic) }
  }

  /// The font files of the machine with their versions; while it is unchanged, results are the same.
  package var identity: String { state.withLock { $0.identity } }

  private struct Wish: Hashable {
    var language: String
    var weight: Int
    var italic: Bool
  }

  /// All of fontconfig's objects; used under the lock only.
  private final class State {
    private var configuration: OpaquePointer?
    private var isOpen = false
    private var sorted: [Wish: UnsafeMutablePointer<FcFontSet>] = [:]
    /// Opened fonts by path and face; nil for files that cannot be used.
    private var fonts: [String: Font?] = [:]
    private static let mostWishes = 64

    deinit {
      for set in sorted.values { FcFontSetDestroy(set) }
      if let configuration { FcConfigDestroy(configuration) }
    }

    func font(for scalars: [Unicode.Scalar], language: String, weight: Int, italic: Bool) -> Font? {
      guard let set = fonts(for: Wish(language: language, weight: weight, italic: italic)) else { return nil }
      for index in 0..<Int(set.pointee.nfont) {
        guard let pattern = set.pointee.fonts[index], Self.covers(pattern, scalars) else { continue }
        if let font = open(pattern), scalars.allSatisfy(font.covers) { return font }
      }
      return nil
    }

    private func fonts(for wish: Wish) -> UnsafeMutablePointer<FcFontSet>? {
      if let known = sorted[wish] { return known }
      open()
      guard let configuration, let pattern = FcPatternCreate() else { return nil }
      defer { FcPatternDestroy(pattern) }
      FcPatternAddString(pattern, FC_LANG, wish.language)
      FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(CInt(wish.weight)))
      FcPatternAddInteger(pattern, FC_SLANT, wish.italic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
      FcPatternAddBool(pattern, FC_SCALABLE, FcBool(FcTrue))
      FcConfigSubstitute(configuration, pattern, FcMatchPattern)
      FcDefaultSubstitute(pattern)
      var result = FcResultMatch
      guard let set = FcFontSort(configuration, pattern, FcBool(FcFalse), nil, &result) else { return nil }
      if sorted.count >= Self.mostWishes {
        for set in sorted.values { FcFontSetDestroy(set) }
        sorted.removeAll()
      }
      sorted[wish] = set
      return set
    }

    private func open() {
      guard !isOpen else { return }
      isOpen = true
      configuration = FcInitLoadConfigAndFonts()
    }

    var identity: String {
      open()
      guard let configuration, let set = FcConfigGetFonts(configuration, FcSetSystem) else { return "" }
      var lines: [String] = []
      for index in 0..<Int(set.pointee.nfont) {
        var path: UnsafeMutablePointer<FcChar8>?
        var (face, version): (CInt, CInt) = (0, 0)
        guard let pattern = set.pointee.fonts[index],
          FcPatternGetString(pattern, FC_FILE, 0, &path) == FcResultMatch, let path
        else { continue }
        FcPatternGetInteger(pattern, FC_INDEX, 0, &face)
        FcPatternGetInteger(pattern, FC_FONTVERSION, 0, &version)
        lines.append("\(String(cString: path)) \(face) \(version)\n")
      }
      return lines.sortedByBytes().joined()
    }

    private func open(_ pattern: OpaquePointer) -> Font? {
      var path: UnsafeMutablePointer<FcChar8>?
      var face: CInt = 0
      guard FcPatternGetString(pattern, FC_FILE, 0, &path) == FcResultMatch, let path else { return nil }
      FcPatternGetInteger(pattern, FC_INDEX, 0, &face)
      // The upper half selects an instance of a variable font; the default instance is used.
      let index = Int(face & 0xFFFF)
      let name = String(cString: path)
      let key = "\(index):\(name)"
      if let known = fonts[key] { return known }
      let font = try? Font(path: name, faceIndex: index, origin: .installed)
      fonts[key] = .some(font)
      return font
    }

    private static func covers(_ pattern: OpaquePointer, _ scalars: [Unicode.Scalar]) -> Bool {
      var set: OpaquePointer?
      guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &set) == FcResultMatch, let set else { return false }
      return scalars.allSatisfy { FcCharSetHasChar(set, $0.value) != 0 }
    }
  }
}
