// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "widgets/document/document.h"
#include "widgets/editor/language_services.h"
#include "widgets/editor/text_view.h"

namespace ludo::widgets {

class Completer;

/// The text of another view once more, to see two places of it at once: one text, one history of changes, but
/// a caret, folds and a place of its own. Typing does what it does there, and completions are offered; the
/// bars belong to the first. GUI thread.
class SecondView : public TextView {
  Q_OBJECT
 public:
  /// Begins at the place of `first`, which outlives it. `document` may go before it.
  SecondView(TextView& first, Document* document, const LanguageServices& services,
             QWidget* parent = nullptr);

  Completer* completer() const { return m_completer; }

 signals:
  /// The escape key, where there is nothing else to leave.
  void left();

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  Completer* m_completer;
};

}  // namespace ludo::widgets
