// swift-tools-version: 6.0
import PackageDescription

// A package of its own, so that nobody who builds Typeset builds its fuzz targets; `Tests/Fuzz/run` builds and starts one.
let package = Package(
  name: "typeset-fuzz",
  dependencies: [.package(name: "typeset", path: "../..")],
  targets: [
    .executableTarget(
      name: "fuzz-markup", dependencies: [.product(name: "Typeset", package: "typeset")], path: "Markup")
  ],
  swiftLanguageModes: [.v6]
)
