// SPDX-License-Identifier: Apache-2.0
#include "core/pictures/embedded.h"

#include <gtest/gtest.h>

namespace ludo::pictures {
namespace {

std::string unpacked(const std::string& uri) {
  constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string bytes;
  std::uint32_t bits = 0;
  int held = 0;
  for (const char letter : uri.substr(uri.find(',') + 1)) {
    if (letter == '=') break;
    bits = bits << 6U | static_cast<std::uint32_t>(digits.find(letter));
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes += static_cast<char>(bits >> static_cast<unsigned>(held) & 0xFFU);
  }
  return bytes;
}

std::string drawing(const std::string& svg) {
  const auto embedded = embed(Format::Svg, svg);
  return embedded ? unpacked(embedded->uri) : "none";
}

TEST(Base64, IsThatOfItsStandard) {
  // RFC 4648, section 10.
  EXPECT_EQ(base64(""), "");
  EXPECT_EQ(base64("f"), "Zg==");
  EXPECT_EQ(base64("fo"), "Zm8=");
  EXPECT_EQ(base64("foo"), "Zm9v");
  EXPECT_EQ(base64("foobar"), "Zm9vYmFy");
  EXPECT_EQ(base64("\xFF\xFE\xFD"), "//79");
}

TEST(EmbeddedPictures, AreDrawnLargeInTheirProportions) {
  const auto wide = embed(Format::Svg, "<svg viewBox='0 0 64 32'><g/></svg>");
  ASSERT_TRUE(wide);
  EXPECT_DOUBLE_EQ(wide->width / wide->height, 2);
  EXPECT_EQ(unpacked(wide->uri), R"(<svg viewBox='0 0 64 32' width="1024" height="512"><g/></svg>)");
  EXPECT_EQ(drawing(R"(<svg width = "8px" height='16' fill='a>b'/>)"),
            R"(<svg   fill='a>b' viewBox="0 0 8.000000 16.000000" width="512" height="1024"/>)");
  EXPECT_EQ(drawing(R"(<?xml version="1.0"?><!-- <svg viewBox='0 0 1 1'> --><svg viewBox='0,0,4,4'></svg>)"),
            R"(<?xml version="1.0"?><!-- <svg viewBox='0 0 1 1'> --><svg viewBox='0,0,4,4' )"
            R"(width="1024" height="1024"></svg>)");
}

TEST(EmbeddedPictures, WithoutASizeAreNone) {
  for (const char* svg :
       {"<svg/>", "<svg width='100%' height='100%'/>", "<svg viewBox='0 0 0 4'/>",
        "<svg viewBox='0 0 nan 4'/>", "<svg viewBox='0 0 1e999 4'/>", "<svg viewBox='", "", "<"})
    EXPECT_FALSE(embed(Format::Svg, svg)) << svg;
  EXPECT_FALSE(embed(Format::Png, "short"));
}

}  // namespace
}  // namespace ludo::pictures
