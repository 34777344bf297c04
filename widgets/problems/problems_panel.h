// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QTimer>
#include <QWidget>

#include "core/diagnostics/diagnostic.h"

class QAction;
class QLabel;
class QLineEdit;
class QModelIndex;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTextBrowser;
class QToolButton;
class QTreeView;
class QUrl;

namespace ludo::widgets {

class ProblemsFilterModel;
class ProblemsModel;

/// Lists the diagnostics of a document with what there is to know about the
/// chosen one. GUI thread.
class ProblemsPanel : public QWidget {
  Q_OBJECT
 public:
  explicit ProblemsPanel(QWidget* parent = nullptr);
  ~ProblemsPanel() override;

  /// Shows these diagnostics, whose spans are offsets into `source`. With a
  /// null source nothing has been checked yet.
  void setProblems(diagnostics::List problems, SourcePtr source);

  /// Chooses the problem at this place, if one that is listed stands there.
  void select(Span place);

  ProblemsModel* model() const { return m_model; }

  /// Whether the panel is a line only while there are no problems. It unfolds once problems have stayed for a
  /// second, so that it does not come and go under somebody who types.
  void setFoldable(bool foldable);
  bool isFolded() const;
  /// The height of the line, in pixels.
  int foldedHeight() const;
  /// The least height in which all of it can be seen when it is not folded, and a good one.
  int leastHeight() const;
  int goodHeight() const;

 signals:
  /// The user wants to see a place of the source that was shown last.
  void placeRequested(ludo::Span place);
  /// The user wants a fix applied to the source that was shown last.
  void fixRequested(const ludo::diagnostics::Fix& fix);
  void foldedChanged();
  /// All that can be mended shall be, after a look at what would change.
  void repairRequested();

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QWidget* makeFilterRow();
  QWidget* makeList();
  QWidget* makeDetails();
  QWidget* makeEmptyState();
  QToolButton* makeSeverityButton(diagnostics::Severity severity);
  void showSelected();
  void showCounts();
  /// The message keeps its room: where a problem stands in the game gives way, and goes where nothing is
  /// known.
  void fitColumns();
  void showRightPage();
  void foldOrUnfold();
  void setFolded(bool folded);
  void showAll();
  void activate(const QModelIndex& index);
  void applyFix();
  void copySelected();
  void openLink(const QUrl& link);
  /// Row in the model of the selected problem, -1 when there is none.
  int selectedRow() const;

  ProblemsModel* m_model;
  ProblemsFilterModel* m_filter;
  QToolButton* m_severityButtons[3] = {};
  QLineEdit* m_filterText = nullptr;
  QToolButton* m_repair = nullptr;
  QStackedWidget* m_pages = nullptr;
  QSplitter* m_splitter = nullptr;
  QTreeView* m_list = nullptr;
  QTextBrowser* m_details = nullptr;
  bool m_areDetailsScrolled = false;  ///< by a person, since what they tell changed
  QPushButton* m_fixButton = nullptr;
  QPushButton* m_goButton = nullptr;
  QPushButton* m_copyButton = nullptr;
  QAction* m_fixAction = nullptr;
  QAction* m_goAction = nullptr;
  QAction* m_copyAction = nullptr;
  QLabel* m_emptyTitle = nullptr;
  QLabel* m_emptyText = nullptr;
  QPushButton* m_showAllButton = nullptr;
  QTimer m_unfold;
  bool m_foldable = false;
};

}  // namespace ludo::widgets
