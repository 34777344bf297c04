// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "widgets/editor/text_view.h"

namespace ludo::widgets {

/// The text of another view once more, to see two places of it at once: one text, one history of changes, but
/// a caret, folds and a place of its own. Typing does what it does there; completion and the bars belong to
/// the first. GUI thread.
class SecondView : public TextView {
  Q_OBJECT
 public:
  /// Begins at the place of `first`, which outlives it.
  explicit SecondView(TextView& first, QWidget* parent = nullptr);

 signals:
  /// The escape key, where there is nothing else to leave.
  void left();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
};

}  // namespace ludo::widgets
