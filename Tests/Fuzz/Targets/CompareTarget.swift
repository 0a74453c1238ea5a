@testable import Typeset
@testable import TypesetReview

/// Compares two small pictures made of the bytes, and any bytes as PNG files.
struct CompareTarget: FuzzTarget {
  func take(_ bytes: [UInt8]) {
    var choices = Choices(bytes)
    if choices.happens(oncePer: 4) {
      let file = choices.rest()
      do {
        let bitmap = try Bitmap(png: file)
        expect(bitmap.width > 0 && bitmap.height > 0, "a bitmap has pixels")
      } catch {
        expect(!"\(error)".isEmpty, "a file is refused with a reason")
      }
      return
    }
    let (first, second) = (bitmap(&choices), bitmap(&choices))
    let tolerance = PixelTolerance(
      colorDelta: Double(choices.number(below: 20)), countsAntialiasing: choices.happens(oncePer: 2))
    let direction: Direction = choices.happens(oncePer: 2) ? .rightToLeft : .leftToRight
    let forth = PictureComparison(expected: first, actual: second, tolerance: tolerance, direction: direction)
    let back = PictureComparison(expected: second, actual: first, tolerance: tolerance, direction: direction)
    expect(forth.differingPixels == back.differingPixels, "the order of two pictures does not matter")
    let same = PictureComparison(expected: first, actual: first, tolerance: tolerance, direction: direction)
    expect(same.differingPixels == 0, "a picture is as it is")
    expect(
      forth.regions.allSatisfy { $0.pixels > 0 }, "a region has pixels")
  }

  private func bitmap(_ choices: inout Choices) -> Bitmap {
    let (width, height) = (1 + choices.number(below: 24), 1 + choices.number(below: 24))
    let palette = [
      Color.white, .black, Color(red: 200, green: 40, blue: 40), Color(red: 0, green: 0, blue: 0, alpha: 0),
    ]
    let colors = (0..<width * height).map { _ in
      choices.isExhausted ? Color.white : choices.one(of: palette)
    }
    return Bitmap(width: width, height: height, colors: colors)
  }
}
