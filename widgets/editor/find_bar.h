// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QTimer>
#include <QWidget>

#include "widgets/editor/text_search.h"

class QGridLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace ludo::widgets {

class TextView;

/// Finds and replaces in a text view: every match is marked, the current one selected. GUI thread.
class FindBar : public QWidget {
  Q_OBJECT
 public:
  explicit FindBar(TextView* view, QWidget* parent = nullptr);

  /// Shows the bar and takes the selected text, if it is within a line, as what to find.
  void openForFind();
  void openForReplace();
  /// Hides the bar and gives the focus back to the text.
  void dismiss();
  /// Selects the next or previous match from the caret on, round the end.
  void findNext();
  void findPrevious();
  bool hasPattern() const;

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QLineEdit* makeField(const QString& name);
  QToolButton* makeOption(const QString& text, const QString& name);
  QToolButton* makeButton(const QString& text, const QString& tip);
  void build();
  void open(bool replace);
  SearchQuery query() const;
  /// Searches again and marks the matches.
  void refresh();
  void showStatus();
  /// The match the caret stands at, or the first at or after `offset`; round the end.
  std::size_t matchFrom(std::size_t offset) const;
  void goTo(std::size_t match);
  void replaceCurrent();
  void replaceAll();

  TextView* m_view;
  QLineEdit* m_pattern = nullptr;
  QLineEdit* m_replacement = nullptr;
  QToolButton* m_caseOption = nullptr;
  QToolButton* m_wordOption = nullptr;
  QToolButton* m_regexOption = nullptr;
  QLabel* m_status = nullptr;
  QWidget* m_replaceRow = nullptr;
  SearchResult m_result;
  /// Where the search began: typing more of the pattern searches from here again.
  std::size_t m_origin = 0;
  /// Many changes at once, such as an undone "replace all", are searched through once.
  QTimer m_changed;
};

}  // namespace ludo::widgets
