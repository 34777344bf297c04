// SPDX-License-Identifier: Apache-2.0
// Pictures of tokens, cards and boards: what is found fit is drawn, and takes no more memory than it may.
#include <QtGui/QGuiApplication>
#include <algorithm>
#include <array>

#include "checks.h"
#include "core/base/limits.h"
#include "core/pictures/fitness.h"
#include "widgets/pictures/picture.h"
#include "window_targets.h"

namespace ludo::fuzz {
namespace {

constexpr int side = 64;

/// Letters need fonts, and fonts a program with a display. It lives until the process ends.
void beProgram() {
  if (qApp != nullptr) return;
  qputenv("QT_QPA_PLATFORM", "offscreen");
  static int count = 1;
  static std::array<char, 8> name{"picture"};
  static std::array<char*, 2> arguments{name.data(), nullptr};
  static const auto* const program = new QGuiApplication(count, arguments.data());
  static_cast<void>(program);
}

void feed(std::string_view input) {
  beProgram();
  for (const pictures::Format format : {pictures::Format::Svg, pictures::Format::Png}) {
    const std::optional<std::string> why = pictures::whyUnfit(format, input);
    require(!why || !why->empty(), "a picture is refused without a word");
    if (why) continue;
    const widgets::PicturePtr picture = widgets::Picture::decode(format, std::string(input), side);
    if (!picture) continue;
    require(std::max(picture->size().width(), picture->size().height()) <= side,
            "a picture is larger than asked");
  }
}

std::vector<std::string> drawings() {
  const auto drawing = [](const std::string& inside) {
    return R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">)" + inside + "</svg>";
  };
  return {
      drawing(R"(<circle cx="32" cy="33" r="27" fill="#c8763c"/>)"),
      drawing(
          R"(<defs><linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient></defs><rect )"
          R"y(width="9" height="9" style="fill: url(#a)"/><text x="3" y="9">K&amp;Q</text>)y"),
      drawing(
          R"y(<style><![CDATA[.a { fill: blue }]]></style><g transform="rotate(30)"><path class="a" d="M0 0 )y"
          R"(L9 9 a5 5 0 0 1 10 0 Z" stroke-dasharray="1 2"/></g><!-- x -->)"),
      // One pixel.
      std::string("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1\b\6\0\0\0\x1f\x15\xc4\x89\0\0\0\rIDATx\xda"
                  "\x63\x64\xf8\xcfP\x0f\0\3\x86\1\x80Z4}k\0\0\0\0IEND\xae\x42`\x82",
                  70),
  };
}

}  // namespace

const Target pictureTarget{"picture", &feed, nullptr, limits::svgBytes, &drawings};

}  // namespace ludo::fuzz
