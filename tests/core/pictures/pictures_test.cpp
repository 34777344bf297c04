// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <stdlib.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>

#include "core/base/limits.h"
#include "core/pictures/fitness.h"

namespace ludo::pictures {
namespace {

namespace fs = std::filesystem;
using namespace std::string_literals;

/// One pixel.
const std::string smallPng =
    "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1\b\6\0\0\0\x1f\x15\xc4\x89\0\0\0\rIDATx\xda\x63\x64\xf8\xcfP\x0f\0\3\x86\1\x80Z4}k\0\0\0\0IEND\xae\x42`\x82"s;

std::string svg(const std::string& inside, const std::string& attributes = "") {
  return R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" )" + attributes + ">" + inside +
         "</svg>";
}

std::string whyNot(const std::string& inside) {
  return whyUnfitSvg(svg(inside)).value_or("");
}

TEST(Pictures, OfShapesTextsAndGradientsAreFit) {
  EXPECT_EQ(whyNot(R"(<title>A &amp; B</title><g><circle r="2"/><path d="M0 0 L1 1"></path></g>)"), "");
  EXPECT_EQ(
      whyNot(
          R"y(<defs><linearGradient id="a"/><radialGradient xlink:href='#a'/></defs><rect fill="url(#a)" )y"
          R"y(style="stroke: url('#a')"/>)y"),
      "");
  EXPECT_EQ(whyNot("<style>rect { fill: red }</style><style><![CDATA[a > b {}]]></style><!-- <use/> -->"),
            "");
  EXPECT_EQ(
      whyUnfitSvg("\xEF\xBB\xBF<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- x -->\n" + svg("") + "\n"),
      std::nullopt);
  EXPECT_EQ(whyNot(R"(<sodipodi:namedview pagecolor="#fff"/>)"), "")
      << "what editors leave behind draws nothing";
  EXPECT_EQ(whyNot("<style><![CDATA[a { fill: url(#b) }]]></style><text>&#169; &#x3b1; &lt;</text>"), "");
}

TEST(Pictures, ThatReferToAnythingElseAreRefused) {
  for (const char* outside :
       {R"(<a href="file:///etc/passwd"/>)", "<a xlink:href='x.svg#a'/>",
        R"(<g href="data:image/png;base64,AA"/>)", R"(<g href="&#35;a"/>)",
        R"y(<rect fill="url(x.svg#a)"/>)y", R"y(<rect style="fill: url( 'http://x' )"/>)y",
        "<style>@import 'x.css';</style>", "<style><![CDATA[a { fill: url(x) }]]></style>",
        R"y(<rect fill="&#117;rl(x.svg#a)"/>)y", R"y(<rect fill="u&#x72;l(&#120;.svg)"/>)y",
        "<style>&#64;import 'x.css';</style>"})
    EXPECT_NE(whyNot(outside).find("outside itself"), std::string::npos)
        << outside << ": " << whyNot(outside);
  EXPECT_NE(whyUnfitSvg("<!DOCTYPE svg [<!ENTITY a SYSTEM 'file:///etc/passwd'>]>" + svg("&a;")),
            std::nullopt);
  EXPECT_NE(whyUnfitSvg(R"(<?xml-stylesheet type="text/css" href="x.css"?>)" + svg("")), std::nullopt);
  for (const char* unknown : {"&a;", "&#;", "&#x;", "&# 1;", "&#00000000117;rl(x)", "&", "&#117"})
    EXPECT_NE(whyNot(unknown), "") << unknown;
}

TEST(Pictures, ThatRepeatMoveOrRunAreRefused) {
  for (const char* name :
       {"use", "image", "pattern", "filter", "mask", "script", "animate", "set", "foreignObject"}) {
    EXPECT_NE(whyNot("<"s + name + "/>"), "") << name;
    EXPECT_NE(whyNot("<svg:"s + name + "></svg:" + name + ">"), "") << name;
  }
}

TEST(Pictures, ThatAreNoWholeXmlAreRefused) {
  for (const std::string& text :
       {""s, "no drawing"s, "<html></html>"s, "<svg>"s, "<svg"s, "<svg></g>"s, "<svg a></svg>"s,
        "<svg a=b></svg>"s, "<svg a=\"<\"/>"s, "<svg/><svg/>"s, "<svg/>text"s, "<svg><!-- "s,
        "<svg>\0</svg>"s, "<svg a=\"1\"b=\"2\"/>"s, "<?xml version=\"1.0\" encoding=\"utf-16\"?><svg/>"s,
        "<?xml "s, "<![CDATA[]]><svg/>"s})
    EXPECT_NE(whyUnfitSvg(text), std::nullopt) << text;
}

TEST(Pictures, AreBoundedInDepth) {
  const auto nested = [](std::size_t depth) {
    std::string all;
    for (std::size_t i = 0; i < depth; ++i) all += "<g>";
    for (std::size_t i = 0; i < depth; ++i) all += "</g>";
    return svg(all);
  };
  EXPECT_EQ(whyUnfitSvg(nested(limits::svgDepth - 1)), std::nullopt);
  EXPECT_NE(whyUnfitSvg(nested(limits::svgDepth)), std::nullopt);
}

TEST(Pictures, OfPixelsAreWholeAndBounded) {
  EXPECT_EQ(whyUnfitPng(smallPng), std::nullopt);
  for (std::size_t size = 0; size < smallPng.size(); ++size)
    EXPECT_NE(whyUnfitPng(smallPng.substr(0, size)), std::nullopt) << size;
  for (std::size_t at = 0; at < smallPng.size(); ++at) {
    std::string damaged = smallPng;
    damaged[at] = static_cast<char>(damaged[at] ^ 0x10);
    EXPECT_NE(whyUnfitPng(damaged), std::nullopt) << at;
  }
}

TEST(Pictures, HaveTheirFormatByName) {
  EXPECT_EQ(formatOf("a/b.svg"), Format::Svg);
  EXPECT_EQ(formatOf("A.PNG"), Format::Png);
  EXPECT_EQ(formatOf("a.jpg"), std::nullopt);
  EXPECT_EQ(formatOf("svg"), std::nullopt);
}

TEST(Pictures, AreMeantByPatterns) {
  EXPECT_TRUE(matches("cards/{kind}.svg", "cards/sword.svg"));
  EXPECT_TRUE(matches("{a}-{b}.png", "q-of-hearts.png"));
  EXPECT_TRUE(matches("{a}", ""));
  EXPECT_TRUE(matches("plain.svg", "plain.svg"));
  EXPECT_FALSE(matches("cards/{kind}.svg", "cards/more/sword.svg")) << "a property is no path";
  EXPECT_FALSE(matches("cards/{kind}.svg", "cards/sword.png"));
  EXPECT_FALSE(matches("a{b", "ab"));
  EXPECT_FALSE(matches("plain.svg", "plain.svgz"));
}

class PictureFolders : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (fs::temp_directory_path() / "ludo-pictures-XXXXXX").string();
    ASSERT_NE(::mkdtemp(pattern.data()), nullptr);
    m_root = pattern;
    fs::create_directories(m_root / "game" / "cards" / "deep");
    fs::create_directories(m_root / "game" / ".hidden");
    write("game/game.md", "# Game\n");
    write("game/cards/sword.svg", svg(""));
    write("game/cards/deep/shield.svg", svg(""));
    write("game/.hidden/x.svg", svg(""));
    write("game/dot.png", smallPng);
    write("outside.svg", svg(""));
  }
  void TearDown() override { fs::remove_all(m_root); }

  void write(const std::string& name, const std::string& content) {
    std::ofstream(m_root / name, std::ios::binary) << content;
  }
  PictureFolder folder() { return PictureFolder::ofDocument((m_root / "game" / "game.md").string()); }
  std::string failureOf(const std::string& name) {
    const Result<std::string> bytes = folder().read(name);
    return bytes ? "" : bytes.failure();
  }

  fs::path m_root;
};

TEST_F(PictureFolders, HoldWhatLiesBelowTheDocument) {
  EXPECT_EQ(folder().names(),
            (std::vector<std::string>{"cards/deep/shield.svg", "cards/sword.svg", "dot.png"}));
  EXPECT_EQ(folder().matching("cards/{kind}.svg"), std::vector<std::string>{"cards/sword.svg"});
  EXPECT_EQ(folder().matching("gone.svg"), std::vector<std::string>{"gone.svg"});
  EXPECT_EQ(failureOf("cards/sword.svg"), "");
  EXPECT_EQ(failureOf("dot.png"), "");
  EXPECT_TRUE(folder().has("dot.png"));
  EXPECT_FALSE(folder().has("gone.png"));
}

TEST_F(PictureFolders, LeadNowhereElse) {
  fs::create_symlink(m_root / "outside.svg", m_root / "game" / "link.svg");
  fs::create_symlink(m_root, m_root / "game" / "up");
  fs::create_symlink(m_root / "game" / "cards" / "sword.svg", m_root / "game" / "within.svg");
  EXPECT_EQ(failureOf("within.svg"), "");
  EXPECT_NE(failureOf("link.svg").find("link out"), std::string::npos);
  EXPECT_NE(failureOf("up/outside.svg").find("link out"), std::string::npos);
  for (const std::string& name :
       {"../outside.svg"s, "cards/../../outside.svg"s, (m_root / "outside.svg").string()}) {
    EXPECT_NE(failureOf(name).find("does not lie in"), std::string::npos) << name;
    EXPECT_FALSE(folder().has(name)) << name;
  }
  for (const std::string& name : folder().names()) EXPECT_FALSE(name.starts_with("up/")) << name;
}

TEST_F(PictureFolders, RefuseWhatIsTooLargeOrNoFile) {
  write("game/large.svg", svg("<!--" + std::string(limits::svgBytes, ' ') + "-->"));
  fs::create_directory(m_root / "game" / "folder.svg");
  ASSERT_EQ(::mkfifo((m_root / "game" / "pipe.svg").c_str(), 0600), 0);
  EXPECT_NE(failureOf("large.svg"), "");
  EXPECT_NE(failureOf("folder.svg"), "");
  EXPECT_NE(failureOf("pipe.svg"), "") << "and nobody waits for it";
  EXPECT_NE(failureOf("game.md"), "");
}

TEST(PictureFoldersOf, DocumentsWithoutAFileHaveNone) {
  const PictureFolder none = PictureFolder::ofDocument("Untitled 1");
  EXPECT_FALSE(none.isThere());
  EXPECT_TRUE(none.names().empty());
  EXPECT_FALSE(none.read("a.svg"));
}

}  // namespace
}  // namespace ludo::pictures
