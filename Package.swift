// swift-tools-version: 6.2
import PackageDescription

/// A C library found by pkg-config, with the packages that bring it.
func system(_ name: String, _ pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/\(name)", pkgConfig: pkgConfig,
    providers: [.apt([apt]), .brew([brew])])
}

/// The libraries of ICU to link. On Linux, the target CICU loads the second one when a document needs it.
#if os(Linux)
  let icu = "icu-uc"
#else
  let icu = "icu-uc icu-i18n"
#endif

/// A folder with the static libraries of ICU and C++, for the release command on Linux. It then contains ICU's code,
/// and shares only the data with other programs.
let staticLibraries = Context.environment["TYPESET_STATIC_LIBRARIES"] ?? ""

/// The door to ICU. Compiled, unlike other doors: Foundation has an ICU of its own, whose headers must not meet these.
/// It also loads a library, or finds the data. Linked statically, it has the linker look for the library of C++ in that
/// folder first.
let doorToICU: Target =
  staticLibraries.isEmpty
  ? .target(name: "CICU", dependencies: ["CICULibrary"])
  : .target(
    name: "CICU", cSettings: [.define("TYPESET_STATIC_ICU")],
    linkerSettings: [
      .unsafeFlags(
        ["libicui18n.a", "libicuuc.a"].map { "\(staticLibraries)/\($0)" } + ["-L\(staticLibraries)", "-licudata"])
    ])

/// Everything in the folder Fonts but its Swift file.
let fontFiles =
  ["", "Mono", "ArabicUI", "DevanagariUI", "ThaiUI", "Hebrew"].map { "NotoSans\($0)-Regular.ttf" }
  + ["", "ArabicUI", "DevanagariUI", "ThaiUI", "Hebrew"].flatMap { family in
    ["SemiBold", "Bold"].map { "NotoSans\(family)-\($0).ttf" }
  } + ["", "Bold"].map { "NotoSans-\($0)Italic.ttf" }
  + ["Regular", "Medium", "SemiBold", "Bold", "Italic", "BoldItalic"].map { "Inter-\($0).otf" }
  + ["Regular", "Bold"].map { "NotoNastaliqUrdu-\($0).ttf" }
  + [
    "NotoSansMono-Bold.ttf", "NotoSansMath-Regular.ttf", "DroidSansFallback.ttf", "OFL.txt", "Apache-2.0.txt",
    "README.md",
  ]

let package = Package(
  name: "typeset",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Typeset", targets: ["Typeset"]),
    .library(name: "TypesetReview", targets: ["TypesetReview"]),
    .library(name: "TypesetFonts", targets: ["TypesetFonts"]),
    .library(name: "TypesetTesting", targets: ["TypesetTesting"]),
    .executable(name: "typesetter", targets: ["TypesetCommand"]),
    .plugin(name: "TypesetPlugin", targets: ["TypesetPlugin"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // The sockets of the preview, without its handlers, which would link libcurl.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.20.0"),
  ],
  targets: [
    system("CHarfBuzz", "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
    system("CCairo", "cairo cairo-ft cairo-pdf cairo-svg", apt: "libcairo2-dev", brew: "cairo"),
    system("CICULibrary", icu, apt: "libicu-dev", brew: "icu4c"),
    system("CExpat", "expat", apt: "libexpat1-dev", brew: "expat"),
    system("CMarkdown", "libcmark-gfm", apt: "libcmark-gfm-dev", brew: "cmark-gfm"),
    system("CFontconfig", "fontconfig", apt: "libfontconfig-dev", brew: "fontconfig"),
    system("CYAML", "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
    system("CZlibLibrary", "zlib", apt: "zlib1g-dev", brew: "zlib"),
    .systemLibrary(name: "CSystem"),
    system("CDeflate", "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
    system("CPNG", "libpng", apt: "libpng-dev", brew: "libpng"),
    system("CJPEG", "libjpeg", apt: "libjpeg-dev", brew: "jpeg-turbo"),
    doorToICU,
    // Compiled: files of the libraries as bytes in the code, so that there is no file to look for.
    .target(name: "CEmbedded"),
    // What the command changes in its process: it replaces functions of the system's libraries. Never part of a library
    // product.
    .target(name: "CCommand", dependencies: ["CDeflate", "CZlibLibrary"]),
    .target(
      name: "Typeset",
      dependencies: [
        "CHarfBuzz", "CCairo", "CICU", "CDeflate", "CEmbedded", "CExpat", "CFontconfig", "CJPEG", "CMarkdown", "CPNG",
        "CSystem", "CYAML",
      ],
      path: "Sources/Typeset/Library",
      exclude: [
        "Pictures/Icons/Set", "Localization/Keyboards/Layouts", "Localization/Spoken/Words",
        "Unicode/Hyphenation/Patterns",
      ]),
    // Sheets, batches, comparison and verification.
    .target(name: "TypesetReview", dependencies: ["Typeset"]),
    .executableTarget(
      name: "TypesetCommand",
      dependencies: [
        "CCommand", "Typeset", "TypesetReview", "TypesetPreviewServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/typeset/Command"),
    // `swift package typesetter …`, for packages that use a library.
    .plugin(
      name: "TypesetPlugin",
      capability: .command(
        intent: .custom(verb: "typesetter", description: "Runs typesetter in the folder of the package."),
        permissions: [.writeToPackageDirectory(reason: "It writes pages, baselines and reports.")]),
      path: "Sources/TypesetPlugin"),
    // The live preview without its server: what the page asks for, and the answers.
    .target(
      name: "TypesetPreview", dependencies: ["Typeset", "TypesetReview", "CSystem"],
      exclude: ["Page"]),
    // The sockets of the preview.
    .target(
      name: "TypesetPreviewServer",
      dependencies: [
        "Typeset", "TypesetReview", "TypesetPreview", .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      path: "Sources/typeset/Preview"),
    // The bundled fonts for other packages. The command never links it: a resource accessor holds an absolute path.
    .target(
      name: "TypesetFonts", path: "Fonts", exclude: ["Packs"], sources: ["TypesetFonts.swift"],
      resources: fontFiles.map { .copy($0) }),
    // Visual tests for the tests of other packages, and for the project's own.
    .target(name: "TypesetTesting", dependencies: ["Typeset", "TypesetReview", "TypesetFonts"]),
    .testTarget(
      name: "TypesetTests", dependencies: ["CCommand", "Typeset", "TypesetReview", "TypesetPreview", "TypesetTesting"],
      path: "Tests/TypesetTests"),
  ],
  swiftLanguageModes: [.v6]
)

// Whatever is unsafe says so (SE-0458). The compiler checks how long spans live, also in types that hold some. Names of
// targets in C begin with a C.
for target in package.targets where !target.name.hasPrefix("C") && target.type != .plugin {
  target.swiftSettings = [.enableExperimentalFeature("Lifetimes"), .strictMemorySafety()]
}

// Benchmarks and fuzz targets look inside the library, so they are targets of its package; only those who ask build
// them.
if Context.environment["TYPESET_BENCHMARKS"] != nil {
  package.targets += ["Layout", "Mockups", "Preview", "Verify"].map { name in
    .executableTarget(
      name: "measure-\(name.lowercased())", dependencies: ["Typeset", "TypesetReview"], path: "Benchmarks/\(name)")
  }
}
if Context.environment["TYPESET_FUZZ"] != nil {
  package.targets += [
    .systemLibrary(name: "CLibFuzzer", path: "Tests/Fuzz/CLibFuzzer"),
    // Looks inside the libraries, which are built with testing enabled.
    .executableTarget(
      name: "fuzz", dependencies: ["CLibFuzzer", "Typeset", "TypesetReview"], path: "Tests/Fuzz/Targets",
      swiftSettings: [.unsafeFlags(["-parse-as-library"])],
      // gold breaks off over the sanitizer's tables.
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]),
  ]
}
