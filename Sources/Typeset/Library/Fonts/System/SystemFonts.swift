import CFontconfig
import Synchronization

/// The fonts of the machine from fontconfig, opened at the first use; results depend on the installed fonts.
package final class SystemFonts: Sendable {
  private let state = Mutex(State())

  /// The best font for a grapheme that no other font has; nil if the machine has none.
  ///
  /// Fontconfig sorts its fonts for the language, the weight and the slant; the first one that has all `scalars` is
  /// used.
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
  @safe private final class State {
    private var configuration: OpaquePointer?
    private var isOpen = false
    private var sorted: [Wish: FontSet] = [:]
    /// Opened fonts; nil for files that cannot be used.
    private var fonts: [FontSet.Place: Font?] = [:]
    private static let mostWishes = 64

    deinit {
      if let configuration = unsafe configuration { unsafe FcConfigDestroy(configuration) }
    }

    func font(for scalars: [Unicode.Scalar], language: String, weight: Int, italic: Bool) -> Font? {
      guard let set = fonts(for: Wish(language: language, weight: weight, italic: italic)) else { return nil }
      for index in 0..<set.count where set.covers(scalars, at: index) {
        if let place = set.place(of: index), let font = open(place), scalars.allSatisfy(font.covers) { return font }
      }
      return nil
    }

    private func fonts(for wish: Wish) -> FontSet? {
      if let known = sorted[wish] { return known }
      open()
      guard let configuration = unsafe configuration, let pattern = unsafe FcPatternCreate() else { return nil }
      defer { unsafe FcPatternDestroy(pattern) }
      unsafe FcPatternAddString(pattern, FC_LANG, wish.language)
      unsafe FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(CInt(wish.weight)))
      unsafe FcPatternAddInteger(pattern, FC_SLANT, wish.italic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
      unsafe FcPatternAddBool(pattern, FC_SCALABLE, FcBool(FcTrue))
      unsafe FcConfigSubstitute(configuration, pattern, FcMatchPattern)
      unsafe FcDefaultSubstitute(pattern)
      var result = FcResultMatch
      guard let sorting = unsafe FcFontSort(configuration, pattern, FcBool(FcFalse), nil, &result) else { return nil }
      let set = unsafe FontSet(sorting, isOwned: true)
      if sorted.count >= Self.mostWishes { sorted.removeAll() }
      sorted[wish] = set
      return set
    }

    private func open() {
      guard !isOpen else { return }
      isOpen = true
      unsafe configuration = FcInitLoadConfigAndFonts()
    }

    var identity: String {
      open()
      guard let configuration = unsafe configuration, let system = unsafe FcConfigGetFonts(configuration, FcSetSystem)
      else { return "" }
      let set = unsafe FontSet(system, isOwned: false)
      let lines = (0..<set.count).compactMap { index in
        set.place(of: index).map { "\($0.path) \($0.face) \(set.version(of: index))\n" }
      }
      return lines.sortedByBytes().joined()
    }

    private func open(_ place: FontSet.Place) -> Font? {
      if let known = fonts[place] { return known }
      // The upper half selects an instance of a variable font; the default instance is used.
      let font = try? Font(path: place.path, faceIndex: place.face & 0xFFFF, origin: .installed)
      fonts[place] = .some(font)
      return font
    }
  }
}

/// A list of fontconfig's fonts.
@safe private final class FontSet {
  private let set: UnsafeMutablePointer<FcFontSet>
  private let isOwned: Bool

  /// Where a font is: its file, and which face of it.
  struct Place: Hashable {
    var path: String
    var face: Int
  }

  /// A list, which is freed with this object if it owns it, and otherwise outlives it.
  init(_ set: UnsafeMutablePointer<FcFontSet>, isOwned: Bool) {
    unsafe self.set = unsafe set
    self.isOwned = isOwned
  }

  deinit { if isOwned { unsafe FcFontSetDestroy(set) } }

  /// How many there are.
  var count: Int { unsafe Int(set.pointee.nfont) }

  /// Where a font is; nil if it is not in a file.
  func place(of index: Int) -> Place? {
    var path: UnsafeMutablePointer<FcChar8>?
    guard unsafe FcPatternGetString(pattern(at: index), FC_FILE, 0, &path) == FcResultMatch, let path = unsafe path
    else { return nil }
    return unsafe Place(path: String(cString: path), face: number(FC_INDEX, at: index))
  }

  /// The version of a font.
  func version(of index: Int) -> Int { number(FC_FONTVERSION, at: index) }

  /// Whether a font has all characters.
  func covers(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    var set: OpaquePointer?
    guard unsafe FcPatternGetCharSet(pattern(at: index), FC_CHARSET, 0, &set) == FcResultMatch, let set = unsafe set
    else { return false }
    return scalars.allSatisfy { unsafe FcCharSetHasChar(set, $0.value) != 0 }
  }

  private func number(_ property: String, at index: Int) -> Int {
    var number: CInt = 0
    unsafe FcPatternGetInteger(pattern(at: index), property, 0, &number)
    return Int(number)
  }

  private func pattern(at index: Int) -> OpaquePointer {
    precondition((0..<count).contains(index), "there are \(count) fonts")
    return unsafe set.pointee.fonts[index]!
  }
}
