// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>
#include <string_view>
#include <vector>

#include "widgets/document/text_hunks.h"

class QLabel;
class QListWidget;

namespace ludo::widgets {

class DiffView;

/// Shows what would become of a text, change by change, each of which can be left out. GUI thread.
class ChangesView : public QWidget {
  Q_OBJECT
 public:
  explicit ChangesView(QWidget* parent = nullptr);

  /// All changes are chosen at first.
  void setTexts(std::string_view before, std::string_view after);
  std::size_t count() const { return m_hunks.size(); }
  /// Edits of the text before, in its order.
  std::vector<diagnostics::TextEdit> chosen() const;

 signals:
  void chosenChanged();

 private:
  void showCurrent();
  static QString titleOf(const TextHunk& hunk);

  std::vector<TextHunk> m_hunks;
  QListWidget* m_list;
  DiffView* m_diff;
};

}  // namespace ludo::widgets
