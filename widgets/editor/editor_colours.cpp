// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/editor_colours.h"

#include "widgets/models/colours.h"
#include "widgets/models/severity_icon.h"

namespace ludo::widgets {

namespace {

struct TokenHue {
  TokenKind kind;
  QRgb light;
  QRgb dark;
};

constexpr TokenHue hues[] = {
    {TokenKind::Heading, 0x1f4e8c, 0x8ec7ff},     {TokenKind::Emphasis, 0x4a4a4a, 0xd6d6d6},
    {TokenKind::Strong, 0x202020, 0xf2f2f2},      {TokenKind::InlineCode, 0x8a3c00, 0xe8b27a},
    {TokenKind::Link, 0x0a5ea8, 0x7ab8f5},        {TokenKind::ListMark, 0x7a4fb0, 0xc3a6f0},
    {TokenKind::Fence, 0x6b7078, 0x8f98a3},       {TokenKind::Code, 0x3d4450, 0xc8ced8},
    {TokenKind::Key, 0x1c5fa8, 0x8cc4ff},         {TokenKind::SectionKey, 0x7a2f8f, 0xe0a3f5},
    {TokenKind::SectionName, 0x7a2f8f, 0xe0a3f5}, {TokenKind::String, 0x1d6b33, 0x9ad8a0},
    {TokenKind::Binding, 0x9a4a00, 0xffbe78},     {TokenKind::Number, 0x9c2b1f, 0xff9f8f},
    {TokenKind::Boolean, 0x8a2a6b, 0xf5a3d0},     {TokenKind::Comment, 0x66707a, 0x93a0ac},
    {TokenKind::Punctuation, 0x5a6370, 0xa3adba}, {TokenKind::YamlPlain, 0x2b2b2b, 0xe0e0e0},
};

}  // namespace

QColor withContrast(const QColor& colour, const QColor& background, double ratio) {
  QColor extreme = contrast(Qt::black, background) > contrast(Qt::white, background) ? Qt::black : Qt::white;
  QColor result = colour;
  for (int step = 1; step <= 20 && contrast(result, background) < ratio; ++step) {
    result = mixed(colour, extreme, step / 20.0);
  }
  return result;
}

EditorColours::EditorColours(const QPalette& palette)
    : text(palette.color(QPalette::Text)), paper(palette.color(QPalette::Base)) {
  bool dark = isDark(palette);
  QColor accent = palette.color(QPalette::Highlight);
  codePaper = mixed(paper, dark ? QColor(Qt::white) : QColor(0x2a4a70), dark ? 0.045 : 0.04);
  currentLine = mixed(paper, accent, dark ? 0.16 : 0.10);
  margin = mixed(paper, text, 0.05);
  // Who asks for black and white needs all the contrast that there is (WCAG 2.1, 1.4.6).
  const double ratio = contrast(text, paper) > 20 ? 7 : 4.5;
  marginText = withContrast(mixed(paper, text, 0.55), margin, ratio);
  selection = mixed(paper, accent, dark ? 0.45 : 0.30);
  match = dark ? QColor(0x8a7a2a) : QColor(0xffe27a);
  currentMatch = dark ? QColor(0xc98a2a) : QColor(0xffae42);
  spelling = withContrast(dark ? QColor(0xd98ae0) : QColor(0x9a3fa5), paper, ratio);
  tokens.fill(text);
  for (const TokenHue& hue : hues) {
    QColor& colour = tokens[static_cast<std::size_t>(hue.kind)];
    // Readable on the current line too, which lies between paper and text.
    colour = withContrast(withContrast(QColor(dark ? hue.dark : hue.light), paperOf(hue.kind), ratio),
                          currentLine, ratio);
  }
}

}  // namespace ludo::widgets
