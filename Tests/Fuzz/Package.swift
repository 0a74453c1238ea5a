// swift-tools-version: 6.0
import PackageDescription

// A separate package, so that building Typeset does not build its fuzz targets; `Tests/Fuzz/run` builds and starts one.
let package = Package(
  name: "typeset-fuzz",
  dependencies: [.package(name: "typeset", path: "../..")],
  targets: [
    .systemLibrary(name: "CLibFuzzer", path: "CLibFuzzer"),
    .executableTarget(
      name: "fuzz-markup", dependencies: ["CLibFuzzer", .product(name: "Typeset", package: "typeset")], path: "Markup",
      swiftSettings: [.unsafeFlags(["-parse-as-library"])],
      // gold breaks off over the sanitizer's tables.
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]),
  ],
  swiftLanguageModes: [.v6]
)
