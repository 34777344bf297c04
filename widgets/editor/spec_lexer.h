// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <Qsci/qscilexercustom.h>

#include "widgets/editor/editor_colours.h"

namespace ludo::widgets {

/// Colours and folds a specification in a QsciScintilla, from the first line
/// that changed as far as is shown (the rest while idle). Styles are
/// TokenKinds; the state after each line is kept as its line state.
class SpecLexer : public QsciLexerCustom {
  Q_OBJECT
 public:
  explicit SpecLexer(QObject* parent = nullptr);

  void setColours(const EditorColours& colours);
  void setTextFont(const QFont& font);

  const char* language() const override { return "LudoForge"; }
  QString description(int style) const override;
  void styleText(int start, int end) override;
};

}  // namespace ludo::widgets
