import Foundation

@testable import TypesetReview

/// The pointer, the window, and what is painted in it.
extension Browser {
  /// Presses and releases the pointer at a place in the window.
  func click(x: Double, y: Double) throws {
    for type in ["mouseMoved", "mousePressed", "mouseReleased"] {
      try send(
        "Input.dispatchMouseEvent",
        ["type": type, "x": x, "y": y, "button": type == "mouseMoved" ? "none" : "left", "clickCount": 1])
    }
  }

  /// Gives the window another extent, in pixels.
  func resize(width: Int, height: Int) throws {
    try send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  /// The colour that is painted at a place in the window: `#ff0000`.
  func color(x: Double, y: Double) throws -> String {
    let clip: [String: Any] = ["x": x, "y": y, "width": 1, "height": 1, "scale": 1]
    let answer = try send("Page.captureScreenshot", ["format": "png", "clip": clip])
    let data = (answer["data"] as? String).flatMap { Data(base64Encoded: $0) } ?? Data()
    let bitmap = try Bitmap(png: Array(data))
    let channels = unsafe withUnsafeBytes(of: bitmap.pixels[0].littleEndian) { unsafe Array($0.prefix(3)) }
    return "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
