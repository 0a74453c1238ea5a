# A formula that builds the newest commit of the repository in HOMEBREW_TYPESET_REPOSITORY:
#
#   brew tap-new you/typeset
#   cp Packaging/Homebrew/typesetter.rb "$(brew --repository you/typeset)/Formula/"
#   HOMEBREW_TYPESET_REPOSITORY="file://$PWD" brew install --HEAD you/typeset/typesetter
class Typesetter < Formula
  desc "Typesets documents and screens in many languages as PDF, SVG and PNG"
  homepage ENV.fetch("HOMEBREW_TYPESET_REPOSITORY", "https://example.org/typeset")
  license "Apache-2.0" => { with: "Swift-exception" }
  head ENV.fetch("HOMEBREW_TYPESET_REPOSITORY", "https://example.org/typeset.git"), using: :git, branch: "main"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "cairo"
  depends_on "cmark-gfm"
  depends_on "expat"
  depends_on "fontconfig"
  depends_on "freetype"
  depends_on "harfbuzz"
  depends_on "icu4c"
  depends_on "jpeg-turbo"
  depends_on "libdeflate"
  depends_on "libpng"
  depends_on "libyaml"
  # Loaded at the first SVG picture.
  depends_on "librsvg"
  depends_on "zlib"

  uses_from_macos "swift" => :build

  def install
    system "swift", "build", "--disable-sandbox", "--configuration", "release", "--product", "typesetter"
    system "Packaging/install", ".build/release/typesetter", prefix
  end

  test do
    (testpath/"page.xml").write <<~XML
      <document lang="ar"><canvas width="200"><p>منارة</p></canvas></document>
    XML
    system bin/"typesetter", "render", "page.xml"
    assert_equal "%PDF-", (testpath/"page.pdf").read(5)
    assert_match "typeset 0.1.0\n", shell_output("#{bin}/typesetter --version")
  end
end
