@testable import Typeset
@testable import TypesetReview

/// Reads any bytes as the manifest of a batch, as that of a folder of icons, and as JSON.
struct ManifestTarget: FuzzTarget {
  func take(_ bytes: [UInt8]) {
    do { _ = try BatchManifest(bytes, path: "manifest.json") } catch {
      expect(!"\(error)".isEmpty, "a manifest is refused with a reason")
    }
    let log = DiagnosticLog()
    let icons = IconManifest.read(bytes, name: "manifest.xml", log: log)
    expect((icons == nil) == log.hasErrors, "a manifest of icons is refused with a reason")
  }
}
