// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QPlainTextEdit>

#include "widgets/document/text_diff.h"

namespace ludo::widgets {

/// Shows how two texts differ, to be read: what goes has a minus and a red ground, what comes a plus and a
/// green one. GUI thread.
class DiffView : public QPlainTextEdit {
  Q_OBJECT
 public:
  explicit DiffView(QWidget* parent = nullptr);

  void setDiff(std::vector<DiffLine> lines);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  static QString textOf(const DiffLine& line);
  void colour();

  std::vector<DiffLine> m_lines;
};

}  // namespace ludo::widgets
