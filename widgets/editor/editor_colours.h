// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QColor>
#include <QPalette>
#include <array>

#include "widgets/editor/line_token.h"

namespace ludo::widgets {

/// `colour`, made lighter or darker as far as it takes to stand out from
/// `background` by `ratio`.
QColor withContrast(const QColor& colour, const QColor& background, double ratio = 4.5);

/// All colours of the editor, derived from a palette, light or dark.
struct EditorColours {
  explicit EditorColours(const QPalette& palette);

  QColor text;
  QColor paper;      ///< behind prose
  QColor codePaper;  ///< behind fenced blocks
  QColor currentLine;
  QColor margin;
  QColor marginText;
  QColor selection;
  QColor match;         ///< behind what a search found
  QColor currentMatch;  ///< behind the one it stands at
  QColor spelling;      ///< under unknown words
  std::array<QColor, static_cast<std::size_t>(TokenKind::Count)> tokens;

  const QColor& of(TokenKind kind) const { return tokens[static_cast<std::size_t>(kind)]; }
  const QColor& paperOf(TokenKind kind) const { return kind >= TokenKind::Fence ? codePaper : paper; }
};

}  // namespace ludo::widgets
