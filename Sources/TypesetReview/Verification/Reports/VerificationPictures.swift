import Typeset

/// The pictures of a failing variant: expected, difference and actual of each changed page, and a slider between the
/// first and the last.
struct VerificationPictures {
  /// The page of the report.
  let out: HTMLPage
  /// The variant.
  let verification: Verification

  /// Adds the pictures of a changed page.
  func add(_ panel: VerificationPanel) throws {
    let width = "\(Int(panel.size.width.rounded()))"
    try out.element("div", ["class": "panels"]) {
      if panel.pictures.count == PictureComparison.Panel.allCases.count {
        for (side, png) in zip(PictureComparison.Panel.allCases, panel.pictures) {
          try addFigure(side, side.caption) {
            try out.picture(png: png, ["alt": "\(panel.page), \(side.caption.lowercased())", "width": width])
          }
        }
      } else {
        try addSketches(of: panel)
        try addFigure(.actual, "Actual") {
          try out.picture(png: panel.actual, ["alt": "\(panel.page), actual", "width": width])
        }
      }
      if panel.pictures.count > 1 || panel.expectedRecord != nil { try addSlider(panel) }
    }
  }

  /// What was expected, from the baseline alone, and what changed.
  private func addSketches(of panel: VerificationPanel) throws {
    guard let expected = panel.expectedRecord else { return }
    try addFigure(.expected, "Expected, sketched from the baseline") {
      try Schematic(page: expected).write("\(panel.page), expected", to: out)
    }
    try addFigure(.difference, "Difference: dashed before, solid after") {
      try Schematic(page: panel.actualRecord).write(
        "\(panel.page), difference", marks: verification.marks(on: panel.page), to: out)
    }
  }

  /// A place for both pictures on top of each other, which the script fills: without it, the pictures beside each other
  /// say the same.
  private func addSlider(_ panel: VerificationPanel) throws {
    try out.element("figure", ["class": "wipe", "hidden": ""]) {
      try out.element("div", ["class": "picture"]) {
        try out.element("div", ["class": "stage", "aria-hidden": "true"]) {}
      }
      try out.element("figcaption") {
        try out.element("label") {
          try out.text("Expected left of the line, actual right of it")
          try out.void(
            "input",
            [
              "type": "range", "min": "0", "max": "100", "value": "50",
              "aria-label": "\(panel.page): share of the expected picture",
            ])
        }
      }
    }
  }

  private func addFigure(_ side: PictureComparison.Panel, _ caption: String, _ content: () throws -> Void) throws {
    try out.element("figure", ["data-side": "\(side)"]) {
      try out.element("div", ["class": "picture"], content)
      try out.element("figcaption", text: caption)
    }
  }
}

extension PictureComparison.Panel {
  /// The words below the picture.
  fileprivate var caption: String {
    switch self {
    case .expected: "Expected"
    case .difference: "Difference"
    case .actual: "Actual"
    }
  }
}

/// The panel of a changed page in a report.
package struct VerificationPanel: Sendable {
  /// The name of the page.
  package let page: String
  /// Its extent in points.
  package let size: Size
  /// The actual page, as a PNG file.
  package let actual: [UInt8]
  /// Its actual content.
  let actualRecord: PageRecord
  /// Its expected content; nil if nothing was recorded.
  let expectedRecord: PageRecord?
  /// Expected, difference and actual side by side, a PNG file; nil where no picture was recorded.
  package let triptych: [UInt8]?
  /// Expected, difference and actual, each a PNG file; empty where no picture was recorded.
  package let pictures: [[UInt8]]
}
