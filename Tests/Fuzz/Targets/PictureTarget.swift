@testable import Typeset

/// Reads any bytes as a picture; what an SVG file may cost is known without drawing it.
struct PictureTarget: FuzzTarget {
  private let fonts = PictureFonts.none
  private let cache = PixelCache()

  func take(_ bytes: [UInt8]) {
    switch PictureFormat.sniffed(bytes) {
    case .svg?:
      let facts = SVGReader.facts(of: bytes)
      let again = SVGReader.facts(of: bytes)
      expect(facts.elementCount == again.elementCount, "the facts of a file do not change")
    case .png?, .jpeg?, nil:
      do {
        let picture = try Picture.read(bytes, path: "fuzz.png", fonts: fonts, cache: cache)
        expect(picture.size.width > 0 && picture.size.height > 0, "a picture has an extent")
      } catch {
        expect(!PictureError("fuzz.png", error).description.isEmpty, "a picture is refused with a reason")
      }
    }
  }
}
