// swift-tools-version: 6.0
import PackageDescription

// A separate package, so that building Typeset does not build its benchmarks.
let package = Package(
  name: "typeset-benchmarks",
  dependencies: [.package(name: "typeset", path: "..")],
  targets: [
    .executableTarget(
      name: "measure-layout", dependencies: [.product(name: "Typeset", package: "typeset")], path: "Layout"),
    .executableTarget(
      name: "measure-mockups", dependencies: [.product(name: "Typeset", package: "typeset")], path: "Mockups"),
    .executableTarget(
      name: "measure-verify", dependencies: [.product(name: "Typeset", package: "typeset")], path: "Verify"),
  ],
  swiftLanguageModes: [.v6]
)
