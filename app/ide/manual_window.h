// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QDialog>
#include <vector>

#include "app/ide/manual.h"

class QLabel;
class QLineEdit;
class QTextBrowser;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace ludo::ide {

/// The manual in a window of its own, beside the game: its headings, which a search narrows, and the text of
/// the one that is chosen. GUI thread.
class ManualWindow : public QDialog {
  Q_OBJECT
 public:
  explicit ManualWindow(QWidget* parent = nullptr);

  /// The title of what is shown.
  QString shownTitle() const;

 private:
  void fillTree();
  void filter(const QString& text);
  void showSection(std::size_t section);
  void follow(const QUrl& link);
  void goBack();

  std::vector<ManualSection> m_sections;
  std::vector<QTreeWidgetItem*> m_items;  ///< by section
  std::vector<std::size_t> m_before;      ///< what was shown, the last one last
  std::size_t m_shown = 0;

  QLineEdit* m_search = nullptr;
  QTreeWidget* m_tree = nullptr;
  QLabel* m_none = nullptr;
  QTextBrowser* m_text = nullptr;
  QToolButton* m_back = nullptr;
};

}  // namespace ludo::ide
