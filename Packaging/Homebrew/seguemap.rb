# The formula for a tap. `Scripts/release.sh formula FOLDER` fills in the version and the checksum.
class Seguemap < Formula
  desc "Draw how the screens of an iOS, macOS, tvOS or watchOS app lead to each other"
  homepage "https://github.com/OWNER/SegueMap"
  url "https://github.com/OWNER/SegueMap/releases/download/vVERSION/seguemap-VERSION-macos-universal.tar.gz"
  sha256 "CHECKSUM"
  license "MIT"

  head do
    url "https://github.com/OWNER/SegueMap.git", branch: "main"

    depends_on "pkgconf" => :build
    depends_on xcode: ["26.4", :build]
  end

  depends_on "cairo"
  depends_on "glib"
  depends_on "graphviz"
  depends_on "jpeg-turbo"
  depends_on "libpng"
  depends_on "libxml2"
  depends_on "libyaml"
  depends_on macos: :sequoia
  depends_on "pango"

  def install
    if build.head?
      system "swift", "build", "--disable-sandbox", "--configuration", "release", "--product", "seguemap"
      bin.install ".build/release/seguemap"
    else
      # Beside each other, since the program looks for `lib` from its own folder.
      libexec.install Dir["{bin,lib}"]
      bin.install_symlink libexec/"bin/seguemap"
      man1.install "share/man/man1/seguemap.1"
    end
    generate_completions_from_executable(bin/"seguemap", "completions")
  end

  test do
    (testpath/"Main.storyboard").write <<~XML
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
        <scenes>
          <scene sceneID="1"><objects><viewController id="a" sceneMemberID="viewController">
            <connections><segue destination="b" kind="show" id="s"/></connections>
          </viewController></objects></scene>
          <scene sceneID="2"><objects><viewController id="b" sceneMemberID="viewController"/></objects></scene>
        </scenes>
      </document>
    XML
    system bin/"seguemap", "Main.storyboard", "-o", "flow.svg"
    assert_match "1 segue", (testpath/"flow.svg").read
    assert_match version.to_s, shell_output("#{bin}/seguemap --version")
  end
end
